import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { linkNode } from './link-node.mjs'
import { refuseOldNode } from './refuse-old-node.mjs'
import { Failure, engineFolder, node24, runNpm } from './run.mjs'

const lockFile = join(engineFolder, 'package-lock.json')
const stampFile = join(engineFolder, 'node_modules/.cache/folio/installed')

/**
 * Installs the packages of the lock file, unless they are installed. npm prints its errors alone, unless
 * `isVerbose`.
 */
export async function installPackages(isVerbose = false) {
  refuseOldNode(process.version)
  const lock = await readLock()
  const stamp = `${process.platform}-${process.arch} ${computeHash(lock)}\n`
  if ((await read(stampFile)) === stamp) return
  if (!(await hasPackages(lock)) || !canRun(node24)) await install(isVerbose)
  await linkNode()
  // Without the stamp, the next run looks again. Where nothing can be written, the command says so.
  await mkdir(dirname(stampFile), { recursive: true })
    .then(() => writeFile(stampFile, stamp))
    .catch(() => {})
}

async function install(isVerbose) {
  console.log('Installing the packages; this takes a minute, once.')
  const quiet = isVerbose ? [] : ['--loglevel=error', '--no-audit', '--no-fund']
  // Its errors are on stderr.
  const options = isVerbose ? {} : { stdio: ['inherit', 'ignore', 'inherit'] }
  const args = [...findNewNpm(), 'ci', '--include=dev', '--include=optional', ...quiet]
  const code = await runNpm(args, {}, options).catch((error) => {
    if (error.code !== 'ENOENT') throw error
    throw new Failure('npm was not found. Install it with Node 20 or newer, from nodejs.org.')
  })
  if (code !== 0) {
    throw new Failure('The packages could not be installed. See the error of npm above.', code)
  }
  if (!canRun(node24)) {
    throw new Failure(
      'Node 24 did not come with the packages. Run "npm ci --include=optional" and try again.',
    )
  }
}

/** npm 9.2, which Debian has, cannot read the overrides of package.json. It can run a newer one. */
function findNewNpm() {
  const isTooOld = /^npm\/9\.[0-3]\./u.test(process.env.npm_config_user_agent ?? '')
  return isTooOld ? ['exec', '--yes', 'npm@11', '--'] : []
}

/** Whether npm has installed exactly these packages: people and CI may run it themselves. */
async function hasPackages(lock) {
  const installed = await read(join(engineFolder, 'node_modules/.package-lock.json'))
  if (installed === undefined) return false
  const { packages } = JSON.parse(installed)
  return Object.entries(JSON.parse(lock).packages).every(
    ([path, { version, optional }]) =>
      // Optional packages are for other machines. The first entry is the project itself.
      path === '' || optional || packages[path]?.version === version,
  )
}

/** Reads the lock file. A merge may leave a conflict in it, and other package managers have their own. */
async function readLock() {
  const lock = await read(lockFile)
  try {
    JSON.parse(lock)
  } catch {
    const state =
      lock === undefined ? 'is missing' : 'is not valid JSON, as after a conflict of a merge'
    throw new Failure(
      `package-lock.json ${state}. Run "npm install", which writes it, and try again.`,
    )
  }
  return lock
}

function canRun(program) {
  return spawnSync(program, ['--version']).status === 0
}

function computeHash(text) {
  return createHash('sha256').update(text).digest('hex')
}

function read(file) {
  return readFile(file, 'utf8').catch(() => undefined)
}
