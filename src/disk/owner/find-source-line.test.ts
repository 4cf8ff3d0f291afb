import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { findSourceLine } from './find-source-line.ts'

test('a line of a built file becomes that of its source, and others stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio séctions '))
  const built = join(folder, 'built.js')
  const map = { version: 3, sources: ['timeline.tsx'], names: [], mappings: 'AAGA' }
  writeFileSync(built, 'export {}\n//# sourceMappingURL=built.js.map\n')
  writeFileSync(`${built}.map`, JSON.stringify(map))
  const { href } = pathToFileURL(built)
  process.setSourceMapsEnabled(true)
  await import(href)
  const lines = [`    at Timeline (${href}:1:1)`, '    at p (<anonymous>)', 'Error: It broke.']
  const found = lines.map(findSourceLine)
  process.setSourceMapsEnabled(false)
  rmSync(folder, { recursive: true })
  const source = pathToFileURL(join(folder, 'timeline.tsx')).href
  expect(found).toEqual([`    at Timeline (${source}:4:1)`, ...lines.slice(1)])
})
