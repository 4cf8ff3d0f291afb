import { markup } from '#fields/texts/markup.ts'
import { shownTexts } from '#fields/texts/text.ts'
import type { RawProblem } from '#problems/problem.ts'

import { listFields } from './list-fields.ts'

/** Reports signs of Markdown and HTML in plain texts. Lines of a conversation have a check of their own. */
export function checkPlainTexts(document: unknown): RawProblem[] {
  return listFields(document, (schema, value, path): RawProblem | undefined => {
    if (typeof value !== 'string' || !shownTexts.get(schema) || path.includes('lines'))
      return undefined
    if (!markup.test(value)) return undefined
    return {
      path,
      code: 'text/plain',
      message: 'This text is shown as it is, so visitors would see the signs of Markdown or HTML.',
      help: 'Delete the signs.',
    }
  })
}
