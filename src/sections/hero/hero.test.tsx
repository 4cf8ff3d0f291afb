import { expect, test } from 'vitest'

import type { PhotoFiles } from '#fields/pictures/photo.ts'
import { renderView } from '#sections/render-for-tests.ts'

import { Hero } from './hero.tsx'
import { definition } from './schema.ts'

/** The hero as visitors get it, until a script runs. The build adds `files` to its picture. */
function render(fields: object, files?: PhotoFiles) {
  const section = definition.schema.parse({
    type: 'hero',
    id: 'home',
    tag: 'AHK',
    jobTitle: 'Full stack developer',
    tagline: 'In sync.',
    ...fields,
  })
  return renderView(
    Hero,
    { ...section, picture: section.picture && { ...section.picture, ...files } },
    { isFirst: true },
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

test.each([
  ['tall', { width: 800, height: 1000 }, '(width &gt;= 60rem) 32vw, 84vw'],
  ['square', {}, '(width &gt;= 60rem) 32vw, 84vw'],
  ['wide', { width: 1600, height: 1000 }, '(width &gt;= 60rem) 51vw, 134vw'],
])('a %s photo is sharp in its circle', (_, files, sizes) => {
  const sources = [{ type: 'image/avif', srcset: '/me-480.avif 480w' }]
  const page = render({ picture: { src: 'media/me.jpg', alt: 'Me' } }, { ...files, sources })
  expect(page).toContain(`sizes="${sizes}"`)
})
