import { makePrintable } from '#json/make-printable.ts'

import type { Problem } from './problem.ts'

/** Asks for what was most likely meant; undefined without a suggestion, or if the help begins with it. */
export function formatSuggestion({ help, suggestion }: Problem): string | undefined {
  // "Write "a", "b" or "c"." begins with it, and does not say which is meant.
  const advice = help.replace(/^Delete it, or w/u, 'W')
  const isSaid =
    (advice.startsWith(`Write "${suggestion}"`) &&
      !advice.startsWith(`Write "${suggestion}", "`)) ||
    help.includes(`"${suggestion}": `)
  return suggestion === undefined || isSaid ? undefined : `Did you mean "${suggestion}"?`
}

/** Formats a problem as sentences: its path in words, what is wrong, and what to write instead. */
export function formatSentences(problem: Problem): string {
  const { place, message, help } = problem
  return [place && `${place}:`, message, help, formatSuggestion(problem)].filter(Boolean).join(' ')
}

/** Formats a problem as a line that begins with its position, for logs, editors and grep. */
export function formatProblemLine(file: string, problem: Problem): string {
  const { line, column, severity, code, place, message, help } = problem
  const where = place === '' ? '' : `${place}: `
  const suggestion = formatSuggestion(problem)
  return makePrintable(
    `${file}:${line}:${column}: ${severity} ${code}: ${where}${message} help: ${help}` +
      (suggestion ? ` ${suggestion}` : ''),
  )
}

/** Says how many more problems like one there are; empty for none. */
export function formatOthers(count: number): string {
  return count > 0 ? ` Others like it: ${count}.` : ''
}

/** Says how many texts and links of the sample are left: a list of them would hide other warnings. */
export function formatSampleWarnings(count: number): string {
  return `${count} warning${count === 1 ? '' : 's'} about texts and links of the sample`
}
