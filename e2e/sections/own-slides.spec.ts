import type { Locator, Page } from '@playwright/test'

import { editEverySection, ownSlides, useOtherHosts } from '../contents/edited-contents.ts'
import { holdScripts } from '../page/hold-scripts.ts'
import { expect, test, visit } from '../test.ts'

import { measureBox, Carousel } from './carousel.ts'

declare global {
  interface Window {
    /** Runs the callbacks that wait for the next frame. */
    passFrame: () => void
  }
}
/** The whole slides of each page; pages move by two, the last by one and a half. */
const ownPages = [
  ['One', 'Two'],
  ['Three', 'Four'],
  ['Five', 'Six'],
]

test.describe('slides of the owner', () => {
  // One worker builds the site for all of these tests.
  test.describe.configure({ mode: 'default' })

  test('each slide has its own background and style, and hidden ones are out of reach', async ({
    page,
    variant,
  }) => {
    const { url } = await variant(editEverySection)
    const carousel = await Carousel.open(page, url)
    const looks = new Map<string, object>()
    for (const [index, shown] of ownPages.entries()) {
      await carousel.findDot(index + 1).click()
      await carousel.expectSlides(shown, index + 1)
      for (const title of shown) looks.set(title, await readLook(carousel.findSlide(title)))

      // Neither Tab nor assistive technology reaches what is hidden.
      const names = ownSlides
        .filter(({ title }) => shown.includes(title))
        .flatMap(({ link }) => link?.label ?? [])
      await expect(carousel.stage.getByRole('link')).toHaveText(names)
      await carousel.findDot(1).focus()
      const reached: string[] = []
      await page.keyboard.press('Shift+Tab')
      while (await carousel.stage.locator(':focus').count()) {
        reached.unshift(await carousel.stage.locator(':focus').innerText())
        await page.keyboard.press('Shift+Tab')
      }
      expect(reached).toEqual(names)
    }
    const clear = 'rgba(0, 0, 0, 0)'
    const bare = { artwork: clear, panel: false, outline: false }
    expect(Object.fromEntries(looks)).toEqual({
      One: { artwork: 'rgb(18, 52, 86)', panel: true, outline: false },
      Two: { artwork: clear, panel: false, outline: true },
      Three: { ...bare, artwork: 'rgb(170, 187, 204)' },
      Four: { ...bare, panel: true },
      Five: { ...bare, panel: true },
      Six: { ...bare, panel: true },
    })

    await test.step('a drag back from the last page ends on a page', async () => {
      const last = ownPages.length - 1
      await carousel.expectSlides(ownPages[last] ?? [], last + 1)
      await carousel.section.scrollIntoViewIfNeeded()
      await carousel.drag(0.2, 0.8)
      await carousel.expectSlides(ownPages[last - 1] ?? [], last)
    })
  })

  test('a link is followed by a click, also after a drag that ended outside of the slides, and not by a drag', async ({
    page,
    variant,
  }) => {
    const { url } = await variant(editEverySection)
    const carousel = await Carousel.open(page, url)
    await test.step('a click after a drag that ended outside of the slides', async () => {
      const start = await carousel.findPoint(0.6)
      const { y } = await measureBox(carousel.stage)
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(start.x + 60, start.y, { steps: 4 })
      await page.mouse.move(start.x + 60, y - 20, { steps: 4 })
      await page.mouse.up()
      await carousel.expectSlides(ownPages[0] ?? [], 1)
      await page.getByRole('link', { name: 'About Two' }).click()
      await expect(page).toHaveURL(/#contact$/u)
      await page.goBack()
      await expect(page).not.toHaveURL(/#/u)
    })
    await test.step('a drag, and a click after it', async () => {
      await carousel.section.scrollIntoViewIfNeeded()
      const link = await measureBox(carousel.stage.getByRole('link').last())
      const from = { x: link.x + link.width / 2, y: link.y + link.height / 2 }
      const { width } = await measureBox(carousel.stage)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x - width * 0.15, from.y, { steps: 8 })
      await page.mouse.up()
      await carousel.expectSlides(ownPages[1] ?? [], 2)
      expect(new URL(page.url()).hash).toBe('')
      await carousel.stage.getByRole('link').first().click()
      await expect(page).toHaveURL(/#contact$/u)
    })
  })

  test.describe('while the carousel is being built', () => {
    test('Tab reaches the row that is in view', async ({ page, variant }) => {
      const { url } = await variant(editEverySection)
      const { section } = await openHalfDone(page, url, filledSlider)
      await section.focus()
      await page.keyboard.press('Tab')
      await expect(section.getByRole('list')).toBeFocused()
    })

    test('a new width applies', async ({ page, variant }) => {
      const { url } = await variant(editEverySection)
      const carousel = await openHalfDone(page, url, filledSlider)
      await page.setViewportSize({ width: 800, height: 900 })
      await finish(carousel)
      await carousel.expectSlides(['One', 'Two'], 1)
    })

    test('a link keeps the focus, and its slide stays in view', async ({ page, variant }) => {
      const { url } = await variant(editEverySection)
      const carousel = await openHalfDone(page, url, emptySlider)
      const link = carousel.section.getByRole('list').getByRole('link', { name: 'About Four' })
      await link.focus()
      await finish(carousel)
      await expect(carousel.stage.getByRole('link', { name: 'About Four' })).toBeFocused()
      await expect(carousel.findSlide('Four')).toBeInViewport()
    })

    test('the page stays where it was scrolled to', async ({ page, variant }) => {
      const { url } = await variant(editEverySection)
      const carousel = await openHalfDone(page, url, emptySlider)
      // The browser holds on to what is in view after a scroll: the dots, if slides come above them.
      const before = await carousel.stage.evaluate((stage) => {
        scrollBy({ top: stage.getBoundingClientRect().top - 8, behavior: 'instant' })
        return scrollY
      })
      await finish(carousel)
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
  })

  test('a single slide has no dots, and keeps its size when its script loads', async ({
    page,
    variant,
  }) => {
    await page.route('https://gifs.example/**', (route) =>
      route.fulfill({ path: 'fixtures/specification/media/signal.gif' }),
    )
    const { url } = await variant(useOtherHosts)
    const release = await holdScripts(page, /\/slider-[^/]*\.js$/u)
    await visit(page, url)
    const carousel = new Carousel(page)
    await carousel.section.scrollIntoViewIfNeeded()
    await expect(carousel.titles).toHaveText(['One'])
    const { height } = await measureBox(carousel.section)
    // On a wide screen its text is beside its drawing: below it, the slide would be as high as the window.
    const { x, width } = await measureBox(carousel.stage)
    expect((await measureBox(carousel.titles)).x).toBeGreaterThan(x + width / 2)
    release()
    await expect(
      carousel.stage.getByRole('group', { name: '1 of 1', exact: true }),
    ).toBeInViewport()
    await expect(carousel.section.getByRole('list')).toHaveCount(0)
    await expect(carousel.dots).toHaveCount(0)
    await expect(carousel.titles).toHaveText(['One'])
    await expect.poll(() => carousel.measureGaps()).toEqual({ start: 0, end: 0 })
    // Slick rounds its slide up.
    expect(Math.abs((await measureBox(carousel.section)).height - height)).toBeLessThan(2)
  })
})

/** A slider that is not shown yet: without its slides, and with them. */
const emptySlider = 'main [inert]'
const filledSlider = 'main [inert] article'

/** Opens the page at the carousel and stops where the slider is rendered but not shown. */
async function openHalfDone(page: Page, url: string, slider: string): Promise<Carousel> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = []
    window.requestAnimationFrame = (callback) => held.push(callback)
    window.passFrame = () => {
      for (const callback of held.splice(0)) callback(performance.now())
    }
  })
  await page.goto(url)
  const carousel = new Carousel(page)
  await carousel.section.evaluate((box) => box.scrollIntoView())
  // One task looks and passes a frame, so that no render comes between the two.
  await page.waitForFunction(
    (selector) => {
      const isRendered = document.querySelector(selector) !== null
      if (!isRendered) window.passFrame()
      return isRendered
    },
    slider,
    { polling: 50 },
  )
  return carousel
}

/** Passes frames until the slider has taken the place of the row. */
async function finish(carousel: Carousel) {
  await expect(async () => {
    await carousel.page.evaluate(() => window.passFrame())
    expect(await carousel.section.getByRole('list').count()).toBe(0)
  }).toPass()
}

/** What a visitor sees of a slide's style. */
function readLook(slide: Locator) {
  return slide.evaluate((article) => {
    const clear = 'rgba(0, 0, 0, 0)'
    const frame = getComputedStyle(article)
    const ground = article.querySelector('svg')?.parentElement
    return {
      artwork: ground && getComputedStyle(ground).backgroundColor,
      panel: frame.backgroundColor !== clear,
      outline: frame.borderTopWidth !== '0px',
    }
  })
}
