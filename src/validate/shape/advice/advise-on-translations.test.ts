import { expect, test } from 'vitest'

import { listHelps, listSuggestions } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each(['["https://de.ada.dev/"]', '[{ "lang": "Polish", "href": "/pl/" }]', '[]'])(
  'the list of translations %s is shown an object',
  (list) => {
    const site = `{ "title": "A", "description": "B.", "translations": ${list} }`
    expect(listHelps(writeContent({ site }))).toEqual([
      'Write the address of each after its language, such as { "de": "https://example.org/de/" }.',
    ])
  },
)

test.each([
  ['"fr": "/en/"', 'https://a.dev/en/'],
  ['"fr": "/en?a"', undefined],
  ['"fr": "fr.a.dev"', 'https://fr.a.dev/'],
  ['"fr": "a.dev/fr"', 'https://a.dev/fr'],
  ['"French": "/fr/"', 'https://a.dev/fr/'],
  ['"Yoruba": "https://a.dev/yo/"', 'yo'],
])('a translation, %s, has a language and an address at the host of the site', (entry, meant) => {
  const site = `{ "title": "A", "description": "B", "url": "https://a.dev/de/", "translations": { ${entry} } }`
  expect(listSuggestions(writeContent({ site }))).toEqual([meant])
})
