import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'

import { createPageReading } from '#vite/portfolio/page-reading.ts'

import { contentUpdates, printProblems } from './content-updates.ts'

test('an edit of style.css while the content is gone does not end the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-gone-'))
  const file = join(folder, 'portfolio.json')
  expect(() => printProblems({ file, printWarnings: () => {} })).not.toThrow()
  rmSync(folder, { recursive: true })
})

test('the first story of a content is followed, as those that were there at the start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-first-'))
  const file = join(folder, 'portfolio.json')
  const story = join(folder, 'stories/atlas.md')
  writeFileSync(file, '{}')
  const server = await createServer({
    // Elsewhere, as the engine in the folder of an owner.
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentUpdates(createPageReading(file))],
  })
  const onChange = vi.fn<(path: string) => void>()
  server.watcher.on('change', onChange)
  mkdirSync(join(folder, 'stories'))
  let text = ''
  await vi.waitFor(() => {
    writeFileSync(story, (text += ' '))
    expect(onChange).toHaveBeenCalledWith(story)
  }, 5000)
  await server.close()
  rmSync(folder, { recursive: true })
})
