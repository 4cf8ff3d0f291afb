import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, expect } from 'vitest'

import type { ContactMessage } from '#contract/contact-message.ts'

import type { Log } from '#server/log.ts'
import { optionsForTests } from '#server/options-for-tests.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { openSqliteStore } from '#server/storage/sqlite/sqlite-store.ts'
import { createContactRoutes, type ContactOptions } from './contact-routes.ts'
import { textsForTests as texts } from './texts-for-tests.ts'

export const ada: ContactMessage = {
  name: 'Ada O’Brian 李雷',
  email: 'ada@example.org',
  message: 'Hello\n<script>alert(1)</script> 👋',
}

/** What the routes of a test have done. */
type Run = {
  readonly folder: string
  readonly store: MessageStore
  readonly logged: unknown[][]
  nudges: number
}

/** Sends requests to contact routes with an empty store for each test. */
export function useContactRoutes() {
  const run: { current?: Run } = {}
  const findRun = (): Run => {
    if (!run.current) throw new Error('No test is running.')
    return run.current
  }
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'folio-contact-'))
    run.current = { folder, store: openSqliteStore(folder), logged: [], nudges: 0 }
  })
  afterEach(async () => {
    await findRun().store.close()
    await rm(findRun().folder, { recursive: true })
  })

  async function send(request: RequestInit, options: Partial<ContactOptions> = {}) {
    const { store, logged } = findRun()
    const log: Log = (...entry) => void logged.push(entry)
    const routes = createContactRoutes({
      ...optionsForTests,
      store,
      texts,
      onStored: () => void (findRun().nudges += 1),
      log,
      ...options,
    })
    return routes.request('/', request)
  }

  /** Reads the messages on the disk in another connection. */
  function readStored() {
    const database = new DatabaseSync(join(findRun().folder, 'messages.db'), { readOnly: true })
    const rows = database.prepare('SELECT name, email, message FROM messages ORDER BY rowid').all()
    database.close()
    return rows.map((row) => ({ ...row }))
  }

  return { findRun, send, readStored }
}

export function makeJson(body: unknown, headers: Record<string, string> = {}) {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

export function makeForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return { method: 'POST', headers, body: new URLSearchParams(fields) }
}

/** Expects that every field of the form has what was sent. */
export function expectFilled(page: string, { name, email, message }: ContactMessage) {
  expect(page).toContain(`value="${escapeMarkup(name)}"`)
  expect(page).toContain(`value="${escapeMarkup(email)}"`)
  expect(page).toContain(`>\n${escapeMarkup(message)}</textarea>`)
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
