import { applyEdits, findNodeAtLocation, modify, parseTree, type Node } from 'jsonc-parser'

import { makeUnique } from '#fields/make-id.ts'
import { reservedIds } from '#fields/identifier.ts'

/**
 * Adds a section of a type to the text of a content file, before the last section: the first one
 * opens the page and the last one closes it. Every other byte stays. Returns undefined where the
 * text has no list of sections.
 */
export function addSectionExample(text: string, type: string, fields: object): string | undefined {
  // The offsets must be those of the text, with a byte order mark too.
  const json = text.replace(/^\uFEFF/u, ' ')
  const root = parseTree(json)
  const list = root && findNodeAtLocation(root, ['sections'])
  const count = list?.children?.length ?? 0
  if (!list || list.type !== 'array' || count === 0) return undefined
  const [, indent = '  '] = /\n([ \t]+)\S/u.exec(text) ?? []
  const section = { type, id: makeFreeId(list, type), ...fields }
  const edits = modify(json, ['sections', Math.max(1, count - 1)], section, {
    isArrayInsertion: true,
    formattingOptions: {
      insertSpaces: !indent.startsWith('\t'),
      tabSize: indent.length,
      eol: text.includes('\r\n') ? '\r\n' : '\n',
    },
  })
  return applyEdits(text, edits)
}

/** The type as an anchor, with a number where a section has it already. */
function makeFreeId(list: Node, type: string): string {
  const ids = (list.children ?? []).map((section): unknown => {
    return findNodeAtLocation(section, ['id'])?.value
  })
  return makeUnique(type, new Set([...ids, ...reservedIds]))
}
