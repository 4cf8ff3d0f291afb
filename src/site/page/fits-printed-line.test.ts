import { expect, test } from 'vitest'

import { fitsPrintedLine } from './fits-printed-line.ts'

const mastodon = ['Mastodon', 'https://social.example/@ada'] as const
const code = ['Code', 'https://code.example/ada-lovelace'] as const
const imprint = ['Imprint', '/imprint/'] as const

test.each([
  ['no links', [], true],
  ['two short ones', [mastodon, code], true],
  ['a path, with the host of the site', [imprint, imprint, imprint], false],
  ['a third one', [mastodon, code, mastodon], false],
  ['addresses that are said once', [['code.example/ada', 'https://code.example/ada']], true],
] as const)('a printed line and %s', (_, links, fits) => {
  expect(fitsPrintedLine(links, 'https://ada.example.org')).toBe(fits)
})
