import type { ReadableText } from './find-missing-texts.ts'

/**
 * Reads what a visitor can see or hear of a document once its animations have ended. It runs in the
 * page, so it contains every function that it calls.
 */
export function readShownText(): ReadableText {
  // Visitors open these without a script. A popover appears with an animation, so they come first.
  openPopovers()
  for (const details of document.querySelectorAll('details')) {
    // Of those with the same name, only one can be open.
    details.removeAttribute('name')
    details.open = true
  }
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime
    const isTimed = animation.timeline instanceof DocumentTimeline
    if (isTimed && typeof end === 'number' && Number.isFinite(end)) animation.finish()
  }
  const sections = [...document.querySelectorAll('main > section')]
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const head = [
    document.title,
    ...[...document.querySelectorAll('meta')].map(({ content }) => content),
    ...data.flatMap(({ textContent }) => listStrings(JSON.parse(textContent))),
  ]
  return {
    head: collapse(head.join(' ')),
    around: read(document.body, sections),
    sections: sections.map((section) => read(section, [])),
  }

  /** Opens every popover that has a visible button. */
  function openPopovers(): void {
    for (const button of document.querySelectorAll('button')) {
      const popover = button.popoverTargetElement
      if (!(popover instanceof HTMLElement) || !isVisible(button)) continue
      popover.popover = 'manual'
      popover.showPopover()
    }
  }

  /** Reads the texts and names of visible elements, except in some parts. */
  function read(root: Element, without: readonly Element[]): string {
    const texts: string[] = []
    const names: string[] = []
    // The filter of a tree walker would not run without JavaScript.
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
    let block: Element | null = null
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node instanceof Element ? node : node.parentElement
      if (!element || !isVisible(element)) continue
      if (without.some((part) => part.contains(node))) continue
      if (node instanceof Element) {
        const attributes = ['alt', 'aria-label', 'aria-roledescription', 'title', 'placeholder']
        if (node.localName === 'br') texts.push(' ')
        names.push(...attributes.map((name) => node.getAttribute(name) ?? ''))
        continue
      }
      // Texts of different blocks are separate words.
      const own = findBlock(element)
      if (own !== block) texts.push(' ')
      block = own
      texts.push(node.textContent ?? '')
    }
    return collapse([texts.join(''), ...names].join(' '))
  }

  function isVisible(element: Element): boolean {
    return (
      !element.matches('script, style, template') &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }

  function findBlock(element: Element): Element {
    let block = element
    while (block.parentElement && /^(?:inline|contents)/u.test(getComputedStyle(block).display)) {
      block = block.parentElement
    }
    return block
  }

  function listStrings(value: unknown): string[] {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(listStrings)
      : []
  }

  function collapse(text: string): string {
    return text.replaceAll(/\s+/gu, ' ').trim()
  }
}
