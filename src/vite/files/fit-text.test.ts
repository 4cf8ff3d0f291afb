import { expect, test } from 'vitest'

import { fitName, fitText, splitEvenly } from './fit-text.ts'

const style = { face: 'archivo', weight: 800, colour: '#000', size: 500 } as const
const room = { width: 1056, height: 300 }

test.each(['Atlas', 'Gauge Atlas'])('the short name %s is on one line', async (name) => {
  expect(await fitName(name, style, room)).toEqual(await fitText(name, style, room))
})

test('a long name is on several lines, in letters that can be read, within its room', async () => {
  const name = 'How we moved the whole harbour of Rotterdam to a platform that never waits'
  const [{ size, width, above, below, svg }, one] = await Promise.all([
    fitName(name, style, room),
    fitText(name, style, room),
  ])
  expect(size).toBeGreaterThan(one.size * 1.8)
  expect(width).toBeLessThan(1060)
  expect(above + below).toBeLessThan(301)
  expect(svg.match(/<path /gu)).toHaveLength(3)
})

test.each([
  ['One two three four', 2, ['One two', 'three four']],
  ['A extraordinarily b', 3, ['A', 'extraordinarily', 'b']],
  ['Word', 3, ['Word']],
  ['Two words', 3, ['Two', 'words']],
  ['Quai\u00A0: le tableau', 3, ['Quai\u00A0:', 'le', 'tableau']],
])('%s is split into %i lines', (text, count, lines) => {
  expect(splitEvenly(text, count)).toEqual(lines)
})
