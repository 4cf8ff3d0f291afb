import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('a link of the footer is written in "links"', () => {
  test.each([
    [
      '"footer": { "text": "By hand.", "Imprint": "/imprint/" }',
      'Write it in "links": [{ "label": "Imprint", "url": "/imprint/" }].',
    ],
    ['"footer": { "Name": "/x/" }', 'Write it in "links": [{ "label": "Name", "url": "/x/" }].'],
    ['"footer": { "url": "/x/" }', 'Write it in "links": ["/x/"].'],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })

  test('but not if its text is "Links"', () => {
    expect(
      listHelps(writeContent({ rest: '"footer": { "links": { "Links": "https://a.dev" } }' })),
    ).toEqual([])
  })
})
