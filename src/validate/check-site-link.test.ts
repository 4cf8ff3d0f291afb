import { expect, test } from 'vitest'

import { checkReferences } from './check-references.ts'
import { listLinkTargets } from './check-site-link.ts'
import { checkStories } from './check-stories.ts'
import { validatePortfolio } from './validate-portfolio.ts'

/** A document that shows one of two projects, and has a page of the other one. */
function documentOf(description: string) {
  return {
    profile: {
      projects: [
        { id: 'atlas', description },
        { id: 'shop', story: 'stories/shop.md' },
      ],
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer' },
      { type: 'projects', id: 'work', show: ['atlas'] },
    ],
  }
}

const known = [
  '/#work',
  '/#top',
  '/',
  '/cv.pdf',
  '/projects/shop/',
  '/projects/shop',
  '/#project-atlas',
]
const unknown = ['/#wokr', '/#project-shop', '/projects/atlas/', '/projects/shpo/#a']

/** The problems of a link in a story: code, line and column. */
function problemsOfStory(address: string) {
  const bytes = Buffer.from(`Words.\n\nSee [it](${address}).`)
  const document = documentOf('A map.')
  const { stories } = checkStories(
    document,
    {
      hasAsset: () => true,
      openAsset: () => ({ size: 1, bytes: () => bytes, text: () => bytes.toString() }),
    },
    listLinkTargets(document),
  )
  return stories.flatMap(({ problems }) =>
    problems.map(({ code, line, column }) => [code, line, column]),
  )
}

const codesOf = (document: object) => checkReferences(document).map(({ code }) => code)

test.each([...known, '#project-atlas', '#work'])('a record may link to %s', (address) => {
  expect(codesOf(documentOf(`See [it](${address}).`))).toEqual([])
  const link = { id: 'a', url: address }
  expect(codesOf({ ...documentOf('A map.'), socialLinks: [link] })).toEqual([])
})

test.each([...unknown, '#project-shop'])('no record may link to %s', (address) => {
  expect(codesOf(documentOf(`See [it](${address}).`))).toEqual(['content/unknown-section'])
  const link = { id: 'a', url: address }
  const document = { ...documentOf('A map.'), socialLinks: [link] }
  expect(codesOf(document)).toEqual(['content/unknown-section'])
})

test.each(known)('a story may link to %s', (address) => {
  expect(problemsOfStory(address)).toEqual([])
})

test.each(unknown)('no story may link to %s', (address) => {
  expect(problemsOfStory(address)).toEqual([['story/unknown-anchor', 3, 5]])
})

test('the page that was meant is suggested', () => {
  expect(checkReferences(documentOf('See [it](/projects/shpo/).'))).toMatchObject([
    { help: 'Write "/projects/shop/".', suggestion: '/projects/shop/' },
  ])
})

test('a story is not checked for links to what a syntax error may hide', () => {
  const bytes = Buffer.from('See [it](/#home).')
  const options = {
    publishedSchema: {},
    hasAsset: () => true,
    openAsset: () => ({ size: 1, bytes: () => bytes, text: () => bytes.toString() }),
  }
  const text =
    '{ "schemaVersion": 2, "profile": { "projects": [{ "id": "a", "story": "stories/a.md" }] }'
  const linked = (json: string) =>
    validatePortfolio(json, options).stories.flatMap(({ problems }) =>
      problems.map(({ code }) => code),
    )
  expect(linked(`${text}, "sections": [] }`)).toEqual(['story/unknown-anchor'])
  expect(linked(`${text}, "sections": [ }`)).toEqual([])
})
