import { setTimeout } from 'node:timers/promises'

/** The longest time that one page may take to render, in ms. */
const maxRenderTime = 30_000

/**
 * Resolves to the HTML of a page. Rejects if it takes too long: a view that waits for ever would end the
 * process without a word.
 */
export async function waitForPage(
  path: string,
  rendered: Promise<string>,
  limit = maxRenderTime,
): Promise<string> {
  const stop = new AbortController()
  const late = setTimeout(limit, undefined, { signal: stop.signal }).then(() => {
    throw new Error(
      `The page /${path} was not rendered within ${limit / 1000} seconds: a view in "sections" waits for something that does not come. Let it wait in an effect, after the page is shown.`,
    )
  })
  try {
    return await Promise.race([rendered, late])
  } finally {
    stop.abort()
  }
}
