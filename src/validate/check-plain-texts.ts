import { markup } from '#fields/texts/markup.ts'
import { shownTexts } from '#fields/texts/text.ts'
import type { RawProblem } from '#problems/problem.ts'

import { listFields } from './list-fields.ts'

const fileName = /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$/iu

/** Reports signs of Markdown and HTML in plain texts, and names of files as texts of pictures. Lines of a conversation have a check of their own. */
export function checkPlainTexts(document: unknown): RawProblem[] {
  return listFields(document, (schema, value, path): RawProblem | undefined => {
    if (typeof value !== 'string' || !shownTexts.get(schema) || path.includes('lines'))
      return undefined
    if (path.at(-1) === 'alt' && fileName.test(value.trim())) {
      return {
        path,
        code: 'photo/file-name',
        message: 'This is the name of a file, and screen readers say it in place of the picture.',
        help: 'Write what the picture shows.',
      }
    }
    if (!markup.test(value)) return undefined
    return {
      path,
      code: 'text/plain',
      message: 'This text is shown as it is, so visitors would see the signs of Markdown or HTML.',
      help: 'Delete the signs.',
    }
  })
}
