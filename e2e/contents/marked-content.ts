import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { portfolio } from '#content/portfolio.ts'
import { makeExampleContent } from '#fixtures/example-content.ts'
import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'
import type { SectionType } from '#sections/section.ts'

import { readDefaultContent, type RawContent } from '../../scripts/sites/build-variant.ts'
import { changeSection } from '../default-portfolio.ts'

/** A string of the content that was replaced, and its pointer. */
export type Marker = { readonly pointer: string; readonly marker: string }

/** Strings that are not text, each with the reason why a visitor never sees them. */
export const structure: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /^\/\$schema$/u, reason: 'is read by editors alone' },
  { pattern: /^\/site\/language$/u, reason: 'is a language tag' },
  { pattern: /^\/site\/url$/u, reason: 'is an address' },
  { pattern: /\/(src|url|backend|mailAddress)$/u, reason: 'is an address' },
  { pattern: /\/(dark|light|background)$/u, reason: 'is a colour' },
  {
    pattern: /\/(icon|style|scheme|corners|density|to)$|^\/theme\/fonts\//u,
    reason: 'is one of a few given values',
  },
  { pattern: /^\/sections\/\d+(\/slides\/\d+)?\/type$/u, reason: 'decides what is drawn' },
  { pattern: /\/(id|scrollTo|start)$/u, reason: 'names a part so that another can point at it' },
  { pattern: /\/answers\/\d+\/code$/u, reason: 'is a letter of an address' },
  { pattern: /\/scenes\/[^/]+\/(next|answers)\//u, reason: 'says where an answer leads' },
  { pattern: /[dD]ate$|\/(expires|from)$/u, reason: 'is a date, which the site formats' },
  { pattern: /\/countryCode$/u, reason: 'is a country, which the site names' },
  { pattern: /\/(show|publish)\/\d+$/u, reason: 'chooses what is shown' },
  { pattern: /\/publications\/\d+\/kind$/u, reason: 'decides which label is shown' },
  { pattern: /\/story$/u, reason: 'is the name of a file' },
  { pattern: /\/profile\/email$/u, reason: 'is an address' },
  { pattern: /\/scramble\/characters$/u, reason: 'is noise, gone when the title stands' },
]

/** Fields that this content does not use; unit tests cover them. */
export const unused = [
  '/sections/*/images/*/still',
  '/sections/*/picture/src',
  '/sections/*/picture/alt',
  '/sections/*/alt',
  '/sections/*/show/*',
  '/site/host',
  '/site/translations/*',
  '/profile/location',
  ...['projects', 'publications', 'talks'].map((list) => `/profile/${list}/*/links/*`),
  // Everything is written whole: unit tests cover the short forms, which validation completes.
  '/theme',
  '/theme/name',
  '/theme/fonts',
  '/profile/skills/*/*',
  '/profile/languages',
  '/socialLinks/*',
  '/profile/profiles/*',
  '/sections/*/answers/*',
  '/sections/*/scenes/*/lines',
  '/preloader/*',
  '/preloader',
  '/preloader/letters',
  ...[
    'publications',
    'certificates',
    'awards',
    'skills',
    'languages',
    'interests',
    'education',
  ].map((list) => `/profile/${list}/*`),
  '/profile/publish',
  '/profile/skills',
  '/profile/interests',
  '/profile/profiles/*/username',
  '/profile/*/*/links',
  '/socialLinks/*/username',
  ...['/socialLinks', '/profile/profiles'].flatMap((links) =>
    ['', '/url', '/username', '/icon'].map((field) => `${links}/*/*${field}`),
  ),
  '/footer/links',
  '/footer/links/*',
  '/footer/links/*/*',
  '/footer',
  '/footer/*',
  '/footer/*/*',
  ...['id', 'label', 'url'].map((field) => `/footer/*/${field}`),
  '/sections/*/show',
  ...['work', 'volunteer', 'projects'].map((list) => `/profile/${list}/*/highlights`),
  ...['work', 'volunteer', 'projects', 'skills', 'interests'].map(
    (list) => `/profile/${list}/*/keywords`,
  ),
  '/profile/education/*/courses',
  '/profile/projects/*/roles',
  '/theme/accent',
  '/theme/ground',
  '/theme/ink',
  // In e2e/sections/: messages go to the service of the site here.
  ...['url', 'encoding', 'honeypot', 'fields/*', 'names/name', 'names/email', 'names/message'].map(
    (field) => `/sections/*/to/${field}`,
  ),
  // In e2e/visits/visits.spec.ts: visits are counted nowhere here.
  ...['service', 'url', 'domain'].map((field) => `/site/analytics/${field}`),
  // In e2e/sections/shown-projects.spec.ts.
  '/sections/*/scenes/*/lines/*/text',
  '/sections/*/scenes/*/lines/*/show',
  '/sections/*/scenes/*/lines/*/go',
]

