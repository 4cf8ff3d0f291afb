import type { Page } from '@playwright/test'

import { comeAlive } from './come-alive.ts'
import { defaultPortfolio, defaultSection } from './default-portfolio.ts'
import { passFrames } from './frames.ts'
import { expect, test } from './test.ts'

const conversation = defaultSection('conversation')
const contact = defaultSection('contact')
const { labels } = defaultPortfolio()
const [firstLine = ''] = conversation.scenes[conversation.start]?.lines ?? []

/** What may be late: the page's own script, and the two that bring a conversation to life. */
const late = {
  'the script of the page': /\/static\/js\/index-/u,
  'the script of its section': /\/static\/js\/conversation-/u,
  'the content of its section': /\/static\/js\/content-conversation-/u,
} as const

const start = (page: Page) =>
  page.getByRole('button', { name: conversation.startLabel, exact: true })
const line = (page: Page) => page.getByRole('log').getByText(firstLine, { exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Keeps scripts on their way until they are let through. */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await arrived
    // A page that was left asks for nothing any more.
    await route.continue().catch(() => {})
  })
  return arrive
}

/** Opens the page, whose scripts may be on their way for ever, and ends the preloader. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeAttached()
  await page.keyboard.press('Shift')
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('a press that comes before its script', () => {
  for (const [what, script] of Object.entries(late)) {
    test(`is not lost: ${what} is late`, async ({ page, site }) => {
      const arrive = await hold(page, script)
      await open(page, site.url)
      await start(page).click()
      await expect(line(page)).toHaveCount(0)
      arrive()
      await expect(line(page)).toBeVisible()
      await expect(
        page.getByRole('button', { name: conversation.continueLabel, exact: true }),
      ).toBeFocused()
    })
  }

  test('may be made by key', async ({ page, site }) => {
    const arrive = await hold(page, late['the script of the page'])
    await open(page, site.url)
    await start(page).press('Enter')
    arrive()
    await expect(line(page)).toBeVisible()
  })

  test('brings its section to life wherever that stands', async ({ page, site }) => {
    await open(page, site.url)
    await expect(start(page)).not.toBeInViewport()
    // As tools that read the page out press what is not in view.
    await start(page).dispatchEvent('click')
    await expect(line(page)).toBeVisible()
  })

  test('is forgotten where the visitor has gone on to something else', async ({ page, site }) => {
    const arrive = await hold(page, late['the script of its section'])
    await open(page, site.url)
    await start(page).click()
    await field(page, contact.nameLabel).pressSequentially('Ada')
    arrive()
    await comeAlive(start(page))
    await passFrames(page, 3)
    await expect(field(page, contact.nameLabel)).toBeFocused()
    await expect(line(page)).toHaveCount(0)
  })
})

test('a section does not wait for the others', async ({ page, site }) => {
  const arrive = await hold(
    page,
    /\/static\/js\/(?:content-)?(?:hero|gif-strip|expertise|skills)-/u,
  )
  await open(page, site.url)
  await start(page).click()
  await expect(line(page)).toBeVisible()
  arrive()
})

test.describe('before any script', () => {
  test('links lead to their sections, and the section that was chosen is marked later', async ({
    page,
    site,
  }) => {
    const arrive = await hold(page, late['the script of the page'])
    await open(page, site.url)
    const navigation = page.getByRole('navigation', { name: labels.navigation })
    const link = navigation.getByRole('link', { name: contact.navLabel ?? '', exact: true })
    await link.click()
    await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport()
    arrive()
    await expect(link).toHaveAttribute('aria-current', 'true')
  })

  test('the form keeps what is typed, sends it and gets a page as the answer', async ({
    page,
    site,
    expectedMessages,
  }) => {
    // The answer names no icon, so the browser may ask for /favicon.ico.
    expectedMessages.push(/404 \(Not Found\)/u)
    await hold(page, late['the script of the page'])
    await open(page, `${site.url}/#${contact.id}`)
    await field(page, contact.nameLabel).fill('Ada')
    await field(page, contact.emailLabel).fill('ada@example.org')
    await field(page, contact.messageLabel).fill('Sent before any script.')
    await page.getByRole('button', { name: contact.submitLabel }).click()
    await expect(page.getByText(contact.received, { exact: true })).toBeVisible()
  })
})
