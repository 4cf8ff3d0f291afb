import type { Page } from '@playwright/test'

import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
} from '../default-portfolio.ts'
import { loadEverySection } from '../page/load-every-section.ts'
import { expect, test, visit, withMotion } from '../test.ts'
import { readVisibleText } from '../page/read-visible-text.ts'

const { labels, socialLinks } = parseDefaultPortfolio()
const hero = findDefaultSection('hero')
const gifStrip = findDefaultSection('gif-strip')
const expertise = findDefaultSection('expertise')
const conversation = readDefaultConversation()
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')

/** Returns the level and name of every heading in the accessibility tree. */
async function listHeadings(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  return [...tree.matchAll(/- heading "(.*)" \[level=(\d)\]/gu)].map(
    ([, name, level]) => `${level} ${name}`,
  )
}

/** Records what is added to live regions from now on, as a screen reader announces it. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const words: string[] = []
    Object.assign(window, { announced: words })
    const live = '[role="log"], [role="status"], [role="alert"], [aria-live="polite"]'
    const readSpoken = (node: Node): string => {
      if (node instanceof Text) return node.data
      if (!(node instanceof Element) || node.matches('[aria-hidden="true"]')) return ''
      return [...node.childNodes].map(readSpoken).join('')
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const place = target instanceof Element ? target : target.parentElement
        if (!place?.closest(live) || place.closest('[aria-hidden="true"]')) continue
        const added = target instanceof Text ? [target.data] : [...addedNodes].map(readSpoken)
        words.push(...added.filter((text) => text.trim() !== ''))
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

function readAnnounced(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'announced'))
}

test('headings are in order, landmarks and links have names, decoration is hidden, and no control says its name twice', async ({
  page,
  site,
}) => {
  await visit(page, site.url)
  await loadEverySection(page)
  const shown = await page.getByRole('article').getByRole('heading').allTextContents()
  expect(shown.length).toBeGreaterThan(0)
  expect(await listHeadings(page)).toEqual([
    `1 ${hero.tag}`,
    `2 ${gifStrip.heading}`,
    `2 ${expertise.heading}`,
    ...expertise.cards.map(({ title }) => `3 ${title}`),
    `2 ${conversation.heading}`,
    `2 ${skills.heading}`,
    ...shown.map((title) => `3 ${title}`),
    `2 ${contact.heading}`,
  ])
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "${labels.skipLink}"
    - banner:
      - navigation "${labels.navigation}"
    - main:
      - region "${hero.tag}"
      - region "${gifStrip.heading}"
      - region "${expertise.heading}"
      - region "${conversation.heading}"
      - region "${skills.heading}"
      - region "${contact.heading}":
        - form "${contact.heading}":
          - textbox "${contact.nameLabel}"
          - textbox "${contact.emailLabel}"
          - textbox "${contact.messageLabel}"
          - button "${contact.submitLabel}"
          - status
    - contentinfo:
      - list "${labels.socialLinks}"
  `)
  // Only pictures with alternative text are exposed; artwork and backdrop are hidden.
  const pictures = await page
    .getByRole('img')
    .evaluateAll((all) =>
      all.map((picture) => picture.getAttribute('aria-label') ?? picture.getAttribute('alt')),
    )
  expect(pictures).toEqual([
    ...gifStrip.images.map(({ alt }) => alt),
    ...expertise.cards.map(({ alt }) => alt),
  ])
  // Social links say that they open in a new tab.
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(socialLinks.length)
  for (const { network } of socialLinks) {
    await expect(page.getByRole('link', { name: `${network} ${labels.newTab}` })).toBeVisible()
  }
  await test.step('no control says its name twice', async () => {
    const client = await page.context().newCDPSession(page)
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    const said = nodes.flatMap(({ name, description }) =>
      description?.value ? [[name?.value, description.value]] : [],
    )
    expect(said.filter(([name, description]) => String(name).includes(description))).toEqual([])
  })
})

test.describe('with motion', () => {
  // A page that moves costs less in a small window.
  test.use({ ...withMotion, viewport: { width: 640, height: 400 } })

  test('each line of the conversation is announced once, whole, and nothing else is', async ({
    page,
    site,
  }) => {
    await page.goto(site.url)
    await listen(page)
    await page.keyboard.press('Shift')
    await loadEverySection(page)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const lines = page.getByRole('log', { name: conversation.speaker }).getByRole('paragraph')
    const said: string[] = []
    await press(conversation.startLabel)
    for (const scene of ['intro', 'awesome', 'why-I-build', 'farewell']) {
      for (const line of conversation.scenes[scene]?.lines ?? []) {
        if (said.length > 0 && said.at(-1) !== 'Yes') await press(conversation.continueLabel)
        said.push(line)
        await expect(lines).toHaveCount(said.length)
        // The first lines are typed to the end, the others are interrupted.
        if (said.length < 3) await expect.poll(() => readVisibleText(lines.last())).toBe(line)
      }
      if (scene === 'farewell') break
      await press('Yes')
      said.push('Yes')
      // A line that was typed and one that was interrupted: the rest needs no motion.
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    expect(await readAnnounced(page)).toEqual(said)
    // If Chromium drops a paragraph, its text is the log's own, and every change is all of that text.
    expect(await listRolesIn(page, 'log')).toEqual(said.map(() => 'paragraph'))
  })
})

/** Returns the roles of the children of an element in the accessibility tree of Chromium. */
async function listRolesIn(page: Page, role: string): Promise<unknown[]> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const nodesById = new Map(nodes.map((node) => [node.nodeId, node]))
  const listRoles = (id: string): unknown[] => {
    const node = nodesById.get(id)
    return node?.ignored ? (node.childIds ?? []).flatMap(listRoles) : [node?.role?.value]
  }
  const parent = nodes.find((node) => !node.ignored && node.role?.value === role)
  return (parent?.childIds ?? []).flatMap(listRoles)
}

