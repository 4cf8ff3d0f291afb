import type { Context } from 'hono'

/**
 * Whether a page of another site sent a request. Browsers always state it in Origin, and no page can
 * forge that. A request without Origin does not come from a page.
 */
export function isForeign(c: Context, allowedOrigins: readonly string[]): boolean {
  const origin = c.req.header('Origin')
  if (origin === undefined || allowedOrigins.includes(origin)) return false
  // A proxy may replace Host, but not this header.
  if (c.req.header('Sec-Fetch-Site') === 'same-origin') return false
  const { protocol = '', host } = URL.parse(origin) ?? {}
  if (!/^https?:$/u.test(protocol)) return true
  // Parse it like the origin, so that both omit a default port.
  return host === undefined || URL.parse(`${protocol}//${c.req.header('Host')}`)?.host !== host
}
