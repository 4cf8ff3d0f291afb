import { expect, test } from 'vitest'

import { findSectionAtLine } from './active-section.ts'

const boxes = [
  { id: 'home', top: 0, bottom: 600 },
  { id: 'expertise', top: 600, bottom: 1200 },
  { id: 'contact', top: 1300, bottom: 1900 },
]
const overlapping = [
  { id: 'under', top: 0, bottom: 600 },
  { id: 'over', top: 500, bottom: 900 },
]

test.each([
  ['within a box', boxes, 300, 'home'],
  ['within the last box', boxes, 1500, 'contact'],
  ['on the top edge of a box', boxes, 1300, 'contact'],
  ['where two boxes meet: the lower one', boxes, 600, 'expertise'],
  ['just above where two boxes meet', boxes, 599.9, 'home'],
  ['on the bottom edge of a box', boxes, 1200, undefined],
  ['in a gap', boxes, 1250, undefined],
  ['before the first box', boxes, -1, undefined],
  ['after the last box', boxes, 1900, undefined],
  ['where two boxes overlap: the later one', overlapping, 550, 'over'],
  ['beside an overlap', overlapping, 499, 'under'],
  ['where a box is empty', [{ id: 'empty', top: 10, bottom: 10 }], 10, undefined],
  ['where there is no box', [], 0, undefined],
])('%s', (_, among, line, id) => {
  expect(findSectionAtLine(among, line)).toBe(id)
})

test('a page scrolled by its own height has its boxes above the viewport', () => {
  const scrolled = boxes.map(({ id, top, bottom }) => ({
    id,
    top: top - 900,
    bottom: bottom - 900,
  }))
  expect(findSectionAtLine(scrolled, 0.3 * 800)).toBe('expertise')
})
