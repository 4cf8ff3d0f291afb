import { expect, type Locator } from '@playwright/test'

/** Waits until React has hydrated an element, so that it responds to events. */
export async function waitForHydration(element: Locator) {
  await expect.poll(() => isHydrated(element), { intervals: [20, 50] }).toBe(true)
}

/** The same on a page whose clock is paused: React needs its timers and frames. */
export async function runUntilHydration(element: Locator) {
  await expect(async () => {
    await element.page().clock.runFor(16)
    expect(await isHydrated(element)).toBe(true)
  }).toPass({ intervals: [20, 50] })
}

function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
}
