import type { Paragraph } from 'mdast'

import { readRange, readSource, type Reading } from './text-problem.ts'

/** Nobody breaks the lines of a paragraph at so few characters; an address has such lines. */
const short = 40

/** Reports three or more short lines in a row, such as an address, which would be one line. */
export function reportShortLines(node: Paragraph, reading: Reading): void {
  const lines = readSource(node, reading).split('\n')
  // A table, a formula and the signs of another tool have problems of their own.
  const other = /\||(?: {2}|\\)\r?$|^[ \t>]*(?:\$\$|:{3}|\{%|\{\{|%%)/u
  const areShort = lines.every((line) => line.length <= short && !other.test(line))
  if (reading.kind !== 'story' || lines.length < 3 || !areShort) return
  reading.problems.push({
    ...readRange(node),
    code: 'text/short-lines',
    message: `These ${lines.length} lines follow each other, so they will be one.`,
    help: 'Write a backslash at the end of each line but the last, or write them in one line.',
  })
}
