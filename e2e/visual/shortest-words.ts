import type { Locator } from '@playwright/test'

type Rows = { readonly from: number; readonly to: number }

/**
 * Marks the shortest words that stand whole between two rows of the viewport, those whose move a
 * comparison would miss first, with "data-shortest". Gives the words; none where there are none.
 */
export function markShortestWords(section: Locator, rows: Rows): Promise<string> {
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
      // What is placed in some other way would not be moved as the rest is.
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
