import { expect, type Locator } from '@playwright/test'

/** Waits until an element answers to what is done to it: until its script has come. */
export async function comeAlive(element: Locator) {
  await expect
    .poll(() =>
      element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}
