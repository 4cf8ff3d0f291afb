import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const isWindows = process.platform === 'win32'

/** The folder of the project. */
export const engineFolder = fileURLToPath(new URL('..', import.meta.url))

const { optionalDependencies } = JSON.parse(
  readFileSync(join(engineFolder, 'package.json'), 'utf8'),
)
const packageForThisMachine = `node-${isWindows ? 'win' : process.platform}-${process.arch}`

/** The package with Node 24 for this kind of machine, or undefined if the lock file has none. */
export const nodePackage =
  packageForThisMachine in optionalDependencies ? packageForThisMachine : undefined

/**
 * The path of Node 24: from the packages, or the Node that runs this if they have none for this
 * machine. The scripts here run on Node 20 and later.
 */
export const node24 = nodePackage
  ? join(engineFolder, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
  : process.execPath

/** The command of Playwright, for Node. */
export const playwright = join(engineFolder, 'node_modules/@playwright/test/cli.js')

/** Ends a script with a sentence for the person at the terminal, and an exit code. */
export class Failure extends Error {
  /** @param {string} sentence @param {number} code */
  constructor(sentence, code = 1) {
    super(sentence)
    this.code = code
  }
}

/** Runs a script. Prints the sentence of a failure and exits with its code. */
export async function runScript(script) {
  try {
    process.exitCode = await script()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = error.code
  }
}

/** Reads .env into the environment, and so for all that this script runs. Needs Node 24. */
export async function loadSettings() {
  const module = await import('../src/disk/settings/load-settings.ts')
  try {
    module.loadSettings()
  } catch (error) {
    throw error.name === 'Refusal' ? new Failure(error.message, 2) : error
  }
}

/** Runs a program in this terminal, passes signals on and resolves to its exit code. */
export function run(command, args, environment = {}, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: engineFolder,
      env: { ...process.env, ...extendPath(), ...environment },
      stdio: 'inherit',
      ...options,
    })
    let interrupted = false
    const forward = (signal) => {
      interrupted = true
      // The console of Windows has told the child, too, and "kill" would end it at once.
      if (!isWindows) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, forward)
    const watch = onOrphaned(() => forward('SIGTERM'))
    child.once('error', (error) => {
      clearInterval(watch)
      reject(error)
    })
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const name of signals) process.off(name, forward)
      const result = code ?? 128 + constants.signals[signal]
      // An interrupted program has not failed: print and start nothing more.
      if (interrupted) process.exit(result)
      resolve(result)
    })
  })
}

/** npm ends only its shell when it is stopped, so this process would keep running. */
function onOrphaned(listener) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined || isWindows) return undefined
  return setInterval(() => process.ppid !== parent && listener(), 250)
}

/** Runs npm: the one that runs this script, or the one on the PATH. */
export function runNpm(args, environment, options = {}) {
  const path = process.env.npm_execpath
  if (path && basename(path) === 'npm-cli.js') {
    return run(process.execPath, [path, ...args], environment, options)
  }
  // On Windows npm is a batch file, for a shell. No argument here has a space.
  return run('npm', args, environment, { shell: isWindows, ...options })
}

/** Puts the programs of the project, such as Node 24, first on the PATH. */
function extendPath() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folder = join(engineFolder, 'node_modules/.bin')
  return { [name]: [folder, process.env[name]].filter(Boolean).join(delimiter) }
}
