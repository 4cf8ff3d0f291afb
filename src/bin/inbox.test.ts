import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { formatPath } from '#disk/format-path.ts'
import { captureCommand } from '#terminal/capture-for-tests.ts'

import { inbox } from './inbox.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-inbox-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function list(name: string, value: string) {
  vi.stubEnv(name, value)
  const { code, error } = await captureCommand(inbox, 'list')
  return [code, ...error]
}

test('a database that cannot be used is named, and the setting of its folder', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const [code, message = ''] = await list('DATA_DIR', file)
  expect(code).toBe(2)
  expect(message).toContain(`${formatPath(join(file, 'messages.db'))} cannot be used: `)
  expect(message).toMatch(/\. Set DATA_DIR to a folder that can be written\.$/u)
})

test('a folder without messages is named, as DATA_DIR may be wrong', async () => {
  const place = join(folder, 'dta')
  const file = formatPath(join(place, 'messages.db'))
  expect(await list('DATA_DIR', place)).toEqual([
    0,
    `There was no ${file}: it is new and empty. If the messages are elsewhere, set DATA_DIR to their folder.`,
    'There are no messages.',
  ])
  expect(await list('DATA_DIR', place)).toEqual([0, 'There are no messages.'])
})

test('a PostgreSQL that cannot be reached is named by its setting, without its password', async () => {
  expect(await list('DATABASE_URL', 'postgres://ada:secret@127.0.0.1:1/folio')).toEqual([
    2,
    'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  ])
})
