import { expect, test, vi } from 'vitest'

import { drawCover } from './draw-cover.ts'

const atlas = { id: 'atlas', name: 'Atlas', keywords: ['Maps', 'Node'] }

test('a project has the same cover in each release', () => {
  expect(drawCover(atlas)).toEqual({
    letter: 'A',
    tear: -2,
    ink: 'M15 3H18M17 6H21M18 9H24M20 12H25M21 15H25M20 18H27M18 21H26M17 24H24M15 27H21',
    accent:
      'M21 3H24M46 3H46M24 6H27M46 6H46M27 9H30M28 12H31M28 15H31M30 18H33M29 21H32M27 24H30M24 27H27',
    muted: 'M27 3H42M30 6H40M33 9H37M34 12H35M35 21H37M33 24H40M30 27H42',
  })
})

test('another project has another cover', () => {
  const names = ['Atlas', 'Shop', 'Glare', 'Next Boat', 'Lantern', 'Tide Sheet', 'Bench', 'Quay']
  const covers = names.map((name) => drawCover({ id: name, name }).muted)
  expect(new Set(covers).size).toBe(names.length)
})

test.each([
  { name: 'atlas', letter: 'A' },
  { name: 'خريطة', letter: 'خ' },
  { name: '8 bit', letter: '8' },
  { name: '🛶 Boats', letter: '🛶' },
])('the letter of "$name" is its first, as a capital', ({ name, letter }) => {
  expect(drawCover({ id: 'project', name }).letter).toBe(letter)
})

test('the letter is the same on every machine', () => {
  const turkish = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('İ')
  expect(drawCover({ id: 'icons', name: 'icons' }).letter).toBe('I')
  turkish.mockRestore()
})

function lamps(keywords: string[], name = 'Atlas') {
  return [...drawCover({ id: 'atlas', name, keywords }).accent.matchAll(/M46 \d+/gu)].map(String)
}

test('each keyword lights a lamp, and a keyword alone the same on every cover', () => {
  expect(lamps([])).toEqual([])
  expect(lamps(['Maps', 'Node', 'Print'])).toHaveLength(3)
  expect(lamps(['Maps'], 'Shop')).toEqual(lamps(['Maps']))
  expect(lamps(Array.from({ length: 20 }, (_, index) => `Keyword ${index}`))).toHaveLength(9)
})

test('every line is inside the box', () => {
  const keywords = Array.from({ length: 9 }, (_, index) => `Keyword ${index}`)
  for (let index = 0; index < 400; index += 1) {
    const { ink, accent, muted } = drawCover({
      id: `project-${index}`,
      name: `N ${index}`,
      keywords,
    })
    const path = `${ink}${accent}${muted}`
    expect(path).toMatch(/^(M\d{1,2} \d{1,2}H\d{1,2})+$/u)
    for (const [, from, y, to] of path.matchAll(/M(\d+) (\d+)H(\d+)/gu)) {
      expect(Number(from)).toBeLessThanOrEqual(Number(to))
      expect(Number(to)).toBeLessThanOrEqual(48)
      expect(Number(y)).toBeLessThanOrEqual(30)
    }
  }
})
