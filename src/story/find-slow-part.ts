import type { TextProblem } from '#fields/rich-text/text-problem.ts'

import { listLines } from './list-lines.ts'

const nesting =
  /^(?:[ \t]*(?:>|[-+*][ \t]|\d+[.)][ \t])){12}|^[ \t]{60}[ \t]*(?:[-+*]|\d+[.)])[ \t]/u
const divider = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/u

/** Without a blank line. The parser takes six seconds for this much emphasis that does not end. */
const maxLines = 1000
const maxCharacters = 20_000

/**
 * Finds what takes the parser minutes: quotes in quotes and lists in lists where they are deep, and
 * paragraphs without end. The story is not parsed then.
 */
export function findSlowPart(source: string): TextProblem | undefined {
  let start = 0
  let lines = 0
  for (const { line, start: index, isCode } of listLines(source)) {
    if (isCode || !/\S/u.test(line)) {
      lines = 0
      continue
    }
    if (lines === 0) start = index
    lines += 1
    const end = index + line.length
    const found = divider.test(line) ? null : nesting.exec(line)
    const problem = found
      ? describeNesting(index, index + found[0].length)
      : describeLength(source, start, end, lines)
    if (problem) return problem
  }
  return undefined
}

function describeNesting(start: number, end: number): TextProblem {
  return {
    code: 'text/not-supported',
    start,
    end,
    message: 'Quotes or lists are nested 12 levels deep or more here. Use one level.',
    help: 'The rest of the file is checked after that.',
  }
}

function describeLength(
  source: string,
  start: number,
  end: number,
  lines: number,
): TextProblem | undefined {
  if (lines <= maxLines && end - start <= maxCharacters) return undefined
  return {
    code: 'text/not-supported',
    start,
    end: start + 1,
    message: `A paragraph, a list or a table may have ${maxLines} lines and ${maxCharacters} characters.`,
    help: `${adviseOnLength(source.slice(start, end))} The rest of the file is checked after that.`,
  }
}

function adviseOnLength(part: string): string {
  if (/data:image\/[\w.+-]+;base64/u.test(part)) {
    return 'Save the picture as a file in the folder "media", and delete its data here.'
  }
  return part.startsWith('|')
    ? 'Leave a blank line after some rows, and begin another table with the first two rows.'
    : 'Leave a blank line between its parts.'
}
