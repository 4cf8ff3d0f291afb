import type { Page } from 'playwright-core'

import { describeFound } from './describe-element.ts'
import type { PageLog } from './log-page.ts'
import { waitInPage } from './wait-in-page.ts'

const maxWaitMs = 20_000

/**
 * Scrolls a page from top to bottom until every part has its script and nothing more arrives, then
 * back to the top. Returns a problem for each part and each request that still waits after 20 s.
 * Rejects with a Refusal if the page is no longer drawn.
 */
export async function scrollThrough(page: Page, log: PageLog): Promise<string[]> {
  const ends = performance.now() + maxWaitMs
  let lastState = ''
  for (;;) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    while (await waitInPage(page, scrollOn)) continue
    const waiting = await describeFound(page, findWaiting)
    const size = await page.evaluate(
      () => `${document.querySelectorAll('*').length} ${document.documentElement.scrollHeight}`,
    )
    const state = `${size} ${log.requests.length}`
    const isQuiet = waiting.length === 0 && log.pending.size === 0 && state === lastState
    if (isQuiet || performance.now() > ends) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const problems = [
        ...[...log.pending].map((request) => `${request.url()} did not answer within 20 s.`),
        ...waiting.map(
          ({ location }) =>
            `${location}, the script did not run within 20 s. See which request failed. If none did, the machine was busy: check again.`,
        ),
      ]
      return [...new Set(problems)]
    }
    lastState = state
  }
}

/** Scrolls by a step smaller than the window, with two frames. Resolves to whether it moved. */
async function scrollOn(): Promise<boolean> {
  const before = scrollY
  scrollBy({ top: innerHeight * 0.7, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return scrollY > before
}

/**
 * Finds elements that React has not hydrated: it adds a property to each element that it hydrates.
 * Static sections are never hydrated.
 */
function findWaiting() {
  const parts = [...document.querySelectorAll('#root :is(h1, h2, h3, p, li, a, form)')]
  return parts.filter(
    (part) =>
      !part.closest('noscript, [data-static]') &&
      !Object.keys(part).some((key) => key.startsWith('__react')),
  )
}
