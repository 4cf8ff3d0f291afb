import { createServer, type Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'

import type { IsTrusted } from './client-address.ts'
import { limitConnections } from './limit-connections.ts'
import { limitPipelining } from './limit-pipelining.ts'

export type HttpServerOptions = {
  /** How many milliseconds a request may take to arrive as a whole. */
  readonly patience?: number
  /** How many connections may be open at once, a fifth of them from one address. */
  readonly maxConnections?: number
  /** Proxies, whose connections are those of many visitors. */
  readonly isProxy?: IsTrusted
}

/**
 * Makes a server of the service. Nobody holds connections for nothing: a request that has not
 * arrived as a whole in time is answered with 408, however often a byte of it comes, and a
 * connection on which nothing moves for twice that time is closed.
 */
export function httpServer({ fetch }: Hono, options: HttpServerOptions = {}): Server {
  const { patience = 30_000, maxConnections = 1000, isProxy = () => false } = options
  const timeouts = {
    requestTimeout: patience,
    headersTimeout: patience / 2,
    connectionsCheckingInterval: patience / 6,
  }
  // HTTP/1.0 may leave Host out, and health checks of load balancers do.
  const listener = getRequestListener(fetch, { hostname: 'localhost' })
  const server = createServer(timeouts, limitPipelining(listener))
  server.maxConnections = maxConnections
  limitConnections(server, Math.ceil(maxConnections / 5), isProxy)
  server.timeout = patience * 2
  return server
}
