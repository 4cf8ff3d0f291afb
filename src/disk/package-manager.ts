import { existsSync } from 'node:fs'
import { basename, join, win32 } from 'node:path'

import { findOutwards } from './find-outwards.ts'
import { ownerFolder } from './folders.ts'

/** A program, and the arguments before those of the command. */
export type Program = { readonly file: string; readonly args: readonly string[] }

/** What decides how a program is found. */
type Machine = {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** The path of Node. */
  readonly node: string
  readonly exists: (path: string) => boolean
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  node: process.execPath,
  exists: existsSync,
}

/** The package manager of each lock file. A folder may have one of npm beside that of another. */
const lockFiles: Readonly<Record<string, string>> = {
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
}

/** Returns the package manager whose lock file is in a folder, or in the nearest one around it. */
export function chooseManager(folder = ownerFolder): string {
  return lockFiles[basename(findLockFile(folder) ?? '')] ?? 'npm'
}

/** Returns the path of the lock file for a folder. In a workspace, it is in a folder around that. */
export function findLockFile(folder = ownerFolder): string | undefined {
  return listLockFiles(folder)[0]
}

/** Lists the paths of the lock files for a folder: there may be those of two package managers. */
export function listLockFiles(folder = ownerFolder): string[] {
  const found = findOutwards(folder, (each) => {
    const paths = Object.keys(lockFiles).map((name) => join(each, name))
    const existing = paths.filter((path) => existsSync(path))
    return existing.length > 0 ? existing : undefined
  })
  return found ?? []
}

/** The scripts of package managers, from a folder of packages. Corepack brings its own. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  npm: ['npm/bin/npm-cli.js'],
  npx: ['npm/bin/npx-cli.js'],
  pnpm: ['pnpm/bin/pnpm.mjs', 'pnpm/bin/pnpm.cjs', 'corepack/dist/pnpm.js'],
  yarn: ['yarn/bin/yarn.js', 'corepack/dist/yarn.js'],
}

/**
 * Returns how npm, npx, pnpm or yarn is started without a shell. On Windows they are batch files, and
 * their shell changes arguments with spaces or "^": Node runs their scripts instead.
 */
export function findManager(name: string, machine: Partial<Machine> = {}): Program {
  const { platform, env, node, exists } = { ...thisMachine, ...machine }
  // If it is not found, starting it fails with ENOENT.
  const byName = { file: name, args: [] }
  if (platform !== 'win32') return byName
  const folders = (env['PATH'] ?? '').split(win32.delimiter).filter((folder) => folder !== '')
  for (const folder of [...folders, win32.dirname(node)]) {
    const program = win32.join(folder, `${name}.exe`)
    if (exists(program)) return { file: program, args: [] }
    const packages = win32.join(folder, win32.basename(folder) === '.bin' ? '..' : 'node_modules')
    const script = (scripts[name] ?? []).map((path) => win32.join(packages, path)).find(exists)
    if (script !== undefined) return { file: node, args: [script] }
  }
  return byName
}
