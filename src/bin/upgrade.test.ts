import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { chooseManager, createQuery } from './upgrade.ts'

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

test('npm tries again soon where the registry is not reached, and pnpm has no such options', () => {
  expect(createQuery('yarn', 'folio')).toEqual([
    'npm',
    ['view', 'folio', 'version', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'],
  ])
  expect(createQuery('pnpm', 'folio')).toEqual(['pnpm', ['view', 'folio', 'version']])
})
