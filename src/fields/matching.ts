import type { z } from 'zod'

/**
 * The source of a pattern for these names, each word with or without a capital: published patterns
 * have no flags.
 */
export function allowAnyCapital(names: Iterable<string>): string {
  return [...names]
    .map((name) =>
      name.replaceAll(/(?<=^| )\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`),
    )
    .join('|')
}

/** A text that matches a pattern. Editors show the same message as `npm run validate`. */
export function addPattern(string: z.ZodString, pattern: RegExp, message: string) {
  return string.regex(pattern, message).meta({ patternErrorMessage: message })
}
