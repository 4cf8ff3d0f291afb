import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { checkBudgets, type BuiltChunk } from './budgets.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-budgets-'))
  mkdirSync(join(folder, 'media'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Random bytes, which no compression makes smaller. */
function write(name: string, bytes: number) {
  writeFileSync(join(folder, name), randomBytes(bytes))
}

function makeChunk(name: string, parts: Partial<BuiltChunk> = {}): BuiltChunk {
  return { name, fileName: `${name}.js`, isEntry: false, imports: [], dynamicImports: [], ...parts }
}

test('every file that loads without scrolling counts once, and no other file counts', async () => {
  writeFileSync(
    join(folder, 'index.html'),
    '<link rel="preload" href="/folio/media/a.woff2" as="font" />',
  )
  const files = {
    'index.js': 50_000,
    'shared.js': 2000,
    'hero.js': 3000,
    'player.js': 40_000,
    'skills.js': 9000,
    'media/a.woff2': 30_000,
    'media/hero.json': 5000,
    'media/late.gif': 90_000,
  }
  for (const [name, bytes] of Object.entries(files)) write(name, bytes)
  const table = await checkBudgets({
    folder,
    base: '/folio/',
    chunks: [
      makeChunk('index', {
        isEntry: true,
        imports: ['shared.js'],
        dynamicImports: ['hero.js', 'skills.js'],
      }),
      makeChunk('shared'),
      makeChunk('hero', { imports: ['index.js', 'shared.js'], dynamicImports: ['player.js'] }),
      makeChunk('player', { imports: ['index.js'] }),
      makeChunk('skills', { imports: ['index.js'] }),
    ],
    firstViews: ['hero'],
    firstFiles: ['media/hero.json'],
    content: '{}',
    entryContent: '{}',
    staticTypes: 0,
    links: 1,
  })
  expect(table.split('\n')).toEqual([
    'HTML with its styles                     0.1 kB of 24.0 kB',
    'Script before the page is interactive   52.0 kB of 85.0 kB',
    'Everything until the network is idle   130.1 kB of 260.0 kB',
  ])
})

/** Checks a page whose document, script and content have these sizes, bytes. */
function check({ html = 100, script = 100, content = 100, staticTypes = 0, links = 1 }) {
  write('index.html', html)
  write('index.js', script)
  const words = randomBytes(content / 2).toString('hex')
  return checkBudgets({
    folder,
    base: '/',
    chunks: [makeChunk('index', { isEntry: true })],
    firstViews: [],
    firstFiles: [],
    content: words,
    entryContent: words,
    staticTypes,
    links,
  })
}

describe('a build', () => {
  test('within its budgets reports its sizes', async () => {
    expect(await check({ html: 23_000, script: 84_000 })).toContain('84.0 kB of 85.0 kB')
  })

  test('may have more HTML for each type of static section', async () => {
    expect(await check({ html: 26_900, staticTypes: 2 })).toContain('26.9 kB of 27.0 kB')
  })

  test('may have more HTML for social links and a footer', async () => {
    expect(await check({ html: 25_100, links: 9 })).toContain('25.1 kB of 25.2 kB')
  })

  test('is weighed by its compressed copies', async () => {
    write('index.js.br', 40_000)
    expect(await check({ script: 90_000 })).toContain('40.0 kB of 85.0 kB')
  })

  test.each([
    ['an HTML over 24 kB', { html: 24_100 }, 'write fewer words and links'],
    ['an entry over 85 kB', { script: 85_100 }, 'write fewer words'],
    [
      'an entry over 85 kB beside long content',
      { script: 98_000, content: 20_000 },
      'write fewer words',
    ],
  ])('fails with %s', async (_, sizes, advice) => {
    await expect(check(sizes)).rejects.toThrow(
      new RegExp(`over its budget[^]*If you changed only the content, ${advice}\\.$`, 'u'),
    )
  })

  test('fails with the weight of a view of the owner and of what it imports', async () => {
    write('index.html', 100)
    for (const [name, bytes] of Object.entries({ index: 40_000, note: 1000, chart: 259_000 })) {
      write(`${name}.js`, bytes)
    }
    const built = checkBudgets({
      folder,
      base: '/',
      chunks: [
        makeChunk('index', { isEntry: true, dynamicImports: ['note.js'] }),
        makeChunk('note', { imports: ['index.js', 'chart.js'] }),
        makeChunk('chart'),
      ],
      firstViews: ['note'],
      ownViews: ['note', 'timeline'],
      firstFiles: [],
      content: '{}',
      entryContent: '{}',
      staticTypes: 0,
      links: 1,
    })
    await expect(built).rejects.toThrow(
      /\. The view of "note" weighs 260\.0 kB with what it imports\.$/u,
    )
  })

  test('with more links and scenes than the sample is not refused for its words', async () => {
    expect(await check({ html: 24_300, content: 10_200 })).not.toContain('over its budget')
  })

  test('with long content passes, and the table shows what is content', async () => {
    const table = await check({ html: 30_000, script: 90_000, content: 20_000 })
    expect(table).toContain('30.0 kB of 24.0 kB, most of it content\n')
    expect(table).not.toContain('over its budget')
  })
})
