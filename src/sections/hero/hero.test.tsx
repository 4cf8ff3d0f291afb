import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'

import { Hero } from './hero.tsx'
import { definition } from './schema.ts'

/** The hero as visitors get it, until a script runs. */
function render(fields: object) {
  return renderToStaticMarkup(
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
}

function renderTitle(fields: object) {
  return /<p class="[^"]*jobTitle[^>]*>.*?<\/p>/u.exec(render(fields))?.[0]
}

test('a hero without a tagline has no empty line under the job title', () => {
  expect(render({}).match(/<p /gu)).toHaveLength(2)
  expect(render({ tagline: undefined }).match(/<p /gu)).toHaveLength(1)
})

test('"scramble": false shows the job title at once, without noise or a wait', () => {
  expect(renderTitle({ scramble: false })).toMatch(/^<p class="[^"]*">Full stack developer<\/p>$/u)
})

test('by default the job title waits for the preloader, and each word has its noise', () => {
  const title = renderTitle({})
  expect(title).toContain('data-after-preloader=""')
  expect(title?.match(/data-noise=""/gu)).toHaveLength(3)
})
