import type { Locator, Page } from '@playwright/test'

import { holdScripts } from '../page/hold-scripts.ts'
import { insertElements } from '../page/insert-elements.ts'
import { translatePage } from '../page/translate-page.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
} from '../default-portfolio.ts'
import { scrollTo, waitForFrames } from '../page/frames.ts'
import { expect, test, withMotion } from '../test.ts'

const conversation = readDefaultConversation()
const contact = findDefaultSection('contact')
const { labels } = parseDefaultPortfolio()
const [firstLine = ''] = conversation.scenes[conversation.start]?.lines ?? []

/** The scripts that may be late: the entry, and the chunk of the conversation. */
const pageScript = /\/static\/js\/index-/u
const sectionScript = /\/static\/js\/conversation-/u

/** What a browser and its extensions do to a page. */
const changes = {
  'a browser translates it': translatePage,
  'an extension inserts elements around its fields': (page: Page) =>
    insertElements(page.locator('form > div')),
  'an extension inserts elements into the page': (page: Page) =>
    insertElements(page.getByRole('main')),
} as const

const start = (page: Page) =>
  page.getByRole('button', { name: conversation.startLabel, exact: true })
const findLine = (page: Page) => page.getByRole('log').getByText(firstLine, { exact: true })
const findField = (page: Page, name: string) => page.getByRole('textbox', { name })

