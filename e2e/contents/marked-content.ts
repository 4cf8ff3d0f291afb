import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { z } from 'zod'

import { exampleContent } from '#fixtures/example-content.ts'
import { entriesOf, isObject, propertyOf } from '#json/untyped-value.ts'
import { section } from '#sections/section.ts'

import { changeSection, defaultPortfolio, defaultSection } from '../default-portfolio.ts'

/** A string of the content that was replaced, and its pointer. */
export type Marker = { readonly pointer: string; readonly marker: string }

/** Strings that are not text, each with the reason why a visitor never sees them. */
export const structure: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /^\/\$schema$/u, reason: 'is read by editors alone' },
  { pattern: /^\/site\/language$/u, reason: 'is a language tag' },
  { pattern: /^\/site\/url$/u, reason: 'is an address' },
  { pattern: /\/(src|url|href|backend|mailAddress)$/u, reason: 'is an address' },
  { pattern: /\/(dark|light|background)$/u, reason: 'is a colour' },
  {
    pattern: /\/(icon|style|scheme|corners|density)$|^\/theme\/fonts\//u,
    reason: 'is one of a few given values',
  },
  { pattern: /^\/sections\/\d+(\/slides\/\d+)?\/type$/u, reason: 'decides what is drawn' },
  { pattern: /\/(id|scrollTo|start)$/u, reason: 'names a part so that another can point at it' },
  { pattern: /\/answers\/\d+\/code$/u, reason: 'is a letter of an address' },
  { pattern: /\/scenes\/[^/]+\/(next|answers)\//u, reason: 'says where an answer leads' },
  { pattern: /\/scramble\/characters$/u, reason: 'is noise, gone when the title stands' },
]

/** Fields for files that the sample does not use; unit tests cover them. */
export const unusedFiles = ['/sections/*/images/*/still']

/** Text in metadata, each with where it is found. */
export const metadata: readonly { readonly pointer: string; readonly reason: string }[] = [
  { pointer: '/site/description', reason: 'is in <meta name="description">' },
  { pointer: '/site/owner', reason: 'is in the data for search engines' },
]

/** Text on the page that is not from the content, each with its reason. */
export const foreignTexts: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /https?:\/\/[^)\s]+/gu, reason: 'the address of a part that failed' },
  { pattern: /\bowner@example\.org\b/gu, reason: 'the address of the owner, an address' },
  { pattern: /\bslider\b/gu, reason: 'the id of the part that fails in this test' },
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
      entriesOf(value).map(([key, item]) => [key, mark(item, `${pointer}/${key}`)]),
    )
  }

  return { content: mark(fillContent(), ''), markers }
}

/** Returns the default content with every optional field filled in. */
export function fillContent() {
  const content = defaultPortfolio()
  content.site.url = 'https://example.org/'
  content.site.owner = 'Ada Lovelace'
  content.theme.fonts.text = 'newsreader'
  changeSection(content, 'skills', {
    slides: defaultSection('skills').slides.map((slide) => ({
      ...slide,
      link: { label: `About ${slide.title}`, href: '#contact' },
      background: '#123456',
    })),
  })
  changeSection(content, 'contact', { mailAddress: 'owner@example.org' })
  const { scenes, answers } = defaultSection('conversation')
  const intro = { ...scenes['intro'], answers: answers.map(({ id }) => id) }
  changeSection(content, 'conversation', { scenes: { ...scenes, intro } })
  // Add the examples of section types that the default content does not have.
  const types = new Set(content.sections.map(({ type }) => type))
  const examples = z.array(section).parse(propertyOf(exampleContent().content, 'sections'))
  content.sections.push(...examples.filter(({ type }) => !types.has(type)))
  // Any section may be in the navigation.
  for (const one of content.sections) {
    one.navLabel ??= one.type
  }
  return content
}

/** Returns the pointer of every string, with "*" for the names and numbers of entries. */
export function listPatterns(value: unknown, pattern = ''): string[] {
  if (typeof value === 'string') return [pattern]
  if (Array.isArray(value)) return value.flatMap((item) => listPatterns(item, `${pattern}/*`))
  const named = /\/(scenes|next)$/u.test(pattern)
  return entriesOf(value).flatMap(([key, item]) =>
    listPatterns(item, `${pattern}/${named ? '*' : key}`),
  )
}

/** Returns the same pointers for every string of the published schema. */
export function listSchemaPatterns(): string[] {
  const file = resolve(import.meta.dirname, '../../schema/portfolio.schema.json')
  const root: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return patternsIn(root, '')

  function patternsIn(schema: unknown, pattern: string): string[] {
    if (!isObject(schema)) return []
    const reference = propertyOf(schema, '$ref')
    if (typeof reference === 'string') {
      const [, definitions = '', name = ''] = reference.split('/')
      return patternsIn(propertyOf(propertyOf(root, definitions), name), pattern)
    }
    const own = propertyOf(schema, 'type') === 'string' ? [pattern] : []
    const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => propertyOf(schema, key) ?? [])
    return [
      ...own,
      ...choices.flatMap((choice) => patternsIn(choice, pattern)),
      ...entriesOf(propertyOf(schema, 'properties')).flatMap(([key, inner]) =>
        patternsIn(inner, `${pattern}/${key}`),
      ),
      ...['items', 'additionalProperties'].flatMap((key) =>
        patternsIn(propertyOf(schema, key), `${pattern}/*`),
      ),
    ]
  }
}
