import type { Locator, Page } from '@playwright/test'

import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
} from '../default-portfolio.ts'
import { findMenuButton } from '../page/open-menu.ts'
import { expect, test, windows } from '../test.ts'

const { labels, socialLinks } = parseDefaultPortfolio()
const hero = findDefaultSection('hero')
const expertise = findDefaultSection('expertise')
const conversation = readDefaultConversation()
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')
const [social] = socialLinks
if (!social) throw new Error('The default content has no social link.')

// The browser's own message about an error response.
test.use({ expectedMessages: [/^Failed to load resource/u] })

/** Presses keys and expects the focus to be visible after each. */
class Keyboard {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(key: string) {
    await this.page.keyboard.press(key)
    expect(await this.isFocusLost(), `after ${key} nothing has the focus`).toBe(false)
    await expect.poll(() => findWhatHidesFocus(this.page)).toEqual([])
  }

  /** Presses Tab, or another key, until an element has the focus. */
  async goTo(target: Locator, key = 'Tab') {
    const isThere = () => target.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 25 && !(await isThere()); presses += 1) await this.press(key)
    await expect(target).toBeFocused()
  }

  async type(words: string) {
    await this.page.keyboard.type(words)
  }

  private isFocusLost(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement === document.body)
  }
}

/** Returns why the focus is not visible: no outline, out of view or covered. */
function findWhatHidesFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement)) return ['nothing has the focus']
    // A section that a link leads to shows the focus at its heading.
    if (focused.localName === 'main') return []
    const marked = focused.localName === 'section' ? focused.querySelector('h1, h2') : focused
    if (!marked) return ['the section has no heading']
    const found: string[] = []
    // The hero's link is a label; its outline is around the disc.
    const isOutlined = [undefined, '::before'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(marked, part)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    if (!isOutlined) found.push('no outline')
    const box = marked.getBoundingClientRect()
    if (box.top < 0 || box.left < 0) found.push('beyond the start')
    if (box.bottom > innerHeight || box.right > innerWidth) found.push('beyond the end')
    for (const fixed of document.querySelectorAll('header, footer')) {
      if (fixed.contains(focused)) continue
      const { left, right, top, bottom } = fixed.getBoundingClientRect()
      const width = Math.min(right, box.right) - Math.max(left, box.left)
      const height = Math.min(bottom, box.bottom) - Math.max(top, box.top)
      // The skip link is fixed too, above the bar.
      if (width <= 0 || height <= 0 || getComputedStyle(focused).position === 'fixed') continue
      // A button may cover a corner of a full-width field.
      const covered = (width * height) / (box.width * box.height)
      if (covered > 0.2) found.push(`under the ${fixed.localName}`)
    }
    return found
  })
}

