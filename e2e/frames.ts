import type { Page } from '@playwright/test'

/** Lets a number of frames be painted. */
export async function passFrames(page: Page, count: number) {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame)
  }, count)
}

/** Scrolls to a place at once, without the way there. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
  await passFrames(page, 2)
}

/** Waits until nothing has scrolled for a while, and gives the places on the way. */
export function scrollingEnds(page: Page): Promise<number[]> {
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
