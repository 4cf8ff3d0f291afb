import { expect, test } from 'vitest'

import { profile } from '#profile/profile.ts'
import { removeClasses, renderView } from '#sections/render-for-tests.ts'

import { definition } from './schema.ts'
import { Writing } from './writing.tsx'

/** What visitors get of a profile, without classes. */
function render(fields: object, section: object = {}) {
  return removeClasses(
    renderView(
      Writing,
      definition.schema.parse({ type: 'writing', id: 'section', heading: 'Heading', ...section }),
      { profile: profile.parse(fields) },
    ),
  )
}

test('articles and talks are mixed by date, under their years', () => {
  const page = render({
    publications: [
      { id: 'maps', name: 'Maps', releaseDate: '2024-05' },
      { id: 'book', name: 'The book', kind: 'book', publisher: 'Sand & Sons' },
    ],
    talks: [
      { id: 'slow', title: 'Slow', event: 'WebConf', date: '2024-10' },
      { id: 'old', title: 'Old', event: 'MapConf', date: '2021' },
    ],
  })
  const words = [...page.matchAll(/>([^<>]+)</gu)].map(([, text]) => text?.trim())
  expect(words).toEqual([
    'Heading',
    '2024',
    'Talk',
    'Oct 2024',
    'Slow',
    'WebConf',
    'Article',
    'May 2024',
    'Maps',
    '2021',
    'Talk',
    '2021',
    'Old',
    'MapConf',
    'Book',
    'The book',
    'Sand &amp; Sons',
  ])
})

test('a title leads to its address, and a talk has further links', () => {
  const page = render({
    talks: [
      {
        id: 'slow',
        title: 'Slow',
        event: 'WebConf',
        url: 'https://webconf.example.org/slow',
        links: [{ id: 'slides', label: 'Slides', url: 'https://slides.example.org' }],
        summary: 'How to wait.',
      },
    ],
  })
  expect(page).toContain('<h3><a href="https://webconf.example.org/slow"><bdi>Slow</bdi></a></h3>')
  expect(page).toContain('<a href="https://slides.example.org">Slides</a>')
  expect(page).toContain('How to wait.')
})
