import { expect, test } from 'vitest'

import { drawCover } from './draw-cover.ts'

const atlas = { id: 'atlas', name: 'Atlas', keywords: ['Maps', 'Node'] }

test('a project has the same cover in each release', () => {
  expect(drawCover(atlas, 'en')).toEqual({
    letter: 'A',
    isMarked: false,
    tear: -2,
    lines: 'M24 3H15M27 6H17M30 9H18M31 12H20M31 15H21M33 18H20M32 21H18M30 24H17M27 27H15',
    muted: 'M27 3H42M30 6H40M33 9H37M34 12H35M35 21H37M33 24H40M30 27H42',
    lamps: 'M46 3h0M46 6h0',
  })
})

test('another project has another cover', () => {
  const names = ['Atlas', 'Shop', 'Glare', 'Next Boat', 'Lantern', 'Tide Sheet', 'Bench', 'Quay']
  const covers = names.map((name) => drawCover({ id: name, name }, 'en').muted)
  expect(new Set(covers).size).toBe(names.length)
})

test.each([
  { name: 'atlas', letter: 'A' },
  { name: 'خريطة', letter: 'خ' },
  { name: '8 bit', letter: '8' },
  { name: '🛶 Boats', letter: '🛶' },
  { name: '🇯🇵 Guide', letter: '🇯🇵' },
])('the letter of "$name" is its first, as a capital', ({ name, letter }) => {
  expect(drawCover({ id: 'project', name }, 'en').letter).toBe(letter)
})

test.each([
  ['Övning', true],
  ['Élan', true],
  ['çay', true],
  ['Ocean', false],
  ['가방', false],
])('a mark of the first letter of "%s" needs more height: %s', (name, isMarked) => {
  expect(drawCover({ id: 'project', name }, 'en').isMarked).toBe(isMarked)
})

test.each([
  { language: 'en', letter: 'I' },
  { language: 'tr', letter: 'İ' },
])('the letter is that of a page in "$language", on every machine', ({ language, letter }) => {
  expect(drawCover({ id: 'icons', name: 'icons' }, language).letter).toBe(letter)
})

function listLamps(keywords: string[], name = 'Atlas') {
  return [...drawCover({ id: 'atlas', name, keywords }, 'en').lamps.matchAll(/M46 \d+/gu)].map(
    String,
  )
}

test('each keyword lights a lamp, and a keyword alone the same on every cover', () => {
  expect(listLamps([])).toEqual([])
  expect(listLamps(['Maps', 'Node', 'Print'])).toHaveLength(3)
  expect(listLamps(['Maps'], 'Shop')).toEqual(listLamps(['Maps']))
  expect(listLamps(Array.from({ length: 20 }, (_, index) => `Keyword ${index}`))).toHaveLength(9)
})

test('every line is inside the box', () => {
  const keywords = Array.from({ length: 9 }, (_, index) => `Keyword ${index}`)
  for (let index = 0; index < 400; index += 1) {
    const { lines, muted } = drawCover(
      {
        id: `project-${index}`,
        name: `N ${index}`,
        keywords,
      },
      'en',
    )
    const path = `${lines}${muted}`
    // The wave takes three of each line.
    for (const [, from, to] of lines.matchAll(/M(\d+) \d+H(\d+)/gu)) {
      expect(Number(from) - Number(to)).toBeGreaterThanOrEqual(3)
    }
    expect(path).toMatch(/^(M\d{1,2} \d{1,2}H\d{1,2})+$/u)
    for (const [, from, y, to] of path.matchAll(/M(\d+) (\d+)H(\d+)/gu)) {
      expect(Math.max(Number(from), Number(to))).toBeLessThanOrEqual(44)
      expect(Number(y)).toBeLessThanOrEqual(30)
    }
  }
})
