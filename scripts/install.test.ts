import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-install-'))
  for (const path of ['package.json', 'scripts']) {
    cpSync(join(engineFolder, path), join(folder, path), { recursive: true })
  }
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test.each([
  ['with a conflict', '{\n<<<<<<< HEAD\n}\n', 'is not valid JSON, as after a conflict of a merge'],
  ['that is missing', undefined, 'is missing'],
])('a lock file %s is refused in a sentence', (_, lock, state) => {
  if (lock !== undefined) writeFileSync(join(folder, 'package-lock.json'), lock)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: `package-lock.json ${state}. Run "npm install", which writes it, and try again.\n`,
  })
})

test('installed packages are used where nothing can be written', () => {
  const packages = join(folder, 'node_modules')
  const isWindows = process.platform === 'win32'
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
  const program = join(packages, name, 'bin', isWindows ? 'node.exe' : 'node')
  for (const path of [dirname(program), join(packages, '.bin')])
    mkdirSync(path, { recursive: true })
  for (const link of ['node', 'node.cmd']) writeFileSync(join(packages, '.bin', link), '')
  symlinkSync(process.execPath, program)
  for (const path of ['package-lock.json', 'node_modules/.package-lock.json']) {
    writeFileSync(join(folder, path), '{"packages":{}}')
  }
  // No folder can be made in a file.
  writeFileSync(join(packages, '.cache'), '')
  const script = "(await import('./scripts/install.mjs')).installPackages()"
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: folder, encoding: 'utf8' },
  )
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' })
})

test.each([
  ['v18.20.8', false],
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.7.3', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v25.9.0', true],
])(
  'after an installation on Node %s, npm says whether it left out packages',
  (version, isEnough) => {
    // Node 24 comes with the packages of every machine but some.
    const machine = `
    Object.defineProperty(process, 'platform', { value: 'linux' })
    Object.defineProperty(process, 'arch', { value: 'x64' })`
    const loaded = `--import=data:text/javascript,${encodeURIComponent(machine)}`
    const { status, stderr } = spawnSync(process.execPath, [loaded, 'scripts/link-node.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, npm_config_user_agent: `npm/10.9.9 node/${version} linux x64` },
    })
    const sentence = `Folio needs Node 20.19, or 22.12 or newer on this machine, and this is ${version}. Install one from nodejs.org, and then run "npm ci".\n`
    expect({ status, stderr }).toEqual(
      isEnough ? { status: 0, stderr: '' } : { status: 1, stderr: sentence },
    )
  },
)

test('after an installation by pnpm 12, which does not say its Node, this one counts', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/link-node.mjs'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_config_user_agent: 'pnpm/12.21.0 npm/? node/? linux x64' },
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.skipIf(process.platform === 'win32').each([
  ['9.2.0', 'exec --yes npm@11 -- ci '],
  ['9.4.0', 'ci '],
  ['11.6.2', 'ci '],
])('npm %s installs the packages, with a newer one if it cannot', (version, beginning) => {
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}')
  mkdirSync(join(folder, 'bin'))
  const npm = join(folder, 'bin/npm')
  writeFileSync(npm, '#!/bin/sh\necho "$*" > arguments.txt\nexit 1\n', { mode: 0o755 })
  const { npm_execpath: _, ...environment } = process.env
  spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: {
      ...environment,
      npm_config_user_agent: `npm/${version} node/v20.19.2 linux x64`,
      PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    },
  })
  expect(readFileSync(join(folder, 'arguments.txt'), 'utf8')).toMatch(
    new RegExp(`^${beginning}`, 'u'),
  )
})
