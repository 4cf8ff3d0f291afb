import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { createCreatorManifest, createManifest } from './create-manifest.ts'

const repository = JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8'))
const manifest = createManifest(repository)

test('an owner installs what every command needs, and what one command needs only if they want', () => {
  const optional = ['nodemailer', 'pg', 'playwright-core', '@axe-core/playwright']
  expect(Object.keys(manifest.peerDependencies)).toEqual(optional)
  expect(Object.values(manifest.peerDependencies)).not.toContain(undefined)
  expect(Object.keys(manifest.peerDependenciesMeta)).toEqual(optional)
  expect(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })).toEqual(
    expect.arrayContaining(Object.keys(repository.dependencies)),
  )
  expect(manifest.dependencies).toMatchObject({ vite: repository.dependencies.vite })
  expect(manifest.dependencies).not.toHaveProperty('pg')
})

test('the package has no script that an installation runs', () => {
  expect(manifest).not.toHaveProperty('scripts')
})

test('npm create has nothing but the engine of the same version', () => {
  expect(createCreatorManifest(repository)).toMatchObject({
    name: '@folio-page/create-folio',
    version: manifest.version,
    dependencies: { [manifest.name]: manifest.version },
  })
})
