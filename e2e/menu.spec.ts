import type { Page } from '@playwright/test'

import { addSections, eightLabels } from './contents/edited-contents.ts'
import { parseDefaultPortfolio, findDefaultSection } from './default-portfolio.ts'
import { scrollTo } from './page/frames.ts'
import { findMenuButton } from './page/open-menu.ts'
import { waitForHydration } from './page/wait-for-hydration.ts'
import { expect, test, visit, withMotion } from './test.ts'

const { labels } = parseDefaultPortfolio()
const { tag } = findDefaultSection('hero')

// One worker builds the site of eight links for all of these tests.
test.describe.configure({ mode: 'default' })

const findBar = (page: Page) => page.getByRole('navigation', { name: labels.navigation })
const findLinks = (page: Page) => findBar(page).getByRole('link')
const findLink = (page: Page, name: string) =>
  findBar(page).getByRole('link', { name, exact: true })

const findTagLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: tag })

/** Returns how far the page is wider than the window, px. */
const measureSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('links that do not fit into the bar of a narrow page are in a menu', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 780 })
  await visit(page, site.url)
  await waitForHydration(findBar(page))
  await expect(findMenuButton(page)).toBeHidden()
  // As in the style.css of an owner.
  await page.evaluate(() => document.documentElement.style.setProperty('--page', '30rem'))
  await findMenuButton(page).click()
  for (const link of await findLinks(page).all()) await expect(link).toBeInViewport({ ratio: 1 })
})

test('eight links are side by side in a wide window, and else in a menu', async ({
  page,
  variant,
}) => {
  const site = await variant(addSections)
  await page.setViewportSize({ width: 320, height: 780 })
  await visit(page, site.url)
  await waitForHydration(findBar(page))
  for (const { width, isInBar } of [
    { width: 320, isInBar: false },
    { width: 360, isInBar: false },
    { width: 768, isInBar: false },
    { width: 1024, isInBar: false },
    { width: 1440, isInBar: true },
  ]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 780 })
      // With its tag, the bar is as full as it gets.
      await scrollTo(page, 2000)
      if (isInBar) await expect(findMenuButton(page)).toBeHidden()
      else {
        await expect(findLinks(page)).toHaveCount(0)
        await findMenuButton(page).click()
      }
      await expect(findLinks(page)).toHaveText(eightLabels)
      for (const link of await findLinks(page).all())
        await expect(link).toBeInViewport({ ratio: 1 })
      const header = page.getByRole('banner')
      expect(await header.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      expect(await measureSideways(page)).toBe(0)
      await findLink(page, 'Publications').click()
      await expect(page.getByRole('heading', { name: 'My Publications' })).toBeInViewport()
      await expect(findBar(page).locator('[aria-current]')).toHaveText('Publications')
    })
  }
})

test.describe('the menu', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('says which section is current, works by keyboard and closes after a choice or a click elsewhere', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    await test.step('says which section is current', async () => {
      await expect(findMenuButton(page)).toHaveAccessibleName(`${labels.menu} Home`)
      await page.locator('#expertise').evaluate((one) => one.scrollIntoView())
      await expect(findMenuButton(page)).toHaveAccessibleName(`${labels.menu} Expertise`)
    })
    await waitForHydration(findBar(page))
    await test.step('opens and closes with the keyboard, and gives the focus back', async () => {
      await findMenuButton(page).focus()
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(key)
        await expect(findLinks(page)).toHaveCount(4)
        await page.keyboard.press('Tab')
        await expect(findLink(page, 'Home')).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(findLinks(page)).toHaveCount(0)
        await expect(findMenuButton(page)).toBeFocused()
      }
      await page.keyboard.press('Enter')
      for (const name of ['Home', 'Expertise', 'Conversation', 'Contact']) {
        await page.keyboard.press('Tab')
        await expect(findLink(page, name)).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: labels.playMotion })).toBeFocused()
    })
    await test.step('closes when something else is clicked', async () => {
      await expect(findLinks(page)).toHaveCount(4)
      await page.mouse.click(180, 700)
      await expect(findLinks(page)).toHaveCount(0)
    })
    await test.step('closes after a choice, and the focus goes to the section', async () => {
      for (const [name, id] of [
        ['Contact', 'contact'],
        ['Home', 'home'],
      ] as const) {
        await findMenuButton(page).focus()
        await page.keyboard.press('Enter')
        await findLink(page, name).focus()
        await page.keyboard.press('Enter')
        await expect(findLinks(page)).toHaveCount(0)
        await expect(page.locator(`#${id}`)).toBeFocused()
        await expect(findMenuButton(page)).toHaveAccessibleName(`${labels.menu} ${name}`)
      }
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, closes and leads to the sections, beside the tag', async ({ page, site }) => {
      await page.goto(site.url)
      // Scripts would hide it while that of the hero is in view.
      await expect(findTagLink(page)).toBeVisible()
      await expect(findMenuButton(page)).toHaveAccessibleName(labels.menu)
      await findMenuButton(page).click()
      await findLink(page, 'Contact').click()
      await expect(page).toHaveURL(/#contact$/u)
      await page.keyboard.press('Escape')
      await expect(findLinks(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Contact Me' })).toBeInViewport()
    })
  })
})

test.describe('the tag in the bar', () => {
  for (const { name, use } of [
    { name: 'with motion', use: withMotion },
    { name: 'with less motion', use: {} },
  ]) {
    test.describe(name, () => {
      test.use(use)

      test('comes when that of the hero leaves, and leads back to it', async ({ page, site }) => {
        await visit(page, site.url)
        await waitForHydration(findBar(page))
        await expect(findTagLink(page)).toHaveCount(0)
        await page.locator('#expertise').evaluate((one) => one.scrollIntoView())
        await expect(findTagLink(page)).toHaveCSS('opacity', '1')
        await findTagLink(page).click()
        await expect(page.locator('#home')).toBeFocused()
        await expect(page.getByRole('heading', { name: tag })).toBeInViewport({ ratio: 1 })
        await expect(findTagLink(page)).toHaveCount(0)
        await expect(findBar(page).locator('[aria-current]')).toHaveText('Home')
      })
    })
  }
})
