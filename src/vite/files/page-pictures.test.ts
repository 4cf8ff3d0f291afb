import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createPagePictures } from './page-pictures.ts'

/** Draws the picture of a page in Hebrew, or in the language of its site. */
async function draw(siteLanguage: string, language?: string) {
  const content = parsePortfolio({
    site: {
      title: 'Title',
      description: 'Words.',
      url: 'https://example.org/',
      language: siteLanguage,
    },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [
      { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' },
    ],
  })
  const page = { path: 'uses/', heading: 'שלום!', name: 'שלום!', blocks: [], language }
  const pictures = await createPagePictures({ ...content, pages: [], ownPages: [page] })
  return pictures.get('uses/')?.name
}

test('the picture of a page in another language has the direction of that language', async () => {
  const hebrew = await draw('he')
  expect(await draw('en', 'he')).toBe(hebrew)
  expect(await draw('en')).not.toBe(hebrew)
})
