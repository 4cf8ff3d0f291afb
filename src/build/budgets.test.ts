import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { budgetTable, weighSite } from './budgets.ts'
import type { BuiltChunk } from './chunk-rules.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-budgets-'))
  mkdirSync(join(folder, 'media'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** A file of bytes that nothing makes smaller. */
function write(name: string, bytes: number) {
  writeFileSync(join(folder, name), randomBytes(bytes))
}

function chunk(name: string, parts: Partial<BuiltChunk> = {}): BuiltChunk {
  const file = `${name}.js`
  return { name, file, isEntry: false, imports: [], dynamicImports: [], modules: [], ...parts }
}

test('what a visitor is sent at once is weighed, each file once, and nothing else', async () => {
  const html = '<link rel="preload" href="/folio/media/a.woff2" as="font" />'
  writeFileSync(join(folder, 'index.html'), html)
  const files = {
    'index.js': 50_000,
    'shared.js': 2000,
    'hero.js': 3000,
    'content-hero.js': 1000,
    'player.js': 40_000,
    'skills.js': 9000,
    'media/a.woff2': 30_000,
    'media/hero.json': 5000,
    'media/late.gif': 90_000,
  }
  for (const [name, bytes] of Object.entries(files)) write(name, bytes)
  const weights = await weighSite({
    folder,
    base: '/folio/',
    chunks: [
      chunk('index', {
        isEntry: true,
        imports: ['shared.js'],
        dynamicImports: ['hero.js', 'content-hero.js', 'skills.js'],
      }),
      chunk('shared'),
      chunk('hero', { imports: ['index.js', 'shared.js'], dynamicImports: ['player.js'] }),
      chunk('content-hero'),
      chunk('player', { imports: ['index.js'] }),
      chunk('skills', { imports: ['index.js'] }),
    ],
    firstViews: ['hero'],
    firstContents: ['content-hero'],
    firstFiles: ['media/hero.json'],
  })
  const kilobytes = weights.map(({ bytes, words }) =>
    [bytes, words].map((one) => Math.round(one / 1000)),
  )
  expect(kilobytes).toEqual([
    [0, 0],
    [52, 0],
    [131, 1],
  ])
})

test('the table says what is over its budget', () => {
  expect(
    budgetTable([
      { what: 'Script', bytes: 85_000, limit: 85_000, words: 0 },
      { what: 'Everything', bytes: 260_149, limit: 260_000, words: 0 },
    ]).split('\n'),
  ).toEqual([
    'Script                                  85.0 kB of 85.0 kB',
    'Everything                             260.1 kB of 260.0 kB  over its budget',
  ])
})
