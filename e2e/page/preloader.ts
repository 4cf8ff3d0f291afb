import { expect, type Page } from '@playwright/test'

/** The preloader, which has no role because it is hidden from assistive technology. */
export const findCover = (page: Page) => page.locator('[data-preloader-root]')

/** Its letters, as they are drawn. */
export const findDrawnLetters = (page: Page) => findCover(page).locator('[data-preloader-fill]')

/** Expects each letter of the preloader on the same letter of the tag, at the same size. */
export async function expectLettersOnTag(page: Page) {
  const drawn = await findDrawnLetters(page).evaluateAll((all) =>
    all.map((letter) => letter.getBoundingClientRect().toJSON()),
  )
  const tag = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
    return Array.from({ length: text?.textContent?.length ?? 0 }, (_, index) => {
      const range = document.createRange()
      if (text) range.setStart(text, index)
      if (text) range.setEnd(text, index + 1)
      return range.getBoundingClientRect().toJSON()
    })
  })
  expect(drawn).toHaveLength(tag.length)
  for (const [index, letter] of tag.entries()) {
    expect(Math.abs(drawn[index].left - letter.left), `letter ${index}`).toBeLessThan(1.5)
    expect(Math.abs(drawn[index].bottom - letter.bottom), `letter ${index}`).toBeLessThan(1.5)
    expect(Math.abs(drawn[index].height - letter.height), `letter ${index}`).toBeLessThan(1.5)
  }
}
