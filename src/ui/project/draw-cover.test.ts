import { expect, test, vi } from 'vitest'

import { drawCover } from './draw-cover.ts'

const atlas = { id: 'atlas', name: 'Atlas', keywords: ['Maps', 'Node'] }

test('a project always has the same cover', () => {
  expect(drawCover(atlas)).toEqual(drawCover({ ...atlas }))
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
  for (let index = 0; index < 400; index += 1) {
    const { ink, accent, muted } = drawCover({ id: `project-${index}`, name: `Name ${index}` })
    expect(`${ink}${accent}${muted}`).toMatch(/^(M\d{1,2} \d{1,2}H\d{1,2})+$/u)
    for (const [number] of `${ink}${accent}${muted}`.matchAll(/\d+/gu)) {
      expect(Number(number)).toBeLessThanOrEqual(48)
    }
  }
})