/** Opens the page without waiting for its scripts, and ends the preloader. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeAttached()
  await page.keyboard.press('Shift')
}

test.describe('a press before the script has loaded', () => {
  const presses = {
    'by pointer, while the script of its section is late': [
      sectionScript,
      (button: Locator) => button.click(),
    ],
    'by keyboard, while the script of the page is late': [
      pageScript,
      (button: Locator) => button.press('Enter'),
    ],
  } as const
  for (const [how, [script, press]] of Object.entries(presses)) {
    test(`is not lost: ${how}`, async ({ page, site }) => {
      const arrive = await holdScripts(page, script)
      await open(page, site.url)
      await press(start(page))
      await expect(findLine(page)).toHaveCount(0)
      arrive()
      await expect(findLine(page)).toBeVisible()
      await expect(
        page.getByRole('button', { name: conversation.continueLabel, exact: true }),
      ).toBeFocused()
    })
  }

  test('loads its section, wherever that is on the page, which does not wait for the others', async ({
    page,
    site,
  }) => {
    const arrive = await holdScripts(page, /\/static\/js\/(?:hero|gif-strip|expertise|skills)-/u)
    await open(page, site.url)
    await expect(start(page)).not.toBeInViewport()
    // Screen readers can press a button that is out of view.
    await start(page).dispatchEvent('click')
    await expect(findLine(page)).toBeVisible()
    arrive()
  })

  test('does not scroll back a visitor who has scrolled on', async ({ page, site }) => {
    const arrive = await holdScripts(page, sectionScript)
    await open(page, site.url)
    await start(page).click()
    await scrollTo(page, 0)
    arrive()
    await expect(findLine(page)).toBeVisible()
    await waitForFrames(page, 3)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('is dropped when the visitor has moved on to something else', async ({ page, site }) => {
    const arrive = await holdScripts(page, sectionScript)
    await open(page, site.url)
    await start(page).click()
    await findField(page, contact.nameLabel).pressSequentially('Ada')
    arrive()
    await waitForHydration(start(page))
    await waitForFrames(page, 3)
    await expect(findField(page, contact.nameLabel)).toBeFocused()
    await expect(findLine(page)).toHaveCount(0)
  })
})

test('a page that is translated before its script has loaded keeps its sections', async ({
  page,
  site,
  expectedMessages,
}) => {
  // React reports the texts that it did not expect.
  expectedMessages.push(/Minified React error #418/u)
  const arrive = await holdScripts(page, pageScript)
  await open(page, site.url)
  await translatePage(page)
  const headings = page.getByRole('heading', { level: 2 })
  const count = await headings.count()
  const arrived = page.waitForEvent('pageerror')
  arrive()
  await arrived
  const link = page.getByRole('link', { name: contact.navLabel ?? '', exact: true })
  await waitForHydration(link)
  await expect(headings).toHaveCount(count)
  await expect(findField(page, contact.nameLabel)).toBeAttached()
})

for (const [change, apply] of Object.entries(changes)) {
  test(`the form keeps its text and its focus where ${change} before its script`, async ({
    page,
    site,
    expectedMessages,
  }) => {
    // React reports what it did not expect.
    expectedMessages.push(/Minified React error #418/u)
    const arrive = await holdScripts(page, pageScript)
    await open(page, site.url)
    const field = page.locator('form').getByRole('textbox').last()
    await field.fill('Typed before any script.')
    await apply(page)
    arrive()
    await waitForHydration(field)
    await expect(field).toHaveValue('Typed before any script.')
    await expect(field).toBeFocused()
  })
}

test.describe('an element that an extension inserts', () => {
  test.use(withMotion)

  test('into the navigation leaves the rest of the page as it is', async ({
    page,
    site,
    expectedMessages,
  }) => {
    // React reports what it did not expect.
    expectedMessages.push(/Minified React error #418/u)
    const arrive = await holdScripts(page, pageScript)
    await openAndEndPreloader(page, site.url)
    await page.getByRole('heading', { name: contact.heading }).selectText()
    const readSelection = () => page.evaluate(() => String(getSelection()))
    const selected = await readSelection()
    const navigation = page.getByRole('navigation', { name: labels.navigation })
    await insertElements(navigation)
    arrive()
    await waitForHydration(navigation.getByRole('link').first())
    await waitForFrames(page, 2)
    await expect(findPreloader(page)).toBeHidden({ timeout: 1 })
    expect(await readSelection()).toBe(selected)
  })

  test('among the sections does not bring the preloader back', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/Minified React error #418/u)
    const arrive = await holdScripts(page, pageScript)
    await openAndEndPreloader(page, site.url)
    await insertElements(page.getByRole('main'))
    arrive()
    await waitForHydration(page.getByRole('link', { name: labels.skipLink }))
    await waitForFrames(page, 2)
    await expect(findPreloader(page)).toBeHidden({ timeout: 1 })
  })
})

const findPreloader = (page: Page) => page.locator('[data-preloader-root]')

/** Opens a page, and ends the preloader as after a while without scripts. */
async function openAndEndPreloader(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeAttached()
  await findPreloader(page).evaluate((root) => {
    for (const animation of root.getAnimations()) animation.finish()
  })
  await expect(findPreloader(page)).toBeHidden()
}

test.describe('before any script', () => {
  test('links lead to their sections, and hydration marks the current one', async ({
    page,
    site,
  }) => {
    const arrive = await holdScripts(page, pageScript)
    await open(page, site.url)
    const navigation = page.getByRole('navigation', { name: labels.navigation })
    const link = navigation.getByRole('link', { name: contact.navLabel ?? '', exact: true })
    await link.click()
    await expect(page.getByRole('heading', { name: contact.heading })).toBeInViewport()
    arrive()
    await expect(link).toHaveAttribute('aria-current', 'true')
  })

  test('the form keeps its text, sends it and gets a page as the answer', async ({
    page,
    site,
    expectedMessages,
  }) => {
    // The page names no icon, so the browser may request /favicon.ico.
    expectedMessages.push(/404 \(Not Found\)/u)
    await holdScripts(page, pageScript)
    await open(page, `${site.url}/#${contact.id}`)
    await findField(page, contact.nameLabel).fill('Ada')
    await findField(page, contact.emailLabel).fill('ada@example.org')
    await findField(page, contact.messageLabel).fill('Sent before any script.')
    await page.getByRole('button', { name: contact.submitLabel }).click()
    await expect(page.getByText(contact.received, { exact: true })).toBeVisible()
  })
})
