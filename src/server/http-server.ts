import { createServer, type Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

/**
 * Makes a server of the service. A request that is not there as a whole after so many milliseconds
 * is answered with 408, however often a byte of it comes: nobody holds connections for nothing.
 */
export function httpServer({ fetch }: Hono, patience = 30_000): Server {
  const timeouts = {
    requestTimeout: patience,
    headersTimeout: patience / 2,
    connectionsCheckingInterval: patience / 6,
  }
  return createServer(timeouts, getRequestListener(fetch))
}
