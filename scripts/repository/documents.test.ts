import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: engineFolder })

function read(document: string): string {
  return readFileSync(join(engineFolder, document), 'utf8')
}

/** A document without its code, where a link is an example. */
function readProse(document: string): string {
  return read(document).replaceAll(/^```[^]*?^```|`[^`\n]+`/gmu, '')
}

/** Each match of the first group of a pattern in all documents. */
function findAll(
  pattern: RegExp,
  readText = read,
): { readonly document: string; readonly found: string }[] {
  const all = documents.flatMap((document) =>
    [...readText(document).matchAll(pattern)].map(([, found = '']) => ({ document, found })),
  )
  expect(all.length).toBeGreaterThan(10)
  return all
}

/** The anchors that GitHub gives to the headings of a document. */
function listAnchors(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(join(engineFolder, target))) return false
  return anchor === undefined || listAnchors(target).includes(anchor)
}

test('documents link to files and headings that exist', () => {
  const links = findAll(/\]\(((?!https?:)[^)\s]+)\)/gu, readProse)
  expect(links.filter(({ document, found }) => !leadsSomewhere(document, found))).toEqual([])
})

test('documents name files and folders of the code that exist', () => {
  const names = findAll(/`((?:src|e2e|scripts|bench|artwork|docs)\/[\w./*-]*)`/gu)
  const missing = names.filter(({ found }) => globSync(found, { cwd: engineFolder }).length === 0)
  expect(missing).toEqual([])
})

test('the changelog begins with the version of the package: "npm run upgrade" prints what it says', () => {
  const { version }: { version: string } = JSON.parse(read('package.json'))
  expect(/^## (.*)$/mu.exec(read('CHANGELOG.md'))?.[1]).toBe(version)
})

test('documents name npm scripts that exist', () => {
  const names = findAll(/npm run (?:--silent )?([a-z][\w:-]*)/gu)
  const { scripts }: { scripts: object } = JSON.parse(read('package.json'))
  expect(names.filter(({ found }) => !Object.hasOwn(scripts, found))).toEqual([])
})

test('the page on privacy names everything that the page stores in a browser', () => {
  const sources = globSync('src/{sections,ui}/**/*.{ts,tsx}', { cwd: engineFolder })
    .filter((path) => !path.includes('.test.'))
    .map(read)
    .filter((text) => /rememberChoice\('|(?:local|session)Storage\b/u.test(text))
  const keys = sources.flatMap((text) =>
    [...text.matchAll(/(?:rememberChoice\(|\b(?:key|reloadedFor) = )['`]([^'`$]+)/gu)].map(
      ([, key = '']) => key,
    ),
  )
  expect(keys.toSorted()).toEqual(['folio contact ', 'folio:reloaded-for', 'motion', 'scheme'])
  const page = read('docs/privacy.md')
  expect(keys.filter((key) => !page.includes(`\`${key}`))).toEqual([])
  // An owner may publish that of the starter as it is: each thing that a visitor leaves, in its words.
  expect(read('starters/full/pages/privacy.md')).toMatch(/colour scheme.* motion.* form/su)
})

test('the accessibility page names browser tests that exist', () => {
  const rows = [...read('docs/accessibility.md').matchAll(/^\| \d.*\| (.*) \|$/gmu)]
  const names = rows.flatMap(([, shownBy = '']) =>
    [...shownBy.matchAll(/`([\w-]+)`/gu)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(40)
  const paths = globSync('e2e/**/*.spec.ts', { cwd: engineFolder })
  const specs = new Set(paths.map((path) => basename(path, '.spec.ts')))
  const missing = names.filter((name) => !specs.has(name))
  expect([...new Set(missing)]).toEqual([])
})
