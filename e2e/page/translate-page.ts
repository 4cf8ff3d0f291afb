import type { Page } from '@playwright/test'

/** Puts each text of the page into elements, as the translation of a browser does. */
export async function translatePage(page: Page) {
  await page.getByRole('main').evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const { currentNode: text } = walker
      const isHidden = text.parentElement?.closest('script, style, noscript, svg')
      if (text instanceof Text && text.data.trim() && !isHidden) texts.push(text)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `(${text.data})`
      outer.append(inner)
      text.replaceWith(outer)
    }
  })
}
