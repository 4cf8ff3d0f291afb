import type { LiteralText } from './read-literal-text.ts'
import { addProblem, type Reading } from './text-problem.ts'

/** Two stars before a word, and not between words as in "2**3" or after a backslash. */
const opening = /(?<![\p{Script=Latin}\p{N}_*\\])\*\*(?=[\p{L}\p{N}"'“„«‘(¿¡\uFFFC])/u

const noSpace = /(?<=(?:^|\n)[ \t>]*)#{2,6}(?=[\p{L}\p{N}])/gu

/** Reports strong text that nothing ends, once, and headings without a space after their signs. */
export function reportUnreadSigns({ text, start }: LiteralText, reading: Reading): void {
  const stars = opening.exec(text)
  if (stars) {
    addProblem(reading, {
      code: 'text/signs',
      start: start + stars.index,
      end: start + stars.index + 2,
      message: 'Nothing ends the strong text that begins here, so visitors would see the stars.',
      help: 'Write "**" directly after its last word, too, or "\\*\\*" for plain stars.',
    })
  }
  for (const { 0: signs, index } of text.matchAll(noSpace)) {
    addProblem(reading, {
      code: 'text/signs',
      start: start + index,
      end: start + index + signs.length,
      message: `There is no space after "${signs}", so this is not a heading, and visitors would see the signs.`,
      help: reading.hasBreaks
        ? `Write a space after "${signs}", or "\\${signs}" for plain signs.`
        : `Delete the signs, or write "\\${signs}" for plain ones.`,
    })
  }
}
