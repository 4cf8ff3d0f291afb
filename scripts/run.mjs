import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const isWindows = process.platform === 'win32'

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const packageForThisMachine = `node-${isWindows ? 'win' : process.platform}-${process.arch}`

/** The package with Node 24 for this kind of machine; undefined where the lock file has none. */
export const nodePackage =
  packageForThisMachine in optionalDependencies ? packageForThisMachine : undefined

/**
 * Node 24: the one of the packages, or where they have none for this machine, the one that runs this.
 * The scripts here run on any Node from 20 on.
 */
export const node24 = nodePackage
  ? join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node')
  : process.execPath

/** Something that ends a script: a sentence for the person at the terminal, and an exit code. */
export class Failure extends Error {
  /** @param {string} sentence @param {number} code */
  constructor(sentence, code = 1) {
    super(sentence)
    this.code = code
  }
}

/** Runs a script; a failure is told in its sentence and becomes the exit code. */
export async function main(script) {
  try {
    process.exitCode = await script()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exitCode = error.code
  }
}

/** Runs a program in this terminal, passes signals on and resolves to its exit code. */
export function run(command, args, environment = {}, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...packagesFirst(), ...environment },
      stdio: 'inherit',
      ...options,
    })
    let interrupted = false
    const forward = (signal) => {
      interrupted = true
      child.kill(signal)
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
      // What was asked to stop has not failed: nothing more is said or started.
      if (interrupted) process.exit(result)
      resolve(result)
    })
  })
}

/** npm that is told to stop ends its shell alone, and would leave what runs here behind. */
function onOrphaned(listener) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined || isWindows) return undefined
  return setInterval(() => process.ppid !== parent && listener(), 250)
}

/** Runs npm: the one that runs this script, else the one on the PATH. */
export function runNpm(args, environment) {
  const path = process.env.npm_execpath
  if (path && basename(path) === 'npm-cli.js') {
    return run(process.execPath, [path, ...args], environment)
  }
  return run('npm', args, environment, { shell: isWindows })
}

/** A PATH on which the project's own programs, Node 24 among them, come first. */
function packagesFirst() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folder = join(root, 'node_modules/.bin')
  return { [name]: [folder, process.env[name]].filter(Boolean).join(delimiter) }
}
