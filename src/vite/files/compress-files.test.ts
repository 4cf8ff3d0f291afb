import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { compressFiles } from './compress-files.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-compress-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('text files get smaller copies; pictures and files that cannot be smaller do not', async () => {
  const text = 'word '.repeat(200)
  mkdirSync(join(folder, 'static'))
  writeFileSync(join(folder, 'index.html'), text)
  writeFileSync(join(folder, 'static/a.js'), text)
  writeFileSync(join(folder, 'static/a.gif'), text)
  writeFileSync(join(folder, 'robots.txt'), 'a')
  const copies = await compressFiles(folder)
  expect(copies.map((copy) => relative(folder, copy)).toSorted()).toEqual([
    'index.html.br',
    'index.html.gz',
    'static/a.js.br',
    'static/a.js.gz',
  ])
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'index.html',
    'index.html.br',
    'index.html.gz',
    'robots.txt',
    'static',
    'static/a.gif',
    'static/a.js',
    'static/a.js.br',
    'static/a.js.gz',
  ])
  const [brotli, gzip] = ['br', 'gz'].map((end) => readFileSync(join(folder, `static/a.js.${end}`)))
  expect(String(brotliDecompressSync(brotli ?? ''))).toBe(text)
  expect(String(gunzipSync(gzip ?? ''))).toBe(text)
})

test('a folder with the name of a text file is no file', async () => {
  mkdirSync(join(folder, 'three.js'))
  writeFileSync(join(folder, 'three.js/index.html'), 'word '.repeat(200))
  const copies = ['index.html.br', 'index.html.gz'].map((name) => join(folder, 'three.js', name))
  expect(await compressFiles(folder)).toEqual(copies)
})

test('the copies of a changed file are made again', async () => {
  const file = join(folder, 'a.js')
  for (const text of ['first '.repeat(200), 'second '.repeat(200)]) {
    writeFileSync(file, text)
    await compressFiles(folder)
    expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe(text)
    expect(String(gunzipSync(readFileSync(`${file}.gz`)))).toBe(text)
  }
})
