import { describe, expect, test } from 'vitest'

import { readPart } from '#fixtures/read-part.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

test.each([
  ['"@mara@mastodon.social"', 'https://mastodon.social/@mara'],
  ['"+31 6 1234 5678"', 'tel:+31612345678'],
  ['{ "url": "mara@mara.dev" }', 'mailto:mara@mara.dev'],
  ['{ "GitHub": "mara" }', 'https://github.com/mara'],
  ['{ "mastodon": "@mara@mastodon.social" }', 'https://mastodon.social/@mara'],
  ['{ "Mastodon": "mara@mastodon.social" }', 'https://mastodon.social/@mara'],
  ['{ "dev.to": "mara" }', 'https://dev.to/mara'],
  ['{ "Work": "mara@mara.dev" }', 'mailto:mara@mara.dev'],
  ['{ "Blog": "https://mara.dev" }', 'https://mara.dev'],
  ['{ "WhatsApp": "+90 532 123 45 67" }', 'https://wa.me/905321234567'],
  ['{ "Signal": { "url": "+90 532 123 45 67" } }', 'https://signal.me/#p/+905321234567'],
  ['{ "network": "Telegram", "username": "+905321234567" }', 'https://t.me/+905321234567'],
  ['{ "network": "WhatsApp", "url": "https://wa.me/90532" }', 'https://wa.me/90532'],
  ['{ "Phone": "+90 532 123 45 67" }', 'tel:+905321234567'],
  ['{ "network": "Bluesky", "username": "mara" }', 'https://bsky.app/profile/mara.bsky.social'],
  ['{ "network": "Bluesky", "username": "mara.dev" }', 'https://bsky.app/profile/mara.dev'],
])('a social link may be %s', (written, address) => {
  const { portfolio } = validatePortfolio(
    writeContent({ rest: `"socialLinks": [${written}]` }),
    options,
  )
  expect(readValue(portfolio, ['socialLinks', 0, 'url'])).toBe(address)
})

test('social links may be an object of user names', () => {
  const rest = '"socialLinks": { "github": "mara", "Mastodon": "mara@mastodon.social" }'
  const { portfolio } = validatePortfolio(writeContent({ rest }), options)
  const links = readItems(readValue(portfolio, ['socialLinks']))
  expect(links.map((one) => [readProperty(one, 'network'), readProperty(one, 'url')])).toEqual([
    ['GitHub', 'https://github.com/mara'],
    ['Mastodon', 'https://mastodon.social/@mara'],
  ])
})

test.each([
  // A misspelt field is no network, and the address of an unknown network is not known.
  ['[{ "adress": "https://mara.dev" }]', '/socialLinks/0/adress'],
  ['[{ "Signal": "mara" }]', '/socialLinks/0/Signal'],
  ['{ "Signal": "mara" }', '/socialLinks/Signal'],
  ['[{ "Url": "https://mara.dev" }]', '/socialLinks/0/Url'],
  ['{ "Adress": "https://mara.dev" }', '/socialLinks/Adress'],
  ['{ "GitHub": "mara@mara.dev" }', '/socialLinks/GitHub'],
  ['[{ "GitHub": "mara@mara.dev" }]', '/socialLinks/0'],
  [
    '[{ "GitHub": { "url": "https://github.com/mara", "icno": "x" } }]',
    '/socialLinks/0/GitHub/icno',
  ],
])('the social links %s are refused', (written, pointer) => {
  const { problems } = validatePortfolio(
    writeContent({ rest: `"socialLinks": ${written}` }),
    options,
  )
  expect(problems.map((problem) => problem.pointer)).toContain(pointer)
})

describe('a short form stands for a longer one', () => {
  test.each([
    ['https://www.linkedin.com/in/ada', 'LinkedIn', 'linkedin'],
    ['https://github.com/ada', 'GitHub', 'github'],
    ['https://scholar.google.com/ada', 'Google Scholar', 'google-scholar'],
    ['https://www.ada.example/me', 'ada.example', 'ada-example'],
    ['mailto:ada@example.org?subject=Hello', 'ada@example.org', 'ada-example-org'],
    ['/cv.pdf', 'cv.pdf', 'cv-pdf'],
    ['#home', 'Home', 'home'],
  ])('the address %s, for a social link of %s', (url, network, id) => {
    const rest = `"socialLinks": ["${url}"]`
    expect(readPart(writeContent({ rest }), 'socialLinks')).toEqual({
      part: [{ id, network, url }],
      errors: [],
    })
    const written = `"socialLinks": [{ "url": "${url}", "icon": "link" }]`
    expect(readPart(writeContent({ rest: written }), 'socialLinks', 0, 'network').part).toBe(
      network,
    )
  })

  test('networks as the names of addresses, spelt as they are called', () => {
    const rest =
      '"socialLinks": { "linkedin": "https://linkedin.com/in/ada", "Forum": { "url": "https://forum.example.org/ada", "icon": "rss" } }'
    const { part, errors } = readPart(writeContent({ rest }), 'socialLinks')
    expect(errors).toEqual([])
    expect(part).toMatchObject([{ network: 'LinkedIn' }, { network: 'Forum', icon: 'rss' }])
  })

  test.each([
    ['GitHub', 'mara', { network: 'GitHub', url: 'https://github.com/mara' }],
    ['linkedin', '@mara', { network: 'LinkedIn', url: 'https://www.linkedin.com/in/mara' }],
    ['Twitter', 'mara', { network: 'Twitter', url: 'https://x.com/mara' }],
    ['mastodon', '@mara@hachyderm.io', { network: 'Mastodon', url: 'https://hachyderm.io/@mara' }],
    ['Email', 'mara@mara.dev', { network: 'Email', url: 'mailto:mara@mara.dev' }],
  ])('a user name, for the address of it at %s', (network, username, whole) => {
    const rest = `"socialLinks": [{ "network": "${network}", "username": "${username}" }]`
    const { part, errors } = readPart(writeContent({ rest }), 'socialLinks', 0)
    expect(errors).toEqual([])
    expect(part).toMatchObject(whole)
  })

  test('an email address, for a link to it', () => {
    const { part, errors } = readPart(
      writeContent({ rest: '"socialLinks": ["mara@mara.dev"]' }),
      'socialLinks',
      0,
    )
    expect(errors).toEqual([])
    expect(part).toMatchObject({ network: 'mara@mara.dev', url: 'mailto:mara@mara.dev' })
  })

  test('an icon by another name', () => {
    const rest = '"socialLinks": [{ "url": "mailto:mara@mara.dev", "icon": "Email" }]'
    const { part, errors } = readPart(writeContent({ rest }), 'socialLinks', 0)
    expect(errors).toEqual([])
    expect(part).toMatchObject({ icon: 'mail' })
  })

  test('an icon in another case', () => {
    const [short, whole] = ['GitHub', 'github'].map((icon) =>
      readPart(
        writeContent({ rest: `"socialLinks": [{ "url": "https://a.dev", "icon": "${icon}" }]` }),
      ),
    )
    expect(short?.errors).toEqual([])
    expect(short?.part).toBeDefined()
    expect(short?.part).toEqual(whole?.part)
  })

  test('and a problem inside it is where it is written', () => {
    const text = writeContent({
      rest: '"socialLinks": [\n"https://github.com/ada",\n"/missing.pdf"]',
    })
    const { problems } = validatePortfolio(text, { ...options, siteFiles: new Set() })
    const line = text.split('\n').findIndex((one) => one.includes('missing.pdf')) + 1
    expect(problems).toMatchObject([{ line, code: 'content/unknown-address' }])
  })
})
