import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { replaceFiles } from './replace-files.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folio-replace-'))
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

/** Writes files with their own names, and a new text, into a folder. Returns its path. */
function write(name: string, text: string, files: readonly string[]): string {
  const folder = join(root, name)
  mkdirSync(folder, { recursive: true })
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

test('each file is there at every moment, and a page comes after what it names', async () => {
  const scripts = Array.from({ length: 50 }, (_, index) => `static/js/${index}.js`)
  const files = ['_headers', 'index.html', ...scripts]
  const to = write('site', 'old', [...files, 'static/js/gone.js'])
  const from = write('unpublished', 'new', [...files, 'static/js/more.js'])
  const seen: string[] = []
  const look = () => {
    seen.push(...files.filter((path) => !existsSync(join(to, path))))
    const isNew = readFileSync(join(to, 'index.html'), 'utf8') === 'new'
    if (isNew && !existsSync(join(to, 'static/js/more.js'))) seen.push('a page before its script')
  }
  const done = replaceFiles(from, to, []).then(() => true)
  while (!(await Promise.race([done, setImmediate(false)]))) look()
  expect(seen).toEqual([])
  expect(readdirSync(join(to, 'static/js'))).not.toContain('gone.js')
})

test('a folder takes the place of a file, and a file that of a folder', async () => {
  const to = write('site', 'old', ['talks', 'about/index.html', 'CV.pdf'])
  const from = write('unpublished', 'new', ['talks/index.html', 'about', 'cv.pdf'])
  await replaceFiles(from, to, [])
  expect(readdirSync(to, { recursive: true }).toSorted()).toEqual(
    ['about', 'cv.pdf', 'talks', join('talks', 'index.html')].toSorted(),
  )
})

test('what is kept is neither replaced nor deleted', async () => {
  const to = write('site', 'old', ['.git/HEAD', '.build/process'])
  const from = write('unpublished', 'new', ['.git', '.build/x', 'index.html'])
  await replaceFiles(from, to, ['.git', '.build'])
  expect(readdirSync(to, { recursive: true }).toSorted()).toEqual(
    ['.build', join('.build', 'process'), '.git', join('.git', 'HEAD'), 'index.html'].toSorted(),
  )
})
