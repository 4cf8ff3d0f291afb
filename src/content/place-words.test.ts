import { expect, test } from 'vitest'

import { placeWords } from './place-words.ts'

const document = {
  site: { title: 'Title' },
  theme: { accent: { dark: '#fff' } },
  preloader: { letters: ['A', 'H'] },
  socialLinks: [{ network: 'LinkedIn' }, {}],
  sections: [
    { type: 'hero', id: 'home', tag: 'AHK' },
    { type: 'expertise', id: 'work', cards: [{ title: 'Full stack' }, { title: 'Frontend' }] },
    {
      type: 'conversation',
      id: 'about-me',
      answers: [{ id: 'no', label: 'No' }, { id: 'maybe' }],
      scenes: { intro: { lines: ['Hi.'], answers: ['no'], next: { no: 'gone', other: 'gone' } } },
    },
    { type: 'skills', slides: [{ title: 'UI/UX', link: { label: 'See' } }] },
    { type: 'gif-strip', images: [{ src: 'a.gif' }, { caption: 'A loop' }] },
    { type: 'gif-strip', id: 'more', images: [{ src: 'b.gif' }] },
    { id: 'odd' },
    'text',
  ],
}

test.each([
  [[], ''],
  [['site'], 'Site'],
  [['site', 'title'], 'Site, title'],
  [['theme', 'accent', 'dark'], 'Theme, accent, dark'],
  [['preloader', 'letters', 1], 'Preloader, letter 2'],
  [['socialLinks', 0], 'Social link 1 (LinkedIn)'],
  [['socialLinks', 1, 'url'], 'Social link 2, url'],
  [['sections'], 'Sections'],
  [['sections', 0], 'Section home (hero)'],
  [['sections', 0, 'navLabel'], 'Section home (hero), nav label'],
  [['sections', 1, 'cards'], 'Section work (expertise), cards'],
  [['sections', 1, 'cards', 1], 'Expertise card 2 (Frontend)'],
  [['sections', 1, 'cards', 1, 'animation', 'src'], 'Expertise card 2 (Frontend), animation, src'],
  [['sections', 2, 'answers', 0], 'Section about-me (conversation), answer 1 (No)'],
  [['sections', 2, 'scenes', 'intro'], 'Scene intro'],
  [['sections', 2, 'scenes', 'intro', 'next', 'no'], 'Scene intro, answer No'],
  [['sections', 2, 'scenes', 'intro', 'next', 'maybe'], 'Scene intro, answer maybe'],
  [['sections', 2, 'scenes', 'intro', 'next', 'other'], 'Scene intro, answer other'],
  [['sections', 2, 'scenes', 'intro', 'answers', 0], 'Scene intro, answer 1 (no)'],
  [['sections', 2, 'scenes', 'intro', 'intended', 0], 'Scene intro, intended 1'],
  [Array.from({ length: 63 }, () => 0), ''],
  [['sections', 2, 'scenes', 'intro', 'lines', 0], 'Scene intro, line 1'],
  [['sections', 3, 'slides', 0, 'link', 'label'], 'Skill slide 1 (UI/UX), link, label'],
  [['sections', 4, 'images', 1], 'Section 5 (gif-strip), picture 2 (A loop)'],
  [['sections', 5, 'images', 0, 'alt'], 'Section more (gif-strip), picture 1, alt'],
  [['sections', 6, 'type'], 'Section odd, type'],
  [['sections', 7], 'Section 8'],
  [['sections', 99, 'tag'], 'Section 100, tag'],
  [['constructor', 'next'], 'Constructor, next'],
])('%j is "%s"', (path, words) => {
  expect(placeWords(document)(path)).toBe(words)
})

test('with two conversations, a scene is told with its section', () => {
  const scenes = { intro: {} }
  const twice = {
    sections: [
      { type: 'conversation', id: 'one', scenes },
      { type: 'conversation', scenes },
    ],
  }
  const place = placeWords(twice)
  expect([
    place(['sections', 0, 'scenes', 'intro']),
    place(['sections', 1, 'scenes', 'intro']),
  ]).toEqual(['Section one (conversation), scene intro', 'Section 2 (conversation), scene intro'])
})

test('a title of a thousand words is cut', () => {
  const place = placeWords({ socialLinks: [{ network: 'word '.repeat(1000) }] })
  expect(place(['socialLinks', 0]).length).toBe(80)
})

test.each([[undefined], [null], ['text'], [[]], [{ sections: 5 }]])(
  'a document of any shape has places: %j',
  (shape) => {
    expect(placeWords(shape)(['sections', 0, 'tag'])).toBe('Section 1, tag')
  },
)
