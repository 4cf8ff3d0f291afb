import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type Edit,
  type Node,
} from 'jsonc-parser'

import { addAfter, addFirst, type TextEdit } from '#json/edit-text.ts'

import { rewriteForVersion1 } from './migrations/version-1.ts'
import { rewriteForVersion2 } from './migrations/version-2.ts'
import { currentVersion, readVersion } from './schema-version.ts'

/** What a migration changed: the line in the text as it was, and what became of it. */
type Change = { readonly line: number; readonly message: string }

type Migration = { readonly text: string; readonly changes: readonly Change[] }

/** The first rewrites a text of version 0, the next one of version 1, and so on. */
const rewrites = [rewriteForVersion1, rewriteForVersion2]

/**
 * Rewrites a JSON text of an older version for the current version, step by step, and keeps every
 * byte that need not change. Any other text comes back as it is.
 */
export function migrate(text: string): Migration {
  const document = readTree(text)
  const version = document && readVersion(getNodeValue(document))
  if (version === undefined || version >= currentVersion) return { text, changes: [] }
  const changes: Change[] = []
  const applied: Edit[][] = []
  let migrated = text
  for (const rewrite of [stateVersion, ...rewrites.slice(version)]) {
    const root = readTree(migrated)
    const edits = root ? rewrite(root, migrated).toSorted((a, b) => a.offset - b.offset) : []
    for (const { offset, message } of edits) {
      const original = applied.reduceRight(mapOffset, offset)
      if (message) changes.push({ line: text.slice(0, original).split('\n').length, message })
    }
    migrated = applyEdits(migrated, edits)
    applied.push(edits)
  }
  return { text: migrated, changes: changes.toSorted((a, b) => a.line - b.line) }
}

function stateVersion(root: Node, text: string): TextEdit[] {
  const written = findNodeAtLocation(root, ['schemaVersion'])
  const content = String(currentVersion)
  if (written) {
    const message = `"schemaVersion" is ${content} now.`
    return [{ offset: written.offset, length: written.length, content, message }]
  }
  const schema = findNodeAtLocation(root, ['$schema'])?.parent
  const edit = schema
    ? addAfter(schema, 'schemaVersion', content, text)
    : addFirst(root, 'schemaVersion', content, text)
  return [{ ...edit, message: `The file says its version now: "schemaVersion": ${content}.` }]
}

/** Where an offset in an edited text was before the edits, which are in the order of the text. */
function mapOffset(offset: number, edits: readonly Edit[]): number {
  let growth = 0
  for (const edit of edits) {
    const start = edit.offset + growth
    if (offset <= start) break
    if (offset < start + edit.content.length) return edit.offset
    growth += edit.content.length - edit.length
  }
  return offset - growth
}

/** The tree of a JSON text, whose offsets count a byte order mark. */
function readTree(text: string): Node | undefined {
  return parseTree(text.replace(/^\uFEFF/u, ' '))
}
