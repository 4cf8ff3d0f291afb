// A function that runs in the page must contain the functions it calls.
// oxlint-disable unicorn/consistent-function-scoping
import type { Page } from '@playwright/test'

/**
 * Returns a sentence for each text that is outside the window, cut off by a box that does not
 * scroll, or on top of other text. On paper nothing scrolls, and inert text is printed too.
 */
export function findMisplacedText(page: Page, medium: 'screen' | 'paper' = 'screen') {
  return page.evaluate((isPaper) => {
    type Line = {
      readonly text: string
      readonly node: Node
      readonly box: DOMRect
      readonly isFixed: boolean
    }
    const slack = 1.5
    const problems: string[] = []
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth > width) {
      problems.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    }
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || !element || !isRead(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isFixed = isInFixed(element)
      // The rectangle has the font's height; letters are lower, so tight lines do not overlap.
      for (const { x, y, width: wide, height } of range.getClientRects()) {
        const box = new DOMRect(x, y + height * 0.22, wide, height * 0.56)
        if (wide > 0 && !isScrolledAway(element, box)) {
          lines.push({ text, node, box, isFixed })
        }
      }
      for (const { box } of lines.filter((line) => line.node === node)) {
        const problem = describeProblem(element, box)
        if (problem !== undefined) problems.push(`"${text}" ${problem}`)
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.node === other.node || one.isFixed || other.isFixed) continue
        if (overlap(one.box, other.box)) problems.push(`"${one.text}" lies on "${other.text}"`)
      }
    }
    return [...new Set(problems)]

    function isRead(element: Element): boolean {
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // The skip link is clipped until it has the focus.
      return (
        seen &&
        getComputedStyle(element).clipPath === 'none' &&
        !element.closest('noscript, script, style') &&
        (isPaper || !element.closest('[aria-hidden="true"], [inert]'))
      )
    }

    function isScroller(element: Element): boolean {
      const { overflowX, overflowY } = getComputedStyle(element)
      return !isPaper && /auto|scroll/u.test(overflowX + overflowY)
    }

    function isScrolledAway(element: Element, box: DOMRect): boolean {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        if (!isScroller(ancestor)) continue
        const { left, right, top, bottom } = ancestor.getBoundingClientRect()
        if (box.left < left || box.right > right || box.top < top || box.bottom > bottom)
          return true
      }
      return false
    }

    /** Returns why a line of text is not fully readable. Scroll containers can be scrolled. */
    function describeProblem(element: Element, box: DOMRect): string | undefined {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(ancestor)
        if (isScroller(ancestor)) return undefined
        const { left, right, top, bottom } = ancestor.getBoundingClientRect()
        if (overflowX !== 'visible' && (box.left < left - slack || box.right > right + slack)) {
          return `is cut off at the side by ${ancestor.tagName}`
        }
        if (overflowY !== 'visible' && (box.top < top - slack || box.bottom > bottom + slack)) {
          return `is cut off above or below by ${ancestor.tagName}`
        }
      }
      if (box.left < -slack || box.right > width + slack) return 'stands outside the window'
      return undefined
    }

    function isInFixed(element: Element): boolean {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        if (getComputedStyle(ancestor).position === 'fixed') return true
      }
      return false
    }

    function overlap(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return across > slack && down > slack
    }
  }, medium === 'paper')
}
