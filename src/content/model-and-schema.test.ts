import { readFileSync } from 'node:fs'

import type { ErrorObject } from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Path } from '#json/path.ts'
import { readEntries, readValue } from '#json/untyped-value.ts'

import { makeExampleContent } from '#fixtures/example-content.ts'
import { splitContent } from '#fixtures/split-content.ts'

import { createJsonSchema } from './json-schema.ts'
import { portfolio } from './portfolio.ts'
import { compileStrictly } from '#fixtures/compile-schema.ts'
import { completeDocument } from '#validate/shape/complete-document.ts'

// The model and the published schema must agree on every document, or an editor accepts what the build
// refuses. Thousands of changed documents are given to both: each field with edge values, then random
// changes. The seed is fixed, so that a failure comes from the change of code. To try more, set RUNS and
// SEED in the environment.

const runs = Number(process.env['RUNS'] ?? 6000)
const seed = Number(process.env['SEED'] ?? 20_261)

/**
 * The known differences, with their reasons. The schema refuses everything that the model refuses.
 * Neither checks that names are unique and targets exist: check-references.ts does.
 */
const differences = [
  {
    what: 'a key "__proto__" in a record',
    why: 'Zod drops the key silently. The checks of every name report it as an unknown field.',
    is: ({ instancePath, propertyName, params }: ErrorObject) =>
      [...instancePath.split('/'), propertyName, params['propertyName']].includes('__proto__'),
  },
]

const fits = compileStrictly(createJsonSchema())

/** How model and schema disagree on a document; undefined if they agree, or the difference is known. */
function findDisagreement(document: unknown) {
  const { success, error } = portfolio.safeParse(completeDocument(document))
  if (success === fits(document)) return undefined
  const refusals = fits.errors ?? []
  const known = refusals.filter((refusal) => differences.some(({ is }) => is(refusal)))
  // A value of several forms is refused once for each, at its own path.
  const isKnown = ({ instancePath }: ErrorObject) =>
    known.some((cause) => `${cause.instancePath}/`.startsWith(`${instancePath}/`))
  if (success && refusals.every(isKnown)) return undefined
  return { modelAccepts: success, because: success ? refusals : error.issues }
}

/** The path of every value of a document, the document itself first. */
function listPaths(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : readEntries(value)
  return [path, ...inner.flatMap(([key, item]) => listPaths(item, [...path, key]))]
}

/** Replaces a value by none, one or several; none removes the key as well. */
type Change = (value: unknown) => readonly unknown[]

/** The document with the value at a path changed, if there is one. */
function applyChange(value: unknown, [first, ...rest]: Path, change: Change): unknown {
  const changeRest = (item: unknown) =>
    rest.length === 0 ? change(item) : [applyChange(item, rest, change)]
  if (first === undefined) return change(value)[0] ?? null
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => (index === first ? changeRest(item) : [item]))
  }
  if (typeof value !== 'object' || value === null) return value
  // An assignment to "__proto__" would not create a key.
  return Object.fromEntries(
    readEntries(value).flatMap(([key, item]) =>
      key === first
        ? changeRest(item)
            .slice(0, 1)
            .map((made) => [key, made])
        : [[key, item]],
    ),
  )
}

const content: unknown = JSON.parse(
  readFileSync(new URL('../../fixtures/specification/portfolio.json', import.meta.url), 'utf8'),
)

/** A parsed value with its rich texts as they are written. */
function revertParsing(parsed: unknown, written: unknown): unknown {
  if (typeof written === 'string') return written
  if (Array.isArray(parsed)) {
    return parsed.map((item: unknown, index) => revertParsing(item, readValue(written, [index])))
  }
  if (typeof parsed !== 'object' || parsed === null) return parsed
  return Object.fromEntries(
    readEntries(parsed).map(([key, item]) => [key, revertParsing(item, readValue(written, [key]))]),
  )
}

