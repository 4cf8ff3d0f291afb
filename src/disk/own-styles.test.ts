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
