import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { chooseInstallation } from './choose-installation.ts'
import { useFolder } from './site-for-tests.ts'

const folder = useFolder()

test('a site that is made in a clone installs its tarball, if that has its version', () => {
  const clone = join(folder.path, 'folio')
  mkdirSync(join(clone, 'out'), { recursive: true })
  writeFileSync(join(clone, 'package.json'), '{ "version": "1.2.3" }')
  const choose = () => chooseInstallation(join(folder.path, 'site'), clone)
  writeFileSync(join(clone, 'out/folio-page-folio-1.2.2.tgz'), '')
  expect(choose()).toBe('npm install')
  writeFileSync(join(clone, 'out/folio-page-folio-1.2.3.tgz'), '')
  expect(choose()).toBe('npm install ../folio/out/folio-page-folio-1.2.3.tgz')
  expect(chooseInstallation(join(clone, 'my/site'), clone)).toBe(
    'npm install ../../out/folio-page-folio-1.2.3.tgz',
  )
})
