import { createServer, type Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import type { IsTrusted } from '#server/limits/client-address.ts'
import { limitConnections } from '#server/limits/limit-connections.ts'
import { limitPipelining } from '#server/limits/limit-pipelining.ts'

export type HttpServerOptions = {
  /** The time-out for a whole request to arrive, in ms. */
  readonly patience?: number
  /** How many connections may be open at once, a fifth of them from one address. */
  readonly maxConnections?: number
  /** Proxies have no limit of their own: their connections are those of many visitors. */
  readonly isProxy?: IsTrusted
}

/**
 * Creates an HTTP server for the service that slow clients cannot block: a request that has not
 * arrived within the time-out is answered with 408, even if bytes keep coming, and a connection
 * without traffic for twice that time is closed.
 */
export function createHttpServer({ fetch }: Hono, options: HttpServerOptions = {}): Server {
  const { patience = 30_000, maxConnections = 1000, isProxy = () => false } = options
  const timeouts = {
    requestTimeout: patience,
    headersTimeout: patience / 2,
    connectionsCheckingInterval: patience / 6,
  }
  // HTTP/1.0 allows requests without Host, and health checks of load balancers send them.
  const listener = getRequestListener(fetch, { hostname: 'localhost' })
  const server = createServer(timeouts, limitPipelining(listener))
  server.maxConnections = maxConnections
  limitConnections(server, Math.ceil(maxConnections / 5), isProxy)
  server.timeout = patience * 2
  return server
}
