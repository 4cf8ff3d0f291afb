import type { Page } from '@playwright/test'

import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
  listDefaultTexts,
} from '../default-portfolio.ts'
import { expect, test, withMotion } from '../test.ts'
import { readVisibleText } from '../page/read-visible-text.ts'

const { labels, sections, socialLinks } = parseDefaultPortfolio()
const hero = findDefaultSection('hero')
const gifStrip = findDefaultSection('gif-strip')
const expertise = findDefaultSection('expertise')
const conversation = readDefaultConversation()
const contact = findDefaultSection('contact')

/** The sample's background colours. */
const ground = { dark: 'rgb(11, 14, 20)', light: 'rgb(245, 243, 238)' }

test.use({ javaScriptEnabled: false })

/** Opens the page and finishes the preloader. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const target = animation.effect instanceof KeyframeEffect && animation.effect.target
      if (target && target.matches('[data-preloader-root]')) animation.finish()
    }
  })
}

test.describe('without JavaScript', () => {
  test('every text of every section can be read, and links lead to the sections', async ({
    page,
    site,
  }) => {
    await open(page, site.url)
    await test.step('every text and picture is there', async () => {
      const text = (await readVisibleText(page.locator('body'))).replaceAll(/\s+/gu, ' ')
      const words = [
        ...sections.flatMap(({ navLabel }) => navLabel ?? []),
        ...listDefaultTexts(),
        contact.nameLabel,
        contact.emailLabel,
        contact.messageLabel,
        contact.submitLabel,
      ]
      expect(words.filter((one) => !text.includes(one))).toEqual([])
      for (const { alt } of gifStrip.images) {
        await expect(page.getByRole('img', { name: alt })).toBeVisible()
      }
      for (const { network } of socialLinks) {
        await expect(page.getByRole('link', { name: network })).toBeVisible()
      }
    })

    await test.step('the whole conversation is there as text, and no button without effect', async () => {
      const region = page.getByRole('region', { name: conversation.heading })
      const text = await readVisibleText(region)
      const lines = Object.values(conversation.scenes).flatMap((scene) => scene.lines)
      expect(lines.length).toBeGreaterThan(6)
      expect(lines.filter((line) => !text.includes(line))).toEqual([])
      await expect(page.getByRole('button')).toHaveText([contact.submitLabel])
      await expect(region.getByRole('link', { name: 'To the form' })).toHaveAttribute(
        'href',
        '#contact',
      )

      // Each answer leads to its scene, which begins below the bar.
      await region.getByRole('link', { name: 'No', exact: true }).first().click()
      const [firstLine = ''] = conversation.scenes['not-sure']?.lines ?? []
      await expect(region.getByText(firstLine, { exact: true })).toBeInViewport({ ratio: 1 })
    })

    // From the menu of a phone: menu.spec.ts.
    await test.step('the links of the navigation and of the hero lead to their sections', async () => {
      const navigation = page.getByRole('navigation', { name: labels.navigation })
      for (const { navLabel, id } of sections.toReversed()) {
        if (navLabel === undefined || id === undefined) continue
        await navigation.getByRole('link', { name: navLabel }).click()
        await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.2 })
        await expect(navigation).toBeInViewport({ ratio: 1 })
      }
      await page.getByRole('link', { name: hero.scrollLabel }).click()
      await expect(page.getByRole('heading', { name: expertise.heading })).toBeInViewport()
      await expect(page.getByRole('region', { name: expertise.heading })).toBeFocused()
    })
  })

  test('the contact form is sent, and a page answers', async ({ page, site, expectedMessages }) => {
    // The page names no icon, so the browser may request /favicon.ico.
    expectedMessages.push(/404 \(Not Found\)/u)
    await open(page, `${site.url}/#contact`)
    await page.getByRole('textbox', { name: contact.nameLabel }).fill('Ada')
    await page.getByRole('textbox', { name: contact.emailLabel }).fill('ada@example.org')
    await page.getByRole('textbox', { name: contact.messageLabel }).fill('Hello there.')
    await page.getByRole('button', { name: contact.submitLabel }).click()
    await expect(page.getByRole('heading', { level: 1, name: contact.heading })).toBeVisible()
    await expect(page.getByText(contact.received, { exact: true })).toBeVisible()
    await page.getByRole('link').click()
    await expect(page).toHaveURL(`${site.url}/#contact`)
    await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport()
  })

  test('a refused form comes back with messages and every character', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/404 \(Not Found\)/u, /422 \(Unprocessable Entity\)/u)
    const findField = (name: string) => page.getByRole('textbox', { name, exact: true })
    const text = '\n  Two lines,\nand "quotes" </textarea>'
    await page.setViewportSize({ width: 360, height: 780 })
    await open(page, `${site.url}/#contact`)
    await findField(contact.nameLabel).fill(' ')
    await findField(contact.emailLabel).fill('grace@example.org')
    await findField(contact.messageLabel).fill(text)
    await page.getByRole('button', { name: contact.submitLabel }).click()

    await expect(page.getByRole('alert')).toHaveText(contact.refused)
    await expect(findField(contact.nameLabel)).toBeFocused()
    await expect(findField(contact.nameLabel)).toHaveAccessibleDescription(contact.nameWrong)
    await expect(findField(contact.emailLabel)).toHaveAccessibleDescription('')
    await expect(findField(contact.emailLabel)).toHaveValue('grace@example.org')
    await expect(findField(contact.messageLabel)).toHaveValue(text)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBe(0)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveCSS('background-color', ground[colorScheme])
    }

    await findField(contact.nameLabel).fill('Grace')
    await page.getByRole('button', { name: contact.submitLabel }).click()
    await expect(page.getByRole('status')).toHaveText(contact.received)
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  test('a form that is far too long is still filled in after going back', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/404 \(Not Found\)/u, /413 \(Payload Too Large\)/u)
    const findField = (name: string) => page.getByRole('textbox', { name, exact: true })
    const text = '李'.repeat(8000)
    await open(page, `${site.url}/#contact`)
    await findField(contact.nameLabel).fill('李雷')
    await findField(contact.emailLabel).fill('ada@example.org')
    await findField(contact.messageLabel).fill(text)
    await page.getByRole('button', { name: contact.submitLabel }).click()
    await expect(page.getByText(contact.goBack, { exact: true })).toBeVisible()
    await expect(page.getByText(contact.messageWrong, { exact: true })).toBeVisible()

    await page.goBack()
    await expect(findField(contact.nameLabel)).toHaveValue('李雷')
    await expect(findField(contact.messageLabel)).toHaveValue(text)
    await findField(contact.messageLabel).fill(text.slice(0, 5000))
    await page.getByRole('button', { name: contact.submitLabel }).click()
    await expect(page.getByText(contact.received, { exact: true })).toBeVisible()
  })

  test('the not-found page shows its text and its link home', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/404 \(Not Found\)/u)
    const { notFound } = parseDefaultPortfolio()
    await open(page, `${site.url}/nowhere`)
    await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
    await expect(page.getByText(notFound.message, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: notFound.homeLabel }).click()
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

/** Returns the names of the animations that run: those of the preloader, and the others. */
async function listRunning(page: Page) {
  const running = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (!(animation instanceof CSSAnimation) || animation.playState !== 'running') return []
      // Those of a scroll position have no time of their own.
      return animation.timeline === document.timeline ? animation.animationName : []
    }),
  )
  return {
    ofPreloader: running.filter((name) => name.startsWith('preloader-')),
    others: running.filter((name) => !name.startsWith('preloader-')),
  }
}

test.describe('without JavaScript, after the preloader', () => {
  test.use(withMotion)

  test('the loops of the page go on, and those of the preloader have ended', async ({
    page,
    site,
  }) => {
    await open(page, site.url)
    await expect.poll(() => listRunning(page)).toMatchObject({ ofPreloader: [] })
    const { others } = await listRunning(page)
    expect(others).toEqual([expect.stringContaining('tear'), expect.stringContaining('tear')])
  })

  test('printing does not play the preloader again', async ({ page, site }) => {
    const cover = page.locator('[data-preloader-root]')
    await open(page, site.url)
    await expect(cover).toBeHidden()
    for (const print of [
      async () => {
        await page.emulateMedia({ media: 'print' })
        expect(await cover.isVisible()).toBe(false)
        await page.emulateMedia({ media: 'screen' })
      },
      () => page.pdf(),
    ]) {
      await print()
      // At once: a preloader that plays again ends before a retry gives up.
      expect(await listRunning(page)).toMatchObject({ ofPreloader: [] })
      expect(await cover.isVisible()).toBe(false)
    }
  })
})
