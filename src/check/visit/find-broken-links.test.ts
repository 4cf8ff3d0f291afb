import { expect, test } from 'vitest'

import {
  listAnchors,
  describeLink,
  findInternalAddress,
  isOther,
  isReached,
} from './find-broken-links.ts'

const served = 'http://localhost:4321/folio/'
const published = 'https://ada.example.org/'

test.each([
  ['a path of the site', `${served}#work`, `${served}#work`],
  ['a path outside of the site', 'http://localhost:4321/cv.pdf', 'http://localhost:4321/cv.pdf'],
  ['another host', 'https://example.com/', undefined],
  ['a mail address', 'mailto:ada@example.org', undefined],
  ['a picture within the address', 'data:image/png;base64,AAAA', undefined],
  ['a published address', `${published}share.png`, `${served}share.png`],
  ['the published address itself', 'https://ada.example.org', served],
])('%s is checked where it is served', (_, address, expected) => {
  expect(findInternalAddress({ address }, { served, published })).toBe(expected)
})

test.each([
  [`${published}blog/`, false, true],
  [`${published}blog/cv.pdf`, false, true],
  [`${published}cv.pdf?a#b`, false, false],
  [`${published}blog/`, true, false],
  ['/blog/', false, false],
])('%s (in the head: %s) may be another site: %s', (written, isInHead, expected) => {
  const { href: address } = new URL(written, served)
  expect(isOther({ written, address, isInHead }, { served, published })).toBe(expected)
})

test.each([
  [200, 'work', true],
  [200, 'caf%C3%A9', true],
  [200, '', true],
  [200, 'TOP', true],
  [200, 'gone', false],
  [200, '%E0%A4%A', false],
  [404, '', false],
])('status %i with the anchor "%s": %s', (status, anchor, expected) => {
  expect(isReached({ status, anchors: new Set(['work', 'café']) }, anchor)).toBe(expected)
})

test('a problem names the link, where it leads and what to do', () => {
  const at = { location: 'In the section "Skills"', text: 'CV', file: '' }
  expect([
    describeLink('#gone', `${served}#gone`, { status: 200 }, served, at),
    describeLink('cv.pdf', `${served}cv.pdf`, { status: 404 }, served, at),
    describeLink('/cv.pdf', 'http://localhost:4321/cv.pdf', { status: 404 }, served, at),
    describeLink('a.svg', `${served}a.svg`, { status: 404 }, served, undefined),
  ]).toEqual([
    'In the section "Skills", "CV" points to "#gone", but that page has no such anchor. Write the "id" of a section after "#".',
    'In the section "Skills", "CV" points to "cv.pdf", which does not exist (status 404). Correct the address, or put the file into "public".',
    'In the section "Skills", "CV" points to "/cv.pdf", which is outside of the site and does not exist (status 404). The site begins at /folio/.',
    'A style sheet names "a.svg", which does not exist (status 404). Correct the address, or put the file into "public".',
  ])
})

test('the anchors of a document are its ids and names, however they are quoted', () => {
  const markup = `<p id="one"><a name='two'></a><b id=three data-id="four"></b>`
  expect(listAnchors(markup)).toEqual(new Set(['one', 'two', 'three']))
})
