import { expect, test } from 'vitest'

import { findMissingTexts, type ReadableText } from './find-missing-texts.ts'

const makePage = (change: Partial<ReadableText> = {}): ReadableText => ({
  head: 'Ada, developer',
  around: 'Skip Home Contact',
  sections: ['Ada Developer', 'Contact me Name'],
  ...change,
})
const texts = [
  { path: ['site', 'title'], text: 'Ada, developer' },
  { path: ['sections', 0, 'tag'], text: 'Ada' },
  { path: ['sections', 1, 'navLabel'], text: 'Contact' },
  { path: ['sections', 1, 'heading'], text: 'Contact  me\n' },
  { path: ['notFound', 'heading'], text: 'Lost' },
]
const notFound: ReadableText = { head: 'Not found', around: 'Lost', sections: [] }

function listMissing(documents: readonly ReadableText[]): string[] {
  return findMissingTexts(texts, documents).map(({ path }) => path.join('/'))
}

test('texts in their section are not missing, whatever the white space is', () => {
  expect(listMissing([makePage(), notFound])).toEqual([])
})

test('a text of a section is missing if only another section or the title has it', () => {
  const without = makePage({ sections: ['Developer', 'Contact me Name Ada'] })
  expect(listMissing([without, notFound])).toEqual(['sections/0/tag'])
})

test('a text is missing although a longer one contains it', () => {
  expect(listMissing([makePage({ around: 'Skip Home' }), notFound])).toEqual([
    'sections/1/navLabel',
  ])
})

test('a longer text that is missing does not count its words against a shorter one', () => {
  const without = makePage({ sections: ['Ada Developer', 'Name'] })
  expect(listMissing([without, notFound])).toEqual(['sections/1/heading'])
})

test('a text outside of the sections may be in any document', () => {
  expect(listMissing([makePage()])).toEqual(['notFound/heading'])
})

test('one of two equal texts is missing if the page has it once', () => {
  const twice = [
    { path: ['sections', 0, 'cards', 0, 'title'], text: 'Code' },
    { path: ['sections', 0, 'cards', 1, 'title'], text: 'Code' },
  ]
  const listPaths = (shown: string) =>
    findMissingTexts(twice, [makePage({ sections: [shown, ''] })]).map(({ path }) => path[3])
  expect(listPaths('Code and Code')).toEqual([])
  expect(listPaths('Code')).toEqual([1])
})

test('two records of a list may share a text that is shown once', () => {
  const jobs = [0, 1].map((index) => ({
    path: ['profile', 'work', index, 'name'],
    text: 'Ferries',
  }))
  const project = { path: ['profile', 'projects', 0, 'name'], text: 'Ferries' }
  const listPaths = (shown: string) =>
    findMissingTexts([...jobs, project], [makePage({ sections: [shown] })]).map(
      ({ path }) => path[1],
    )
  expect(listPaths('Ferries and Ferries')).toEqual([])
  expect(listPaths('Ferries')).toEqual(['projects'])
})
