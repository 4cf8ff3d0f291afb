import { expect, test } from 'vitest'

import { createQuery, listWanted, readAnswer } from './upgrade.ts'

test('npm tries again soon where the registry is not reached, and pnpm has no such options', () => {
  const args = ['view', 'folio', 'version', 'peerDependencies', '--json']
  expect(createQuery('yarn', 'folio')).toEqual([
    'npm',
    [...args, '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=2000'],
  ])
  expect(createQuery('pnpm', 'folio')).toEqual(['pnpm', args])
})

test('an upgrade also installs the packages of the owner that it needs in other versions', () => {
  const installed = {
    name: 'folio',
    version: '1.0.0',
    peers: { nodemailer: '^10.6.0', pg: '^8.23.1', 'playwright-core': '^1.65.1' },
  }
  const release = {
    name: 'folio',
    version: '1.1.0',
    peers: { nodemailer: '^11.0.0', pg: '^9.0.0', 'playwright-core': '^1.65.1' },
  }
  const owner = {
    dependencies: { folio: '^1.0.0', nodemailer: '^10.6.0' },
    // One that is chosen stays, where it need not change.
    devDependencies: { 'playwright-core': '1.65.2' },
  }
  expect(listWanted(installed, release, owner)).toEqual(['folio@^1.1.0', 'nodemailer@^11.0.0'])
})

test('the answer of npm is read before and after version 12, which has it in a list', () => {
  const answer = { version: '1.1.0', peerDependencies: { pg: '^9.0.0' } }
  const release = { name: 'folio', version: '1.1.0', peers: { pg: '^9.0.0' } }
  for (const printed of [answer, [answer]]) {
    expect(readAnswer('folio', JSON.stringify(printed))).toEqual(release)
  }
})

test('npm writes the version alone for a release that needs no packages of the owner', () => {
  const release = { name: 'folio', version: '1.1.0', peers: undefined }
  for (const printed of ['1.1.0', ['1.1.0']]) {
    expect(readAnswer('folio', JSON.stringify(printed))).toEqual(release)
  }
})
