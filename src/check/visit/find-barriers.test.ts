import { expect, test } from 'vitest'

import { describeBarriers } from './find-barriers.ts'

const at = { location: 'In the section "Skills"', text: 'Charts', file: '' }
const rule = { help: 'Help', helpUrl: 'https://example.org/rule', data: undefined, at }

/** Text of one colour on white. */
function makePale(fgColor: string, expectedContrastRatio = '4.5:1') {
  const data = { fgColor, bgColor: '#ffffff', contrastRatio: 2.31, expectedContrastRatio }
  return { ...rule, rule: 'color-contrast', data }
}

test('a problem that an owner can correct is described in terms of the content', () => {
  expect(describeBarriers([makePale('#aaaaaa')], 'Choose other colours.')).toEqual([
    'In the section "Skills", "Charts" is hard to read: its contrast is 2.31 to 1, and 4.5 to 1 is needed. Choose other colours.',
  ])
  const picture = { ...rule, rule: 'image-alt', at: { ...at, text: 'a.png' } }
  expect(describeBarriers([picture], '')).toEqual([
    'In the section "Skills", the picture "a.png" has no text alternative. Describe it in "alt".',
  ])
})

test('texts with the same colours are one problem, with the contrast that all need', () => {
  const barriers = [
    makePale('#aaaaaa', '3:1'),
    makePale('#bbbbbb'),
    makePale('#aaaaaa'),
    makePale('#aaaaaa'),
  ]
  expect(describeBarriers(barriers, 'Correct it.')).toEqual([
    expect.stringMatching(/4\.5 to 1 is needed\. Correct it\. Others like it: 2\.$/u),
    expect.stringMatching(/4\.5 to 1 is needed\. Correct it\.$/u),
  ])
})

test('every other rule has the address of its help, and one problem for each element', () => {
  const list = { ...rule, rule: 'list', help: 'Lists hold items' }
  const problem =
    'In the section "Skills", "Charts" is not accessible: Lists hold items (list). See https://example.org/rule.'
  expect(describeBarriers([list, { ...list }], '')).toEqual([problem, problem])
})
