import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { labels } from '#fields/texts/labels.ts'

import { OwnPageView } from './own-page.tsx'

function render(language: string | undefined) {
  const page = { path: 'uses/', heading: 'Uses', language, blocks: [], name: 'Uses' }
  return renderToStaticMarkup(<OwnPageView page={page} labels={labels.parse({})} />)
}

test('a page in another language than the site says which, and its direction', () => {
  expect(render('ar')).toMatch(/^<article [^>]*lang="ar" dir="rtl"/u)
  expect(render('sv')).toMatch(/^<article [^>]*lang="sv" dir="ltr"/u)
  expect(render(undefined)).not.toContain('lang=')
})
