import { expect, test } from 'vitest'

import { checkLanguages } from './check-languages.ts'

test.each([
  [
    'a tag that no language has',
    { language: 'xx' },
    ['site/language: No language has the tag "xx".', undefined],
  ],
  [
    'a tag for an unknown language',
    { translations: { und: 'https://x.dev/' } },
    ['site/translations/und: No language has the tag "und".', undefined],
  ],
  [
    'a tag of three letters for one of two',
    { language: 'bre-FR' },
    ['site/language: The language "bre" has a tag of two letters, "br".', 'br-FR'],
  ],
  [
    'a name of a translation',
    { translations: { xx: 'https://x.dev/' } },
    ['site/translations/xx: No language has the tag "xx".', undefined],
  ],
  [
    'the code of a country',
    { language: 'ua-UA' },
    ['site/language: No language has the tag "ua": it is that of a country, Ukraine.', 'uk-UA'],
  ],
  [
    'a code that programs have for no country',
    { language: 'xa' },
    ['site/language: No language has the tag "xa".', undefined],
  ],
  [
    'a tag with parts that do not fit together',
    { language: 'de-de-de' },
    [
      'site/language: Browsers cannot read the tag "de-de-de": the language and the rest do not fit together.',
      'de',
    ],
  ],
  [
    'a language that is there twice, in other capitals',
    { translations: { 'pt-BR': 'https://a.dev/', 'pt-br': 'https://b.dev/' } },
    ['site/translations/pt-br: "pt-br" is the same language as "pt-BR".', undefined],
  ],
])('%s is reported', (_, site, found) => {
  const problems = checkLanguages({ site })
  expect(
    problems.flatMap(({ path, message, suggestion }) => [
      `${path.join('/')}: ${message}`,
      suggestion,
    ]),
  ).toEqual(found)
})

test.each([
  ['ua', 'uk'],
  ['cz', 'cs'],
  ['jp', 'ja'],
  ['cn', 'zh'],
  ['gr', 'el'],
  ['dk', 'da'],
])('the country %s has the language %s', (language, meant) => {
  expect(checkLanguages({ site: { language } }).map(({ suggestion }) => suggestion)).toEqual([
    meant,
  ])
})

test.each([
  ['us-en', 'en-US'],
  ['us-EN', 'en-US'],
  ['cz-CZ', 'cs-CZ'],
  // "tw" is a language, too.
  ['cn-TW', 'zh-TW'],
  ['us-xx', 'en-xx'],
  ['cn-hans', 'zh-hans'],
])('the tag %s, which begins with a country, is meant as %s', (language, meant) => {
  expect(checkLanguages({ site: { language } }).map(({ suggestion }) => suggestion)).toEqual([
    meant,
  ])
})

test.each([
  {},
  { language: 'pt-BR' },
  { language: 'gsw' },
  { language: 'wym' },
  { language: 'English' },
  { language: 7 },
])('%j has no problem here', (site) => {
  expect(checkLanguages({ site })).toEqual([])
})
