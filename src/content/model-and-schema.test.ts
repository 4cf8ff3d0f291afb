import { readFileSync } from 'node:fs'

import type { ErrorObject } from 'ajv'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { entriesOf } from '#json/raw.ts'

import { jsonSchema } from './json-schema.ts'
import { portfolio } from './portfolio.ts'
import { compileStrictly } from './check-published-schema.ts'

// The model and the published schema are to say the same of any document: else an editor is
// content with what the build refuses, or the other way about. Thousands of spoilt documents are
// shown to both: each field at its edges, then whatever comes of a seed. The seed is fixed, so that
// a failure is of the change at hand and not of luck; RUNS and SEED in the environment look further.

const runs = Number(process.env['RUNS'] ?? 6000)
const seed = Number(process.env['SEED'] ?? 20_261)

/**
 * Where the two are known to part, and why that may stand. There is no row for what the schema
 * cannot say: all that the model refuses, the schema refuses. What neither of them says, that
 * names are unique and targets exist, is checked beside them (check-references.ts).
 */
const beyond = [
  {
    what: 'a key "__proto__" in a record',
    why: 'Zod leaves the key out without a word. Content is checked against the schema as well.',
    is: ({ instancePath, propertyName, params }: ErrorObject) =>
      [...instancePath.split('/'), propertyName, params['propertyName']].includes('__proto__'),
  },
]

const fits = compileStrictly(jsonSchema())

/** What both say of a document; undefined where they agree or part as they are known to. */
function disagreement(document: unknown) {
  const { success, error } = portfolio.safeParse(document)
  if (success === fits(document)) return undefined
  const refusals = fits.errors ?? []
  if (success && refusals.every((refusal) => beyond.some(({ is }) => is(refusal)))) return undefined
  return { modelAccepts: success, because: success ? refusals : error.issues }
}

type Path = readonly (string | number)[]

/** Every place of a document, the document itself first. */
function placesOf(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : entriesOf(value)
  return [path, ...inner.flatMap(([key, item]) => placesOf(item, [...path, key]))]
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      Array.isArray(inner)
        ? inner[Number(key)]
        : entriesOf(inner).find(([name]) => name === key)?.[1],
    value,
  )
}

/** Puts nothing, one thing or several in the place of a value; nothing takes its key out too. */
type Change = (value: unknown) => readonly unknown[]

/** The document with the value at a place changed, if the place is still there. */
function changed(value: unknown, [first, ...rest]: Path, change: Change): unknown {
  const next = (item: unknown) => (rest.length === 0 ? change(item) : [changed(item, rest, change)])
  if (first === undefined) return change(value)[0] ?? null
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => (index === first ? next(item) : [item]))
  }
  if (typeof value !== 'object' || value === null) return value
  // Not by assignment: a key "__proto__" would be no key.
  return Object.fromEntries(
    entriesOf(value).flatMap(([key, item]) =>
      key === first
        ? next(item)
            .slice(0, 1)
            .map((made) => [key, made])
        : [[key, item]],
    ),
  )
}

const content: unknown = JSON.parse(
  readFileSync(new URL('../../fixtures/specification/portfolio.json', import.meta.url), 'utf8'),
)

/** The default content with every default written out, and every field that it lacks. */
const whole: unknown = (() => {
  const { site, theme, sections, ...others } = portfolio.parse(content)
  return {
    ...others,
    site: { ...site, url: 'https://example.org/' },
    theme: { ...theme, fonts: { ...theme.fonts, text: 'newsreader' } },
    sections: [
      ...sections,
      {
        type: 'gif-strip',
        id: 'more',
        images: [{ id: 'a', src: 'https://example.org/a.gif', alt: 'A', width: 480, height: 360 }],
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
            link: { label: 'See it', href: '#more' },
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
        scenes: { intro: { lines: ['Hi.'], answers: ['yes'], ending: true } },
      },
    ],
  }
})()

const names = placesOf(whole).flatMap((path) => path.filter((key) => typeof key === 'string'))

/** Every length and number that the model sets a limit at, and the next. */
const edges = [
  [0, 1, 2, 4, 5, 8, 12, 24, 40, 50, 60, 80, 100, 120, 160, 200, 250, 300, 400, 500, 800, 2000],
  [0.1, 0.3, 10_000, 600_000],
].flatMap((limits) => limits.flatMap((limit) => [limit, limit + 1]))
const lengths = edges.filter((edge) => Number.isInteger(edge) && edge >= 0 && edge < 2100)

/** What is put in the place of a value: what belongs nowhere, and its own kind at every edge. */
function edgeValues(value: unknown): readonly unknown[] {
  const anywhere = [null, true, 0, -1, 1.5, '', ' ', 'x', [], {}, [value], { value }]
  // A letter of two UTF-16 units: one for whoever counts right.
  if (typeof value === 'string')
    return [...anywhere, ...lengths.map((length) => '😀'.repeat(length))]
  if (typeof value === 'number') return [...anywhere, ...edges]
  if (!Array.isArray(value)) return anywhere
  const repeated = lengths
    .filter((length) => length < 210)
    .map((length) => Array.from({ length }, (_, at): unknown => value[at % value.length]))
  return [...anywhere, ...repeated]
}

