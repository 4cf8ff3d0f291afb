import type { LiteralText } from './read-literal-text.ts'
import { addProblem, type Reading } from './text-problem.ts'

/** Two stars before a word, and not between words as in "2**3" or after a backslash. */
const opening = /(?<![\p{Script=Latin}\p{N}_*\\])\*\*(?=[\p{L}"'“„«‘(¿¡\uFFFC])/u

/** Names of parameters, such as "*args and **kwargs". */
const parameters = /(?<![\p{L}\p{N}*])\*{1,2}(?:args|kwargs|argv|options|opts)\b/u

const noSpace = /(?<=(?:^|\n)[ \t>]*)#{2,6}(?=[\p{L}\p{N}])/gu

/** A number may have such a space before its unit, and a dash before what somebody says. */
const noOrdinarySpace = /(?<=(?:^|\n)[ \t>]*)(?:#{1,6}|[-*])(?=[\u00A0\u202F]+\p{L})/gu

/** Reports strong text that nothing ends, once, and headings without a space after their signs. */
export function reportUnreadSigns({ text, start }: LiteralText, reading: Reading): void {
  const stars = parameters.test(text) ? null : opening.exec(text)
  if (stars) {
    const isEnded = /\p{P}\*\*(?=\p{L})/u.test(text.slice(stars.index + 2))
    addProblem(reading, {
      code: 'text/signs',
      start: start + stars.index,
      end: start + stars.index + 2,
      message: 'Nothing ends the strong text that begins here, so visitors would see the stars.',
      help: isEnded
        ? 'Move the sign before the second "**" behind it, or write a space after that "**".'
        : 'Write "**" directly after its last word, too, or "\\*\\*" for plain stars.',
    })
  }
  for (const { 0: sign, index } of text.matchAll(noOrdinarySpace)) {
    addProblem(reading, {
      code: 'text/signs',
      start: start + index,
      end: start + index + sign.length,
      message: `The space after "${sign}" is a non-breaking one, so visitors would see the sign.`,
      help: `Write an ordinary space after it, or "\\${sign}" for a plain "${sign}".`,
    })
  }
  for (const { 0: signs, index } of text.matchAll(noSpace)) {
    addProblem(reading, {
      code: 'text/signs',
      start: start + index,
      end: start + index + signs.length,
      message: `There is no space after "${signs}", so this is not a heading, and visitors would see the signs.`,
      help:
        reading.kind === 'story'
          ? `Write a space after "${signs}", or delete the signs in a list or a quote, or write "\\${signs}" for plain ones.`
          : `Delete the signs, or write "\\${signs}" for plain ones.`,
    })
  }
}
