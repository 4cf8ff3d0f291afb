import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { run } from './run.mjs'

/** The folder of PostgreSQL's programs; undefined where there is none. */
export function findPostgres() {
  const found = (process.env.PATH ?? '').split(delimiter).find(isComplete)
  if (found) return found
  // Debian keeps the server's programs off the PATH, in a folder for each version.
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))
  return newest.map((version) => join(debian, version, 'bin')).find(isComplete)
}

/** Installs PostgreSQL from Debian where it is missing and can be had; whether it is there now. */
export async function installPostgres() {
  if (findPostgres()) return true
  const hasApt = (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => existsSync(join(folder, 'apt-get')))
  if (process.getuid?.() !== 0 || !hasApt) return false
  console.log('There is no PostgreSQL. Installing it with apt-get.')
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], quiet)
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], quiet)
  return findPostgres() !== undefined
}

/** A client alone is no server: what makes its data has to be there, too. */
function isComplete(folder) {
  return ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
}
