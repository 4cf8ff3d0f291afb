import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { formatPath } from '#disk/format-path.ts'
import { readOwnStyles } from './own-styles.ts'

vi.mock(import('node:fs'), { spy: true })

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-styles-'))
  mkdirSync(join(folder, 'content'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const listProblemCodes = (content = 'content/portfolio.json') =>
  readOwnStyles({}, join(folder, content), join(folder, 'style.css')).map(({ file, problems }) => [
    file,
    problems.map(({ code }) => code),
  ])

test('the style sheet of the owner is checked, and one beside the content is reported', () => {
  expect(listProblemCodes()).toEqual([])
  const [own, misplaced] = [join(folder, 'style.css'), join(folder, 'content/style.css')]
  writeFileSync(own, 'h2 { color: red')
  writeFileSync(misplaced, 'h2 { color: red }')
  expect(listProblemCodes()).toEqual([
    [own, ['style/syntax']],
    [misplaced, ['style/misplaced']],
  ])
  const [, { problems: [problem] = [] } = {}] = readOwnStyles(
    {},
    join(folder, 'content/a.json'),
    own,
  )
  expect(problem?.help).toBe(`Move its rules to ${formatPath(own)}.`)
})

/** Writes files into the folder. Returns what is said about style sheets that the page does not use. */
function findMisplaced(
  files: Readonly<Record<string, string>>,
  content = 'content/portfolio.json',
) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const sheets = readOwnStyles(
    {},
    join(folder, content),
    join(folder, 'style.css'),
    join(folder, 'public'),
  )
  return sheets.flatMap(({ file, problems }) =>
    problems.map(({ code, help }) => [relative(folder, file), code, help]),
  )
}

test.each(['styles.css', 'Style.css', 'STYLE.CSS', 'stlye.css', 'main.css', 'custom.css'])(
  'the name %s beside the content folder is reported',
  (name) => {
    expect(findMisplaced({ [name]: '' })).toEqual([
      [name, 'style/misplaced', 'Rename it to "style.css".'],
    ])
  },
)

test('style sheets of other names, and one that "style.css" is a link to, are not reported', () => {
  expect(findMisplaced({ 'print.css': '', 'style.txt': '', 'mine/style.css': '' })).toEqual([])
  writeFileSync(join(folder, 'styles.css'), '')
  symlinkSync(join(folder, 'styles.css'), join(folder, 'style.css'))
  expect(findMisplaced({})).toEqual([])
})

test('beside a "style.css", and beside the content, the rules or the file belong into "style.css"', () => {
  const place = formatPath(join(folder, 'style.css'))
  expect(findMisplaced({ 'content/styles.css': '' })).toEqual([
    ['content/styles.css', 'style/misplaced', `Move it to ${place}.`],
  ])
  expect(findMisplaced({ 'style.css': '', 'styles.css': '' })).toEqual([
    ['styles.css', 'style/misplaced', `Move its rules to ${place}.`],
    ['content/styles.css', 'style/misplaced', `Move its rules to ${place}.`],
  ])
})

test('a link to nowhere in "public" names no style sheet', () => {
  mkdirSync(join(folder, 'public'))
  symlinkSync(join(folder, 'gone.html'), join(folder, 'public/gone.html'))
  expect(findMisplaced({ 'public/style.css': '' })).toHaveLength(1)
})

test('a style sheet in "public" is reported unless a file there names it', () => {
  const place = formatPath(join(folder, 'style.css'))
  expect(findMisplaced({ 'public/style.css': '', 'public/game/style.css': '' })).toEqual([
    ['public/style.css', 'style/misplaced', `Move it to ${place}.`],
  ])
  expect(
    findMisplaced({ 'public/game/index.html': '<link rel="stylesheet" href="/style.css">' }),
  ).toEqual([])
})

test('a content file in the same folder has the same style sheet', () => {
  const own = join(folder, 'style.css')
  writeFileSync(own, 'h2 { color: red }')
  expect(listProblemCodes('portfolio.json')).toEqual([[own, []]])
})

test('files that the style sheet names are in "public", beside it, or made by the build', () => {
  const own = join(folder, 'style.css')
  const published = join(folder, 'public')
  mkdirSync(join(published, 'fonts'), { recursive: true })
  writeFileSync(join(published, 'fonts/My font.woff2'), 'wOF2')
  writeFileSync(join(folder, 'line.png'), '')
  writeFileSync(join(folder, 'wide line.png'), '')
  const listMessages = (css: string) => {
    writeFileSync(own, css)
    const content = join(folder, 'content/portfolio.json')
    return readOwnStyles({}, content, own, published).flatMap(({ problems }) =>
      problems.map(({ code, line, message, help }) => `${code} ${line} ${message} ${help}`),
    )
  }
  const there = [
    '"/fonts/My%20font.woff2?#iefix"',
    "'/fonts/My font.woff2'",
    'line.png',
    './line.png',
    '"wide line.png"',
    'wide%20line.png',
  ]
  const others = ['/favicon.svg', '#clip', '"#clip"', '""']
  for (const address of [...there, ...others]) {
    expect(listMessages(`h2 { background: url(${address}) }`)).toEqual([])
  }
  expect(
    listMessages('@font-face {\n  src: url("/fonts/Nope.woff2"), url( fonts/x.woff2#a ) }'),
  ).toEqual([
    `style/missing-file 2 There is no file at ${formatPath(join(published, 'fonts/Nope.woff2'))}. Put it there, or correct "/fonts/Nope.woff2".`,
    `style/missing-file 2 There is no file at ${formatPath(join(folder, 'fonts/x.woff2'))}. Put it there, or correct "fonts/x.woff2#a".`,
  ])
})

test('capitals of a file that the style sheet names matter on every disk', () => {
  const own = join(folder, 'style.css')
  const picture = join(folder, 'content/line.png')
  for (const file of [own, picture]) writeFileSync(file, '')
  // Windows and a Mac find files in any case.
  const paths = [folder, dirname(picture), own, picture]
  const there = new Set(paths.map((path) => path.toLowerCase()))
  vi.mocked(existsSync).mockImplementation((path) => there.has(String(path).toLowerCase()))
  onTestFinished(() => {
    vi.mocked(existsSync).mockReset()
  })
  const listFaults = (address: string) => {
    writeFileSync(own, `h2 { background: url(${address}) }`)
    return readOwnStyles({}, join(folder, 'content/a.json'), own).flatMap(({ problems }) =>
      problems.map(({ code, help }) => [code, help]),
    )
  }
  expect(listFaults('content/line.png')).toEqual([])
  expect(listFaults('content/Line.png')).toEqual([
    ['style/missing-file', 'Did you mean "content/line.png"?'],
  ])
  expect(listFaults('Content/line.png')).toEqual([
    ['style/missing-file', 'Put it there, or correct "Content/line.png".'],
  ])
})

test('a file beside the style sheet whose name has a sign of an address is not found', () => {
  const own = join(folder, 'style.css')
  writeFileSync(join(folder, 'c#.png'), '')
  writeFileSync(own, 'h2 { background: url("c%23.png") }')
  expect(listProblemCodes()).toEqual([[own, ['style/missing-file']]])
})

test('a style sheet publishes pictures and fonts of the site, and no other file', () => {
  const site = join(folder, 'site')
  mkdirSync(join(site, 'content/media'), { recursive: true })
  mkdirSync(join(site, 'a:'))
  for (const name of ['outside.png', 'site/.env', 'site/line.png', 'site/content/portfolio.json']) {
    writeFileSync(join(folder, name), '')
  }
  symlinkSync(join(folder, 'outside.png'), join(site, 'content/media/link.png'))
  const own = join(site, 'style.css')
  const listCodes = (css: string) => {
    writeFileSync(own, css)
    const content = join(site, 'content/portfolio.json')
    return readOwnStyles({}, content, own, join(site, 'public')).flatMap(({ problems }) =>
      problems.map(({ code, severity, message }) => `${severity} ${code} ${message}`),
    )
  }
  const refused = ['.env', '../outside.png', 'content/portfolio.json', 'content/media/link.png']
  for (const address of refused) {
    const place = formatPath(join(site, address))
    const values = [
      `url("${address}")`,
      `url(a:/../${address})`,
      `image-set("line.png" 1x, '${address}' 2x)`,
      `image-set("line.png" type("image/png"), url(${address}) 2x)`,
    ]
    for (const value of values) {
      expect(listCodes(`h2 { background: ${value} }`)).toEqual([
        `error style/blocked This would publish the file at ${place}, which is not a picture or a font in the folder of the site.`,
      ])
    }
  }
  expect(listCodes('h2 { background: image-set("line.png" type("image/png")) }')).toEqual([])
})

test.each([
  ['content', 'media/cursor.gif', 'content/media/cursor.gif'],
  ['content', '/media/cursor.gif', 'content/media/cursor.gif'],
  ['.', '/media/cursor.gif', 'media/cursor.gif'],
  ['content', 'content/media/cursr.gif', 'content/media/cursor.gif'],
])('a file of the content in %s that is named as %s is meant', (content, address, meant) => {
  mkdirSync(join(folder, content, 'media'), { recursive: true })
  writeFileSync(join(folder, content, 'media/cursor.gif'), '')
  const own = join(folder, 'style.css')
  const read = (name: string) => {
    writeFileSync(own, `body { background: url("${name}") }`)
    const published = join(folder, 'public')
    return readOwnStyles({}, join(folder, content, 'portfolio.json'), own, published)[0]?.problems
  }
  expect(read(address)).toMatchObject([{ help: `Did you mean "${meant}"?` }])
  expect(read(meant)).toEqual([])
})

test('custom properties that the page sets may be used, and others are found', () => {
  const guide = readFileSync(new URL('../../../docs/style.md', import.meta.url), 'utf8')
  const table = guide.slice(guide.indexOf('## Tokens'))
  const tokens = [...table.matchAll(/`(--[\w-]+)`/gu)].map(([, name]) => `margin: var(${name});`)
  const css = `h2 { ${tokens.join(' ')} --own: 1px; margin: var(--own) var(--none, 1px) }`
  const file = join(folder, 'style.css')
  const check = () => readOwnStyles({}, join(folder, 'content/portfolio.json'), file)[0]?.problems
  writeFileSync(file, css)
  expect(check()).toEqual([])
  writeFileSync(file, 'h2 { color: var(--acent); margin: var(--my-own-space) }')
  expect(check()).toMatchObject([
    { code: 'style/unknown', help: 'Write "var(--accent)".', suggestion: '--accent' },
    { code: 'style/unknown', help: 'Set it, as in ":root { --my-own-space: … }".' },
  ])
  expect(tokens.length).toBeGreaterThan(20)
})

test('a font that is a web page is reported, and one of another format than its name says is not', () => {
  const face = (file: string) => `@font-face { font-family: A; src: url("${file}") }`
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public/a.woff2'), '<!doctype html>')
  writeFileSync(join(folder, 'b.ttf'), 'wOF2')
  writeFileSync(join(folder, 'c.otf'), '')
  writeFileSync(
    join(folder, 'style.css'),
    ['/a.woff2', 'b.ttf', 'c.otf'].map((file) => face(file)).join('\n'),
  )
  const [{ problems } = { problems: [] }] = readOwnStyles(
    {},
    join(folder, 'content/portfolio.json'),
    join(folder, 'style.css'),
    join(folder, 'public'),
  )
  expect(problems.map(({ line, code, message }) => [line, code, message])).toEqual(
    ['public/a.woff2', 'c.otf'].map((file, index) => {
      const place = formatPath(join(folder, file))
      return [1 + 2 * index, 'asset/broken', `The file at ${place} is not a font.`]
    }),
  )
})

test('an avif with EXIF is reported, whose metadata the build would publish', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).avif()
  await picture.toFile(join(folder, 'plain.avif'))
  await picture.withExif({ IFD0: { Make: 'Camera' } }).toFile(join(folder, 'located.avif'))
  writeFileSync(join(folder, 'style.css'), 'h2 { background: url(plain.avif), url(located.avif) }')
  expect(listProblemCodes()).toEqual([[join(folder, 'style.css'), ['photo/metadata']]])
})
