import stringWidth from 'string-width'

import type { Problem } from './check-portfolio.ts'
import { printable } from './printable.ts'

type Place = Pick<Problem, 'line' | 'column' | 'endLine' | 'endColumn'>

/** A line of a frame: its number, what stands there, and under the first line of a place a mark. */
export type FrameLine = {
  readonly number: string
  readonly content: string
  /** White space up to the place, and carets as far as it goes. */
  readonly mark?: { readonly indent: string; readonly carets: string }
}

/** As much of a line as is shown; longer ones are cut around the place. */
const widest = 120

/** The lines of a text, by LF or CRLF. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/u)
}

/** The line of a place with two before it and two after it, numbers as wide as the widest. */
export function frameLines(lines: readonly string[], place: Place): FrameLine[] {
  const { line, column, endLine, endColumn } = place
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 2)
  const width = String(last).length
  // All lines are cut at the same column, so that they still stand under each other.
  const length = lines[line - 1]?.length ?? 0
  const cut = length > widest && column > widest / 2 ? column - widest / 2 : 0
  return lines.slice(first - 1, last).map((whole, index) => {
    const number = String(first + index).padStart(width)
    const content = cutLine(whole, cut)
    if (first + index !== line) return { number, content }
    const before = content.slice(0, column - 1 - cut)
    const marked = (endLine === line ? endColumn : whole.length + 1) - column
    const shown = content.slice(before.length).slice(0, Math.max(0, marked))
    // A tab stays a tab, so that the caret stands under its character however wide tabs are.
    const indent = before.split('\t').map((words) => ' '.repeat(stringWidth(words)))
    const tabs = shown.split('\t').length - 1
    const carets = '^'.repeat(Math.max(1, stringWidth(shown) + tabs))
    return { number, content, mark: { indent: indent.join('\t'), carets } }
  })
}

function cutLine(line: string, from: number): string {
  const shown = printable(line.slice(from, from + widest))
  const start = from > 0 && shown !== '' ? `…${shown.slice(1)}` : shown
  return line.length > from + widest ? `${start}…` : start
}

/** The lines around a problem in the form that Vite knows as a frame, with carets. */
export function codeFrame(text: string, place: Place): string {
  return frameLines(linesOf(text), place)
    .flatMap(({ number, content, mark }) => {
      const line = `${mark ? '>' : ' '} ${number} | ${content}`.trimEnd()
      if (!mark) return [line]
      return [line, `  ${' '.repeat(number.length)} | ${mark.indent}${mark.carets}`]
    })
    .join('\n')
}
