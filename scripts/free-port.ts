import { once } from 'node:events'
import { createServer } from 'node:net'

/** Finds a port of 127.0.0.1 on which nothing listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
