import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { formatPath } from './format-path.ts'
import { readOwnStyles } from './own-styles.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-styles-'))
  mkdirSync(join(folder, 'content'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const codes = (content = 'content/portfolio.json') =>
  readOwnStyles({}, join(folder, content), join(folder, 'style.css')).map(({ file, problems }) => [
    file,
    problems.map(({ code }) => code),
  ])

test('the style sheet of the owner is checked, and one beside the content is reported', () => {
  expect(codes()).toEqual([])
  const [own, misplaced] = [join(folder, 'style.css'), join(folder, 'content/style.css')]
  writeFileSync(own, 'h2 { color: red')
  writeFileSync(misplaced, 'h2 { color: red }')
  expect(codes()).toEqual([
    [own, ['style/syntax']],
    [misplaced, ['style/misplaced']],
  ])
  const [, { problems: [problem] = [] } = {}] = readOwnStyles(
    {},
    join(folder, 'content/a.json'),
    own,
  )
  expect(problem?.help).toBe(`Move it to ${formatPath(own)}.`)
})

test('a content file in the same folder has the same style sheet', () => {
  const own = join(folder, 'style.css')
  writeFileSync(own, 'h2 { color: red }')
  expect(codes('portfolio.json')).toEqual([[own, []]])
})

test('files that the style sheet names are in "public", beside it, or made by the build', () => {
  const own = join(folder, 'style.css')
  const published = join(folder, 'public')
  mkdirSync(join(published, 'fonts'), { recursive: true })
  writeFileSync(join(published, 'fonts/My font.woff2'), '')
  writeFileSync(join(folder, 'line.png'), '')
  const messagesOf = (css: string) => {
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
  ]
  const others = ['/favicon.svg', '#clip', '"#clip"', '""']
  for (const address of [...there, ...others]) {
    expect(messagesOf(`h2 { background: url(${address}) }`)).toEqual([])
  }
  expect(
    messagesOf('@font-face {\n  src: url("/fonts/Nope.woff2"), url( fonts/x.woff2#a ) }'),
  ).toEqual([
    `style/missing-file 2 There is no file at ${formatPath(join(published, 'fonts/Nope.woff2'))}. Put it there, or correct "/fonts/Nope.woff2".`,
    `style/missing-file 2 There is no file at ${formatPath(join(folder, 'fonts/x.woff2'))}. Put it there, or correct "fonts/x.woff2#a".`,
  ])
})
