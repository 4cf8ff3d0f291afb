import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { readContent } from './read-content.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-languages-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a content with these pages, and with projects that have a story. */
function write(file: string, site: object, pages: Record<string, string>, projects: string[]) {
  const text = JSON.stringify({
    site: { title: 'Ada', description: 'Words.', ...site },
    schemaVersion: 2,
    preloader: false,
    profile: {
      projects: projects.map((id) => ({ id, name: id, story: 'stories/story.md' })),
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
    ],
  })
  const markdown = Object.entries(pages).map(([name, words]) => [`pages/${name}.md`, words])
  const files = { 'portfolio.json': text, 'stories/story.md': 'Words.\n' }
  for (const [name = '', words = ''] of [...Object.entries(files), ...markdown]) {
    const path = join(folder, dirname(file), name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, words)
  }
}

/** The addresses of the pages in other languages, by the paths of the pages. */
function readTranslations(file: string) {
  const { pages, ownPages } = readContent(join(folder, file))
  return Object.fromEntries([
    ...pages.map(({ project, translations }) => [project.id, translations]),
    ...ownPages.map(({ path, translations }) => [path, translations]),
  ])
}

const english = 'content/portfolio.json'
const swedish = 'content/sv/portfolio.json'
const en = { url: 'https://ada.dev', translations: { sv: 'https://ada.dev/sv' } }
const sv = { language: 'sv', url: 'https://ada.dev/sv/', translations: { en: 'https://ada.dev/' } }
const uses = { uses: '# Uses\n\nTools.\n' }
const german = '---\nlanguage: de\n---\n# Impressum\n\nOslo.\n'

test('a page has the address of the same page in each language, both ways', () => {
  write(english, en, { ...uses, imprint: german }, ['atlas', 'shop'])
  write(swedish, sv, { ...uses, imprint: german }, ['atlas'])
  expect(readTranslations(english)).toEqual({
    atlas: { sv: 'https://ada.dev/sv/projects/atlas/' },
    shop: undefined,
    'uses/': { sv: 'https://ada.dev/sv/uses/' },
    // It is in one language on both sites.
    'imprint/': undefined,
  })
  expect(readTranslations(swedish)).toEqual({
    atlas: { en: 'https://ada.dev/projects/atlas/' },
    'uses/': { en: 'https://ada.dev/uses/' },
    'imprint/': undefined,
  })
})

test('two languages in folders of one folder know each other', () => {
  write('content/en/portfolio.json', en, uses, [])
  write(swedish, sv, uses, [])
  expect(readTranslations('content/en/portfolio.json')).toEqual({
    'uses/': { sv: 'https://ada.dev/sv/uses/' },
  })
})

test.each([
  ['of another address', { ...sv, url: 'https://example.org/' }],
  ['with an error', { ...sv, title: 5 }],
])('a content %s is not the translation', (_case, site) => {
  write(english, en, uses, [])
  write(swedish, site, uses, [])
  expect(readTranslations(english)).toEqual({ 'uses/': undefined })
})

test('without the content of a language, no page is in it', () => {
  write(english, en, uses, [])
  expect(readTranslations(english)).toEqual({ 'uses/': undefined })
})
