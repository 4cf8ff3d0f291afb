import { expect, test } from 'vitest'

import { describeBarrier } from './find-barriers.ts'

const at = { location: 'In the section "Skills"', text: 'Charts', file: '' }
const rule = { help: 'Help', helpUrl: 'https://example.org/rule', data: undefined }

test('a problem that an owner can correct is described in terms of the content', () => {
  const data = { contrastRatio: 2.31, expectedContrastRatio: '4.5:1' }
  expect(describeBarrier({ ...rule, rule: 'color-contrast', data }, at)).toBe(
    'In the section "Skills", "Charts" is hard to read: its contrast is 2.31 to 1, and 4.5 to 1 is needed. Choose other colours in "theme", or for its background.',
  )
  expect(describeBarrier({ ...rule, rule: 'image-alt' }, { ...at, text: 'a.png' })).toBe(
    'In the section "Skills", the picture "a.png" has no text alternative. Describe it in "alt".',
  )
})

test('every other rule has the address of its help', () => {
  expect(describeBarrier({ ...rule, rule: 'list', help: 'Lists hold items' }, at)).toBe(
    'In the section "Skills", "Charts" is not accessible: Lists hold items (list). See https://example.org/rule.',
  )
})
