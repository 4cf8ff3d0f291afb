import type { Locator } from '@playwright/test'

/** Returns the visible text of an element, without what is transparent or hidden. Spaces collapse. */
export function readVisibleText(locator: Locator): Promise<string> {
  return locator.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) {
      const shown = walker.currentNode.parentElement?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
      if (shown) text += walker.currentNode.textContent
    }
    return text.replaceAll(/ +/gu, ' ')
  })
}
