import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('a section is in the navigation by its "navLabel"', () => {
  test.each([['"navigation": [{ "label": "Work" }]'], ['"menu": ["Work"]'], ['"nav": {}']])(
    '"navLabel" takes the place of %s',
    (rest) => {
      expect(listHelps(writeContent({ rest }))).toEqual([
        'Delete it. A section is in the navigation if it has a "navLabel", such as "navLabel": "Work".',
      ])
    },
  )

  test('"navLabel" takes the place of a menu in "site"', () => {
    const site = '{ "title": "Title", "description": "Words.", "menu": ["Work"] }'
    expect(listHelps(writeContent({ site }))).toEqual([
      'Delete it. A section is in the navigation if it has a "navLabel", such as "navLabel": "Work".',
    ])
  })

  test('and a page by the first lines of its file', () => {
    const rest = '"navigation": [{ "label": "Uses", "url": "/uses/" }]'
    expect(listHelps(writeContent({ rest }))).toEqual([
      expect.stringMatching(/A page is there if its file says so: "navigation: Uses"/u),
    ])
  })
})
