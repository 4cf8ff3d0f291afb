import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { findPostgres } from './find-postgres.mjs'
import { freePort } from './free-port.ts'

/** A PostgreSQL of our own, on this machine alone. */
export type Postgres = {
  readonly url: string
  /** Stops it as a crash would, or in peace; its data stay until `remove`. */
  readonly stop: (signal?: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** Starts it again, at the same address and with the same data. */
  readonly start: () => Promise<void>
  /** Stops it where it runs, and deletes its data. */
  readonly remove: () => Promise<void>
}

export type PostgresOptions = {
  /** Whether what is committed is on disk: what only lives for a test need not be. */
  readonly durable: boolean
}

/** Starts a PostgreSQL with empty data on a free port; undefined where none is installed. */
export async function startPostgres({ durable }: PostgresOptions): Promise<Postgres | undefined> {
  const programs = findPostgres()
  if (programs === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'folio-postgres-'))
  const user = postgresUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const settings = ['-D', data, '-A', 'trust', '-U', 'folio', '-E', 'UTF8', '--no-sync']
  execFileSync(join(programs, 'initdb'), [...settings, '--locale=C'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  })
  const port = await freePort()
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
    // Whoever fails meanwhile leaves none running behind.
    const kill = () => started.kill('SIGQUIT')
    process.once('exit', kill)
    started.once('exit', () => process.off('exit', kill))
    const lines = createInterface({ input: started.stderr })
    for await (const line of lines) {
      if (line.includes('ready to accept connections')) break
    }
    started.stderr.resume()
    if (started.exitCode !== null) throw new Error('PostgreSQL did not start.')
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT') {
    if (!child || child.exitCode !== null) return
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

/** PostgreSQL refuses to run as root: it runs as the user that its package has made. */
export function postgresUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') }
}

function idOfPostgres(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'postgres']))
}
