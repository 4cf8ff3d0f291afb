import type { Page } from '@playwright/test'

import { findCover } from './preloader.ts'
import { runUntilHydration } from './wait-for-hydration.ts'

/** Stops the animations of style sheets at their start, on every page from now on. */
export async function stopAnimations(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

/**
 * Opens the page with its clock and its animations stopped: however slow the browser is, the preloader
 * does not end by itself.
 */
export async function openWithStoppedClock(page: Page, address: string) {
  await stopAnimations(page)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.goto(address)
  await runUntilHydration(findCover(page))
}