/** The default content with every default, and with every optional field. */
const whole = (() => {
  const { site, theme, sections, ...others } = portfolio.parse(completeDocument(content))
  return revertParsing(
    {
      ...others,
      site: { ...site, url: 'https://example.org/' },
      theme: { ...theme, fonts: { ...theme.fonts, text: 'newsreader' } },
      sections: [
        ...sections,
        {
          type: 'gif-strip',
          id: 'more',
          images: [
            { id: 'a', src: 'https://example.org/a.gif', alt: 'A', width: 480, height: 360 },
          ],
        },
        {
          type: 'skills',
          id: 'skills',
          heading: 'More',
          slides: [
            {
              type: 'ui',
              id: 'ui',
              title: 'UI',
              description: 'Words.',
              background: '#16324f',
              link: { label: 'See it', url: '#more' },
            },
          ],
        },
        {
          type: 'conversation',
          id: 'conversation',
          heading: 'Short',
          intro: 'Words.',
          speaker: 'Me',
          answers: [{ id: 'yes', label: 'Yes' }],
          scenes: {
            intro: {
              lines: ['Hi.', { text: 'Look.', show: 'atlas', go: 'skills' }],
              answers: ['yes'],
              ending: true,
            },
          },
        },
      ],
    },
    content,
  )
})()

/** Short forms of what the document above writes in full. */
const short = {
  site: { title: 'Title', description: 'Words.' },
  schemaVersion: 2,
  preloader: { letters: 'MARA' },
  theme: { accent: 'tomato', ground: { dark: '222', light: 'rgb(255, 248, 231)' }, ink: '#222' },
  sections: [{ type: 'hero', id: 'home', tag: 'A', jobTitle: 'B', tagline: 'C' }],
}

/** Values that stand for longer ones. */
const shorter = {
  site: { title: 'Title', description: 'Words.' },
  schemaVersion: 2,
  preloader: 'MARA',
  theme: 'paper',
  footer: 'Made in **Oslo**.',
  socialLinks: [
    'https://github.com/ada',
    { url: 'mailto:ada@example.org' },
    { username: 'ada', url: 'https://x.com/ada' },
    { network: 'GitHub', username: 'ada' },
  ],
  profile: {
    name: 'A',
    publish: 'email, phone',
    languages: ['A'],
    interests: ['A'],
    skills: ['A'],
    certificates: ['A'],
    awards: ['A'],
    education: ['A'],
    work: [
      { name: 'A', position: 'B', startDate: 2016, endDate: 'Present' },
      { name: 'A', position: 'B', startDate: 2016, endDate: '' },
      { name: 'A', position: 'B', startDate: 2016, endDate: null },
    ],
    projects: [
      {
        name: 'A',
        description: 'B.',
        highlights: 'D.',
        keywords: 'E, F',
        links: { Code: 'https://a.example' },
        images: { src: 'media/a.png', alt: 'C' },
      },
    ],
  },
  sections: [
    {
      type: 'hero',
      tag: 'A',
      jobTitle: 'B',
      tagline: 'C',
      animation: 'animations/a.json',
      scrollTo: '#projects',
    },
    { type: 'projects', heading: 'A', show: 'a' },
    {
      type: 'conversation',
      heading: 'A',
      answers: ['Yes', { label: 'No' }],
      scenes: {
        first: { lines: 'B?', next: { yes: 'last' } },
        last: { lines: 'C.', ending: true },
      },
    },
  ],
}

/** The documents above, and one with every field of the published schema. */
const wholes: readonly unknown[] = [whole, short, shorter, makeExampleContent().content]

const names = wholes
  .flatMap((document) => listPaths(document))
  .flatMap((path) => path.filter((key) => typeof key === 'string'))

/** Every limit of the model, and the next number. */
const edges = [
  [0, 1, 2, 3, 4, 5, 8, 12, 24, 40, 50, 60, 80, 100, 120, 160, 200, 250, 300, 400, 500, 800, 2000],
  [0.1, 0.3, 20, 30, 3000, 10_000, 600_000],
].flatMap((limits) => limits.flatMap((limit) => [limit, limit + 1]))
const lengths = edges.filter((edge) => Number.isInteger(edge) && edge >= 0 && edge < 3100)

