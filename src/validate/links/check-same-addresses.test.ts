import { expect, test } from 'vitest'

import { checkSameAddresses } from './check-same-addresses.ts'

const links = [{ url: 'https://a.dev' }, { url: 'https://b.dev' }, { url: 'https://a.dev/' }]

test.each([
  [{ socialLinks: links }, '/socialLinks/2/url'],
  [{ profile: { profiles: links } }, '/profile/profiles/2/url'],
  [{ footer: { links } }, '/footer/links/2/url'],
])('an address that a list has twice is reported at the second: %j', (document, place) => {
  const found = checkSameAddresses(document)
  expect(found.map(({ path, message }) => [`/${path.join('/')}`, message])).toEqual([
    [place, 'Link 1 of this list has this address, too.'],
  ])
})

test('two lists may have the same address', () => {
  expect(
    checkSameAddresses({ socialLinks: links.slice(0, 2), footer: { links: links.slice(0, 2) } }),
  ).toEqual([])
})

test.each([
  [{ de: 'https://a.dev/' }, ['de: This site has this address, too.']],
  [
    { de: 'https://a.dev/de', fr: 'https://a.dev/de/' },
    ['fr: The site in "de" has this address, too.'],
  ],
  [{ de: 'https://a.dev/de/', fr: 'https://a.dev/fr/' }, []],
  [{ en: 'https://a.dev/' }, []],
])('each language of the site has an address of its own: %j', (translations, messages) => {
  const found = checkSameAddresses({ site: { url: 'https://a.dev', translations } })
  expect(found.map(({ path, message }) => `${path.at(-1)}: ${message}`)).toEqual(messages)
})
