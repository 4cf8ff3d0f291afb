import { expect, test } from 'vitest'

import { describeFilter } from './describe-filter.ts'

const maps = { keywords: ['React', 'Maps'] }
const shop = { keywords: ['React'] }
const font = { keywords: ['Maps'] }
const none = {}

test.each([
  ['that is there', true, [maps, shop, font, none], 'Its filter: yes, with "React", "Maps".'],
  [
    'of three projects',
    true,
    [maps, shop, font],
    'Its filter: no. It needs four projects, and two keywords that several projects have, but not all.',
  ],
  [
    'that the owner does not want',
    false,
    [maps, shop, font, none],
    'Its filter: no, because "filter" is false.',
  ],
])('the filter %s is explained', (_, isWanted, projects, sentence) => {
  expect(describeFilter(isWanted, projects)).toBe(sentence)
})