const oddKeys = '__proto__ constructor toString then 0 $ref Ünder'.split(' ')
const someKey = fc.constantFrom(...new Set(names), ...oddKeys, '', ' ', 'a b')

const oddWords = [
  ['', ' ', '\t\n', '\0', '\u00a0', '\u200b', '\ufeff', '\u2028', '\ud800', '\udc00x', '\n'],
  ['👩‍👩‍👧', 'intro\n', 'constructor', '__proto__', 'x'.repeat(100_000), 'en', 'pt-BR', 'EN', '-'],
  ['https://example.org/', 'https://приклад.укр/', 'HTTPS://EXAMPLE.ORG', 'http://a', '/', '//a'],
  ['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'mailto:a@b', '#', '#a'],
  ['media/a.gif', 'media/../a.gif', 'media/a.gif\n', 'animations/a.json', 'animations/.json'],
  ['#fff', '#FFFFFF', '#ffff', '#fff\n', '{id} {page} {pages}', '{slide}\n{slides}', 'Hero'],
  ['hero', 'skills', 'system', 'dark', 'soft', 'airy', 'newsreader', 'code', 'outline', 'rss'],
].flat()
const someWords = fc.oneof(
  fc.constantFrom(...new Set(names)),
  fc.constantFrom(...oddWords),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

const someNumber = fc.oneof(
  fc.constantFrom(...edges),
  fc.constantFrom(-0, 0.1, 0.09, 0.5, 1.0001, 1e21, 2 ** 53, Infinity, -Infinity, 5e-324),
  fc.integer(),
  fc.double({ noNaN: true }),
)

const someValue = fc.oneof(
  someWords,
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
  fc.constantFrom(...placesOf(whole).map((path) => valueAt(whole, path))),
)

/** A way to spoil a value of this kind, or to make it another that may do. */
function changesOf(value: unknown): fc.Arbitrary<Change> {
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
      someWords.map((next): Change => () => [next]),
      someWords.map((more): Change => (same) => [`${String(same)}${more}`]),
      someWords.map((more): Change => (same) => [`${more}${String(same)}`]),
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
      Object.fromEntries([...entriesOf(same), [key, item]]),
    ]),
    fc.tuple(fc.nat(), someKey).map(([at, name]): Change => (same) => [
      Object.fromEntries(
        entriesOf(same).map(([key, item], index, all) => [
          index === at % all.length ? name : key,
          item,
        ]),
      ),
    ]),
  )
}

const someChange = fc
  .constantFrom(...placesOf(whole))
  .chain((path) => changesOf(valueAt(whole, path)).map((change) => ({ path, change })))

/** The whole content with one to three places spoilt. */
const someDocument = fc
  .array(someChange, { minLength: 1, maxLength: 3 })
  .map((changes) =>
    changes.reduce((document, { path, change }) => changed(document, path, change), whole),
  )

/** Shows every document to both, prints how many there were, and lists where they part. */
function check(documents: Iterable<unknown>) {
  const seen = { accepted: 0, refused: 0 }
  const parted: unknown[] = []
  for (const document of documents) {
    const found = disagreement(document)
    if (found) parted.push(found)
    seen[fits.errors ? 'refused' : 'accepted'] += 1
  }
  console.info(`${seen.accepted} documents accepted, ${seen.refused} refused, seed ${seed}`)
  expect(seen.accepted).toBeGreaterThan(seen.refused / 20)
  return parted
}

describe('model and published schema', { timeout: 120_000 }, () => {
  test('accept the content that is to be spoilt', () => {
    expect({ refused: portfolio.safeParse(whole).error?.issues, fits: fits(whole) }).toEqual({
      refused: undefined,
      fits: true,
    })
  })

  test('agree on every field at its edges', () => {
    // One of each: what holds of the first card holds of the second.
    const fields = new Map(
      placesOf(whole).map((path) => [
        path.map((key, depth) => (typeof key === 'number' && depth > 1 ? '*' : key)).join('/'),
        path,
      ]),
    )
    const parted = check(
      [...fields.values()].flatMap((path) => [
        changed(whole, path, () => []),
        ...edgeValues(valueAt(whole, path)).map((value) => changed(whole, path, () => [value])),
      ]),
    )
    expect(parted).toEqual([])
  })

  test(`agree on ${runs} documents that are spoilt by chance`, () => {
    expect(check(fc.sample(someDocument, { numRuns: runs, seed }))).toEqual([])
  })

  test.each(beyond)('part at $what', ({ is }) => {
    const document: unknown = JSON.parse(
      JSON.stringify(content).replace('"next":{', '"next":{"__proto__":"intro",'),
    )
    const accepted = { model: portfolio.safeParse(document).success, schema: fits(document) }
    expect({ accepted, known: fits.errors?.every(is) }).toEqual({
      accepted: { model: true, schema: false },
      known: true,
    })
  })
})
