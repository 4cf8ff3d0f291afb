import { expect, test } from 'vitest'

import { placeSocialLink } from './place-social-link.ts'

const links = ['https://github.com/ada']

test.each([
  ['no links', {}, '"socialLinks": { "CV": "/cv.pdf" }'],
  [
    'those of the profile, after their networks',
    { profile: { profiles: { GitHub: 'ada' } } },
    '"profiles": { …, "CV": "/cv.pdf" }',
  ],
  [
    'a list in the profile',
    { profile: { profiles: links } },
    '"profiles": [ …, { "CV": "/cv.pdf" } ]',
  ],
  [
    'both',
    { socialLinks: { GitHub: 'ada' }, profile: { profiles: links } },
    '"socialLinks": { …, "CV": "/cv.pdf" }',
  ],
  ['an empty list', { socialLinks: [] }, '"socialLinks": { "CV": "/cv.pdf" }'],
])('a further link is placed beside those that the page shows: %s', (_, document, place) => {
  expect(placeSocialLink(document, '"CV": "/cv.pdf"')).toBe(place)
})

test('the first link may be one of the profile', () => {
  const place = placeSocialLink({}, '"GitHub": "ada"', 'profiles')
  expect(place).toBe('"profiles": { "GitHub": "ada" }')
})
