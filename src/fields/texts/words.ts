import { z } from 'zod'

import { orText } from '#fields/short-forms.ts'

import { text } from './text.ts'

const aloneMessage = 'Write words with commas between them, or a list [ ]'

/** A list of texts of a word or two each, at most `most` of them, or one text with commas between them. */
export function words(max: number, most: number) {
  return orText(z.array(text(max)).max(most), wordsInText(max, most), splitAtCommas)
}

/** A text with commas between its words. */
export function wordsInText(max: number, most: number) {
  const word = String.raw`[^\s,](?:[^,]{0,${max - 2}}[^\s,])?`
  const form = new RegExp(String.raw`^\s*${word}\s*(?:,\s*${word}\s*){0,${most - 1}}$`, 'u')
  return z
    .string()
    .regex(form, { message: aloneMessage, abort: true })
    .meta({ patternErrorMessage: aloneMessage })
}

/** "React, CSS" as two texts. */
export function splitAtCommas(written: string): string[] {
  return written.split(',').map((part) => part.trim())
}
