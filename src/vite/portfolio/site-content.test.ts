import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'
import { listAssets } from '#validate/texts/list-texts.ts'

import { addProjectPages } from './site-content.ts'

const makePicture = (name: string) => ({
  images: [{ id: 'a', src: `media/${name}.png`, alt: name }],
})

/** Content with a project on the page, one with a page of its own, and one that nothing shows. */
function build(fields: object = {}) {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: {
      projects: [
        { id: 'atlas', name: 'Atlas', description: 'A map.', ...makePicture('atlas') },
        {
          id: 'shop',
          name: 'Shop',
          description: 'A shop.',
          story: 'stories/shop.md',
          ...makePicture('shop'),
          ...fields,
        },
        { id: 'hidden', name: 'Hidden', description: 'A draft.', ...makePicture('hidden') },
      ],
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
      { type: 'projects', id: 'work', navLabel: 'Work', heading: 'Work', show: ['atlas'] },
    ],
  })
  const blocks = [{ paragraph: [{ link: ['Above'], href: '#above' }] }]
  return addProjectPages(content, [{ file: 'stories/shop.md', blocks }])
}

test('a record that neither a section nor a page shows is left out with its pictures', () => {
  const content = build()
  expect(content.profile?.projects?.map(({ id }) => id)).toEqual(['atlas', 'shop'])
  const names = new Set(listAssets(content).map(({ src }) => src))
  expect([...names]).toEqual(['media/atlas.png', 'media/shop.png'])
})

test('on its own page, the anchors of a record are those of the home page', () => {
  const fields = {
    description: 'See [below](#work) and [there](https://example.org/#a).',
    url: '#home',
    links: [{ id: 'a', label: 'A', url: '#work' }],
  }
  const { pages, profile } = build(fields)
  expect(pages[0]).toMatchObject({
    project: {
      description: ['See ', { href: '/#work' }, ' and ', { href: 'https://example.org/#a' }, '.'],
      url: '/#home',
      links: [{ url: '/#work' }],
    },
    blocks: [{ paragraph: [{ href: '#above' }] }],
  })
  expect(profile?.projects?.[1]).toMatchObject({ url: '#home' })
})
