import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'

import { checkBudgets } from './check-budgets.ts'
import type { BuiltChunk } from './chunk-rules.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-budgets-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Checks a page of so many bytes of document and script, with as many sections as asked. */
function check(sizes: { html?: number; script?: number; sections?: number; module?: string }) {
  const { html = 100, script = 100, sections = 1, module = 'main.tsx' } = sizes
  writeFileSync(join(folder, 'index.html'), randomBytes(html))
  writeFileSync(join(folder, 'index.js'), randomBytes(script))
  const entry: BuiltChunk = {
    name: 'index',
    file: 'index.js',
    isEntry: true,
    imports: [],
    dynamicImports: [],
    modules: [module],
  }
  const hero = { type: 'hero', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.'.repeat(15) }
  const content = portfolio.parse({
    site: { title: 'Title', description: 'Words.' },
    preloader: { letters: ['A'] },
    sections: Array.from({ length: sections }, () => hero),
  })
  return checkBudgets(content, {
    folder,
    base: '/',
    chunks: [entry],
    firstViews: [],
    firstContents: [],
    firstFiles: [],
  })
}

describe('a build', () => {
  test('within its budgets says what it weighs', async () => {
    expect(await check({ html: 23_000, script: 84_000 })).toContain('84.0 kB of 85.0 kB')
  })

  test.each([
    ['an HTML over 24 kB', { html: 24_100 }],
    ['an entry over 85 kB', { script: 85_100 }],
  ])('fails with %s', async (_, sizes) => {
    await expect(check(sizes)).rejects.toThrow('The page weighs more than it may.')
  })

  test('with long content is its owner’s choice, and the table says so', async () => {
    expect(await check({ html: 30_000, sections: 50 })).toContain('over its budget')
  })

  test('keeps the budget of its script, however long the content', async () => {
    await expect(check({ script: 85_100, sections: 50 })).rejects.toThrow(
      'The page weighs more than it may.',
    )
  })

  test('fails with a library out of its place, however long the content', async () => {
    await expect(check({ sections: 50, module: '/p/node_modules/zod/index.js' })).rejects.toThrow(
      'The chunk index holds zod',
    )
  })
})
