import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder, findEngineFile, findInstalledFolder, ownerFolder } from './folders.ts'
import { packageName } from './package-name.ts'

test('the engine is the folder with the modules, and the owner is where the command runs', () => {
  expect(existsSync(join(engineFolder, 'src/disk/folders.ts'))).toBe(true)
  expect(findEngineFile('src/site/prerender.tsx')).toBe(
    join(engineFolder, 'src/site/prerender.tsx'),
  )
  expect(ownerFolder).toBe(process.cwd())
})

test('a site of a workspace has the package of the workspace, until it has one of its own', () => {
  const workspace = mkdtempSync(join(tmpdir(), 'folio-workspace-'))
  const [shared, own] = ['', 'ada'].map((name) =>
    join(workspace, name, 'node_modules', packageName),
  )
  const found = [shared, own].map((folder = '') => {
    mkdirSync(folder, { recursive: true })
    return findInstalledFolder(join(workspace, 'ada'))
  })
  rmSync(workspace, { recursive: true })
  expect(found).toEqual([shared, own])
})
