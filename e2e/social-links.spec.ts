import type { Page } from '@playwright/test'

import { defaultPortfolio } from './default-portfolio.ts'
import { editEverySection } from './contents/edited-contents.ts'
import { scrollTo } from './page/frames.ts'
import { expect, test, visit } from './test.ts'

const { labels, socialLinks } = defaultPortfolio()
const [social] = socialLinks
if (!social) throw new Error('The default content has no social link.')

const stack = (page: Page) => page.getByRole('list', { name: labels.socialLinks })

/** Returns the distance of the links from the lower right corner, rem. */
function distances(page: Page) {
  return stack(page).evaluate((box) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { right, bottom } = box.getBoundingClientRect()
    // Rounded, because boxes lie on fractions of a pixel.
    const inRem = (pixels: number) => Math.round((pixels / rem) * 100) / 100
    return { right: inRem(innerWidth - right), bottom: inRem(innerHeight - bottom) }
  })
}

test.describe('the social button', () => {
  test('is 2rem from the lower right corner at every scroll position @phone', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    for (const top of [0, 700, 100_000]) {
      await scrollTo(page, top)
      expect(await distances(page)).toEqual({ right: 2, bottom: 2 })
      await expect(stack(page).getByRole('link')).toBeInViewport({ ratio: 1 })
    }
  })

  test('names its target and opens it in a new tab without opener and referrer', async ({
    page,
    context,
    site,
  }) => {
    await context.route(social.url, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    await visit(page, site.url)
    const opened = context.waitForEvent('page')
    await stack(page)
      .getByRole('link', { name: `${social.network} ${labels.newTab}`, exact: true })
      .click()
    const tab = await opened
    await expect(tab).toHaveURL(social.url)
    expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true)
    await expect(page).toHaveURL(`${site.url}/`)
  })

  test('has another above it for each further link', async ({ page, variant }) => {
    const site = await variant(editEverySection)
    await visit(page, site.url)
    const links = stack(page).getByRole('link')
    await expect(links).toHaveCount(3)
    await expect(links.nth(1)).toHaveAccessibleName(`Mastodon ${labels.newTab}`)
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()))
    for (const [index, lower] of boxes.entries()) {
      const upper = boxes[index - 1]
      if (!upper) continue
      expect(upper.x).toBe(lower?.x)
      expect(upper.y + upper.height).toBeLessThan(lower?.y ?? 0)
    }
    expect(await distances(page)).toEqual({ right: 2, bottom: 2 })
  })
})
