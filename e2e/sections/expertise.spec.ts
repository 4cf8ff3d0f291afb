import type { Page } from '@playwright/test'

import { readPlainText } from '#fields/rich-text/plain-text.ts'

import { findDefaultSection } from '../default-portfolio.ts'
import { animationElsewhere, editEverySection, useOtherHosts } from '../contents/edited-contents.ts'
import { waitForFrames, scrollTo } from '../page/frames.ts'
import { expect, test, visit, withMotionInSmallWindow } from '../test.ts'

import { measureBox } from './carousel.ts'

declare global {
  interface Window {
    /** The transitions that `recordTransitions` has seen, by property; times in ms. */
    transitions: { readonly property: string; readonly [time: string]: unknown }[]
  }
}

const { heading, cards } = findDefaultSection('expertise')
const contact = findDefaultSection('contact')

const findRegion = (page: Page, name: string) => page.getByRole('region', { name })
const findDrawing = (page: Page, alt: string) => page.getByRole('img', { name: alt }).locator('svg')

/** The child of a section's shell, which fades up. */
const findFading = (page: Page, name: string) => findRegion(page, name).locator('> *')

test.describe('the expertise', () => {
  test('has two cards, each with a title, a description and a picture, and with reduced motion hides nothing', async ({
    page,
    site,
  }) => {
    const robot = page.waitForResponse(/\/static\/media\/robot-[^/]+\.json$/u)
    await visit(page, site.url)
    await waitForFrames(page, 5)
    await expectNothingHidden(page, 'none')
    await findRegion(page, heading).scrollIntoViewIfNeeded()
    const items = findRegion(page, heading).getByRole('listitem')
    await expect(items).toHaveCount(2)
    for (const [index, { title, description, alt }] of cards.entries()) {
      const card = items.nth(index)
      await expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible()
      await expect(card.getByText(readPlainText(description), { exact: true })).toBeVisible()
      await card.getByRole('img', { name: alt ?? '' }).scrollIntoViewIfNeeded()
      await expect(findDrawing(page, alt ?? '')).toBeVisible()
    }
    // Specification, section 9.
    expect(cards.map(({ title }) => title)).toEqual([
      'Full Stack Web Developer Specializing in Frontend',
      "Crafting Code You Don't Have to Decode",
    ])
    expect(await (await robot).json()).toMatchObject({ fr: 30, ip: 0, op: 91, w: 1600, h: 1600 })
  })

  test('stands beside the robot, whose desk runs on to the edge of the page, in both directions', async ({
    page,
    site,
  }) => {
    const viewport = { width: 1440, height: 900 }
    await page.setViewportSize(viewport)
    await visit(page, site.url)
    const [{ alt = '', title = '' } = {}] = cards
    const robot = findDrawing(page, alt)
    for (const direction of ['ltr', 'rtl']) {
      const measureFromStart = (x: number) => (direction === 'ltr' ? x : viewport.width - x)
      await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction)
      await page.getByRole('img', { name: alt }).scrollIntoViewIfNeeded()
      await expect(robot).toBeVisible()
      await expect(findFading(page, heading)).toHaveCSS('translate', /^(none|0px)$/u)
      const picture = await measureBox(robot)
      for (const level of [2, 3]) {
        const name = level === 2 ? heading : title
        const words = await measureBox(
          findRegion(page, heading).getByRole('heading', { level, name }),
        )
        expect(measureFromStart(words.x + words.width / 2), direction).toBeGreaterThan(
          measureFromStart(picture.x + picture.width / 2) + picture.width / 2,
        )
        expect(words.y).toBeGreaterThan(picture.y)
        expect(words.y).toBeLessThan(picture.y + picture.height)
      }
      const hasDeskAt = (x: number) =>
        robot.evaluate(
          (svg, [left, y]) =>
            document
              .elementsFromPoint(left, svg.getBoundingClientRect().y + svg.clientHeight * y)
              .some((element) => svg.contains(element) && element !== svg),
          [x, 1400 / 1600] as const,
        )
      expect(await hasDeskAt(measureFromStart(2)), direction).toBe(true)
      expect(await hasDeskAt(measureFromStart(viewport.width - 2)), direction).toBe(false)
    }
  })

  test('shows the alternative text of an animation whose file does not load, or is not found', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/^Failed to load resource/u)
    await page.route(/\/static\/media\/robot-[^/]+\.json$/u, (route) => route.abort())
    await page.route(/\/static\/media\/(?!robot-|hero-)[^/]+\.json$/u, (route) =>
      route.fulfill({ status: 404, body: '<!doctype html>' }),
    )
    await visit(page, site.url)
    for (const { alt = '' } of cards) {
      const picture = page.getByRole('img', { name: alt })
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveText(alt)
    }
  })

  test.describe('with motion', () => {
    test.use(withMotionInSmallWindow)

    test('shows a card that is not animated as a still', async ({ page, variant }) => {
      const [first, second] = cards
      const site = await variant(editEverySection)
      await visit(page, site.url)
      const [still, moving] = [
        findDrawing(page, first?.alt ?? ''),
        findDrawing(page, second?.alt ?? ''),
      ]
      await page.getByRole('img', { name: second?.alt ?? '' }).scrollIntoViewIfNeeded()
      const before = await moving.innerHTML()
      await expect.poll(() => moving.innerHTML()).not.toBe(before)
      await page.getByRole('img', { name: first?.alt ?? '' }).scrollIntoViewIfNeeded()
      await expect(still).toBeInViewport()
      await expect(still).toBeVisible()
      const frame = await still.innerHTML()
      await waitForFrames(page, 30)
      expect(await still.innerHTML()).toBe(frame)
    })
  })

  test('shows the last frame of a remote animation that is shorter than its still frame', async ({
    page,
    variant,
  }) => {
    const [first] = cards
    const site = await variant(useOtherHosts)
    await page.route('https://gifs.example/**', (route) =>
      route.fulfill({ path: 'fixtures/specification/media/signal.gif' }),
    )
    await page.route(animationElsewhere, (route) =>
      route.fulfill({
        path: 'fixtures/specification/animations/robot.json',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await visit(page, site.url)
    await page.getByRole('img', { name: first?.alt ?? '' }).scrollIntoViewIfNeeded()
    const shapes = findDrawing(page, first?.alt ?? '').locator('path')
    await expect.poll(() => shapes.count()).toBeGreaterThan(0)
    await expect(shapes.filter({ visible: true })).not.toHaveCount(0)
  })
})

test.describe('fading up', () => {
  test.use(withMotionInSmallWindow)

  test('a section is hidden below the fold and fades up once, when it comes into view', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    for (const name of [heading, contact.heading]) {
      await test.step(name, async () => {
        const part = findFading(page, name)
        await expect(part).toHaveCSS('opacity', '0')
        await waitForFrames(page, 10)
        await expect(part).toHaveCSS('opacity', '0')

        await recordTransitions(page, name)
        await findRegion(page, name).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
        await expect(part).toHaveCSS('opacity', '1')
        await expect(part).toHaveCSS('translate', /^(none|0px)$/u)

        await scrollTo(page, 0)
        await waitForFrames(page, 3)
        await expect(part).toHaveCSS('opacity', '1')
        await findRegion(page, name).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded()
        await waitForFrames(page, 3)
        expect(await part.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
        expect(await page.evaluate(() => window.transitions)).toEqual([
          { property: 'opacity', delay: 200, duration: 1000, easing: 'ease-in-out' },
          // Once both have ended, Firefox may hold on to the section again.
          { property: 'overflow-anchor', delay: 1200, duration: 0, easing: 'ease' },
          { property: 'translate', delay: 200, duration: 1000, easing: 'ease-in-out' },
        ])
        await scrollTo(page, 0)
      })
    }
  })

  test('does not hide a section that is in view at first', async ({ page, site }) => {
    await visit(page, `${site.url}/#contact`)
    await waitForFrames(page, 3)
    await expect(findFading(page, contact.heading)).toHaveCSS('opacity', '1')
    expect(await listChanging(page, contact.heading)).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('hides nothing', async ({ page, site }) => {
      await page.goto(site.url)
      // Transformed from the first paint: later, Orca would lose its place in Firefox.
      await expectNothingHidden(page, '0px')
    })
  })
})

async function expectNothingHidden(page: Page, translate: string) {
  for (const name of [heading, contact.heading]) {
    await expect(findFading(page, name)).toHaveCSS('opacity', '1')
    await expect(findFading(page, name)).toHaveCSS('translate', translate)
  }
}

/** Records each transition of a section that fades up, from now on: it may end before the next look. */
async function recordTransitions(page: Page, name: string) {
  await findFading(page, name).evaluate((part) => {
    window.transitions = []
    part.addEventListener('transitionrun', (event) => {
      if (!(event instanceof TransitionEvent) || event.target !== part) return
      const { propertyName: property } = event
      const transition = part
        .getAnimations()
        .find((one) => one instanceof CSSTransition && one.transitionProperty === property)
      const { delay, duration, easing } = transition?.effect?.getTiming() ?? {}
      window.transitions.push({ property, delay, duration, easing })
      window.transitions.sort((a, b) => a.property.localeCompare(b.property))
    })
  })
}

/** Returns the properties of a section that are changing. */
function listChanging(page: Page, name: string) {
  return findFading(page, name).evaluate((part) =>
    part
      .getAnimations()
      .flatMap((one) => (one instanceof CSSTransition ? one.transitionProperty : [])),
  )
}
