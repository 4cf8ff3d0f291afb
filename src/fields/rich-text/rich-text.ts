import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'
import { remember } from '#fields/remember.ts'
import { shownTexts, type Shown } from '#fields/texts/text.ts'

import { parseParagraphs, parseRichText } from './parse-rich-text.ts'

/**
 * Says how each rich field reads its text. The schema accepts every text, as the published one
 * does: `checkRichTexts` reports what is not supported.
 */
export const richTexts = z.registry<{
  readonly parse: typeof parseRichText | typeof parseParagraphs
}>()

/** How the texts of a schema are parsed; undefined if they are not rich. */
export const findParser = remember((schema: z.core.$ZodType) => richTexts.get(schema)?.parse)

/** A text of one paragraph with strong, emphasis, code and links, at most `max` characters. */
export function richText(max: number, shown: Shown = 'always') {
  return source(max, shown)
    .transform((text) => parseRichText(text).value)
    .register(richTexts, { parse: parseRichText })
}

/** A text of paragraphs and "- " lists with the same, at most `max` characters. */
export function paragraphs(max: number, shown: Shown = 'always') {
  return source(max, shown)
    .transform((text) => parseParagraphs(text).value)
    .register(richTexts, { parse: parseParagraphs })
}

function source(max: number, shown: Shown) {
  const string = addPattern(z.string().max(max), /\S/u, 'Write at least one visible character')
  return string.register(shownTexts, { shown })
}