/** Text in metadata, each with where it is found. */
export const metadata: readonly { readonly pointer: string; readonly reason: string }[] = [
  { pointer: '/site/description', reason: 'is in <meta name="description">' },
  { pointer: '/site/owner', reason: 'is in the data for search engines' },
]

/** Text that this content does not show, each with what is shown instead. */
export const replaced: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /^\/profile\/summary$/u, reason: 'the about section has a text of its own' },
  { pattern: /^\/profile\/profiles\//u, reason: 'there are other social links' },
  { pattern: /^\/profile\/references\//u, reason: 'no type of section shows references' },
  { pattern: /\/(openLabel|closedLabel)$/u, reason: 'the availability has a text of its own' },
  { pattern: /\/(filterLabel|allLabel)$/u, reason: 'no two projects share a keyword' },
]

/** Text on the page that is not from the content, each with its reason. */
export const foreignTexts: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /https?:\/\/[^)\s]+/gu, reason: 'the address of a part that failed' },
  { pattern: /\b(?:Jan|Mar|May|Oct|Nov) \d{4}\b/gu, reason: 'a date, which the site formats' },
  { pattern: /\bNorway\b/gu, reason: 'a country, which the content has as two letters' },
  {
    pattern: /\bada[@.]example\.org\b/gu,
    reason: 'the addresses of the profile, without https://',
  },
  { pattern: /\bowner@example\.org\b/gu, reason: 'the address of the owner, an address' },
]

/** Matches a marker: short enough for a letter of the preloader, and never a word. */
export const markerPattern = /Q[0-9a-z]{3}/gu

/** Returns the filled content with each text replaced by a unique marker. */
export function markContent() {
  const markers: Marker[] = []

  function mark(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => mark(item, `${pointer}/${index}`))
    if (typeof value === 'string') {
      if (structure.some(({ pattern }) => pattern.test(pointer))) return value
      const marker = `Q${markers.length.toString(36).padStart(3, '0')}`
      markers.push({ pointer, marker })
      // Keep a template's placeholders: the site fills them.
      return [marker, ...(value.match(/\{\w+\}/gu) ?? [])].join(' ')
    }
    if (!isObject(value)) return value
    return Object.fromEntries(
      readEntries(value).map(([key, item]) => [key, mark(item, `${pointer}/${key}`)]),
    )
  }

  return { content: mark(fillContent(), ''), markers }
}

const picture = { src: 'media/still.png', alt: 'A still picture' }

/** Returns the default content with every field filled in, and a profile, as an owner writes it. */
export function fillContent(): RawContent {
  const content = readDefaultContent()
  const example = makeExampleContent().content
  const profile = fillProfile()
  const site = {
    ...readObject(content, 'site'),
    url: 'https://example.org/',
    owner: 'Ada Lovelace',
  }
  const links = [{ id: 'imprint', label: 'Imprint', url: 'https://example.org/imprint' }]
  const footer = { text: 'Made here.', links }
  Object.assign(content, { site, profile, footer, theme: { fonts: { text: 'newsreader' } } })
  const { slides } = findRawSection(content, 'skills')
  changeSection(content, 'skills', {
    slides: [
      ...readItems(slides).map((slide) => ({
        ...copyObject(slide),
        link: { label: 'About it', url: '#contact' },
        background: '#123456',
      })),
      { id: 'still', title: 'Still', picture },
      { id: 'file', title: 'File', picture: { src: picture.src }, alt: 'A file' },
    ],
  })
  const { cards } = findRawSection(content, 'expertise')
  changeSection(content, 'expertise', {
    cards: [
      ...readItems(cards),
      { id: 'still', title: 'Still', description: 'Words.', picture },
      {
        id: 'file',
        title: 'File',
        description: 'Words.',
        picture: { src: picture.src },
        alt: 'A file',
      },
    ],
  })
  changeSection(content, 'contact', { mailAddress: 'owner@example.org' })
  const { answers, scenes } = findRawSection(content, 'conversation')
  const ids = readItems(answers).map((answer) => readProperty(answer, 'id'))
  changeSection(content, 'conversation', {
    scenes: { ...copyObject(scenes), intro: { ...readObject(scenes, 'intro'), answers: ids } },
  })
  // Add the examples of section types that the default content does not have.
  const sections = readItems(content['sections'])
  const types = new Set(sections.map((one) => readProperty(one, 'type')))
  const others = readItems(readProperty(example, 'sections'))
  // Any section may be in the navigation.
  content['sections'] = [
    ...sections,
    ...others.filter((one) => !types.has(readProperty(one, 'type'))),
  ].map((one) => {
    // Without "show" a section shows every record.
    const { show: _show, ...section } = copyObject(one)
    return { navLabel: section['type'], ...section }
  })
  return copyObject(addDefaults(content, portfolio.parse(content)))
}

