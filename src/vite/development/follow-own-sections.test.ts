import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { followOwnSections } from './follow-own-sections.ts'

let folder = ''
let sections = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-own-'))
  sections = join(folder, 'sections')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const wait = /schema\.ts has changed\. It is read at the start: end this command/u

test('a change of a section type is said to wait for the next start, once, and no change of a view', async () => {
  mkdirSync(sections)
  const server = await createServer({ root: import.meta.dirname, configFile: false })
  const say = vi.fn<(line: string) => void>()
  followOwnSections(server, say, sections)
  const { watcher } = server
  for (const name of ['talk.tsx', 'talk.module.css', 'schema.test.ts']) {
    watcher.emit('all', 'change', join(sections, name))
  }
  expect(say).not.toHaveBeenCalled()
  // The watcher does not report what is there when it begins.
  let text = ''
  await vi.waitFor(() => {
    writeFileSync(join(sections, 'schema.ts'), (text += ' '))
    expect(say).toHaveBeenCalledWith(expect.stringMatching(wait))
  }, 5000)
  watcher.emit('all', 'change', join(sections, 'index.ts'))
  expect(say).toHaveBeenCalledTimes(1)
  await server.close()
})

test('a new folder of section types is said to wait for the next start, also once after a restart', async () => {
  const server = await createServer({ root: folder, configFile: false, server: { watch: null } })
  const sayBefore = vi.fn<(line: string) => void>()
  followOwnSections(server, sayBefore, sections)
  server.httpServer?.emit('close')
  const say = vi.fn<(line: string) => void>()
  followOwnSections(server, say, sections)
  mkdirSync(sections)
  await vi.waitFor(() => expect(say).toHaveBeenCalledTimes(1), 5000)
  expect(sayBefore).not.toHaveBeenCalled()
  expect(server.httpServer?.listenerCount('close')).toBe(0)
  await server.close()
})
