import { z } from 'zod'

import { orOneText } from '#fields/completion.ts'

import { text } from './text.ts'

/** What to write in place of an empty text, or of one with commas: that is several. */
const aloneMessage = 'Write a word or two, or a list [ ]'

/** A list of texts of a word or two each, at most `most` of them, or one such text alone. */
export function words(max: number, most: number) {
  const alone = z
    .string()
    .regex(/^\s*[^\s,][^,]*$/u, { message: aloneMessage, abort: true })
    .max(max)
    .meta({ patternErrorMessage: aloneMessage })
  return orOneText(z.array(text(max)).max(most), alone)
}
