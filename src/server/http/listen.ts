import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import type { Server } from 'node:http'

import { hasCode } from '#disk/has-code.ts'
import { trackConnections, type Drain } from './drain.ts'

/** Servers on one port, each with an address of its own, that close together. */
export type Listening = { readonly port: number; readonly close: Drain }

export type ListenOptions = {
  readonly createServer: () => Server
  readonly host: string
  /** The first port to try. With 0 the system chooses one. */
  readonly port: number
  /** How many ports to try. */
  readonly attempts: number
  /** Called with each port that is in use, and the next one to try. */
  readonly onTaken: (port: number, next: number) => void
}

/** Listens on the first free port. Rejects if none is free or the host is not this machine. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { createServer, host, port, attempts, onTaken } = options
  const addresses = await findAddresses(host)
  const last = port === 0 ? 0 : Math.min(port + attempts - 1, 65_535)
  for (let tried = port; ; tried += 1) {
    try {
      return await listenAt(createServer, addresses, tried)
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE') || tried >= last) throw error
      onTaken(tried, tried + 1)
    }
  }
}

/** Browsers try ::1 and 127.0.0.1 in any order, so "localhost" must be both. */
async function findAddresses(host: string): Promise<readonly string[]> {
  if (host !== 'localhost') return [host]
  const found = await lookup(host, { all: true }).catch(() => [])
  return [...new Set(['127.0.0.1', ...found.map(({ address }) => address), '::1'])]
}

async function listenAt(
  createServer: () => Server,
  addresses: readonly string[],
  port: number,
): Promise<Listening> {
  const drains: Drain[] = []
  const close = async (milliseconds: number) => {
    await Promise.all(drains.map((drain) => drain(milliseconds)))
  }
  let bound = port
  for (const address of addresses) {
    const server = createServer()
    const drain = trackConnections(server)
    try {
      server.listen(bound, address)
      await once(server, 'listening')
    } catch (error) {
      // A machine without IPv6 has no ::1, and its browsers do not use it.
      if (addresses.length > 1 && isUnavailable(error)) continue
      await close(0)
      throw error
    }
    drains.push(drain)
    const at = server.address()
    if (typeof at === 'object' && at) bound = at.port
  }
  return { port: bound, close }
}

function isUnavailable(error: unknown): boolean {
  return hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT')
}
