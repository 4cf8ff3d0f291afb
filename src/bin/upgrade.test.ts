import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { chooseManager } from './upgrade.ts'

test.each([
  ['package-lock.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
])('a folder with %s is upgraded with %s', (lock, manager) => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-upgrade-'))
  writeFileSync(join(folder, lock), '')
  const chosen = chooseManager(folder)
  rmSync(folder, { recursive: true })
  expect(chosen).toBe(manager)
})