/** Replacements of a value: values of every type, and those of its own type at every limit. */
function listEdgeValues(value: unknown): readonly unknown[] {
  const always = [null, true, false, 0, -1, 1.5, '', ' ', 'x', [], {}, [value], { value }]
  // A character of two UTF-16 units counts as one.
  if (typeof value === 'string') return [...always, ...lengths.map((length) => '😀'.repeat(length))]
  if (typeof value === 'number') return [...always, ...edges]
  if (!Array.isArray(value)) return always
  const repeated = lengths
    .filter((length) => length < 310)
    .map((length) => Array.from({ length }, (_, at): unknown => value[at % value.length]))
  return [...always, ...repeated]
}

const oddKeys = '__proto__ constructor toString then 0 $ref Ünder'.split(' ')
const someKey = fc.constantFrom(...new Set(names), ...oddKeys, '', ' ', 'a b')

const oddTexts = [
  ['', ' ', '\t\n', '\0', '\u00a0', '\u200b', '\ufeff', '\u2028', '\ud800', '\udc00x', '\n'],
  ['👩‍👩‍👧', 'intro\n', 'constructor', '__proto__', 'x'.repeat(100_000), 'en', 'pt-BR', 'EN', '-'],
  ['https://example.org/', 'https://приклад.укр/', 'HTTPS://EXAMPLE.ORG', 'http://a', '/', '//a'],
  ['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'mailto:a@b', '#', '#a'],
  ['media/a.gif', 'media/../a.gif', 'media/a.gif\n', 'animations/a.json', 'animations/.json'],
  ['#fff', '#FFFFFF', '#ffff', '#fff\n', '{id} {page} {pages}', '{slide}\n{slides}', 'Hero'],
  [
    'hero',
    'skills',
    'system',
    'dark',
    'soft',
    'airy',
    'newsreader',
    'Big Shoulders',
    'JetBrains Mono',
    'Dark',
    'auto',
    'GitHub',
    'GitHub Pages',
    'German',
    'Swiss german',
    'de_DE',
    'gh-pages',
    'March 2024',
    '12 Mar 2024',
    '12.05.2024',
    '2021-03-01T00:00:00Z',
    'RebeccaPurple',
    ' #7C3AEDFF ',
    'Mail',
    'NEWSREADER',
    'code',
    'outline',
    'rss',
  ],
].flat()
const someText = fc.oneof(
  fc.constantFrom(...new Set(names)),
  fc.constantFrom(...oddTexts),
  // The unit "binary" takes two seconds to prepare.
  fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)), maxLength: 30 }),
)

const someNumber = fc.oneof(
  fc.constantFrom(...edges),
  fc.constantFrom(-0, 0.1, 0.09, 0.5, 1.0001, 1e21, 2 ** 53, Infinity, -Infinity, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true }),
)

const someValue = fc.oneof(
  someText,
  someNumber,
  fc.boolean(),
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    [[]],
    [null],
    [''],
    { type: 'hero', id: 'home' },
    { __proto: {} },
  ),
  fc.constantFrom(
    ...wholes.flatMap((document) => listPaths(document).map((path) => readValue(document, path))),
  ),
)

