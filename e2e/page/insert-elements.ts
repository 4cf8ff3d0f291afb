import type { Locator } from '@playwright/test'

/** Inserts an element at the start of each of these, as extensions of a browser do. */
export async function insertElements(parents: Locator) {
  await parents.evaluateAll((all) => {
    for (const parent of all) parent.prepend(document.createElement('div'))
  })
}
