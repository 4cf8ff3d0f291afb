import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** What the scripts of both services do with a page, as far as the site is concerned. */
const scripts: Readonly<Record<string, string>> = {
  '/count.js': `
    const { goatcounter } = document.querySelector('script[data-goatcounter]').dataset
    navigator.sendBeacon(goatcounter + '?p=' + encodeURIComponent(location.pathname))`,
  '/js/script.js': `
    const { src, dataset } = document.currentScript
    fetch(new URL('/api/event', src), {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      keepalive: true,
      body: JSON.stringify({ n: 'pageview', u: location.href, d: dataset.domain }),
    })`,
}

/** A server of this machine that plays the part of GoatCounter and of Plausible. */
export type VisitService = {
  readonly origin: string
  /** The paths of all requests. */
  readonly requests: readonly string[]
  /** The visits that were counted: the path of the page, after the name that Plausible gets. */
  readonly visits: readonly string[]
  /** Forgets all requests and visits. */
  readonly forget: () => void
  readonly close: () => void
}

export async function startVisitService(): Promise<VisitService> {
  const requests: string[] = []
  const visits: string[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    requests.push(`${request.method} ${pathname}`)
    const body = await text(request)
    response.setHeader('Access-Control-Allow-Origin', '*')
    const script = scripts[pathname]
    if (script !== undefined) {
      response.setHeader('Content-Type', 'text/javascript')
      return response.end(`{${script}}`)
    }
    if (pathname === '/count') visits.push(String(searchParams.get('p')))
    if (pathname === '/api/event') {
      const { d, u }: Record<string, string> = JSON.parse(body)
      visits.push(`${d} ${new URL(u ?? '').pathname}`)
    }
    return response.writeHead(202).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    requests,
    visits,
    forget: () => {
      requests.length = 0
      visits.length = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