for (const window of ['desktop', 'phone'] as const) {
  test.describe(`on a ${window}`, () => {
    test.use(windows[window])
    test('the whole visit works without a mouse, and the focus is always visible', async ({
      page,
      context,
      site,
    }) => {
      test.slow()
      const keys = new Keyboard(page)
      const findLink = (name: string) => page.getByRole('link', { name, exact: true })
      const findButton = (name: string) => page.getByRole('button', { name, exact: true })
      const findRegion = (name: string) => page.getByRole('region', { name })
      await page.goto(site.url)

      await test.step('past the preloader and the navigation', async () => {
        await keys.press('Tab')
        await expect(findLink(labels.skipLink)).toBeFocused()
        await expect(findLink(labels.skipLink)).toBeInViewport({ ratio: 1 })
        await keys.press('Enter')
        await expect(page.getByRole('main')).toBeFocused()
        await keys.press('Tab')
        await expect(findLink(hero.scrollLabel)).toBeFocused()
      })

      await test.step('through the link of the hero and those of the navigation', async () => {
        await keys.press('Enter')
        await expect(findRegion(expertise.heading)).toBeFocused()
        await expect(page.getByRole('heading', { name: expertise.heading })).toBeInViewport()
        for (const [label, heading] of [
          ['Home', hero.tag],
          ['Conversation', conversation.heading],
        ] as const) {
          if (await findMenuButton(page).isVisible()) {
            await keys.goTo(findMenuButton(page), 'Shift+Tab')
            await keys.press('Enter')
            await keys.goTo(findLink(label))
          } else await keys.goTo(findLink(label), 'Shift+Tab')
          await keys.press('Enter')
          await expect(findRegion(heading)).toBeFocused()
        }
        const current = page.getByRole('navigation').locator('[aria-current]')
        await expect(current).toHaveText('Conversation')
      })

      await test.step('to the other colour scheme, and back', async () => {
        const choice = findButton(labels.colourScheme)
        await keys.goTo(choice, 'Shift+Tab')
        await keys.press('Space')
        await keys.press('Tab')
        await expect(page.getByRole('radio', { name: labels.schemeSystem })).toBeFocused()
        await keys.press('ArrowUp')
        await expect(page.getByRole('radio', { name: labels.schemeLight })).toBeChecked()
        await keys.press('ArrowDown')
        await keys.press('Escape')
        await expect(choice).toBeFocused()
      })

      await test.step('through the conversation, and out of it', async () => {
        const start = findButton(conversation.startLabel)
        await expect(start).toBeEnabled()
        await keys.goTo(start)
        await keys.press('Enter')
        for (const scene of ['intro', 'awesome', 'why-I-build', 'farewell']) {
          const lines = conversation.scenes[scene]?.lines ?? []
          for (const _ of lines.slice(1)) {
            await expect(findButton(conversation.continueLabel)).toBeFocused()
            await keys.press('Enter')
          }
          if (scene === 'farewell') break
          const answers = page.getByRole('group', { name: conversation.answersLabel })
          await expect(answers.getByRole('button')).toHaveText(
            conversation.answers.map(({ label }) => label),
          )
          await expect(answers.getByRole('button').first()).toBeFocused()
          await keys.press('Space')
        }
        await expect(findLink('To the form')).toBeFocused()
        // In an ending scene Close starts again. Escape presses Close.
        await keys.press('Escape')
        await expect(page.getByRole('log').getByRole('paragraph')).toHaveCount(1)
        await keys.press('Shift+Tab')
        await keys.press('Escape')
        await expect(start).toBeFocused()
        await expect(page.getByRole('log').getByRole('paragraph')).toHaveCount(0)
      })

      await test.step('the pages of the carousel', async () => {
        const dots = page.getByLabel(skills.pagesLabel).getByRole('button')
        await keys.goTo(dots.first())
        await keys.press('ArrowRight')
        await expect(dots.nth(1)).toBeFocused()
        await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
        await keys.press('End')
        await expect(dots.last()).toHaveAttribute('aria-current', 'true')
        await keys.goTo(dots.first(), 'Shift+Tab')
        await keys.press('Enter')
        await expect(dots.first()).toHaveAttribute('aria-current', 'true')
        await expect(dots.first()).toBeFocused()
      })

      await test.step('the form, with mistakes and without', async () => {
        const form = findRegion(contact.heading)
        const findField = (name: string) => form.getByRole('textbox', { name, exact: true })
        const submit = findButton(contact.submitLabel)
        await keys.goTo(findField(contact.nameLabel))
        await keys.goTo(submit)
        await keys.press('Enter')
        // The browser focuses the first empty field.
        await expect(findField(contact.nameLabel)).toBeFocused()
        await keys.type('Ada')
        await keys.press('Tab')
        await keys.type('ada@example.org')
        await keys.press('Tab')
        await keys.type('Hello.')
        await page.route('**/api/contact', (route) =>
          route.fulfill({ status: 422, json: { fields: { email: 'wrong' } } }),
        )
        await keys.goTo(submit)
        await keys.press('Enter')
        await expect(form.locator('[aria-live="assertive"]')).toContainText(contact.refused)
        await expect(findField(contact.emailLabel)).toBeFocused()
        await expect(findField(contact.emailLabel)).toHaveAttribute('aria-invalid', 'true')
        await expect(findField(contact.emailLabel)).toHaveAccessibleDescription(contact.emailWrong)
        await keys.press('Control+A')
        await keys.type('ada@example.com')
        await expect(findField(contact.emailLabel)).toHaveAttribute('aria-invalid', 'false')
        await page.unroute('**/api/contact')
        await keys.goTo(submit)
        await keys.press('Enter')
        await expect(form.locator('[aria-live="assertive"]')).toHaveText(contact.received)
        await expect(submit).toBeFocused()
      })

      await test.step('to a social link', async () => {
        await context.route(social.url, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
        )
        await keys.goTo(page.getByRole('link', { name: social.network }))
        const opened = context.waitForEvent('page')
        await keys.press('Enter')
        await expect(await opened).toHaveURL(social.url)
      })
    })
  })
}
