import type { Page } from '@playwright/test'

/** Delays scripts until the returned function is called. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await arrived
    // A page that was left makes no further requests.
    await route.continue().catch(() => {})
  })
  return arrive
}
