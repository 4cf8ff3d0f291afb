import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { escapeCharacter } from '#json/format-value.ts'

/** Finds the first override of the direction in a text: Arabic and Hebrew need none. */
export function findOverride(text: string): TextProblem[] {
  const start = text.search(/[\u202D\u202E]/u)
  if (start < 0) return []
  const sign = escapeCharacter(text.charAt(start))
  return [
    {
      code: 'text/plain',
      start,
      end: start + 1,
      message: `This text has ${sign}, an invisible sign that turns around what is behind it.`,
      help: 'Delete the sign, or write the text again.',
    },
  ]
}
