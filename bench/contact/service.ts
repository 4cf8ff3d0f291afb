import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { engineFolder } from '#disk/folders.ts'

/** A program that answers at a URL, in a process of its own. */
export type Service = {
  readonly url: string
  readonly child: ChildProcess
  /** Stops it cleanly or immediately. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** Its memory in MB, or undefined if the system does not report it. */
  readonly readMemory: () => number | undefined
}

/** A temporary folder. */
export type Folder = { readonly path: string; readonly remove: () => void }

/** Makes a folder with a site of one page in `site`. */
export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'folio-bench-'))
  mkdirSync(join(path, 'site'))
  writeFileSync(join(path, 'site/index.html'), '<!doctype html><title>Bench</title>')
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the contact service on a free port, without limits and without its log. */
export function startService(
  folder: Folder,
  environment: Readonly<Record<string, string>>,
): Promise<Service> {
  return startProgram('src/server/main.ts', {
    SITE_FOLDER: join(folder.path, 'site'),
    DATA_DIR: join(folder.path, 'data'),
    RATE_LIMIT: 'off',
    RATE_LIMIT_ALL: 'off',
    // One address may have a fifth of them, and a benchmark opens 1,000 in a second.
    MAX_CONNECTIONS: '10000',
    ...environment,
  })
}

/** Starts a program of the project and waits until it prints its URL. */
export async function startProgram(
  path: string,
  environment: Readonly<Record<string, string>>,
): Promise<Service> {
  const child = spawn(process.execPath, [join(engineFolder, path)], {
    env: { PATH: process.env['PATH'], ENV_FILE: 'off', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // Ends it if the benchmark fails.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const exit = once(child, 'exit').then(() => process.off('exit', kill))
  const lines = createInterface({ input: child.stdout })
  const [line] = await Promise.race([
    once(lines, 'line'),
    exit.then(() => Promise.reject(new Error(`${path} did not start.`))),
  ])
  return {
    url: String(line).split(' ').at(-1) ?? '',
    child,
    async end(signal) {
      child.kill(signal)
      await exit
    },
    readMemory: () => findMemory(child.pid),
  }
}

function findMemory(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1]) / 1024)
  } catch {
    return undefined
  }
}
