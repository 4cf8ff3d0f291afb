import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser'

import type { Finding } from '#fields/finding.ts'

/** A stretch of text: offsets into it, end excluded. */
export type Span = { readonly start: number; readonly end: number }

/** JSON text whose every value knows where it stands. */
export type SourceMap = {
  readonly value: unknown
  readonly syntaxErrors: readonly (Span & { readonly message: string })[]
  /** Where a finding is to be marked. */
  readonly spanOf: (finding: Pick<Finding, 'path' | 'mark'>) => Span
  /** The 1-based line and column of an offset. */
  readonly placeOf: (offset: number) => { line: number; column: number }
}

/** Reads JSON text; all errors of syntax are kept, the first does not end the reading. */
export function readSource(text: string): SourceMap {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const lineStarts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)]
  return {
    value: root && getNodeValue(root),
    syntaxErrors:
      text.trim() === ''
        ? [{ start: 0, end: 1, message: 'The file is empty' }]
        : [...errors.filter(isFirstOfPlace).map(spanOfError), ...(root ? duplicateKeys(root) : [])],
    spanOf: ({ path, mark }) => spanOf(root, path, mark),
    placeOf: (offset) => {
      const line = lineStarts.findLastIndex((start) => start <= offset)
      return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 }
    },
  }
}

/** The parser says of one comma too many both that a name and that a value is missing. */
function isFirstOfPlace({ offset }: ParseError, index: number, errors: readonly ParseError[]) {
  return errors[index - 1]?.offset !== offset
}

function spanOfError({ error, offset, length }: ParseError) {
  const message = sentenceOf(printParseErrorCode(error))
  return { start: offset, end: offset + Math.max(1, length), message }
}

function spanOf(root: Node | undefined, path: Finding['path'], mark: Finding['mark']): Span {
  if (!root) return { start: 0, end: 1 }
  // A path may go on where the document does not: the deepest part that is there is marked.
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (!node) continue
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined
    if (mark === 'key' && length === path.length && key) return stretch(key)
    const opens = node.type === 'object' || node.type === 'array'
    return opens ? { start: node.offset, end: node.offset + 1 } : stretch(node)
  }
  return { start: root.offset, end: root.offset + 1 }
}

function stretch({ offset, length }: Node): Span {
  return { start: offset, end: offset + length }
}

function duplicateKeys(node: Node): (Span & { message: string })[] {
  const found: (Span & { message: string })[] = []
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const children = next.children ?? []
    if (next.type === 'object') {
      const seen = new Set<unknown>()
      for (const { children: [key] = [] } of children) {
        if (!key) continue
        if (seen.has(key.value)) {
          found.push({ ...stretch(key), message: `The key "${key.value}" stands here twice` })
        }
        seen.add(key.value)
      }
    }
    waiting.push(...children)
  }
  return found
}

function sentenceOf(code: string): string {
  const words = code.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase()
  return `This is not JSON: ${words}`
}
