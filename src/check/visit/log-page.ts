import type { Page, Request } from 'playwright-core'

import { createNameFile, type NameFile } from './name-file.ts'

/** What a browser reports while it shows a page. */
export type PageLog = {
  /** Messages of the console and uncaught errors of scripts. */
  readonly messages: { readonly text: string; readonly url: string; readonly stack?: string }[]
  readonly failures: { readonly url: string; readonly kind: string; readonly reason: string }[]
  /** The addresses of all requests. */
  readonly requests: string[]
  /** Requests without a response yet. */
  readonly pending: Set<Pick<Request, 'url'>>
}

/** Logs a page. Without scripts, their requests may fail: the browser blocks preloads. */
export function logPage(page: Page, hasScripts: boolean): PageLog {
  const log: PageLog = { messages: [], failures: [], requests: [], pending: new Set() }
  page.on('pageerror', ({ message, stack = '' }) =>
    log.messages.push({ text: message, url: page.url(), stack }),
  )
  page.on('console', (message) =>
    log.messages.push({ text: message.text(), url: message.location().url }),
  )
  page.on('request', (request) => {
    log.requests.push(request.url())
    log.pending.add(request)
  })
  page.on('requestfinished', (request) => log.pending.delete(request))
  page.on('requestfailed', (request) => {
    log.pending.delete(request)
    const reason = request.failure()?.errorText ?? 'no answer'
    // The page itself aborts requests that it no longer needs.
    if (reason === 'net::ERR_ABORTED') return
    if (!hasScripts && request.resourceType() === 'script') return
    log.failures.push({ url: request.url(), kind: request.resourceType(), reason })
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    const kind = response.request().resourceType()
    log.failures.push({ url: response.url(), kind, reason: `status ${response.status()}` })
  })
  return log
}

/**
 * Lists the problems of a visit. A status of 404 is right for the address `expected`. `nameFile` names the
 * files of the content; `views` are the files of the owner's views.
 */
export function listProblems(
  log: PageLog,
  address: string,
  expected?: string,
  nameFile: NameFile = String,
  views: readonly string[] = [],
): string[] {
  const { origin } = new URL(address)
  const failures = log.failures.filter(({ url }) => url !== expected)
  const failed = new Set(log.failures.map(({ url }) => url))
  return [
    ...failures.map(({ url, kind, reason }) => {
      const isOwn = url.startsWith(origin)
      const name = isOwn ? nameFile(url.slice(origin.length)) : url
      const help = isOwn
        ? 'Build the site again; if that does not help, name another file.'
        : 'Correct its address, or put the file beside the content.'
      return `The ${kind} ${name} did not load: ${reason}. ${help}`
    }),
    ...log.messages
      // Chromium repeats failed requests in the console.
      .filter(({ text, url }) => !(text.startsWith('Failed to load resource') && failed.has(url)))
      .map((message) => describeMessage(message, views)),
  ]
}

/** An error in a view of the owner is that of its file: the lines of a built script say nothing. */
function describeMessage(
  { text, stack = text }: PageLog['messages'][number],
  views: readonly string[],
): string {
  const nameView = createNameFile(views)
  const scripts = stack.match(/\/static\/js\/[\w.-]+\.js(?=:\d)/gu) ?? []
  const view = scripts.map(nameView).find((name, index) => name !== scripts[index])
  if (view !== undefined) {
    const message = text.replace(/\n\s+at [^]*/u, '')
    return `${view} fails in the browser: "${message}". "npm run dev" shows the line in the console of the browser.`
  }
  if (/^Applying inline style .* style attributes/su.test(text)) {
    return 'An element has a style attribute, which the security policy of the page blocks. Give it a class, and write the rule in a style sheet.'
  }
  // React's own advice is to look in development, where nothing is prerendered.
  if (views.length > 0 && text.includes('Minified React error #418')) {
    return `A view renders something else in the browser than in the built page: ${views.join(' or ')}. Set what differs, such as the time, a random number or the width of the window, in an effect. An element where HTML does not allow it, such as a div in a p, has the same result.`
  }
  return `The console of the browser says "${text}". The developer tools show which script says so.`
}
