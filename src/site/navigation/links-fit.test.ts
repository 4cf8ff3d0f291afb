import { expect, test } from 'vitest'

import { findLinksFit, fitsMenuButton, isLongTag } from './links-fit.ts'

const makeLinks = (labels: readonly string[]) => labels.map((label) => ({ label }))
const repeat = (count: number, label: string) =>
  makeLinks(Array.from({ length: count }, () => label))

test.each([
  { what: 'no links', links: [], tag: 'AHK', fit: 'tablet' },
  {
    what: 'the four of the default content',
    links: makeLinks(['Home', 'Expertise', 'Conversation', 'Contact']),
    tag: 'AHK',
    fit: 'tablet',
  },
  { what: 'eight short ones', links: repeat(8, 'Work'), tag: 'AHK', fit: 'tablet' },
  { what: 'eight of usual length', links: repeat(8, 'Projects'), tag: 'AHK', fit: 'desktop' },
  { what: 'eight long ones', links: repeat(8, 'Conversations'), tag: undefined, fit: 'never' },
  { what: 'seven long ones', links: repeat(7, 'Conversation'), tag: 'AHK', fit: 'wide' },
  { what: 'fifty', links: repeat(50, 'Home'), tag: undefined, fit: 'never' },
  { what: 'wide letters', links: repeat(8, '会話する会話する'), tag: undefined, fit: 'never' },
  { what: 'a long tag', links: repeat(4, 'Conversation'), tag: 'WINDERMERE', fit: 'desktop' },
])('$what fit: $fit', ({ links, tag, fit }) => {
  expect(findLinksFit(links, tag)).toBe(fit)
})

test.each([
  ['AHK', false],
  ['Ada L.', false],
  ['WINDERMERE', true],
])('the tag %s is too long for a phone: %s', (tag, isLong) => {
  expect(isLongTag(tag)).toBe(isLong)
})

test.each([
  ['Conversation', 'AHK', true],
  ['Arbeitsschwerpunkte', 'AHK', false],
  ['Conversation', 'WINDERMERE', true],
  ['Conversation', undefined, true],
  ['Conversations', 'ATLAS', false],
])('"%s" fits beside the tag %s on a phone: %s', (label, tag, fits) => {
  expect(fitsMenuButton(label, tag)).toBe(fits)
})
