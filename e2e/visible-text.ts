import type { Locator } from '@playwright/test'

/** The text that can be seen in an element: what is transparent or hidden is left out. */
export function visibleText(locator: Locator): Promise<string> {
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
    return text
  })
}
