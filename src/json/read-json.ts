import { JsonParser, type JsonNode, type Uncertain } from './parse-json.ts'
import { SyntaxErrors, type Range, type SyntaxError } from './syntax-errors.ts'
import type { Path } from './path.ts'
import { largest, type SyntaxErrorKind } from './syntax-sentences.ts'

/** JSON text, read in spite of its syntax errors. */
export type JsonSource = {
  /** What the text says; undefined where nothing can be read. */
  readonly document: unknown
  readonly root: JsonNode | undefined
  /** In the order of the text. */
  readonly errors: readonly SyntaxError[]
  /** Whether the document is what was meant, but for its uncertain parts. */
  readonly isReadable: boolean
  /** The first error after which the document cannot be trusted. */
  readonly fatal: SyntaxError | undefined
  readonly uncertain: readonly Uncertain[]
}

/** Reads JSON text. Syntax errors do not end the reading, so that one run reports all of them. */
export function readJson(text: string): JsonSource {
  const errors = new SyntaxErrors()
  const unfit = findUnfit(text)
  if (unfit) {
    errors.add(unfit.kind, unfit)
    errors.stop()
  } else if (text.startsWith('\uFEFF')) errors.add('byteOrderMark', { start: 0, end: 1 })
  const plain = blankConflicts(text.replace(/^\uFEFF/u, ' '), errors)
  const { root, uncertain } = new JsonParser(plain, errors)
  const { fatal } = errors
  return {
    document: root?.value,
    root,
    errors: errors.all.toSorted((a, b) => a.start - b.start),
    isReadable: root !== undefined && !fatal,
    fatal,
    uncertain,
  }
}

/**
 * Reports merge conflicts, and leaves only the first side of each. Blanks in the place of the rest
 * keep the offset of everything else.
 */
function blankConflicts(text: string, errors: SyntaxErrors): string {
  const parts: string[] = []
  let end = 0
  let ours: Range | undefined
  let theirs: number | undefined
  for (const { 0: mark, index } of text.matchAll(/^(?:<{7} |\|{7}|={7}\r?$|>{7} )[^\n]*/gmu)) {
    if (mark.startsWith('<'))
      [ours, theirs] = [{ start: index, end: index + mark.length }, undefined]
    else if (!mark.startsWith('>')) theirs ??= index
    else if (ours && theirs !== undefined) {
      errors.add('mergeConflict', ours)
      parts.push(text.slice(end, ours.start), blank(ours), text.slice(ours.end, theirs))
      end = index + mark.length
      parts.push(blank({ start: theirs, end }))
      ours = undefined
    }
  }
  return parts.join('') + text.slice(end)

  function blank(range: Range): string {
    return text.slice(range.start, range.end).replaceAll(/[^\n]/gu, ' ')
  }
}

/** Why a text is not read at all: it is too large, empty, or bytes that were never text. */
function findUnfit(text: string): (Range & { readonly kind: SyntaxErrorKind }) | undefined {
  if (text.length > largest) return { kind: 'tooLarge', start: 0, end: 1 }
  if (!/\S/u.test(text)) return { kind: 'empty', start: 0, end: 1 }
  // Bytes that are not UTF-8 have become U+FFFD. In a text it may be one letter of many.
  const lost = text.indexOf('\uFFFD')
  const isOutside = lost >= 0 && !text.slice(0, lost).includes('"')
  const start = isOutside ? lost : text.indexOf('\0')
  return start < 0 ? undefined : { kind: 'notText', start, end: start + 1 }
}

/** The range of what a path leads to, or of its key; of the deepest part where it leads on. */
export function findRange(
  root: JsonNode | undefined,
  path: Path,
  mark: 'value' | 'key' | 'parent' = 'value',
): Range {
  if (!root) return { start: 0, end: 1 }
  let node = root
  for (const [index, name] of path.entries()) {
    const child = node.children?.get(name) ?? node.children?.get(String(name))
    if (!child) break
    node = child
    if (mark === 'key' && index === path.length - 1 && node.key) return node.key
  }
  const { start, end, children } = node
  return { start, end: children ? start + 1 : end }
}
