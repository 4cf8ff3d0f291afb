import { expect, test } from 'vitest'

import { createPathDescriber, type Nouns } from './describe-path.ts'

const nouns: Readonly<Record<string, Nouns>> = {
  album: {
    photos: { noun: 'photo', label: 'caption', alone: 'photo' },
    tags: { noun: 'tag' },
  },
  story: {
    chapters: { noun: 'chapter', alone: 'story chapter' },
    people: { noun: 'person', readName: (_, key) => key.toUpperCase() },
    tags: { noun: 'tag', label: 'text' },
  },
}

function findNouns(type: unknown): Nouns {
  return nouns[String(type)] ?? {}
}

const document = {
  site: { title: 'Title' },
  preloader: { letters: ['A', 'H'] },
  socialLinks: [{ network: 'LinkedIn' }, {}, { network: ' ' }],
  sections: [
    { type: 'story', id: 'home', chapters: { one: { tags: ['sad', { text: 'odd' }] } } },
    { type: 'album', photos: [{}, { caption: 'A loop' }] },
    { type: 'album', id: 'more' },
    { id: 'odd' },
    'text',
  ],
}

test.each([
  [[], ''],
  [['site'], 'Site'],
  [['theme', 'accent', 'dark'], 'Theme, accent, dark'],
  [['preloader', 'letters', 1], 'Preloader, letter 2'],
  [['socialLinks', 0], 'Social link 1 (LinkedIn)'],
  [['socialLinks', 1, 'url'], 'Social link 2, url'],
  [['socialLinks', 2, 'network'], 'Social link 3, network'],
  [['sections'], 'Sections'],
  [['sections', 0], 'Section home (story)'],
  [['sections', 0, 'navLabel'], 'Section home (story), nav label'],
  [['sections', 0, 'chapters'], 'Section home (story), chapters'],
  [['sections', 0, 'chapters', 'one'], 'Story chapter one'],
  [['sections', 0, 'chapters', 'one', 'tags', 0], 'Story chapter one, tag 1 (sad)'],
  [['sections', 0, 'chapters', 'one', 'tags', 1], 'Story chapter one, tag 2 (odd)'],
  [['sections', 0, 'chapters', 'one', 'people', 'ada'], 'Story chapter one, person ADA'],
  [['sections', 0, 'others', 3], 'Section home (story), others, item 4'],
  [['sections', 1, 'photos', 1], 'Section 2 (album), photo 2 (A loop)'],
  [['sections', 2, 'photos', 0, 'alt'], 'Section more (album), photo 1, alt'],
  [['sections', 3, 'type'], 'Section odd, type'],
  [['sections', 4], 'Section 5'],
  [['sections', 99, 'tag'], 'Section 100, tag'],
  [['constructor', 'next'], 'Constructor, next'],
  [Array.from({ length: 63 }, () => 0), ''],
])('%j is "%s"', (path, description) => {
  expect(createPathDescriber(document, findNouns)(path)).toBe(description)
})

test('a long title is truncated', () => {
  const describePath = createPathDescriber(
    { socialLinks: [{ network: 'word '.repeat(1000) }] },
    findNouns,
  )
  expect(describePath(['socialLinks', 0]).length).toBe(80)
})

test.each([[undefined], [null], ['text'], [[]], [{ sections: 5 }]])(
  'a path in %j, which has no sections, is described as well',
  (shape) => {
    expect(createPathDescriber(shape, findNouns)(['sections', 0, 'tag'])).toBe('Section 1, tag')
  },
)
