import { setTimeout } from 'node:timers/promises'

import type { Page } from 'playwright-core'

import { Refusal } from '#disk/refusal.ts'

/**
 * Runs a function in a page that waits until the page is drawn. Rejects with a Refusal after `limit`,
 * ms: a page may never be drawn again, and Playwright would wait for ever.
 */
export async function waitInPage<Result>(
  page: Page,
  wait: () => Promise<Result>,
  limit = 60_000,
): Promise<Result> {
  const timer = new AbortController()
  try {
    return await Promise.race([
      page.evaluate(wait),
      setTimeout(limit, undefined, { signal: timer.signal }).then(() => {
        throw new Refusal(
          `The browser has not drawn ${page.url()} for ${limit / 1000} seconds, so it cannot be checked. A script that never ends may be the cause: look into your own sections. If you have none, check again.`,
        )
      }),
    ])
  } finally {
    timer.abort()
  }
}
