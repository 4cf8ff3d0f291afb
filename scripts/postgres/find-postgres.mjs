import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { canInstall, installFromDebian } from '../debian.mjs'

/** Finds the folder of PostgreSQL's programs. Returns undefined if there is none. */
export function findPostgres() {
  const found = (process.env.PATH ?? '').split(delimiter).find(isComplete)
  if (found) return found
  // Debian installs them outside of the PATH, in a folder for each version.
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))
  return newest.map((version) => join(debian, version, 'bin')).find(isComplete)
}

/** Installs a missing PostgreSQL on Debian. Returns whether it is installed now. */
export async function installPostgres() {
  if (findPostgres()) return true
  if (!canInstall()) return false
  console.log('There is no PostgreSQL. Installing it with apt-get.')
  await installFromDebian([['postgresql']], '--no-install-recommends')
  return findPostgres() !== undefined
}

/** Whether a folder has the server, and not only the client. */
function isComplete(folder) {
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
}
