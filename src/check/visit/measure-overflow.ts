import type { Page } from 'playwright-core'

import { describeFound, type Described } from './describe-element.ts'
import type { NameFile } from './name-file.ts'

/** Finds elements that make a page scroll sideways or are cut off, at the width of its window. */
export async function measureOverflow(page: Page, nameFile: NameFile = String): Promise<string[]> {
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  const elements = await describeFound(page, findOverflow)
  return describeOverflow(page.viewportSize()?.width ?? 0, pageWidth, elements, nameFile)
}

/** Describes overflow. Widths are in px. A picture is named by its file. */
export function describeOverflow(
  window: number,
  page: number,
  elements: readonly Described[],
  nameFile: NameFile = String,
): string[] {
  const names = elements.map(({ location, text, file }) => {
    const picture = `the picture ${nameFile(file)}`
    return `${location}, ${file ? picture : text ? `"${text}"` : 'something'}`
  })
  const scrolls = page > window
  if (scrolls && names.length === 0) {
    return [`Something makes the page ${page} px wide, so it scrolls sideways.`]
  }
  const what = scrolls
    ? 'is wider than the window, so the page scrolls sideways'
    : 'is cut off at the side of the window'
  return [...new Set(names)]
    .slice(0, 3)
    .map((name) => `${name} ${what}. Shorten its text or make it narrower.`)
}

/**
 * Finds the innermost elements outside of the window. It runs in the page, so it contains every
 * function that it calls.
 */
function findOverflow(): Element[] {
  const slack = 1.5
  const { clientWidth: width, scrollWidth } = document.documentElement
  const scrolls = scrollWidth > width
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => reachesOut(element) && isSeen(element) && isFree(element),
  )
  const innermost = wide.filter(
    (element) => !wide.some((other) => other !== element && element.contains(other)),
  )
  // If nothing scrolls, only text and pictures matter.
  return scrolls ? innermost : innermost.filter(isContent)

  function reachesOut(element: Element): boolean {
    return listBoxes(element).some(
      (box) => box.width > 0 && (box.left < -slack || box.right > width + slack),
    )
  }

  function listTexts(element: Element): Node[] {
    return [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '')
  }

  function listBoxes(element: Element): DOMRect[] {
    return [
      element.getBoundingClientRect(),
      ...listTexts(element).flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()]
      }),
    ]
  }

  function isContent(element: Element): boolean {
    return (
      listTexts(element).length > 0 ||
      element.matches('img, video, iframe, input, textarea, button')
    )
  }

  function isSeen(element: Element): boolean {
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      !element.closest('[aria-hidden="true"], [inert], noscript, script, style')
    )
  }

  /** Whether no element around it clips or scrolls it. */
  function isFree(element: Element): boolean {
    const kept = scrolls ? /auto|scroll|hidden|clip/u : /auto|scroll/u
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (kept.test(getComputedStyle(box).overflowX)) return false
    }
    return true
  }
}
