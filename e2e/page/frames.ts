import type { Page } from '@playwright/test'

/** Waits for this many animation frames. */
export async function waitForFrames(page: Page, count: number) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
}

/** Scrolls to a position, px, without animation. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await waitForFrames(page, 2)
}

/** Waits until the page has not scrolled for 12 frames; returns the positions on the way, px. */
export function waitForScrollEnd(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const places: number[] = [scrollY]
    for (let still = 0; still < 12; still += 1) {
      await new Promise(requestAnimationFrame)
      if (places.at(-1) === scrollY) continue
      places.push(scrollY)
      still = 0
    }
    return places
  })
}
