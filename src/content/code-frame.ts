import type { Problem } from './check-portfolio.ts'

/** The lines around a problem, numbered, with carets under the offending part. */
export function codeFrame(text: string, { line, column, endLine, endColumn }: Problem): string {
  const lines = text.split(/\r?\n/u)
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 2)
  const width = String(last).length
  return lines
    .slice(first - 1, last)
    .flatMap((content, index) => {
      const number = first + index
      const mark = number === line ? '>' : ' '
      const shown = `${mark} ${String(number).padStart(width)} | ${content}`.trimEnd()
      if (number !== line) return [shown]
      const length = endLine === line ? endColumn - column : content.length - column + 1
      // A tab stays a tab, so that the caret stands under its character however wide tabs are.
      const indent = content.slice(0, column - 1).replaceAll(/[^\t]/gu, ' ')
      const gap = `  ${' '.repeat(width)} | ${indent.padEnd(column - 1)}`
      return [shown, `${gap}${'^'.repeat(Math.max(1, length))}`]
    })
    .join('\n')
}
