import type { CDPSession, Page } from '@playwright/test'

import { findDefaultSection } from '../default-portfolio.ts'
import { waitForScrollEnd } from '../page/frames.ts'
import { expect, test, visit, withMotion } from '../test.ts'
import { swipe } from '../page/swipe.ts'

const { heading, slides, pagesLabel } = findDefaultSection('skills')
const { scrollLabel } = findDefaultSection('hero')
const expertise = findDefaultSection('expertise')
const titles = slides.map(({ title }) => title)

// A phone's width, on which each slide is a page of its own.
const width = 360
test.use({ viewport: { width, height: 780 }, hasTouch: true })

/** Opens the page at the carousel; returns its dots, its points and an assertion. */
async function openCarousel(page: Page, address: string) {
  await visit(page, address)
  const region = page.getByRole('region', { name: heading })
  await region.scrollIntoViewIfNeeded()
  const dots = region.getByRole('group', { name: pagesLabel }).getByRole('button')
  await expect(dots).toHaveCount(titles.length)
  await region.scrollIntoViewIfNeeded()
  await waitForScrollEnd(page)
  // The nudge of slides that come into view would move them while they are measured.
  await expect(region).toHaveAttribute('data-reached')
  const list = region.locator('.slick-list')
  await list.evaluate((one) => one.getAnimations().forEach((nudge) => nudge.finish()))
  const box = await region.getByRole('article').boundingBox()
  if (!box) throw new Error('There is no slide.')
  return {
    dots,
    at: (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y }),
    /** Expects that this slide is shown, marked and still. */
    shows: async (number: number) => {
      await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true')
      await expect(region.getByRole('heading', { level: 3 })).toHaveText([titles[number - 1] ?? ''])
      const measureOffset = async () => {
        const now = await region.getByRole('article').boundingBox()
        // The last slide is at the end of the carousel, as far from the edge as the first one.
        const rest = number === titles.length ? width - box.x - box.width : box.x
        return Math.abs((now?.x ?? Infinity) - rest)
      }
      await expect.poll(measureOffset).toBeLessThan(4)
    },
    top: () => page.evaluate(() => scrollY),
  }
}

test.describe('with motion', () => {
  test.use(withMotion)

  test('a vertical swipe that starts on the slides scrolls the page, up and down', async ({
    page,
    site,
  }) => {
    const { at, shows, top } = await openCarousel(page, site.url)
    const before = await top()
    const from = at(0.5, 0.5)
    await swipe(page, from, { x: from.x + 12, y: from.y - 220 })
    await expect.poll(top).toBeGreaterThan(before + 100)
    const below = await waitForScrollEnd(page)
    // The page has scrolled, so the dots may be where the slides were.
    const slide = await page
      .getByRole('region', { name: heading })
      .getByRole('article')
      .boundingBox()
    const back = { x: from.x, y: (slide?.y ?? NaN) + (slide?.height ?? NaN) * 0.85 }
    await swipe(page, back, { x: back.x - 12, y: back.y + 220 })
    await expect.poll(top).toBeLessThan((below.at(-1) ?? 0) - 100)
    await shows(1)
  })

  test('a finger turns pages of the carousel, until its touch is cancelled, and scrolls nothing', async ({
    page,
    site,
  }) => {
    const { at, dots, shows, top } = await openCarousel(page, site.url)
    const session = await page.context().newCDPSession(page)
    const before = await top()
    // A thumb draws an arc.
    await swipe(page, at(0.85, 0.4), { ...at(0.1, 0.4), y: at(0, 0.4).y - 20 })
    await shows(2)
    await swipe(page, at(0.1, 0.4), { ...at(0.85, 0.4), y: at(0, 0.4).y + 20 })
    await shows(1)
    expect(await top()).toBe(before)

    await test.step('a cancelled touch leaves the slides on a page', async () => {
      await touch(session, 'touchStart', [at(0.6, 0.4)])
      for (const x of [0.58, 0.56, 0.54]) await touch(session, 'touchMove', [at(x, 0.4)])
      await touch(session, 'touchCancel', [])
      await shows(1)
      await swipe(page, at(0.85, 0.4), at(0.1, 0.4))
      await shows(2)
    })
    await test.step('along the dots', async () => {
      const middles = await Promise.all(
        (await dots.all()).map(async (dot) => {
          const box = await dot.boundingBox()
          if (!box) throw new Error('A dot is not in view.')
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        }),
      )
      const [first, second, third, , last] = middles
      if (!first || !second || !third || !last) throw new Error('There are too few dots.')
      await touch(session, 'touchStart', [first])
      await touch(session, 'touchMove', [{ x: (first.x + second.x) / 2 + 14, y: first.y }])
      await touch(session, 'touchMove', [third])
      await shows(3)
      await touch(session, 'touchCancel', [])
      // A later mouse move turns no page.
      await page.mouse.move(last.x, last.y)
      await shows(3)
      expect(await top()).toBe(before)
    })
  })
})

