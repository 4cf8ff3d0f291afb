import { markup } from '#fields/texts/markup.ts'
import { findParser } from '#fields/rich-text/rich-text.ts'
import { findShown } from '#fields/texts/text.ts'
import type { RawProblem } from '#problems/problem.ts'

import { findOverride } from './find-override.ts'
import { listFields } from './list-fields.ts'

/** What programs that fill in texts have in braces: "{year}", "{{ name }}". Others may be meant. */
const placeholder =
  /\{\{ ?[a-z][\w.]{0,30} ?\}\}|\{(?:current_?year|year|date|today|name|title|email)\}/iu

const fileName = /^\S+\.(?:png|jpe?g|gif|webp|avif|svg)$/iu

/**
 * Reports signs of Markdown and HTML in plain texts, names in braces and overrides of the direction in all texts,
 * and names of files as texts of pictures. Lines of a conversation have a check of their own for signs and names.
 */
export function checkPlainTexts(document: unknown): RawProblem[] {
  return listFields(document, (schema, value, path): RawProblem | undefined => {
    if (typeof value !== 'string') return undefined
    if (!findShown(schema) && !findParser(schema)) return undefined
    const [override] = findOverride(value)
    if (override) return { ...override, path }
    if (path.includes('lines')) return undefined
    const [found] = placeholder.exec(value) ?? []
    if (found !== undefined && !value.includes('`')) {
      return {
        path,
        code: 'text/plain',
        message: `Nothing fills in this text, so visitors would see ${found}.`,
        help: 'Write the words that belong there, such as the year itself.',
      }
    }
    if (!findShown(schema)) return undefined
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
