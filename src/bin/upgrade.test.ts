import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { describe, expect, test, vi } from 'vitest'

import { createQuery, listWanted, readAnswer } from './upgrade.ts'

// Several processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

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

/** Upgrades a site with a content and a schema of its own, where the registry has a version. */
function runUpgrade(newest: string, content: string, installing = 'true') {
  const folder = mkdtempSync(join(tmpdir(), 'folio-upgrade-'))
  try {
    for (const name of ['bin', 'content', 'schema']) mkdirSync(join(folder, name))
    writeFileSync(
      join(folder, 'bin/npm'),
      `#!/bin/sh\nif [ "$1" = install ]; then ${installing}; else echo '{"version":"${newest}"}'; fi\n`,
    )
    chmodSync(join(folder, 'bin/npm'), 0o755)
    writeFileSync(join(folder, 'package.json'), '{"dependencies":{"folio":"^0.0.1"}}')
    writeFileSync(join(folder, 'content/portfolio.json'), content)
    const schema = join(folder, 'schema/portfolio.schema.json')
    writeFileSync(schema, 'old')
    const program = join(import.meta.dirname, 'run.mjs')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'upgrade'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        ENV_FILE: 'off',
        CONTENT_FILE: 'content/portfolio.json',
        PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
      },
    })
    return { status, stdout, stderr, hasOldSchema: readFileSync(schema, 'utf8') === 'old' }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// Windows starts npm as a script of Node, which is another file.
describe.skipIf(process.platform === 'win32')('an upgrade', () => {
  test('does not say that a content of a newer version is up to date', () => {
    const { status, stdout, stderr } = runUpgrade('0.0.1', '{ "schemaVersion": 99 }')
    expect(status).toBe(1)
    expect(stdout).toMatch(/^This site has the newest version of Folio, \d+\.\d+\.\d+\.$/mu)
    expect(stderr).toContain('This file is newer than this Folio')
  })

  test('writes the schema of the site, and says what is left to do after a problem', () => {
    const { status, stdout, stderr, hasOldSchema } = runUpgrade('99.0.0', '{ "schemaVersion": 2 }')
    expect(status).toBe(1)
    expect(hasOldSchema).toBe(false)
    // Before the commands, which the owner may stop.
    expect(stdout).toMatch(
      /Folio 99\.0\.0 is installed\. If you stop what follows, run "npm run migrate" and "npm run schema" and "npm run check"\.\n[^]*portfolio\.json/u,
    )
    expect(stderr).toMatch(
      /^Folio 99\.0\.0 is installed\. Correct the problems above, then run "npm run check"\. To go back, run "npm install folio@/mu,
    )
  })

  test('says how to undo what a failed installation has left', () => {
    const { status, stderr } = runUpgrade('99.0.0', '{ "schemaVersion": 2 }', 'exit 1')
    expect(status).toBe(2)
    expect(stderr).toMatch(
      /could not be installed: see the error above\. Correct it, run "npm install", and then "npm run upgrade" again\.$/mu,
    )
  })
})
