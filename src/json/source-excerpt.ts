import stringWidth from 'fast-string-width'

import { makePrintable } from './make-printable.ts'

/** A range of a text in lines and columns from 1. The end is exclusive. */
export type LineRange = {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** A line of an excerpt: its number and text, and on the first line of the range a mark. */
type ExcerptLine = {
  readonly number: string
  readonly content: string
  /** White space up to the range, and a caret under each of its characters. */
  readonly mark?: { readonly indent: string; readonly carets: string }
}

/** The maximum width of a line. Longer lines are cut around the range. */
const maxWidth = 120

/** Splits a text into lines at LF or CRLF. */
export function splitLines(text: string): string[] {
  return text.split(/\r?\n/u)
}

/** Returns the first line of a range, and two lines before and after. All numbers have one width. */
export function listExcerptLines(lines: readonly string[], range: LineRange): ExcerptLine[] {
  const { line, column, endLine, endColumn } = range
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 2)
  const width = String(last).length
  // All lines are cut at the same column, so that they stay aligned.
  const length = lines[line - 1]?.length ?? 0
  const cut = length > maxWidth && column > maxWidth / 2 ? column - maxWidth / 2 : 0
  return lines.slice(first - 1, last).map((whole, index) => {
    const number = String(first + index).padStart(width)
    const content = cutLine(whole, cut)
    if (first + index !== line) return { number, content }
    const before = content.slice(0, column - 1 - cut)
    const marked = (endLine === line ? endColumn : whole.length + 1) - column
    const shown = content.slice(before.length).slice(0, Math.max(0, marked))
    // A tab stays a tab, so that carets are aligned for any width of tabs.
    const indent = before.split('\t').map((part) => ' '.repeat(stringWidth(part)))
    const tabs = shown.split('\t').length - 1
    const carets = '^'.repeat(Math.max(1, stringWidth(shown) + tabs))
    return { number, content, mark: { indent: indent.join('\t'), carets } }
  })
}

function cutLine(line: string, from: number): string {
  const shown = makePrintable(line.slice(from, from + maxWidth))
  const start = from > 0 && shown !== '' ? `…${shown.slice(1)}` : shown
  return line.length > from + maxWidth ? `${start}…` : start
}

/** Formats the lines around a problem as Vite's error frame, with carets. */
export function formatExcerpt(text: string, range: LineRange): string {
  return listExcerptLines(splitLines(text), range)
    .flatMap(({ number, content, mark }) => {
      const line = `${mark ? '>' : ' '} ${number} | ${content}`.trimEnd()
      if (!mark) return [line]
      return [line, `  ${' '.repeat(number.length)} | ${mark.indent}${mark.carets}`]
    })
    .join('\n')
}
