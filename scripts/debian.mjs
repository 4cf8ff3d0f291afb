import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { isWindows, run } from './run.mjs'

/** Finds the path of a program on the PATH. Returns undefined if there is none. */
export function findProgram(name) {
  const file = isWindows ? `${name}.exe` : name
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path))
}

/** Whether packages of Debian can be installed: as root, and with apt-get. */
export function canInstall() {
  return process.getuid?.() === 0 && findProgram('apt-get') !== undefined
}

/** Installs lists of packages of Debian, one by one: not every Debian has all of them. */
export async function installFromDebian(lists, ...flags) {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], quiet)
  for (const list of lists) await run('apt-get', ['install', '-qy', ...flags, ...list], quiet)
}
