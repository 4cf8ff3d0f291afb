import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { projectRoot } from '#disk/load-portfolio.ts'

/** A program that answers at an address, in a process of its own. */
export type Service = {
  readonly url: string
  readonly child: ChildProcess
  /** Ends it, in peace or at once. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** How much memory it holds, in megabytes; undefined where the system does not tell. */
  readonly memory: () => number | undefined
}

/** A folder that is gone when the benchmark ends. */
export type Folder = { readonly path: string; readonly remove: () => void }

/** Makes a folder with a site of one page in `site`. */
export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'folio-bench-'))
  mkdirSync(join(path, 'site'))
  writeFileSync(join(path, 'site/index.html'), '<!doctype html><title>Bench</title>')
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the contact service on any free port, without limits and with its log thrown away. */
export function startService(
  folder: Folder,
  environment: Readonly<Record<string, string>>,
): Promise<Service> {
  return startProgram('src/server/main.ts', {
    SITE_FOLDER: join(folder.path, 'site'),
    DATA_DIR: join(folder.path, 'data'),
    RATE_LIMIT: 'off',
    RATE_LIMIT_ALL: 'off',
    ...environment,
  })
}

/** Starts a program of the project that prints its address, and waits for that. */
export async function startProgram(
  path: string,
  environment: Readonly<Record<string, string>>,
): Promise<Service> {
  const child = spawn(process.execPath, [join(projectRoot, path)], {
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // A benchmark that fails leaves nothing running behind.
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
    memory: () => memoryOf(child.pid),
  }
}

function memoryOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1]) / 1024)
  } catch {
    return undefined
  }
}
