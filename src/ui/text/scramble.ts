import { joiningLetters } from './joining-letters.ts'

/** How many letters settle with each step. */
const lettersPerStep = 0.75

/** Returns the number of steps for a text of this length. */
export function countScrambleSteps(length: number): number {
  return Math.ceil(length / lettersPerStep) + 1
}

/**
 * Returns one step of the scramble effect: the first letters are settled, the others are random
 * `characters`. Spaces stay, so words keep their positions. A word with joining letters settles as
 * a whole. `random` returns numbers in [0, 1).
 */
export function createScrambleFrame(
  text: string,
  step: number,
  characters: string,
  random: () => number,
): string {
  const pool = [...characters].filter((character) => !/\s/u.test(character))
  const settledCount = Math.floor(step * lettersPerStep)
  let end = 0
  return text
    .split(/(\s+)/u)
    .map((word) => {
      const letters = [...word]
      const begin = end
      end += letters.length
      if (/^\s/u.test(word)) return word
      const isJoined = joiningLetters.test(word)
      return letters
        .map((letter, index) => {
          if ((isJoined ? end : begin + index + 1) <= settledCount) return letter
          return pool[Math.floor(random() * pool.length)] ?? letter
        })
        .join('')
    })
    .join('')
}
