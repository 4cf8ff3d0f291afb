import type { z } from 'zod'

/** Text of one form. Owners read the same words in their editor as from the checker. */
export function matching(words: z.ZodString, pattern: RegExp, message: string) {
  return words.regex(pattern, message).meta({ patternErrorMessage: message })
}
