import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { chooseManager, findManager } from './package-manager.ts'

const node = 'C:\\Program Files\\nodejs\\node.exe'
const script = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'
const clone = 'C:\\My sites\\folio\\node_modules\\.bin'
const roaming = 'C:\\Users\\Zoë K\\AppData\\Roaming\\npm'

/** A Windows machine with these folders on the PATH, and these files. */
function makeWindows(path: readonly string[], files: readonly string[], runs = node) {
  return {
    platform: 'win32',
    env: { PATH: path.join(';') },
    node: runs,
    exists: (file: string) => files.includes(file),
  }
}

test('on Windows Node runs the script of npm, in a folder with spaces', () => {
  const path = ['C:\\Windows', 'C:\\Program Files\\nodejs\\']
  expect(findManager('npm', makeWindows(path, [script]))).toEqual({ file: node, args: [script] })
})

test('npm is found beside Node, where it is not on the PATH', () => {
  expect(findManager('npm', makeWindows([], [script]))).toEqual({ file: node, args: [script] })
})

test('the Node of a clone, which has no npm of its own, runs the npm of the machine', () => {
  const own = `${clone}\\node.exe`
  const path = [clone, 'C:\\Program Files\\nodejs']
  expect(findManager('npm', makeWindows(path, [own, script], own))).toEqual({
    file: own,
    args: [script],
  })
})

test.each([
  ['npm', `${clone}\\..\\npm\\bin\\npm-cli.js`, clone],
  ['npx', `${roaming}\\node_modules\\npm\\bin\\npx-cli.js`, roaming],
  ['pnpm', `${roaming}\\node_modules\\pnpm\\bin\\pnpm.cjs`, roaming],
  ['pnpm', `${roaming}\\node_modules\\corepack\\dist\\pnpm.js`, roaming],
  ['yarn', `${roaming}\\node_modules\\yarn\\bin\\yarn.js`, roaming],
])('%s is found as %s', (name, file, folder) => {
  const found = file.replace('.bin\\..\\', '')
  expect(findManager(name, makeWindows([folder], [found]))).toEqual({ file: node, args: [found] })
})

test('a manager that is a program of its own is started as it is', () => {
  const program = 'C:\\Users\\Zoë K\\AppData\\Local\\pnpm\\pnpm.exe'
  const path = ['C:\\Users\\Zoë K\\AppData\\Local\\pnpm']
  expect(findManager('pnpm', makeWindows(path, [program]))).toEqual({ file: program, args: [] })
})

test('elsewhere, and where it is missing, it is started by its name', () => {
  const byName = { file: 'npm', args: [] }
  expect(findManager('npm', { ...makeWindows([clone], [script]), platform: 'linux' })).toEqual(
    byName,
  )
  expect(findManager('npm', makeWindows([clone], []))).toEqual(byName)
})

test.each([
  ['package-lock.json', 'npm'],
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
])('%s is the lock file of %s, also for a site in a workspace', (lock, manager) => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-lock-'))
  const site = join(folder, 'sites/ada')
  mkdirSync(site, { recursive: true })
  writeFileSync(join(folder, lock), '')
  const chosen = [folder, site].map((each) => chooseManager(each))
  rmSync(folder, { recursive: true })
  expect(chosen).toEqual([manager, manager])
})

test('the lock file of a site comes before one of a folder around it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-lock-'))
  const site = join(folder, 'ada')
  mkdirSync(site)
  writeFileSync(join(folder, 'pnpm-lock.yaml'), '')
  writeFileSync(join(site, 'package-lock.json'), '')
  const chosen = chooseManager(site)
  rmSync(folder, { recursive: true })
  expect(chosen).toBe('npm')
})
