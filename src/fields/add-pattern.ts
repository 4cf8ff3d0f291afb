import type { z } from 'zod'

/** A text that matches a pattern. Editors show the same message as `npm run validate`. */
export function addPattern(string: z.ZodString, pattern: RegExp, message: string) {
  return string.regex(pattern, message).meta({ patternErrorMessage: message })
}
