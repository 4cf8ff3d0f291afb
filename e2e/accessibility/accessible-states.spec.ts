import { expectAccessible, expectAccessibleInBothSchemes } from './expect-accessible.ts'
import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
} from '../default-portfolio.ts'
import { editEverySection } from '../contents/edited-contents.ts'
import { countFlashesOfAnimations } from './count-flashes.ts'
import { loadEverySection } from '../page/load-every-section.ts'
import { openMenu } from '../page/open-menu.ts'
import { expect, test, visit, withMotion } from '../test.ts'

const { labels, notFound } = parseDefaultPortfolio()
const conversation = readDefaultConversation()
const contact = findDefaultSection('contact')
const skills = findDefaultSection('skills')

/** The scenes and answers of the shortest path to an ending. */
const way = [
  ['intro', 'yes'],
  ['awesome', 'yes'],
  ['why-I-build', 'yes'],
  ['farewell', undefined],
] as const

// The browser's own messages about error responses.
test.use({ ...withMotion, expectedMessages: [/^Failed to load resource/u] })

test('axe finds no violation in any state of the main page', async ({
  page,
  context,
  site,
  variant,
}) => {
  test.slow()
  await test.step('while the preloader covers the page', async () => {
    // This one lasts until axe has looked, also on a busy machine.
    const { url } = await variant(editEverySection)
    await page.goto(url)
    await expect(page.locator('[data-preloader-root]')).toBeVisible()
    // Its colour is right once it has faded in.
    await expect(page.locator('[data-preloader-hint]')).toHaveCSS('opacity', '1')
    await expectAccessible(page, 'preloader')
    await visit(page, site.url)
    // The rest costs half without motion.
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('with every section loaded', async () => {
    await loadEverySection(page)
    await expectAccessibleInBothSchemes(page, 'the whole page')
  })

  await test.step('with the choice of a colour scheme open', async () => {
    await page.getByRole('button', { name: labels.colourScheme, exact: true }).click()
    await expectAccessibleInBothSchemes(page, 'colour scheme', 'header')
    await page.keyboard.press('Escape')
  })

  await test.step('with the menu of a phone open', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 780 })
    await openMenu(page)
    await expectAccessibleInBothSchemes(page, 'menu', 'header')
    await page.keyboard.press('Escape')
    if (size) await page.setViewportSize(size)
  })

  await test.step('on the last page of the carousel', async () => {
    await page.getByLabel(skills.pagesLabel).getByRole('button').last().click()
    await expectAccessibleInBothSchemes(page, 'carousel', 'section[data-type="skills"]')
  })

  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await test.step('in the scenes of the conversation', async () => {
    const part = `#${conversation.id}`
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await press(conversation.startLabel)
    await expect(page.getByRole('log').locator('[data-typing]')).toBeVisible()
    await expectAccessible(page, 'a line that is typed', part)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [scene, answer] of way) {
      for (const _ of conversation.scenes[scene]?.lines.slice(1) ?? []) {
        await press(conversation.continueLabel)
      }
      await expect(page.getByRole('log')).toContainText(
        conversation.scenes[scene]?.lines.at(-1) ?? '',
      )
      // Scenes differ in words alone, except the first one, a later one and an ending.
      if (scene === 'awesome') await expectAccessible(page, scene, part)
      else if (scene !== 'why-I-build') await expectAccessibleInBothSchemes(page, scene, part)
      const label = conversation.answers.find(({ id }) => id === answer)?.label
      if (label !== undefined) await press(label)
    }
  })

  await test.step('in a conversation that somebody sent', async () => {
    await page.goto(`${site.url}/?talk=yyyy#${conversation.id}`)
    await expect(page.getByText(/^Someone sent you/u)).toBeVisible()
    await expectAccessibleInBothSchemes(page, 'sent', `#${conversation.id}`)
  })

  await test.step('after each answer to a message', async () => {
    const form = page.getByRole('region', { name: contact.heading })
    const eachWrong = { name: 'wrong', email: 'wrong', message: 'wrong' }
    const ends = {
      'fields refused': { status: 422, json: { fields: eachWrong } },
      refused: { status: 500 },
      sent: { json: {} },
    }
    await form.getByLabel(contact.nameLabel).fill('Ada')
    await form.getByLabel(contact.emailLabel).fill('ada@example.org')
    await form.getByLabel(contact.messageLabel).fill('Hello.')
    await expect(form.getByRole('textbox').last()).toHaveValue('Hello.')
    for (const [end, answer] of Object.entries(ends)) {
      await page.route('**/api/contact', (route) => route.fulfill(answer))
      await press(contact.submitLabel)
      await expect(form.locator('[aria-live="assertive"]')).toContainText(
        end === 'sent' ? contact.sent : 'rror',
      )
      await expectAccessibleInBothSchemes(page, end, `#${contact.id}`)
      await page.unroute('**/api/contact')
    }
    await context.setOffline(true)
    await expect(form.getByRole('status')).toHaveText(contact.offline)
    await expectAccessibleInBothSchemes(page, 'offline', `#${contact.id}`)
  })
})

test('axe finds no violation on the not-found page, and nothing flashes', async ({
  page,
  site,
}) => {
  // The preloader ends 5 s after the first paint, however late the rest of the page arrives.
  await page.goto(`${site.url}/nowhere`, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
  // The preloader's letters, the tearing heading and the signal that drops out.
  const flashes = await countFlashesOfAnimations(page)
  expect(flashes).toBeGreaterThan(0)
  expect(flashes).toBeLessThanOrEqual(3)
  await page.keyboard.press('Shift')
  await expectAccessibleInBothSchemes(page, 'not found')
})

test('axe finds no violation beside a missing script', async ({ page, site }) => {
  await page.route(/\/(?:skills|lottie-player)-[^/]*\.js$/u, (route) => route.abort())
  await visit(page, site.url)
  const retries = page.getByRole('alert').getByText(labels.retry)
  // Before hydration a scroll loads nothing for the sections it passes.
  await expect(retries).toHaveCount(1)
  await page.getByRole('region', { name: skills.heading }).scrollIntoViewIfNeeded()
  await expect(retries).toHaveCount(2)
  await expectAccessibleInBothSchemes(page, 'a part that is missing')
})
