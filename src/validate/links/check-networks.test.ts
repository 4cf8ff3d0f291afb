import { expect, test } from 'vitest'

import { options, writeContent } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { checkNetworks } from './check-networks.ts'

test('two addresses that were swapped are reported, with both networks', () => {
  const rest =
    '"socialLinks": { "LinkedIn": "https://github.com/zey", "GitHub": "https://www.linkedin.com/in/zey" }'
  const { problems } = validatePortfolio(writeContent({ rest }), options)
  expect(problems.map(({ pointer, message, help }) => ({ pointer, message, help }))).toEqual([
    {
      pointer: '/socialLinks/LinkedIn',
      message: 'The link is called "LinkedIn", and this is an address at GitHub.',
      help: 'Write your address at LinkedIn, or call the link "GitHub".',
    },
    {
      pointer: '/socialLinks/GitHub',
      message: 'The link is called "GitHub", and this is an address at LinkedIn.',
      help: 'Write your address at GitHub, or call the link "LinkedIn".',
    },
  ])
})

test('a link of the profile is reported, too', () => {
  const profiles = [{ network: 'tiktok', url: 'https://soundcloud.com/zey' }]
  expect(checkNetworks({ profile: { profiles } }).map(({ path }) => path[0])).toEqual(['profile'])
})

test('a link of the footer may have the name of a project', () => {
  const links = [{ label: 'Signal', url: 'https://github.com/ada/signal' }]
  expect(checkNetworks({ footer: { links } })).toEqual([])
})

test.each([
  ['GitHub', 'https://gist.github.com/zey'],
  ['GitLab', 'https://gitlab.gnome.org/zey'],
  ['Mastodon', 'https://social.example/@zey'],
  ['Mastodon', 'https://gitlab.social/@zey'],
  ['Twitter', 'https://x.com/zey'],
  ['Code', 'https://github.com/zey'],
  ['GitHub: zey', 'https://gitlab.com/zey'],
  ['LinkedIn', '/linkedin/'],
  ['WhatsApp', 'https://wa.me/905321234567'],
])('a link called %s may have the address %s', (network, url) => {
  expect(checkNetworks({ socialLinks: [{ network, url }] })).toEqual([])
})
