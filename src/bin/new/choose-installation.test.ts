import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { chooseInstallation, findTarball } from './choose-installation.ts'
import { useFolder } from './site-for-tests.ts'

const folder = useFolder()

test('a site that is made in a clone installs its tarball, if that has its version', () => {
  const clone = join(folder.path, 'folio')
  mkdirSync(join(clone, 'out'), { recursive: true })
  writeFileSync(join(clone, 'package.json'), '{ "version": "1.2.3" }')
  writeFileSync(join(clone, 'out/folio-page-folio-1.2.2.tgz'), '')
  expect(findTarball(clone)).toBeUndefined()
  const tarball = join(clone, 'out/folio-page-folio-1.2.3.tgz')
  writeFileSync(tarball, '')
  expect(findTarball(clone)).toBe(tarball)
  expect(chooseInstallation(tarball)).toBe('npm install ./folio-page-folio-1.2.3.tgz')
})
