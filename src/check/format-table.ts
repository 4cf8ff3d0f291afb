import type { Row } from './tally.ts'

/** Formats the table at the end: one line for each check. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['check', 'result', 'checked', 'seconds'],
    ...rows.map(({ name, state, checked, seconds }) => [
      name,
      state,
      checked,
      state === 'not run' ? '' : seconds.toFixed(1).padStart(7),
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  )
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
