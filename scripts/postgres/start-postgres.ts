import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { findPostgres } from './find-postgres.mjs'
import { findFreePort } from '../free-port.ts'

/** A PostgreSQL that only this machine can reach. */
export type Postgres = {
  readonly url: string
  /** Stops it like a crash (SIGQUIT) or cleanly (SIGINT). Its data stay until `remove`. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Starts it again with the same URL and data. */
  readonly start: () => Promise<void>
  /** Stops it and deletes its data. */
  readonly remove: () => Promise<void>
}

type PostgresOptions = {
  /** Whether commits wait for the disk. Tests do not need that. */
  readonly durable: boolean
}

/** Starts an empty PostgreSQL on a free port. Returns undefined if none is installed. */
export async function startPostgres({ durable }: PostgresOptions): Promise<Postgres | undefined> {
  const programs = findPostgres()
  if (programs === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'folio-postgres-'))
  const user = findPostgresUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const settings = ['-D', data, '-A', 'trust', '-U', 'folio', '-E', 'UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), [...settings, '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await findFreePort()
  const address = ['-k', folder, '-h', '127.0.0.1', '-p', String(port)]
  const sync = `fsync=${durable ? 'on' : 'off'}`
  const server = ['-D', data, ...address, '-c', sync, '-c', 'max_connections=100']
  let child: ReturnType<typeof spawn> | undefined

  async function start() {
    const started = spawn(join(programs ?? '', 'postgres'), server, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = started
    // Rejects if the program cannot be started.
    await once(started, 'spawn')
    // Ends it if this process fails.
    const kill = () => started.kill('SIGQUIT')
    process.once('exit', kill)
    started.once('exit', () => process.off('exit', kill))
    const lines = createInterface({ input: started.stderr })
    let isReady = false
    for await (const line of lines) {
      isReady = line.includes('ready to accept connections')
      if (isReady) break
    }
    started.stderr.resume()
    if (isReady) return
    kill()
    throw new Error('PostgreSQL did not start.')
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }

  async function remove() {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }

  await start()
  return { url: `postgres://folio@127.0.0.1:${port}/postgres`, stop, start, remove }
}

/** Finds the user of PostgreSQL's package, because PostgreSQL refuses to run as root. */
export function findPostgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: readId('-u'), gid: readId('-g') }
}

function readId(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres']))
}
