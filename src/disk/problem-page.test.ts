import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { checkHtmlLinks } from '#validate/html/check-html-links.ts'
import { checkHtml } from '#validate/html/check-html.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'
import { isObject } from '#json/untyped-value.ts'
import { problemCodes, findSeverity, type ProblemCode } from '#problems/problem-code.ts'
import { checkStyleSheet } from '#validate/style/check-style-sheet.ts'

import { problemPages, readProblemPage } from './problem-page.ts'
import { findMisplacedFiles } from './owner/find-misplaced-files.ts'
import { readOwnStyles } from './owner/own-styles.ts'
import { readPublicPages } from './owner/public-pages.ts'
import { Refusal } from './refusal.ts'

/** The form of a page. */
const form =
  /^---\ncode: (?<code>.+)\nseverity: (?<severity>.+)\n---\n\n# \k<code>\n\n(?<summary>[^]+?)\n\n(?<details>[^]+?)\n\n## Wrong\n\n```(?<wrongIn>\w+)\n(?<wrong>[^]+?)\n```\n\n## Right\n\n```(?<rightIn>\w+)\n(?<right>[^]+?)\n```\n\n## Why it matters\n\n(?<why>[^]+?)\n\n## How to fix\n\n(?<fix>[^]+?)\n$/u