test.describe('two fingers', () => {
  // Only a phone zooms with them.
  test.use({ isMobile: true })

  for (const where of ['the slides', 'the dots']) {
    test(`zoom the page on ${where}, too, and turn no page of the carousel`, async ({
      page,
      site,
    }) => {
      const { at, dots } = await openCarousel(page, site.url)
      const dot = await dots.first().boundingBox()
      if (!dot) throw new Error('The dot is not on the page.')
      const onDots = { x: dot.x + dot.width / 2 + 20, y: dot.y + dot.height / 2 }
      const { x, y } = where === 'the dots' ? onDots : at(0.5, 0.4)
      const slide = page.getByRole('article').first()
      const before = await slide.evaluate(readLeft)
      const place = (distance: number) => [x - distance, x + distance].map((one) => ({ x: one, y }))
      const session = await page.context().newCDPSession(page)
      await touch(session, 'touchStart', place(20))
      for (let distance = 24; distance <= 80; distance += 4) {
        await touch(session, 'touchMove', place(distance))
      }
      // Slick would move the slides with the first finger.
      expect(await slide.evaluate(readLeft)).toBeCloseTo(before, 0)
      await touch(session, 'touchEnd', [])
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1)
      await expect(dots.first()).toHaveAttribute('aria-current', 'true')
    })
  }
})

test('a pen that drags along the dots turns the pages', async ({ page, site }) => {
  const { dots, shows } = await openCarousel(page, site.url)
  const session = await page.context().newCDPSession(page)
  let down = false
  const movePen = async (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', index: number) => {
    if (type !== 'mouseMoved') down = type === 'mousePressed'
    const box = await dots.nth(index).boundingBox()
    if (!box) throw new Error('The dot is not on the page.')
    await session.send('Input.dispatchMouseEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      button: 'left',
      buttons: down ? 1 : 0,
      clickCount: type === 'mouseMoved' ? 0 : 1,
      pointerType: 'pen',
      force: 0.5,
    })
  }
  const received = await page.evaluateHandle(() => {
    const types = new Set<string>()
    addEventListener('pointermove', (event) => types.add(event.pointerType), true)
    return types
  })
  await movePen('mousePressed', 0)
  await movePen('mouseMoved', 1)
  await shows(2)
  await movePen('mouseMoved', 2)
  await shows(3)
  await movePen('mouseReleased', 2)
  await movePen('mouseMoved', 0)
  await shows(3)
  expect(await received.evaluate((types) => [...types])).toEqual(['pen'])
})

test('a tap on the hero’s animation scrolls to the next section', async ({ page, site }) => {
  await visit(page, site.url)
  await page.getByRole('link', { name: scrollLabel }).tap()
  await expect(page.getByRole('heading', { name: expertise.heading })).toBeInViewport()
})

type Point = { readonly x: number; readonly y: number }

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  touchPoints: Point[],
) {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Runs in the page. */
function readLeft(element: Element): number {
  return element.getBoundingClientRect().left
}
