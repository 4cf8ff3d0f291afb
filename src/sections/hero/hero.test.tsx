import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'

import { Hero } from './hero.tsx'
import { definition } from './schema.ts'

/** The job title as visitors get it, until a script runs. */
function renderTitle(fields: object) {
  const page = renderToStaticMarkup(
    <Hero
      section={definition.schema.parse({
        type: 'hero',
        id: 'home',
        tag: 'AHK',
        jobTitle: 'Full stack developer',
        tagline: 'In sync.',
        ...fields,
      })}
      profile={{}}
      labels={portfolio.shape.labels.parse({})}
      language="en"
      headingId="heading"
      isFirst
    />,
  )
  return /<p class="[^"]*jobTitle[^>]*>.*?<\/p>/u.exec(page)?.[0]
}

test('"scramble": false shows the job title at once, without noise or a wait', () => {
  expect(renderTitle({ scramble: false })).toMatch(/^<p class="[^"]*">Full stack developer<\/p>$/u)
})

test('by default the job title waits for the preloader, and each word has its noise', () => {
  const title = renderTitle({})
  expect(title).toContain('data-after-preloader=""')
  expect(title?.match(/data-noise=""/gu)).toHaveLength(3)
})
