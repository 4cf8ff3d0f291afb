import type { Page } from '@playwright/test'

import { defaultPortfolio } from './default-portfolio.ts'
import { scrollTo } from './frames.ts'
import { expect, test, visit } from './test.ts'

const { labels, socialLinks } = defaultPortfolio()
const [social] = socialLinks
if (!social) throw new Error('The default content has no social link.')

const stack = (page: Page) => page.getByRole('list', { name: labels.socialLinks })

/** How far the stack is from the lower right corner of the viewport, in rem. */
function distances(page: Page) {
  return stack(page).evaluate((box) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { right, bottom } = box.getBoundingClientRect()
    // To a hundredth: browsers put boxes on fractions of a pixel.
    const inRem = (pixels: number) => Math.round((pixels / rem) * 100) / 100
    return { right: inRem(innerWidth - right), bottom: inRem(innerHeight - bottom) }
  })
}

test.describe('the social button', () => {
  test('stands 2rem from the lower right corner wherever the page is scrolled', async ({
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

  test('says where it leads and opens it in a new tab that cannot reach back', async ({
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
    const site = await variant((raw) => {
      raw['socialLinks'] = [
        social,
        { network: 'Mastodon', url: 'https://social.example/@me', icon: 'mastodon' },
      ]
    })
    await visit(page, site.url)
    const links = stack(page).getByRole('link')
    await expect(links).toHaveCount(2)
    await expect(links.nth(1)).toHaveAccessibleName(`Mastodon ${labels.newTab}`)
    const [upper, lower] = await Promise.all([
      links.nth(0).boundingBox(),
      links.nth(1).boundingBox(),
    ])
    expect(upper?.x).toBe(lower?.x)
    expect((upper?.y ?? 0) + (upper?.height ?? 0)).toBeLessThan(lower?.y ?? 0)
    expect(await distances(page)).toEqual({ right: 2, bottom: 2 })
  })
})
