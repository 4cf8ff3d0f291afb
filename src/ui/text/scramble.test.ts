import { describe, expect, test } from 'vitest'

import { createScrambleFrame, countScrambleSteps } from './scramble.ts'

const pool = '!<>-_/[]{}=+*^?#'

const texts = [
  'Full stack web developer',
  'A',
  '',
  '   ',
  'Two  spaces\tand\na line',
  'Größe, naïve façade',
  'Shipping 🚀 daily',
  '👩‍💻🇩🇪',
  '開発者',
]

/** Every step of a text's effect, with fixed numbers in place of random ones. */
function listFrames(text: string, characters = pool): string[] {
  let drawn = 0
  const drawNumber = () => {
    drawn = (drawn + 0.37) % 1
    return drawn
  }
  return Array.from({ length: countScrambleSteps([...text].length) + 1 }, (_, step) =>
    createScrambleFrame(text, step, characters, drawNumber),
  )
}

describe.each(texts)('%j', (text) => {
  test('keeps its length and its spaces with every step', () => {
    const kept = listFrames(text).map((frame) => [...frame].map((letter) => /\s/u.test(letter)))
    expect(kept).toEqual(kept.map(() => [...text].map((letter) => /\s/u.test(letter))))
  })

  test('settles letter by letter, three letters in four steps', () => {
    const resting = listFrames(text).map((frame, step) =>
      [...frame].slice(0, Math.floor((step * 3) / 4)).join(''),
    )
    expect(resting).toEqual(
      resting.map((_, step) => [...text].slice(0, Math.floor((step * 3) / 4)).join('')),
    )
  })

  test('takes the letters that are not settled only from the characters', () => {
    const foreign = listFrames(text).flatMap((frame, step) =>
      [...frame]
        .slice(Math.floor((step * 3) / 4))
        .filter((letter) => !pool.includes(letter) && !/\s/u.test(letter)),
    )
    expect(foreign).toEqual([])
  })

  test('ends with the text', () => {
    expect(listFrames(text).at(-1)).toBe(text)
  })
})

test('a word with joining letters settles as a whole, never in parts', () => {
  const words = ['مطوّرة', 'واجهات', 'الويب']
  const text = words.join(' ')
  for (const frame of listFrames(text)) {
    const drawn = frame.split(' ').map((word, index) => word === words[index])
    expect(drawn).toEqual(drawn.toSorted((a, b) => Number(b) - Number(a)))
    expect(frame.split(' ').filter((word, index) => !drawn[index] && /\p{L}/u.test(word))).toEqual(
      [],
    )
  }
  expect(listFrames(text).at(-1)).toBe(text)
})

test('before the first step no letter is settled', () => {
  expect(createScrambleFrame('Web developer', 0, '#', () => 0)).toBe('### #########')
})

test('the numbers choose the characters, from the first to the last', () => {
  const row = [0, 0.5, 0.999_999]
  expect(createScrambleFrame('abc', 0, 'xyz', () => row.shift() ?? 0)).toBe('xyz')
})

test('a character outside the basic plane is one character', () => {
  const row = [0, 0.5]
  expect(createScrambleFrame('ab', 0, '🚀🛰', () => row.shift() ?? 0)).toBe('🚀🛰')
})

test('spaces among the characters are not used: they would split words', () => {
  expect(listFrames('word', ' \t#').slice(0, 2)).toEqual(['####', '####'])
})

test('without characters the text stays as it is', () => {
  expect(createScrambleFrame('Web', 0, '', () => 0)).toBe('Web')
})

test.each([
  { length: 0, steps: 1 },
  { length: 1, steps: 3 },
  { length: 3, steps: 5 },
  { length: 24, steps: 33 },
])('$length letters take $steps steps', ({ length, steps }) => {
  expect(countScrambleSteps(length)).toBe(steps)
})
