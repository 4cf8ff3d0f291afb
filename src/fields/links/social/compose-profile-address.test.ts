import { expect, test } from 'vitest'

import { composeProfileAddress } from './compose-profile-address.ts'

test.each([
  ['GitHub', 'mara', 'https://github.com/mara'],
  ['LinkedIn', 'mara-lind', 'https://www.linkedin.com/in/mara-lind'],
  ['gitlab', '@mara', 'https://gitlab.com/mara'],
  ['Twitter', 'mara', 'https://x.com/mara'],
  ['Mastodon', '@mara@mastodon.social', 'https://mastodon.social/@mara'],
  ['mastodon', 'mara@fosstodon.org', 'https://fosstodon.org/@mara'],
  ['Mastodon', 'mara', undefined],
  ['Forum', 'mara', undefined],
  ['GitHub', 'mara/../x', undefined],
  ['GitHub', 7, undefined],
])('the page of %s for the user name %j is %j', (network, username, address) => {
  expect(composeProfileAddress(network, username)).toBe(address)
})
