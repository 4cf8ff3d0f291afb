import { checkStyleSheet } from '#validate/style/check-style-sheet.ts'
import { ContentError } from '#vite/portfolio/read-content.ts'

/** The first error of a style sheet with which the page cannot have it, in the words of validation. */
export function findShownError(file: string, code: string): ContentError | undefined {
  const text = code.replace(/^\uFEFF/u, '')
  const problem = checkStyleSheet(text, {}).find((one) =>
    ['style/syntax', 'style/movement'].includes(one.code),
  )
  return problem?.severity === 'error' ? new ContentError([{ file, text, problem }]) : undefined
}
