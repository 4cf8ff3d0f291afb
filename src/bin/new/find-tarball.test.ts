import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findTarball } from './find-tarball.ts'
import { useFolder } from './site-for-tests.ts'
import { writeSite } from './write-site.ts'

const folder = useFolder()

test('a site that is made in a clone installs its tarball, if that has its version', async () => {
  const clone = join(folder.path, 'folio')
  mkdirSync(join(clone, 'out'), { recursive: true })
  writeFileSync(join(clone, 'package.json'), '{ "version": "1.2.3" }')
  writeFileSync(join(clone, 'out/folio-page-folio-1.2.2.tgz'), '')
  expect(findTarball(clone)).toBeUndefined()
  const tarball = join(clone, 'out/folio-page-folio-1.2.3.tgz')
  writeFileSync(tarball, '')
  expect(findTarball(clone)).toBe(tarball)
  const site = join(folder.path, 'site')
  await writeSite(site, { host: 'other', text: '{}', copies: [], notes: [] }, tarball)
  expect(existsSync(join(site, 'folio-page-folio-1.2.3.tgz'))).toBe(true)
  // Bun and Yarn look for another version on the registry, even if the file is installed by its name.
  expect(JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: { '@folio-page/folio': 'file:./folio-page-folio-1.2.3.tgz' },
  })
})