/** Returns a profile with five records in every list, of every kind, one of them without an end. */
function fillProfile(): RawContent {
  const profile = readObject(makeExampleContent(5).content, 'profile')
  const kinds = ['article', 'paper', 'book', 'podcast', 'patent']
  const lists = readEntries(profile).map(([name, list]) => [
    name,
    Array.isArray(list)
      ? list.map((record: unknown, index) => {
          const { endDate, ...rest } = copyObject(record)
          const ended = index === 1 || endDate === undefined ? rest : { ...rest, endDate }
          return name === 'publications' ? { ...ended, kind: kinds[index] } : ended
        })
      : list,
  ])
  return { ...Object.fromEntries(lists), publish: ['email', 'phone', 'address'] }
}

/** Adds the defaults of parsed content, and keeps every text as it is written. */
function addDefaults(written: unknown, parsed: unknown): unknown {
  if (typeof written === 'string') return written
  if (Array.isArray(parsed)) {
    return parsed.map((item, index) => addDefaults(readItems(written)[index], item))
  }
  if (!isObject(parsed)) return parsed
  return Object.fromEntries(
    readEntries(parsed).map(([key, item]) => [key, addDefaults(readProperty(written, key), item)]),
  )
}

function findRawSection(content: RawContent, type: SectionType): RawContent {
  return copyObject(
    readItems(content['sections']).find((one) => readProperty(one, 'type') === type),
  )
}

function readObject(value: unknown, key: string): RawContent {
  return copyObject(readProperty(value, key))
}

function copyObject(value: unknown): RawContent {
  return Object.fromEntries(readEntries(value))
}

/** Returns the pointer of every string, with "*" for the names and numbers of entries. */
export function listPatterns(value: unknown, pattern = ''): string[] {
  if (typeof value === 'string') return [pattern]
  if (Array.isArray(value)) return value.flatMap((item) => listPatterns(item, `${pattern}/*`))
  const named = /\/(scenes|next)$/u.test(pattern)
  return readEntries(value).flatMap(([key, item]) =>
    listPatterns(item, `${pattern}/${named ? '*' : key}`),
  )
}

/** Returns the same pointers for every string of the published schema. */
export function listSchemaPatterns(): string[] {
  const file = resolve(import.meta.dirname, '../../schema/portfolio.schema.json')
  const root: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return collectPatterns(root, '')

  function collectPatterns(schema: unknown, pattern: string): string[] {
    if (!isObject(schema)) return []
    const reference = readProperty(schema, '$ref')
    if (typeof reference === 'string') {
      const [, definitions = '', name = ''] = reference.split('/')
      return collectPatterns(readProperty(readProperty(root, definitions), name), pattern)
    }
    const own = [readProperty(schema, 'type')].flat().includes('string') ? [pattern] : []
    const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => readProperty(schema, key) ?? [])
    return [
      ...own,
      ...choices.flatMap((choice) => collectPatterns(choice, pattern)),
      ...readEntries(readProperty(schema, 'properties')).flatMap(([key, inner]) =>
        collectPatterns(inner, `${pattern}/${key}`),
      ),
      ...['items', 'additionalProperties'].flatMap((key) =>
        collectPatterns(readProperty(schema, key), `${pattern}/*`),
      ),
    ]
  }
}
