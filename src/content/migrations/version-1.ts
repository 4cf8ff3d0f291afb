import { findNodeAtLocation, type Node } from 'jsonc-parser'

import { addFirst, type TextEdit } from '#json/edit-text.ts'

/**
 * Rewrites version 0 for version 1. In version 0 the sections were an object with a field for each
 * type, in the order of the page. In version 1 they are a list, and each section has a "type".
 */
export function rewriteForVersion1(root: Node, text: string): TextEdit[] {
  const sections = findNodeAtLocation(root, ['sections'])
  if (sections?.type !== 'object') return []
  return [
    {
      offset: sections.offset,
      length: 1,
      content: '[',
      message: '"sections" is a list [ ] now, in the same order.',
    },
    ...(sections.children ?? []).flatMap((field) => listSection(field, text)),
    {
      offset: sections.offset + sections.length - 1,
      length: 1,
      content: ']',
      message: 'The list of sections ends with ].',
    },
  ]
}

/** Removes the name of a section, and writes it into the section as its type. */
function listSection({ children: [key, section] = [] }: Node, text: string): TextEdit[] {
  if (!key || !section) return []
  const name = text.slice(key.offset, key.offset + key.length)
  const unnamed = { offset: key.offset, length: section.offset - key.offset, content: '' }
  if (section.type !== 'object' || findNodeAtLocation(section, ['type'])) {
    return [{ ...unnamed, message: `The section ${name} is no longer under a key.` }]
  }
  return [
    {
      ...unnamed,
      message: `The section ${name} says "type": ${name} now, and is no longer under a key.`,
    },
    addFirst(section, 'type', name, text),
  ]
}
