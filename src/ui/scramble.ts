import { joiningLetters } from './joining-letters.ts'

/** How many letters come to rest with each step. */
const lettersPerStep = 0.75

/** How many steps it takes until a text of this length is at rest. */
export function scrambleSteps(length: number): number {
  return Math.ceil(length / lettersPerStep) + 1
}

/**
 * One frame of the scramble effect: the first letters are at rest, the others are drawn from
 * `characters`, spaces left out; those of the text stay, so that words keep their places. A word
 * whose letters join comes to rest as a whole. `random` gives numbers in [0, 1).
 */
export function scrambleFrame(
  text: string,
  step: number,
  characters: string,
  random: () => number,
): string {
  const pool = [...characters].filter((character) => !/\s/u.test(character))
  const resting = Math.floor(step * lettersPerStep)
  let end = 0
  return text
    .split(/(\s+)/u)
    .map((word) => {
      const letters = [...word]
      const begin = end
      end += letters.length
      if (/^\s/u.test(word)) return word
      const whole = joiningLetters.test(word)
      return letters
        .map((letter, place) => {
          if ((whole ? end : begin + place + 1) <= resting) return letter
          return pool[Math.floor(random() * pool.length)] ?? letter
        })
        .join('')
    })
    .join('')
}