/** Reads the parts of a page. Throws if a part is missing or in another order. */
function readParts(code: ProblemCode): Partial<Record<string, string>> {
  const found = form.exec(readProblemPage(code))
  if (!found?.groups) {
    throw new Error(
      `The page of ${code} needs these parts in this order: code, severity, title, a summary, details, Wrong, Right, Why it matters, How to fix.`,
    )
  }
  return found.groups
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
png.writeUInt32BE(400, 16)
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
gif.writeUInt16LE(400, 6)
const layers = [{ ks: { r: { a: 0, k: 0 } } }]
const loop = { v: '5.7.0', fr: 30, ip: 0, op: 120, w: 100, h: 100, layers }
const unfolding = {
  ...loop,
  layers: [{ ty: 0, refId: 'a' }],
  assets: [{ id: 'a', layers: [{ refId: 'a' }] }],
}
const incomplete = {
  ...loop,
  assets: [{ id: 'a', w: 1, h: 1, u: 'images/', p: 'img_0.png', e: 0 }],
}
const named = { ...loop, layers: [{ ...layers[0], ln: 'root' }] }
const scripted = { ...loop, layers: [{ ks: { r: { a: 0, k: 0, x: 'loopOut()' } } }] }

/** The png with another chunk before its pixels, which begins with a number. */
function addChunk(name: string, value: number): Buffer {
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write(name, 4, 'latin1')
  chunk.writeUInt32BE(value, 8)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** The png with another width in its head. */
function setWidth(width: number): Buffer {
  const wide = Buffer.from(png)
  wide.writeUInt32BE(width, 16)
  return wide
}

/** A picture for shared links of this height. */
function createSharePicture(height: number): Buffer {
  const picture = setWidth(1200)
  picture.writeUInt32BE(height, 20)
  return picture
}

/** The files that the examples name. */
const exampleFiles: Readonly<Record<string, Buffer>> = {
  'media/wave.png': png,
  'media/wave.gif': Buffer.concat([gif.subarray(0, -1), gif.subarray(19)]),
  'media/desk.gif': Buffer.concat([gif, Buffer.alloc(500_000)]),
  'media/moving.png': addChunk('acTL', 2),
  'media/huge.png': Buffer.concat([png, Buffer.alloc(20_000_001)]),
  'media/stamp.png': setWidth(100),
  'media/poster.png': setWidth(25_000_001),
  'media/png-in-fact.gif': png,
  'media/link.png': png,
  'media/located.svg': Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="data:image/jpeg;base64,${btoa('Exif\0\0')}"/></svg>`,
  ),
  'media/endless.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g id="a"><use href="#a"/></g></svg>',
  ),
  'media/script.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><path d="M0 0h9"/></svg>',
  ),
  'media/colours.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="red"/><path d="M0 0h4" fill="#00f"/></svg>',
  ),
  'media/shop.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>',
  ),
  'media/page.png': Buffer.from('<!doctype html>'),
  'stories/atlas.md': Buffer.from('It began with a map.'),
  'stories/empty.md': Buffer.from(' '),
  'stories/pocket.md': Buffer.from('It fits into a pocket.'),
  'stories/latin.md': Buffer.from('Über', 'latin1'),
  'stories/long.md': Buffer.alloc(300_000),
  'animations/loop.json': Buffer.from(JSON.stringify(loop)),
  'animations/unfolding.json': Buffer.from(JSON.stringify(unfolding)),
  'animations/incomplete.json': Buffer.from(JSON.stringify(incomplete)),
  'animations/named.json': Buffer.from(JSON.stringify(named)),
  'animations/scripted.json': Buffer.from(JSON.stringify(scripted)),
}

const base = {
  site: { title: 'Title', description: 'Words.', url: 'https://ada.example.org/' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [{ type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Developer', tagline: 'In sync.' }],
}

/** The files that pages describe in words, because Markdown cannot contain them. */
const made: Readonly<Record<string, string>> = {
  'content/empty': '',
  'content/not-text': '\u0089PNG\uFFFD\u0000',
  'content/too-deep': '['.repeat(100),
  'content/too-large': `{${' '.repeat(50_000_000)}}`,
}

/** The problems of a document with the files above beside it. */
function listProblems(
  text: string,
  files: Readonly<Record<string, Buffer>> = exampleFiles,
): [string, string][] {
  const { problems, stories, pages } = validatePortfolio(text, {
    hasAsset: (path) => Object.hasOwn(files, path),
    openAsset: (path) => {
      const bytes = files[path]
      const isOutside = path === 'media/link.png'
      return (
        bytes && { size: bytes.length, isOutside, bytes: () => bytes, text: () => bytes.toString() }
      )
    },
    // The file that the page of story/not-named speaks of.
    listAssets: () => (text.includes('"pocket"') ? ['stories/pocket.md'] : []),
    listPages: () => Object.keys(files).filter((path) => path.startsWith('pages/')),
    siteFiles: new Set(['cv.pdf']),
    schema: {
      path: '../schema/portfolio.schema.json',
      isThere: (path) => path === '../schema/portfolio.schema.json',
    },
    // The build that the page of site/base-path speaks of.
    basePath: text.includes('github.io/folio/') ? '/' : undefined,
  })
  const ofFiles = [...stories, ...pages].flatMap((file) => file.problems)
  return [...problems, ...ofFiles].map(({ code, severity }) => [code, severity])
}

/** The problems of the story of a project. */
function listProblemsOfStory(markdown: string): [string, string][] {
  const file = 'stories/example.md'
  const project = { id: 'atlas', name: 'Atlas', description: 'A map.', story: file }
  const document = JSON.stringify({ ...base, profile: { projects: [project] } })
  return listProblems(document, { ...exampleFiles, [file]: Buffer.from(markdown) })
}

/** The problems of a page, or of the name of its file. */
function listProblemsOfPage(language: string | undefined, example: string): [string, string][] {
  const [file, text] = language === 'md' ? ['pages/example.md', example] : [example, '# Uses']
  return listProblems(JSON.stringify(base), { ...exampleFiles, [file]: Buffer.from(text) })
}

/** The problems of a folder "public" with these files. */
function listProblemsOfPublic(
  files: Readonly<Record<string, string | Buffer>>,
): [string, string][] {
  const folder = mkdtempSync(join(tmpdir(), 'folio-public-'))
  mkdirSync(join(folder, 'public'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const pages = readPublicPages(base, [], undefined, join(folder, 'public'))
  rmSync(folder, { recursive: true })
  return pages.flatMap(({ problems }) =>
    problems.map(({ code, severity }): [string, string] => [code, severity]),
  )
}

/** A text for each listed file: pictures for shared links have the listed size, or their usual one. */
function makeFiles(list: string): Record<string, string | Buffer> {
  const files = list.trim().split('\n')
  return Object.fromEntries(
    files.map((line) => {
      const [file = '', height = '630'] = line.split(/: \d+ by (\d+) pixels/u)
      return [file, file.includes('share') ? createSharePicture(Number(height)) : '']
    }),
  )
}

/** The problems of a folder with this style sheet, which is empty. */
function listProblemsOfStyles(file: string): [string, string][] {
  const folder = mkdtempSync(join(tmpdir(), 'folio-styles-'))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, file.trim()), '')
  const sheets = readOwnStyles(
    base,
    join(folder, 'content/portfolio.json'),
    join(folder, 'style.css'),
  )
  rmSync(folder, { recursive: true })
  return sheets.flatMap(({ problems }) =>
    problems.map(({ code, severity }): [string, string] => [code, severity]),
  )
}

/** The problems of files in these places, which are empty. */
function listProblemsOfPlaces(list: string): [string, string][] {
  const folder = mkdtempSync(join(tmpdir(), 'folio-places-'))
  for (const file of list.trim().split('\n')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const found = findMisplacedFiles(join(folder, 'content'), join(folder, 'public'))
  rmSync(folder, { recursive: true })
  return found.map(() => ['site/misplaced-file', findSeverity('site/misplaced-file')])
}

/** The problems of an example. */
function findProblems(code: string, language: string | undefined, example: string) {
  if (code === 'public/outside-site' || code === 'public/missing-file') {
    const around = { base: '/folio/', page: 'game.html', files: new Set(['game.js']) }
    return checkHtmlLinks(example, around).map((problem) => [problem.code, problem.severity])
  }
  if (language === 'html') {
    return checkHtml(example, base).map((problem) => [problem.code, problem.severity])
  }
  if (language === 'css') {
    const files = new Set(['/fonts/atlas.woff2', '/line.png'])
    const findMissing = (path: string) => (files.has(path) ? undefined : { place: `public${path}` })
    return checkStyleSheet(example, base, findMissing).map((problem) => [
      problem.code,
      problem.severity,
    ])
  }
  if (code === 'style/misplaced') return listProblemsOfStyles(example)
  if (code === 'site/misplaced-file') return listProblemsOfPlaces(example)
  if (code === 'public/other-domain') return listProblemsOfPublic({ 'public/CNAME': example })
  if (['public/cut', 'public/unusable', 'public/unused'].includes(code))
    return listProblemsOfPublic(makeFiles(example))
  if (code.startsWith('page/')) return listProblemsOfPage(language, example)
  if (language === 'md') return listProblemsOfStory(example)
  return listProblems(makeText(code, language, example))
}

/** An example as a whole document. */
function completeText(text: string): string {
  // A whole document stays as it is: its syntax may be what is wrong.
  if (text.includes('"site"') && text.includes('"sections"')) return text
  try {
    const part: unknown = JSON.parse(text)
    return isObject(part) ? JSON.stringify({ ...base, ...part }) : text
  } catch {
    return text
  }
}

test('every code has a page, and every page a code', () => {
  const names = readdirSync(problemPages).filter((name) => name !== 'README.md')
  expect(names.toSorted()).toEqual(
    problemCodes.map((code) => `${code.replace('/', '-')}.md`).toSorted(),
  )
})

test('every code of the list is in some check', () => {
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) =>
      /^(disk|json|fields|story|content|profile|validate|sections|problems\/describe)\b.*\.ts$/u.test(
        name,
      ),
    )
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, name), 'utf8'))
  const unused = problemCodes.filter((code) => !sources.some((text) => text.includes(`'${code}'`)))
  expect(unused).toEqual([])
})

describe.each(problemCodes)('the page of %s', (code) => {
  const page = readParts(code)
  const { wrong = '', right = '' } = page

  test('names the code and has full sentences', () => {
    const { summary, details, why, fix } = page
    const unfinished = [summary, details, why, fix].filter(
      (text = '') => !/^[A-Z"][^]+[.?]$/u.test(text),
    )
    expect({ code: page.code, unfinished }).toEqual({ code, unfinished: [] })
  })

  test('has a wrong example with this problem only', () => {
    const found = findProblems(code, page['wrongIn'], wrong).filter(
      ([other]) => other === code || other !== 'profile/not-shown',
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(found.map(() => [code, page.severity]))
  })

  test('has a right example without this problem', () => {
    const found =
      page['rightIn'] === 'json'
        ? listProblems(completeText(right))
        : findProblems(code, page['rightIn'], right)
    // A short example need not say the address of the site, nor show its records.
    const mistakes = found.filter(
      ([other]) => other === code || !['site/no-url', 'profile/not-shown'].includes(other),
    )
    expect(mistakes).toEqual([])
  })
})

/** The example of a page, or the file that it describes in words. */
function makeText(code: string, language: string | undefined, text: string): string {
  const described = made[code]
  expect(language).toBe(described === undefined ? 'json' : 'text')
  return described ?? completeText(text)
}

test('the index lists every page; "vitest run -u" brings it up to date', async () => {
  const list = problemCodes.map((code) => {
    const { severity, summary = '' } = readParts(code)
    const oneLine = summary.replaceAll('\n', ' ')
    return `| [${code}](${code.replace('/', '-')}.md) | ${severity} | ${oneLine} |`
  })
  const index = `# Problems

Each kind of problem that \`npm run validate\` can find has a page. \`npm run explain -- CODE\` prints
the page in the terminal. An example shows a part of a content file, without the rest.

| Code | Severity | What is wrong |
|---|---|---|
${list.join('\n')}
`
  await expect(index).toMatchFileSnapshot(join(problemPages, 'README.md'))
})

test('a page that the owner deleted is missed in a sentence', () => {
  expect(() => readProblemPage('site/no-url', 'no/docs')).toThrow(
    new Refusal('no/docs/site-no-url.md cannot be read: there is no such file.'),
  )
})
