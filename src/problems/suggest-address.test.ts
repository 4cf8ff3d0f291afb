import { expect, test } from 'vitest'

import { suggestAddress } from './suggest-address.ts'

const link = /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/(?!\/)\S*|#\S*)$/u
const files = new Set(['cv.pdf', 'papers/on maps.pdf', 'C#.pdf', 'uses/index.html'])

test.each([
  ['linkedin.com/in/x', 'https://linkedin.com/in/x'],
  ['www.x.dev', 'https://www.x.dev'],
  ['x.dev:8080/a?b#c', 'https://x.dev:8080/a?b#c'],
  ['日本語.jp', 'https://日本語.jp'],
  [' x.dev ', 'https://x.dev'],
  ['//x.dev/a', 'https://x.dev/a'],
  ['https:/x.dev', 'https://x.dev'],
  ['https//x.dev', 'https://x.dev'],
  ['htps://x.dev', 'https://x.dev'],
  ['htpps://x.dev', 'https://x.dev'],
  ['hhttps://x.dev', 'https://x.dev'],
  ['httsp://x.dev', 'https://x.dev'],
  ['https://http://x.dev/a', 'https://x.dev/a'],
  ['HTTPS://x.dev', 'https://x.dev'],
  ['https: //x.dev', 'https://x.dev'],
  ['https://x.dev/my page', 'https://x.dev/my%20page'],
  ['https://x.dev/a\u200b', 'https://x.dev/a'],
  ['\u202ahttps://x.dev/\u200c\u202c', 'https://x.dev/\u200c'],
  ['<https://x.dev/a>', 'https://x.dev/a'],
  ['[Ada](https://x.dev/a)', 'https://x.dev/a'],
  ['[Ada](javascript:alert(1))', undefined],
  ['ada@x.org', 'mailto:ada@x.org'],
  ['mailto: ada@x.org', 'mailto:ada@x.org'],
  ['mailto://ada@x.org', 'mailto:ada@x.org'],
  ['MAILTO:ada@x.org', 'mailto:ada@x.org'],
  ['mailto:ada@x,org', 'mailto:ada@x.org'],
  ['ada@x,org?subject=Hi,', 'mailto:ada@x.org?subject=Hi,'],
  ['MAILTO:ada@x.org?cc=b@x.org,c@x.org', 'mailto:ada@x.org?cc=b@x.org,c@x.org'],
  ['mailto:ada@x.org;bo@y.org', 'mailto:ada@x.org,bo@y.org'],
  ['mailto:ada@x.org, bo@y.org?subject=A;@', 'mailto:ada@x.org,bo@y.org?subject=A;@'],
  ['mail:ada@x.org', 'mailto:ada@x.org'],
  ['email: ada@x.org?subject=Hi', 'mailto:ada@x.org?subject=Hi'],
  ['@ines@mastodon.social', 'https://mastodon.social/@ines'],
  ['@ines.b@social.x.dev', 'https://social.x.dev/@ines.b'],
  ['@ines@mastodon', undefined],
  ['@ines', undefined],
  ['cv.pdf', '/cv.pdf'],
  ['./cv.pdf', '/cv.pdf'],
  ['public/cv.pdf', '/cv.pdf'],
  ['https://x.dev/cv.pdf', 'https://x.dev/cv.pdf'],
  ['x.dev/cv.pdf', 'https://x.dev/cv.pdf'],
  ['gone.pdf', undefined],
  ['C#.pdf', '/C%23.pdf'],
  ['papers/on maps.pdf', '/papers/on%20maps.pdf'],
  ['/papers/on maps.pdf', '/papers/on%20maps.pdf'],
  ['media/cv.pdf', '/cv.pdf'],
  ['content/media/cv.pdf', '/cv.pdf'],
  ['javascript:alert(1)', undefined],
  ['ftp://x.dev', undefined],
  ['tel:+49 341 123', 'tel:+49341123'],
  ['+49 (341) 12/34-5', 'tel:+49(341)1234-5'],
  ['Tel.: 0341 123', 'tel:0341123'],
  ['1/2', undefined],
  ['my page', undefined],
  ['contact', undefined],
  ['uses', '/uses/'],
  ['contact/', '/contact/'],
  ['./contact', '/contact/'],
  ['imprint.md', '/imprint/'],
  ['Imprint.html', '/imprint/'],
  ['pages/imprint', '/imprint/'],
  ['content/pages/imprint.md', '/imprint/'],
  ['../pages/imprint.md', '/imprint/'],
  ['../imprint.md', '/imprint/'],
  ['v1.2.3', undefined],
  ['', undefined],
  ['https://', undefined],
  [`${'a.'.repeat(400)}dev`, undefined],
])('%j means %j', (text, address) => {
  expect(suggestAddress(text, link, files)).toBe(address)
})

test('a space in the name of a host goes, and after it is encoded', () => {
  expect(suggestAddress('https://har bour.dev/a b', /^https:\/\/\S+$/u)).toBe(
    'https://harbour.dev/a%20b',
  )
})

test('nothing is suggested that the field does not take', () => {
  const https = /^https:\/\/\S+$/u
  expect(suggestAddress('http://x.dev', https)).toBe('https://x.dev')
  expect(suggestAddress('ada@x.org', https)).toBe(undefined)
  expect(suggestAddress('cv.pdf', https, files)).toBe(undefined)
})

test('only the host is suggested where no path may follow it', () => {
  const host = /^https:\/\/[^/?]+\/?$/u
  expect(suggestAddress('http://x.dev:80/a?b', host)).toBe('https://x.dev:80')
  expect(suggestAddress('x.dev?b', host)).toBe('https://x.dev')
  expect(suggestAddress('https://x.dev/', /^http:\/\/[^/]+$/u)).toBe(undefined)
})
