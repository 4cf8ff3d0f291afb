import { join } from 'node:path'

import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { describeBuild } from './describe-build.ts'
import { addProjectPages } from './portfolio/site-content.ts'

const images = ['media/a.gif', 'media/b.gif', 'media/a.gif'].map((src, index) => ({
  id: `picture-${index}`,
  src,
  alt: 'A picture.',
}))

/** Describes a build of content with two different pictures, at an address. */
function describe(site: object, weights: string): string[] {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.', ...site },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
      { type: 'gif-strip', id: 'strip', images },
    ],
  })
  const folder = join(process.cwd(), 'dist')
  return describeBuild(folder, addProjectPages(content, []), 1, weights, 6249).split('\n')
}

test('a build is described by its folder, what it has and what it weighs', () => {
  expect(describe({}, 'HTML 1 kB of 2 kB\nScript 3 kB of 4 kB')).toEqual([
    'Built dist in 6.2 s: 1 page, 2 sections, 2 pictures.',
    '  HTML 1 kB of 2 kB',
    '  Script 3 kB of 4 kB',
  ])
})

test('and by the address where it will be, if the content says so', () => {
  expect(describe({ url: 'https://ada.example.org/folio/' }, '')[0]).toBe(
    'Built dist for https://ada.example.org/folio/ in 6.2 s: 1 page, 2 sections, 2 pictures.',
  )
})