/** Random changes of a value of this type. */
function makeChanges(value: unknown): fc.Arbitrary<Change> {
  const any: fc.Arbitrary<Change>[] = [
    fc.constant(() => []),
    someValue.map((next): Change => () => [next]),
    fc.constantFrom<Change>(
      (same) => [[same]],
      (same) => [{ same }],
    ),
  ]
  if (typeof value === 'number') {
    return fc.oneof(
      ...any,
      someNumber.map((next): Change => () => [next]),
      fc.constantFrom<Change>((same) => [String(same)]),
    )
  }
  if (typeof value === 'string') {
    return fc.oneof(
      ...any,
      someText.map((next): Change => () => [next]),
      someText.map((more): Change => (same) => [`${String(same)}${more}`]),
      someText.map((more): Change => (same) => [`${more}${String(same)}`]),
      fc.constantFrom<Change>((same) => [String(same).toUpperCase()]),
    )
  }
  if (Array.isArray(value)) {
    return fc.oneof(
      ...any,
      fc.constantFrom<Change>((same) => [Array.isArray(same) ? same.toReversed() : same]),
      someValue.map((item): Change => (same) => [Array.isArray(same) ? [...same, item] : same]),
    )
  }
  if (typeof value !== 'object' || value === null) return fc.oneof(...any)
  return fc.oneof(
    ...any,
    fc.tuple(someKey, someValue).map(([key, item]): Change => (same) => [
      Object.fromEntries([...readEntries(same), [key, item]]),
    ]),
    fc.tuple(fc.nat(), someKey).map(([at, name]): Change => (same) => [
      Object.fromEntries(
        readEntries(same).map(([key, item], index, all) => [
          index === at % all.length ? name : key,
          item,
        ]),
      ),
    ]),
  )
}

/** Each part of the documents with one to three random changes, larger ones more often. */
const someDocument = fc.oneof(
  ...wholes.flatMap(splitContent).map(({ document }) => {
    const paths = listPaths(document)
    const someChange = fc
      .constantFrom(...paths)
      .chain((path) => makeChanges(readValue(document, path)).map((change) => ({ path, change })))
    const arbitrary = fc
      .array(someChange, { minLength: 1, maxLength: 3 })
      .map((changes) =>
        changes.reduce<unknown>(
          (made, { path, change }) => applyChange(made, path, change),
          document,
        ),
      )
    return { arbitrary, weight: paths.length }
  }),
)

/** Gives every document to both, prints the counts, and lists the disagreements. */
function check(documents: Iterable<unknown>) {
  const count = { accepted: 0, refused: 0 }
  const disagreements: unknown[] = []
  for (const document of documents) {
    const found = findDisagreement(document)
    if (found) disagreements.push(found)
    count[fits.errors ? 'refused' : 'accepted'] += 1
  }
  console.info(`${count.accepted} documents accepted, ${count.refused} refused, seed ${seed}`)
  expect(count.accepted).toBeGreaterThan(count.refused / 20)
  return disagreements
}

describe('model and published schema', { timeout: 120_000 }, () => {
  test('accept the content before it is changed', () => {
    for (const document of wholes) {
      expect({
        refused: portfolio.safeParse(completeDocument(document)).error?.issues,
        fits: fits(document),
      }).toEqual({ refused: undefined, fits: true })
    }
  })

  test('agree on every field at its limits', () => {
    // One path for each field and type: all cards follow the same rules.
    const fields = new Map(
      wholes.flatMap(splitContent).flatMap(({ document, path: part }) =>
        listPaths(readValue(document, part), part).map((path) => {
          const value = readValue(document, path)
          const type = readValue(document, [...part, 'type'])
          const keys = path.map((key) => (typeof key === 'number' ? '*' : key))
          return [[type, ...keys, typeof value].join('/'), { document, path, value }] as const
        }),
      ),
    )
    const disagreements = check(
      [...fields.values()].flatMap(({ document, path, value }) => [
        applyChange(document, path, () => []),
        ...listEdgeValues(value).map((edge) => applyChange(document, path, () => [edge])),
      ]),
    )
    expect(disagreements).toEqual([])
  })

  test(`agree on ${runs} documents with random changes`, () => {
    expect(check(fc.sample(someDocument, { numRuns: runs, seed }))).toEqual([])
  })

  test.each(differences)('differ in $what', ({ is }) => {
    const document: unknown = JSON.parse(
      JSON.stringify(content).replace('"next":{', '"next":{"__proto__":"intro",'),
    )
    const accepted = {
      model: portfolio.safeParse(completeDocument(document)).success,
      schema: fits(document),
    }
    expect({ accepted, known: fits.errors?.every(is) }).toEqual({
      accepted: { model: true, schema: false },
      known: true,
    })
  })
})
