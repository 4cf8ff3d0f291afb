import { expect, type Page } from '@playwright/test'

/**
 * Makes the text of an address wait for its fonts: on a busy machine they come later than the 100 ms
 * after which a visitor gets the fallback.
 */
export async function waitForFonts(page: Page, address: string): Promise<void> {
  const { href } = new URL(address)
  await page.route(
    (url) => url.href === href,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const waiting = html.replaceAll('font-display:optional', 'font-display:block')
      expect(waiting, 'the styles of the fonts stand in the document').not.toBe(html)
      await route.fulfill({ response, body: waiting })
    },
  )
}
