import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

import { findProgram, startLocalServer, type LocalServer } from './local-server.ts'

/**
 * Starts Caddy with the Caddyfile of compose.yaml, on a port of 127.0.0.1, in front of services on
 * other ports. Rejects if Caddy is not installed.
 */
export async function startCaddy(
  folder: string,
  port: number,
  services: readonly number[],
): Promise<LocalServer> {
  const program = findProgram('caddy')
  if (program === undefined) throw new Error('Caddy is not installed.')
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'Caddyfile')
  const text = readFileSync(join(engineFolder, 'Caddyfile'), 'utf8')
  // By default Caddy listens on every address of the machine.
  writeFileSync(config, text.replace(/^\{$/mu, '{\n\tadmin off\n\tdefault_bind 127.0.0.1'))
  return startLocalServer(program, ['run', '--config', config, '--adapter', 'caddyfile'], port, {
    env: {
      HOME: folder,
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_COPIES: services.map((service) => `127.0.0.1:${service}`).join(' '),
    },
  })
}
