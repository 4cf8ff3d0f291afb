import type { Context } from 'hono'

/**
 * Whether a page of another site sends a request. Browsers always say so in Origin, which no page
 * can forge; what comes without one was not sent by a page.
 */
export function isForeign(c: Context, allowedOrigins: readonly string[]): boolean {
  const origin = c.req.header('Origin')
  if (origin === undefined || allowedOrigins.includes(origin)) return false
  // A proxy may replace Host, never this one.
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') return false
  const { protocol = '', host } = URL.parse(origin) ?? {}
  if (!/^https?:$/u.test(protocol)) return true
  // Parsed like the origin, so that ":443" after a name is left out in both.
  return host === undefined || URL.parse(`${protocol}//${c.req.header('Host')}`)?.host !== host
}
