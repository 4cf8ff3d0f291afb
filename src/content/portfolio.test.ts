import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'

import { describe, expect, test } from 'vitest'

import { readEntries, readProperty } from '#json/untyped-value.ts'

import { completeDocument } from '#validate/shape/completion/complete-document.ts'
import { portfolio } from './portfolio.ts'

const content: unknown = JSON.parse(
  readFileSync(new URL('../../fixtures/specification/portfolio.json', import.meta.url), 'utf8'),
)

const smallest = {
  site: { title: 'Title', description: 'Words.' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [{ type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' }],
}

describe('the defaults of the smallest content are those of the specification', () => {
  const whole = portfolio.parse(smallest)

  test('the preloader runs for 5000 ms in its six steps', () => {
    expect(whole.preloader).toEqual({
      enabled: true,
      letters: ['A'],
      duration: 5000,
      steps: [700, 600, 600, 600, 600, 1000],
      fadeDelay: 1000,
      skipHint: 'Tap or press a key to skip',
    })
  })

  test('the page reacts to scrolling', () => {
    expect(whole.scrolling).toEqual({
      activeThreshold: 0.3,
      backdropShift: 1200,
      fadeDuration: 1000,
      fadeDelay: 200,
    })
  })

  test('a chunk that fails has a message', () => {
    expect(whole.labels.chunkFailed).toBe('Loading chunk {id} failed')
  })

  test('the rest is English, without social links', () => {
    expect({
      ...whole,
      sections: [],
      theme: {},
      projectPages: {},
      notFound: {},
      labels: {},
    }).toEqual({
      schemaVersion: 2,
      site: { title: 'Title', description: 'Words.', language: 'en' },
      theme: {},
      preloader: whole.preloader,
      scrolling: whole.scrolling,
      sections: [],
      projectPages: {},
      notFound: {},
      labels: {},
    })
  })

  test('an empty part is the same as no part', () => {
    expect(
      portfolio.parse({
        ...smallest,
        schemaVersion: 2,
        theme: { accent: {}, ground: {}, ink: {} },
        scrolling: {},
        projectPages: {},
        notFound: {},
        labels: {},
      }),
    ).toEqual(whole)
  })

  test('a change of one result does not change the next', () => {
    const { steps } = portfolio.parse(smallest).preloader
    steps.push(1)
    expect(portfolio.parse(smallest)).toEqual(whole)
  })
})

test('the address of the site has no password, which every page would publish', () => {
  const site = { ...smallest.site, url: 'https://ada:secret@example.org/' }
  expect(portfolio.safeParse({ ...smallest, site }).error?.issues).toMatchObject([
    { path: ['site', 'url'], message: expect.stringContaining('without a password') },
  ])
})

describe('the default content', () => {
  const whole = completeDocument(content)
  const parsed = portfolio.parse(whole)

  test('has the sections of the specification in its order', () => {
    expect(parsed.sections.map(({ type, id, navLabel }) => ({ type, id, navLabel }))).toEqual([
      { type: 'hero', id: 'home', navLabel: 'Home' },
      { type: 'gif-strip', id: 'gif-strip', navLabel: undefined },
      { type: 'expertise', id: 'expertise', navLabel: 'Expertise' },
      { type: 'conversation', id: 'conversation', navLabel: 'Conversation' },
      { type: 'skills', id: 'skills', navLabel: undefined },
      { type: 'contact', id: 'contact', navLabel: 'Contact' },
    ])
  })

  test('has the letters, titles, slides and the heading that the specification names', () => {
    const named = parsed.sections.map((section) => {
      switch (section.type) {
        case 'gif-strip':
          return section.images.length
        case 'expertise':
          return section.cards.map(({ title }) => title)
        case 'skills':
          return section.slides.map(({ type }) => type)
        case 'contact':
          return section.heading
        default:
          return section.type
      }
    })
    expect({ letters: parsed.preloader.letters, links: parsed.socialLinks?.length, named }).toEqual(
      {
        letters: ['A', 'H', 'K'],
        links: 1,
        named: [
          'hero',
          3,
          [
            'Full Stack Web Developer Specializing in Frontend',
            "Crafting Code You Don't Have to Decode",
          ],
          'conversation',
          ['ui', 'interactive', 'graphic', 'infographic', 'code'],
          'Contact Me',
        ],
      },
    )
  })

  test('repeats no default: without any one field it is another portfolio, or invalid', () => {
    const repeated = listFields(content).filter((path) => {
      const outcome = portfolio.safeParse(dropField(whole, path))
      return outcome.success && isDeepStrictEqual(outcome.data, parsed)
    })
    expect(repeated.map((path) => path.join('/'))).toEqual([])
  })
})

type Path = readonly (string | number)[]

/** The paths of all fields of all objects. */
function listFields(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => listFields(item, [...path, index]))
  }
  return readEntries(value).flatMap(([key, item]) => [
    [...path, key],
    ...listFields(item, [...path, key]),
  ])
}

/** A copy of the value that lacks one field. */
function dropField(value: unknown, [first, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === first ? dropField(item, rest) : item))
  }
  const others = readEntries(value).filter(([key]) => key !== first)
  return Object.fromEntries(
    rest.length === 0
      ? others
      : readEntries(value).map(([key, item]) => [
          key,
          key === first ? dropField(item, rest) : item,
        ]),
  )
}

test('a copy that lacks one field lacks that field alone', () => {
  const value = { a: [{ b: 1, c: 2 }, { b: 3 }], d: 4 }
  expect([
    dropField(value, ['a', 0, 'b']),
    dropField(value, ['d']),
    readProperty(value, 'd'),
  ]).toEqual([{ a: [{ c: 2 }, { b: 3 }], d: 4 }, { a: [{ b: 1, c: 2 }, { b: 3 }] }, 4])
})
