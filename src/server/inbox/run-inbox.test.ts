import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { expect, it } from 'vitest'

import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'

import { runInbox } from './run-inbox.ts'

it.each([
  [[], 'Write "npm run inbox -- COMMAND" with one of these commands:'],
  [['shwo'], 'There is no command "shwo". Did you mean "show"?'],
  [['show'], 'Write ID as well.'],
  [['list', 'one'], '"one" cannot be used here: there are only options.'],
  [['list', '--older-than', '90d'], 'There is no option "--older-than".'],
  [['purge'], 'Write an age in days, such as --older-than 90d.'],
  [['backup'], 'Write FILE as well.'],
  [['restore'], 'Write FILE as well.'],
  [['forget'], 'Write EMAIL as well.'],
  [['forget', 'ada'], '"ada" is not an email address: write one such as ada@example.org.'],
  [['list', '--all'], 'There is no option "--all".'],
  [['retry', 'one', '--all'], 'Write either an ID or --all.'],
  [['retry'], 'Write either an ID or --all.'],
  [['show', 'one', 'two'], '"two" is one too many: write at most ID.'],
  [['list', '--format', 'xml'], '"xml" is not a value of --format.'],
  [['list', '--state', 'lost'], '"lost" is not a value of --state.'],
  [['list', '--limit', 'all'], '--limit is "all": write a number such as 50.'],
  ...['90', '0d', '-1d', '1.5d', '90 d', '90h', '1e3d', '999999d', '', 'd'].map(
    (age): [string[], string] => [
      ['purge', `--older-than=${age}`],
      'Write an age in days, such as --older-than 90d.',
    ],
  ),
])('refuses %j without opening the database', async (args, sentence) => {
  const errors: string[] = []
  const io = { out: () => {}, error: (line: string) => void errors.push(line) }
  const inbox = { ...io, isTerminal: false, delivers: true }
  expect(await runInbox(args, () => Promise.reject(new Error('opened')), inbox)).toBe(2)
  expect(errors[0]?.startsWith(sentence)).toBe(true)
})

it('says to update Folio when a later one wrote the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-inbox-'))
  const database = new DatabaseSync(join(folder, 'messages.db'))
  database.exec('PRAGMA user_version = 99')
  database.close()
  const errors: string[] = []
  const io = { out: () => {}, error: (line: string) => void errors.push(line) }
  const inbox = { ...io, isTerminal: false, delivers: true }
  expect(await runInbox(['list'], async () => openSqliteStore(folder), inbox)).toBe(2)
  expect(errors).toEqual(['The database has version 99 of a later Folio. Update Folio.'])
  rmSync(folder, { recursive: true })
})
