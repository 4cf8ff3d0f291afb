import type { Problem } from './check-portfolio.ts'
import { printable } from './printable.ts'

/** The question that names what was most likely meant; undefined where nothing is close. */
export function didYouMean({ suggestion }: Problem): string | undefined {
  return suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`
}

/** A problem in one line of sentences: its place, what is wrong, and what to write instead. */
export function inWords(problem: Problem): string {
  const { place, message, help } = problem
  return [place && `${place}:`, message, help, didYouMean(problem)].filter(Boolean).join(' ')
}

/** A problem in one line that begins with its place in a file, for logs, editors and grep. */
export function problemLine(file: string, problem: Problem): string {
  const { line, column, severity, code, place, message, help } = problem
  const where = place === '' ? '' : `${place}: `
  const suggestion = didYouMean(problem)
  return printable(
    `${file}:${line}:${column}: ${severity} ${code}: ${where}${message} help: ${help}` +
      (suggestion ? ` ${suggestion}` : ''),
  )
}
