import { expect, type Locator } from '@playwright/test'

/** Waits until React has hydrated an element, so that it responds to events. */
export async function waitForHydration(element: Locator) {
  await expect
    .poll(
      () =>
        element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))),
      { intervals: [20, 50] },
    )
    .toBe(true)
}
