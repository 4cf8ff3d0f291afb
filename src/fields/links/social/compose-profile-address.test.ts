import { expect, test } from 'vitest'

import { composeProfileAddress } from './compose-profile-address.ts'

test.each([
  ['GitHub', 'mara', 'https://github.com/mara'],
  ['LinkedIn', 'mara-lind', 'https://www.linkedin.com/in/mara-lind'],
  ['gitlab', '@mara', 'https://gitlab.com/mara'],
  ['Twitter', 'mara', 'https://x.com/mara'],
  ['Mastodon', '@mara@mastodon.social', 'https://mastodon.social/@mara'],
  ['mastodon', 'mara@fosstodon.org', 'https://fosstodon.org/@mara'],
  ['WhatsApp', '+90 532 123 45 67', 'https://wa.me/905321234567'],
  ['signal', '+47 (0)22 00 00 00', 'https://signal.me/#p/+4722000000'],
  ['Telegram', '+90 532 123 45 67', 'https://t.me/+905321234567'],
  ['WhatsApp', 'mara', undefined],
  ['GitHub', '+90 532 123 45 67', undefined],
  ['Mastodon', 'mara', undefined],
  ['Forum', 'mara', undefined],
  ['GitHub', 'mara/../x', undefined],
  ['GitHub', 7, undefined],
])('the page of %s for the user name %j is %j', (network, username, address) => {
  expect(composeProfileAddress(network, username)).toBe(address)
})
