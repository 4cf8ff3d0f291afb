import type { Page, Request } from '@playwright/test'

/** What a browser reports while it shows a page. */
export type Heard = {
  /** Messages of the console and uncaught errors of scripts. */
  readonly messages: { readonly text: string; readonly url: string }[]
  readonly failures: { readonly url: string; readonly kind: string; readonly reason: string }[]
  /** Addresses that were asked for. */
  readonly requests: string[]
  /** Requests that have not been answered yet. */
  readonly pending: Set<Pick<Request, 'url'>>
}

/** Listens to a page. Without scripts, their requests may fail: the browser blocks preloads. */
export function listen(page: Page, hasScripts: boolean): Heard {
  const heard: Heard = { messages: [], failures: [], requests: [], pending: new Set() }
  page.on('pageerror', ({ message }) => heard.messages.push({ text: message, url: page.url() }))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    heard.messages.push({ text: message.text(), url: message.location().url })
  })
  page.on('request', (request) => {
    heard.requests.push(request.url())
    heard.pending.add(request)
  })
  page.on('requestfinished', (request) => heard.pending.delete(request))
  page.on('requestfailed', (request) => {
    heard.pending.delete(request)
    const reason = request.failure()?.errorText ?? 'no answer'
    // The page itself aborts requests that it no longer needs.
    if (reason === 'net::ERR_ABORTED') return
    if (!hasScripts && request.resourceType() === 'script') return
    heard.failures.push({ url: request.url(), kind: request.resourceType(), reason })
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    const kind = response.request().resourceType()
    heard.failures.push({ url: response.url(), kind, reason: `status ${response.status()}` })
  })
  return heard
}

/** Lists the problems of a visit. A status of 404 is right for the address `expected`. */
export function listProblems(heard: Heard, address: string, expected?: string): string[] {
  const { origin } = new URL(address)
  const failures = heard.failures.filter(({ url }) => url !== expected)
  const failed = new Set(heard.failures.map(({ url }) => url))
  return [
    ...failures.map(({ url, kind, reason }) => {
      const isOwn = url.startsWith(origin)
      const name = isOwn ? url.slice(origin.length) : url
      const help = isOwn
        ? 'Build the site again; if that does not help, name another file.'
        : 'Correct its address, or put the file beside the content.'
      return `The ${kind} ${name} did not load: ${reason}. ${help}`
    }),
    ...heard.messages
      // Chromium repeats failed requests in the console.
      .filter(({ text, url }) => !(text.startsWith('Failed to load resource') && failed.has(url)))
      .map(
        ({ text }) =>
          `The console of the browser says "${text}". The developer tools show which script says so.`,
      ),
  ]
}