test('the carousel follows the ARIA pattern, and hidden slides are not exposed', async ({
  page,
  site,
}) => {
  await visit(page, site.url)
  await loadEverySection(page)
  const carousel = page.getByRole('group', { name: skills.heading })
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('aria-roledescription', skills.carouselRole)
  const slides = carousel.locator(`[aria-roledescription="${skills.slideRole}"]`)
  // Slick's clones would be exposed twice.
  await expect(slides).toHaveCount(skills.slides.length)
  const dots = carousel.getByRole('group', { name: skills.pagesLabel }).getByRole('button')
  const numberSlides = (all: readonly string[]) =>
    all.map((name) => skills.slideLabel.replace('{slide}', name).replace('{slides}', '5'))
  const groups = carousel.getByRole('group').filter({ has: page.getByRole('article') })
  const listNames = () =>
    groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')))
  // Slick hides most others from screen readers, but leaves their links in the tab order, and an empty
  // element that can be focused in place of one that is cut off.
  const expectExposed = async (numbers: readonly string[]) => {
    await expect.poll(listNames).toEqual(numberSlides(numbers))
    await expect(carousel.locator('.slick-slide[inert]')).toHaveCount(5 - numbers.length)
  }
  await expectExposed(['1', '2'])

  const live = carousel.locator('[aria-live]')
  await expect(live).toHaveAttribute('aria-live', 'off')
  await dots.first().focus()
  await expect(live).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('End')
  await expect(dots.last()).toBeFocused()
  await expect(dots.last()).toHaveAccessibleName(
    skills.pageLabel.replace('{page}', '3').replace('{pages}', '3'),
  )
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
  await expectExposed(['4', '5'])
  await test.step('one slide at a time on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(dots).toHaveCount(5)
    await dots.last().click()
    await expectExposed(['5'])
  })
  await page.getByRole('textbox', { name: contact.nameLabel }).focus()
  await expect(live).toHaveAttribute('aria-live', 'off')
})
