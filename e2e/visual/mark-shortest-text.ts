import type { Locator } from '@playwright/test'

type Rows = { readonly from: number; readonly to: number }

/**
 * Marks the shortest text that is fully between two rows of the viewport with "data-shortest": a
 * comparison would miss its movement first. Returns the text, or "".
 */
export function markShortestText(section: Locator, rows: Rows): Promise<string> {
  return section.evaluate((root, { from, to }) => {
    for (const marked of root.querySelectorAll('[data-shortest]')) {
      marked.removeAttribute('data-shortest')
    }
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    let shortest: Element | undefined
    let words = ''
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode
      if (!element || !textContent?.trim()) continue
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const whole = left >= 0 && right <= innerWidth && top >= from && bottom <= to
      // Positioned elements would not move with the rest.
      const free = getComputedStyle(element).position === 'static'
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!whole || !free || !seen) continue
      const found = element.textContent.trim()
      if (shortest && found.length >= words.length) continue
      shortest = element
      words = found
    }
    shortest?.setAttribute('data-shortest', '')
    return words
  }, rows)
}
