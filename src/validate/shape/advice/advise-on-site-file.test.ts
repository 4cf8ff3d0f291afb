import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

test.each([
  ['favicon', 'public/favicon.svg'],
  ['icon', 'public/favicon.svg'],
  ['image', 'public/share.png'],
  ['shareImage', 'public/share.png'],
  ['share', 'public/share.png'],
])('"%s" of the site is the file %s', (name, file) => {
  const site = `{ "title": "T", "description": "W.", "url": "https://a.org/", "${name}": "a.png" }`
  expect(listHelps(writeContent({ site }))).toEqual([expect.stringContaining(file)])
})
