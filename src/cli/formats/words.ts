import type { Problem } from '#content/check-portfolio.ts'

/** The question that names what was most likely meant; undefined where nothing is close. */
export function didYouMean({ suggestion }: Problem): string | undefined {
  return suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`
}

/** A problem in one line of sentences: its place, what is wrong, and what to write instead. */
export function inWords(problem: Problem): string {
  const { place, message, help } = problem
  return [place && `${place}:`, message, help, didYouMean(problem)].filter(Boolean).join(' ')
}
