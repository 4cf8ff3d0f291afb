import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort } from '../../scripts/free-port.ts'
import { findPostgresUser } from '../../scripts/postgres/start-postgres.ts'
import { findProgram, startLocalServer, type LocalServer } from './local-server.ts'

/** A PgBouncer, with the address of the database behind it. */
export type PgBouncer = LocalServer & { readonly url: string }

/**
 * Starts PgBouncer in front of a PostgreSQL that trusts this machine. Each transaction may have
 * another connection. Rejects if PgBouncer is not installed.
 */
export async function startPgBouncer(database: string): Promise<PgBouncer> {
  const program = findProgram('pgbouncer')
  if (program === undefined) throw new Error('PgBouncer is not installed.')
  const { hostname, port: databasePort, username, pathname } = new URL(database)
  const port = await findFreePort()
  // It refuses to run as root.
  const user = findPostgresUser()
  const folder = mkdtempSync(join(tmpdir(), 'folio-pgbouncer-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const config = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${databasePort} user=${username}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    // Seconds to wait after a failure of the database. The default is 15.
    'server_login_retry = 1',
  ]
  writeFileSync(config, `${settings.join('\n')}\n`)
  const server = await startLocalServer(program, [config], port, { ...user, cwd: folder })
  return {
    ...server,
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async end(signal) {
      await server.end(signal)
      rmSync(folder, { recursive: true })
    },
  }
}
