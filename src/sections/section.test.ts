import { expect, test } from 'vitest'

import { section, sectionTypes } from './section.ts'

test('every type of section has its own name, and any can be in the navigation', () => {
  expect(sectionTypes).toEqual([...new Set(sectionTypes)].toSorted())
  const framed = section.options.filter(({ shape }) => 'id' in shape && 'navLabel' in shape)
  expect(framed).toHaveLength(sectionTypes.length)
})

test.each([undefined, null, 'text', [], {}, { type: 'unknown' }, { type: 'constructor' }])(
  '%j is not a section',
  (value) => {
    expect(section.safeParse(value).success).toBe(false)
  },
)
