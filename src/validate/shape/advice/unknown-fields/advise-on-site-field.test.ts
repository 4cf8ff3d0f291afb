import { describe, expect, test } from 'vitest'

import { listHelps, writeSite } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('what the whole site has is said in "site" or in a file', () => {
  test.each([
    [{ rest: '"base": "/folio/"' }, /^Delete it. "url" in "site" says the host/u],
    [
      { rest: '"i18n": { "locales": ["en", "sv"] }' },
      /^Delete it. "language" in "site" is the language of this site/u,
    ],
    [{ rest: '"languages": ["de", "en"]' }, /^Write the languages that you speak in "profile"/u],
    [{ rest: '"pages": ["uses.md"]' }, /^Delete it. A page is a Markdown file/u],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([expect.stringMatching(help)])
  })

  test.each([
    ['"base": "/folio/"', 'https://example.org/folio/'],
    ['"basePath": "/"', 'https://example.org/'],
    ['"domain": "ada.dev"', 'https://ada.dev'],
    ['"homepage": "https://ada.dev/me/"', 'https://ada.dev/me/'],
  ])('%s of the site is in its address', (field, address) => {
    expect(listHelps(writeSite(field))).toEqual([
      `Write "url" with the whole address of the site, as "url": "${address}".`,
    ])
    expect(listHelps(writeSite(`${field}, "url": "https://ada.dev/a/"`))).toEqual([
      'Delete it: "url" says the host and the path of the site.',
    ])
  })
})
