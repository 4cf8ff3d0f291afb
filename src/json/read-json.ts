import { findOtherFormat } from './find-other-format.ts'
import { JsonParser, type JsonNode, type Uncertain } from './syntax/parse-json.ts'
import { SyntaxErrors, type Range, type SyntaxError } from './syntax/syntax-errors.ts'
import type { Path } from './path.ts'
import { maxLength, type SyntaxErrorKind } from './syntax/syntax-sentences.ts'

/** JSON text, read in spite of its syntax errors. */
export type JsonSource = {
  /** What the text says; undefined where nothing can be read. */
  readonly document: unknown
  readonly root: JsonNode | undefined
  readonly errors: readonly SyntaxError[]
  /** Whether the document is what was meant, except for its uncertain parts. */
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
    // Parsing 50 MB takes ten seconds, and with many marks of a merge it does not end.
    return { ...unread, errors: errors.all, fatal: errors.fatal }
  }
  // Editors of Windows write a byte-order mark first. As a space, it moves no offset.
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

const unread = { document: undefined, root: undefined, isReadable: false, uncertain: [] }

/** A line that Git writes before, between or after the sides of a merge conflict. */
const sideMark = /^([ \t]*)(<{7} |\|{7}(?: |\r?$)|={7}\r?$|>{7} )[^\n]*/gmu

/** One of these lines, where the others are gone. */
const conflictMark = /^([ \t]*)([<>|]{7}(?= |\r?$)[^\n]*|={7}\r?$)/gmu

/**
 * Reports merge conflicts and what is left of them, and leaves only the first side of each. Other
 * offsets stay the same.
 */
function blankConflicts(text: string, errors: SyntaxErrors): string {
  return blankSides(text, errors).replaceAll(
    conflictMark,
    (_, indent: string, written: string, at: number) => {
      const start = at + indent.length
      errors.add('mergeMark', { start, end: start + written.trimEnd().length })
      return `${indent}${blank(written)}`
    },
  )
}

/** Blanks the marks and the other sides of whole conflicts. */
function blankSides(text: string, errors: SyntaxErrors): string {
  const parts: string[] = []
  let read = 0
  let begin: Range | undefined
  let middle: Range | undefined
  for (const { 0: line, 1: indent = '', 2: sign = '', index } of text.matchAll(sideMark)) {
    const range = { start: index + indent.length, end: index + line.length }
    if (begin === undefined) {
      if (sign.startsWith('<')) begin = range
    } else if (middle === undefined) {
      if (/^[|=]/u.test(sign)) middle = range
    } else if (sign.startsWith('>')) {
      const mark = text.slice(begin.start, begin.end)
      errors.add('mergeConflict', { start: begin.start, end: begin.start + mark.trimEnd().length })
      parts.push(text.slice(read, begin.start), blank(mark), text.slice(begin.end, middle.start))
      parts.push(blank(text.slice(middle.start, range.end)))
      read = range.end
      begin = undefined
      middle = undefined
    }
  }
  return parts.join('') + text.slice(read)
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/gu, ' ')
}

/** Why a text is not read at all: too large, empty, another format, or bytes that were never text. */
function findUnfit(text: string): (Range & { readonly kind: SyntaxErrorKind }) | undefined {
  if (text.length > maxLength) return { kind: 'tooLarge', start: 0, end: 1 }
  if (!/\S/u.test(text)) return { kind: 'empty', start: 0, end: 1 }
  if (findOtherFormat(text) !== undefined) return { kind: 'otherFormat', start: 0, end: 1 }
  if (isFenced(text)) return { kind: 'markdown', start: 0, end: 1 }
  // Bytes that are not UTF-8 have become U+FFFD. In a text it may be one letter of many.
  const lost = text.indexOf('\uFFFD')
  const isOutside = lost >= 0 && !text.slice(0, lost).includes('"')
  const start = isOutside ? lost : text.indexOf('\0')
  return start < 0 ? undefined : { kind: 'notText', start, end: start + 1 }
}

/** Whether the JSON is between the fences of a code block in Markdown, or only its end is left. */
function isFenced(text: string): boolean {
  const outside = [
    text.slice(0, Math.max(0, text.indexOf('{'))),
    text.slice(text.lastIndexOf('}') + 1),
  ]
  return outside.some((part) => /^ {0,3}(?:```|~~~)/mu.test(part))
}

/** The range of a path's value, or of its key, or of the deepest part of the path that exists. */
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
