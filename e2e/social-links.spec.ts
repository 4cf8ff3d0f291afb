import type { Locator, Page } from '@playwright/test'

import { parseDefaultPortfolio, findDefaultSection } from './default-portfolio.ts'
import { editEverySection, ownSocialLinks } from './contents/edited-contents.ts'
import { scrollTo } from './page/frames.ts'
import { expect, test, visit } from './test.ts'

const { labels, socialLinks } = parseDefaultPortfolio()
const contact = findDefaultSection('contact')
const [social] = socialLinks
if (!social) throw new Error('The default content has no social link.')

const findStack = (page: Page) => page.getByRole('list', { name: labels.socialLinks })

const findLinks = (page: Page) => findStack(page).getByRole('link')

/** Returns the distance of a part from the lower right corner, rem. */
function measureDistances(part: Locator) {
  return part.evaluate((box) => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const { right, bottom } = box.getBoundingClientRect()
    // Rounded, because boxes lie on fractions of a pixel.
    const convertToRem = (pixels: number) => Math.round((pixels / rem) * 100) / 100
    return { right: convertToRem(innerWidth - right), bottom: convertToRem(innerHeight - bottom) }
  })
}

test.describe('the social button', () => {
  test('is 2rem from the lower right corner, out of the way while a visitor writes, and opens its target in a new tab without opener and referrer', async ({
    page,
    context,
    site,
  }) => {
    await context.route(social.url, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    await visit(page, site.url)
    for (const width of [1120, 360]) {
      await page.setViewportSize({ width, height: 780 })
      for (const top of [0, 700, 100_000]) {
        await scrollTo(page, top)
        expect(await measureDistances(findStack(page))).toEqual({ right: 2, bottom: 2 })
        await expect(findStack(page).getByRole('link')).toBeInViewport({ ratio: 1 })
      }
    }
    await expectOutOfTheWay(page, findStack(page).getByRole('link'))

    const opened = context.waitForEvent('page')
    await findStack(page)
      .getByRole('link', { name: `${social.network} ${labels.newTab}`, exact: true })
      .click()
    const tab = await opened
    await expect(tab).toHaveURL(social.url)
    expect(await tab.evaluate(() => window.opener === null && document.referrer === '')).toBe(true)
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

/** The button of several links. */
const findOpener = (page: Page) =>
  page.getByRole('button', { name: labels.socialLinks, exact: true })

async function expectShown(part: Locator, isShown: boolean) {
  await expect
    .poll(() => part.evaluate((one) => one.checkVisibility({ opacityProperty: true })))
    .toBe(isShown)
}

/** Expects that the button is hidden while a visitor writes, and that the keyboard still reaches it. */
async function expectOutOfTheWay(page: Page, button: Locator) {
  await expectShown(button, true)
  for (const name of [contact.nameLabel, contact.emailLabel, contact.messageLabel]) {
    await page.getByRole('textbox', { name, exact: true }).focus()
    await expectShown(button, false)
  }
  await page.getByRole('button', { name: contact.submitLabel, exact: true }).focus()
  await expectShown(button, true)
  await page.getByRole('textbox', { name: contact.messageLabel, exact: true }).focus()
  await expectShown(button, false)
  await button.focus()
  await expectShown(button, true)
}

test.describe('several social links', () => {
  // A mail address opens no tab.
  const names = ownSocialLinks.map(({ network, url }) =>
    url.startsWith('mailto:') ? network : `${network} ${labels.newTab}`,
  )

  test('share one button, are reached with the keyboard alone, out of the way of the form, and printed', async ({
    page,
    variant,
  }) => {
    const site = await variant(editEverySection)
    await visit(page, site.url)
    for (const width of [1120, 360]) {
      await test.step(`the button opens them above it, at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 780 })
        await expect(findLinks(page)).toHaveCount(0)
        expect(await measureDistances(findOpener(page))).toEqual({ right: 2, bottom: 2 })
        await findOpener(page).click()
        await expect(findLinks(page)).toHaveCount(3)
        for (const [index, name] of names.entries()) {
          await expect(findLinks(page).nth(index)).toHaveAccessibleName(name)
          await expect(findLinks(page).nth(index)).toBeInViewport({ ratio: 1 })
        }
        const [list, button] = [
          await findStack(page).boundingBox(),
          await findOpener(page).boundingBox(),
        ]
        expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan(button?.y ?? 0)
        await page.mouse.click(10, 400)
        await expect(findLinks(page)).toHaveCount(0)
      })
    }
    for (const key of ['Enter', 'Space']) {
      await findOpener(page).focus()
      await page.keyboard.press(key)
      for (const name of names) {
        await page.keyboard.press('Tab')
        await expect(findLinks(page).and(page.getByRole('link', { name }))).toBeFocused()
      }
      await page.keyboard.press('Escape')
      await expect(findLinks(page)).toHaveCount(0)
      await expect(findOpener(page)).toBeFocused()
    }
    await expectOutOfTheWay(page, findOpener(page))

    await test.step('are all printed', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(findOpener(page)).toBeHidden()
      for (const { network, url } of ownSocialLinks) {
        const address = url.replace('mailto:', '')
        await expect(findStack(page).getByText(`${network}: ${address}`)).toBeVisible()
      }
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('are opened and closed too', async ({ page, variant }) => {
      const site = await variant(editEverySection)
      await page.goto(site.url)
      await findOpener(page).click()
      await expect(findLinks(page)).toHaveCount(3)
      await page.keyboard.press('Escape')
      await expect(findLinks(page)).toHaveCount(0)
    })
  })
})
