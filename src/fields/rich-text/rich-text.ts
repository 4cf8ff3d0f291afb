import { z } from 'zod'

import { remember } from '#fields/remember.ts'
import { text, type Shown } from '#fields/texts/text.ts'

import { parseParagraphs, parseRichText } from './parse-rich-text.ts'

/**
 * Says how each rich field reads its text. The schema accepts every text, as the published one
 * does: `checkRichTexts` reports what is not supported.
 */
const richTexts = z.registry<{
  readonly parse: typeof parseRichText | typeof parseParagraphs
}>()

/** How the texts of a schema are parsed; undefined if they are not rich. */
export const findParser = remember((schema: z.core.$ZodType) => richTexts.get(schema)?.parse)

/** A text of one paragraph with strong, emphasis, code and links, at most `max` characters. */
export function richText(max: number, shown: Shown = 'always') {
  return text(max, shown)
    .transform((written) => parseRichText(written).value)
    .register(richTexts, { parse: parseRichText })
}

/** A text of paragraphs and "- " lists with the same, at most `max` characters. */
export function paragraphs(max: number, shown: Shown = 'always') {
  return text(max, shown)
    .transform((written) => parseParagraphs(written).value)
    .register(richTexts, { parse: parseParagraphs })
}
