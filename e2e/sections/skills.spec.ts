import type { Locator, Page } from '@playwright/test'

import { defaultSection } from '../default-portfolio.ts'
import { editEverySection, ownSlides, useOtherHosts } from '../contents/edited-contents.ts'
import { expect, test, visit, withMotion } from '../test.ts'
import { swipe } from '../page/swipe.ts'

declare global {
  interface Window {
    /** Runs the callbacks that wait for the next frame. */
    passFrame: () => void
  }
}

const { heading, slides } = defaultSection('skills')
const titles = slides.map(({ title }) => title)

/** The slides of each page: three on a wide screen, moved by two; one on a phone. */
const pagesOf = {
  desktop: [titles.slice(0, 3), titles.slice(2, 5)],
  phone: titles.map((title) => [title]),
}

function defaultPages(): readonly string[][] {
  return test.info().project.name === 'phone' ? pagesOf.phone : pagesOf.desktop
}

/** The carousel as a visitor meets it. */
class Carousel {
  readonly page: Page
  readonly section: Locator
  readonly stage: Locator
  readonly titles: Locator
  readonly dots: Locator

  constructor(page: Page) {
    this.page = page
    this.section = page.getByRole('region', { name: heading })
    this.stage = this.section.getByRole('group', { name: heading })
    this.titles = this.stage.getByRole('heading', { level: 3 })
    this.dots = this.stage.getByRole('group', { name: 'Pages' }).getByRole('button')
  }

  /** Opens the page and scrolls to the carousel. */
  static async on(page: Page, address: string): Promise<Carousel> {
    await visit(page, address)
    const carousel = new Carousel(page)
    await carousel.section.scrollIntoViewIfNeeded()
    await expect(carousel.dots.first()).toBeVisible()
    await carousel.section.scrollIntoViewIfNeeded()
    return carousel
  }

  dot(number: number): Locator {
    return this.dots.nth(number - 1)
  }

  slide(title: string): Locator {
    return this.stage
      .getByRole('article')
      .filter({ has: this.page.getByText(title, { exact: true }) })
  }

  /** Expects exactly these slides, from edge to edge, and the dot of this page to be marked. */
  async shows(slideTitles: readonly string[], page: number) {
    await expect(this.titles).toHaveText([...slideTitles])
    await expect(this.dot(page)).toHaveAttribute('aria-current', 'true')
    await expect(this.dots.and(this.page.locator('[aria-current]'))).toHaveCount(1)
    await expect.poll(() => this.gaps()).toEqual({ before: 0, after: 0 })
  }

  /** Returns the gaps between the slides and the edges, px. */
  async gaps() {
    const stage = await boxOf(this.stage)
    const found = this.stage.getByRole('article')
    const first = await boxOf(found.first())
    const last = await boxOf(found.last())
    return {
      before: roundedOff(first.x - stage.x),
      after: roundedOff(stage.x + stage.width - (last.x + last.width)),
    }
  }

  /** Returns a point on the slides, from shares of their box. */
  async pointAt(x: number, y = 0.3) {
    const box = await boxOf(this.stage)
    return { x: box.x + box.width * x, y: box.y + box.height * y }
  }

  /** Drags the slides with the mouse. */
  async drag(from: number, to: number) {
    const start = await this.pointAt(from)
    const end = await this.pointAt(to)
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
    await this.page.mouse.up()
  }
}

/** Ignores up to 4 px, because Slick rounds the width of a slide up. */
function roundedOff(pixels: number): number {
  return Math.abs(pixels) <= 4 ? 0 : Math.round(pixels)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not in view.')
  return box
}

test('five slides are in order, each with its own artwork', async ({ page, site }) => {
  const carousel = await Carousel.on(page, site.url)
  const seen = new Map<string, string>()
  for (const [index, shown] of defaultPages().entries()) {
    await carousel.dot(index + 1).click()
    await carousel.shows(shown, index + 1)
    for (const title of shown) {
      const artwork = carousel.slide(title).locator('svg')
      await expect(artwork).toBeInViewport()
      seen.set(title, await artwork.innerHTML())
    }
  }
  expect([...seen.keys()]).toEqual(['UI/UX', 'Interactive', 'Graphic', 'Infographic', 'Code'])
  expect([...seen.keys()]).toEqual(titles)
  expect(new Set(seen.values()).size).toBe(5)
})

test('page dots are the only buttons, one for each page', async ({ page, site }) => {
  const carousel = await Carousel.on(page, site.url)
  const pages = defaultPages().length
  const buttons = carousel.section.getByRole('button')
  await expect(buttons).toHaveCount(pages)
  for (let number = 1; number <= pages; number += 1) {
    await expect(buttons.nth(number - 1)).toHaveAccessibleName(`Page ${number} of ${pages}`)
  }
})

test('slides move by the group that fits 80 percent of the width, from edge to edge @phone', async ({
  page,
  site,
}) => {
  const carousel = await Carousel.on(page, site.url)
  await carousel.shows(defaultPages()[0] ?? [], 1)
  for (const [index, shown] of [...defaultPages().entries()].toReversed()) {
    await carousel.dot(index + 1).click()
    await carousel.shows(shown, index + 1)
  }
})

test('dragging a pointer along the dots turns the pages', async ({ page, site }) => {
  const carousel = await Carousel.on(page, site.url)
  const pages = defaultPages()
  await carousel.dots.last().scrollIntoViewIfNeeded()
  const centres = await Promise.all(
    pages.map(async (_, index) => {
      const { x, y, width, height } = await boxOf(carousel.dot(index + 1))
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const last = pages.length - 1
  const goTo = async (index: number) => {
    const { x = 0, y = 0 } = centres[index] ?? {}
    await page.mouse.move(x, y, { steps: 10 })
  }
  await goTo(0)
  await page.mouse.down()
  await goTo(last)
  await carousel.shows(pages[last] ?? [], last + 1)
  await goTo(1)
  await goTo(0)
  await carousel.shows(pages[0] ?? [], 1)
  await goTo(last)
  await page.mouse.up()
  await carousel.shows(pages[last] ?? [], last + 1)
  await goTo(0)
  await carousel.shows(pages[last] ?? [], last + 1)
})

test('arrow keys, Home and End on the dots move the page and the focus @phone', async ({
  page,
  site,
}) => {
  const carousel = await Carousel.on(page, site.url)
  const pages = defaultPages()
  const last = pages.length - 1
  const press = async (key: string, index: number) => {
    await page.keyboard.press(key)
    await expect(carousel.dot(index + 1)).toBeFocused()
    await carousel.shows(pages[index] ?? [], index + 1)
  }
  await carousel.dot(1).focus()
  await press('ArrowLeft', 0)
  await press('ArrowRight', 1)
  await press('ArrowLeft', 0)
  await press('ArrowDown', 1)
  await press('ArrowUp', 0)
  await press('End', last)
  await press('ArrowRight', last)
  await press('Home', 0)
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(carousel.dot(last + 1)).toBeFocused()
  await carousel.shows(pages[last] ?? [], last + 1)
})

test.describe('by mouse', () => {
  test.use(withMotion)

  test('dragging the slides with the mouse moves one group, and stops at both ends', async ({
    page,
    site,
  }) => {
    const carousel = await Carousel.on(page, site.url)
    const pages = defaultPages()
    const last = pages.length - 1
    await carousel.drag(0.2, 0.8)
    await carousel.shows(pages[0] ?? [], 1)
    for (let index = 1; index <= last; index += 1) {
      await carousel.drag(0.8, 0.2)
      await carousel.shows(pages[index] ?? [], index + 1)
    }
    await carousel.drag(0.8, 0.2)
    await carousel.shows(pages[last] ?? [], last + 1)
    await carousel.drag(0.2, 0.8)
    await carousel.shows(pages[last - 1] ?? [], last)
  })

  test('a short drag springs back', async ({ page, site }) => {
    const carousel = await Carousel.on(page, site.url)
    await carousel.drag(0.5, 0.46)
    await carousel.shows(defaultPages()[0] ?? [], 1)
  })
})

test.describe('by touch', () => {
  test.use({ ...withMotion, hasTouch: true })

  test('a swipe moves one group @phone', async ({ page, site }) => {
    const carousel = await Carousel.on(page, site.url)
    const pages = defaultPages()
    await swipe(page, await carousel.pointAt(0.8), await carousel.pointAt(0.2))
    await carousel.shows(pages[1] ?? [], 2)
    await swipe(page, await carousel.pointAt(0.2), await carousel.pointAt(0.8))
    await carousel.shows(pages[0] ?? [], 1)
  })

  test('a vertical swipe over the slides scrolls the page and moves no slide @phone', async ({
    page,
    site,
  }) => {
    const carousel = await Carousel.on(page, site.url)
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    const from = await carousel.pointAt(0.5, 0.6)
    await swipe(page, from, { x: from.x + 8, y: from.y - 250 })
    await expect.poll(scrolled).toBeGreaterThan(before + 150)
    await carousel.shows(defaultPages()[0] ?? [], 1)
  })

  test('dragging a finger along the dots turns the pages', async ({ page, site }) => {
    const carousel = await Carousel.on(page, site.url)
    const pages = defaultPages()
    const first = await boxOf(carousel.dots.first())
    const last = await boxOf(carousel.dots.last())
    await swipe(
      page,
      { x: first.x + 20, y: first.y + 20 },
      { x: last.x + last.width / 2, y: last.y + 20 },
    )
    await carousel.shows(pages.at(-1) ?? [], pages.length)
  })
})

test('resizing keeps the first slide in view and leaves no gap', async ({ page, site }) => {
  const height = 900
  await page.setViewportSize({ width: 1440, height })
  const carousel = await Carousel.on(page, site.url)
  await carousel.dot(2).click()
  await carousel.shows(['Graphic', 'Infographic', 'Code'], 2)
  await page.setViewportSize({ width: 1000, height })
  await carousel.shows(['Graphic', 'Infographic'], 3)
  await page.setViewportSize({ width: 360, height })
  await carousel.shows(['Graphic'], 3)
  await page.setViewportSize({ width: 340, height })
  await carousel.shows(['Graphic'], 3)
  await carousel.dot(2).click()
  await carousel.shows(['Interactive'], 2)
  await page.setViewportSize({ width: 1440, height })
  await carousel.shows(['UI/UX', 'Interactive', 'Graphic'], 1)
  await page.setViewportSize({ width: 360, height })
  await carousel.dot(5).click()
  await carousel.shows(['Code'], 5)
  await page.setViewportSize({ width: 1440, height })
  await carousel.shows(['Graphic', 'Infographic', 'Code'], 2)
})

test('before its script loads it is a plain scrolling row of the same height @phone', async ({
  page,
  site,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/slider-[^/]*\.js$/u, async (route) => {
    await released
    await route.continue()
  })
  await visit(page, site.url)
  const carousel = new Carousel(page)
  await carousel.section.scrollIntoViewIfNeeded()
  await expect(carousel.titles).toHaveText(titles)
  const items = carousel.stage.getByRole('listitem')
  await expect(items).toHaveCount(5)
  await expect(carousel.dots).toHaveCount(0)
  await expect(carousel.titles.first()).toBeInViewport()
  await expect(carousel.titles.last()).not.toBeInViewport()
  const { x, y } = await carousel.pointAt(0.5)
  await page.mouse.move(x, y)
  await page.mouse.wheel(3000, 0)
  await expect(carousel.titles.last()).toBeInViewport()
  await expect(carousel.titles.first()).not.toBeInViewport()

  const heights = await carousel.section.evaluateHandle((section) => {
    const seen: number[] = []
    new ResizeObserver(() => seen.push(Math.round(section.clientHeight))).observe(section)
    return seen
  })
  release()
  await carousel.shows(defaultPages()[0] ?? [], 1)
  const seen = await heights.jsonValue()
  expect(new Set(seen).size, `heights: ${seen.join(', ')}`).toBe(1)
})

/** Pages of three slides that move by two; the last moves by one. On a phone, one slide each. */
function ownPages(): readonly string[][] {
  return test.info().project.name === 'phone'
    ? ownSlides.map(({ title }) => [title])
    : [
        ['One', 'Two', 'Three'],
        ['Three', 'Four', 'Five'],
        ['Four', 'Five', 'Six'],
      ]
}

test.describe('slides of the owner', () => {
  // One worker builds the site for all of these tests.
  test.describe.configure({ mode: 'default' })

  test('each slide has its own background and style', async ({ page, variant }) => {
    const { url } = await variant(editEverySection)
    const carousel = await Carousel.on(page, url)
    const looks = new Map<string, object>()
    for (const [index, shown] of ownPages().entries()) {
      await carousel.dot(index + 1).click()
      await carousel.shows(shown, index + 1)
      for (const title of shown) looks.set(title, await lookOf(carousel.slide(title)))
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
  })

  test('hidden slides are out of reach of Tab and of assistive technology', async ({
    page,
    variant,
  }) => {
    const { url } = await variant(editEverySection)
    const carousel = await Carousel.on(page, url)
    for (const [index, shown] of ownPages().entries()) {
      await carousel.dot(index + 1).click()
      await carousel.shows(shown, index + 1)
      const names = ownSlides
        .filter(({ title }) => shown.includes(title))
        .flatMap(({ link }) => link?.label ?? [])
      await expect(carousel.stage.getByRole('link')).toHaveText(names)
      await carousel.dot(1).focus()
      const reached: string[] = []
      await page.keyboard.press('Shift+Tab')
      while (await carousel.stage.locator(':focus').count()) {
        reached.unshift(await carousel.stage.locator(':focus').innerText())
        await page.keyboard.press('Shift+Tab')
      }
      expect(reached).toEqual(names)
    }
  })

  test('a link is followed by a click and not by a drag', async ({ page, variant }) => {
    const { url } = await variant(editEverySection)
    const carousel = await Carousel.on(page, url)
    const pages = ownPages()
    const link = await boxOf(carousel.stage.getByRole('link').last())
    const from = { x: link.x + link.width / 2, y: link.y + link.height / 2 }
    const { width } = await boxOf(carousel.stage)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x - width * 0.15, from.y, { steps: 8 })
    await page.mouse.up()
    await carousel.shows(pages[1] ?? [], 2)
    expect(new URL(page.url()).hash).toBe('')
    await carousel.stage.getByRole('link').first().click()
    await expect(page).toHaveURL(/#contact$/u)
  })

  test('a link is followed after a drag that ended outside of the slides', async ({
    page,
    variant,
  }) => {
    const { url } = await variant(editEverySection)
    const carousel = await Carousel.on(page, url)
    const start = await carousel.pointAt(0.6)
    const { y } = await boxOf(carousel.stage)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 60, start.y, { steps: 4 })
    await page.mouse.move(start.x + 60, y - 20, { steps: 4 })
    await page.mouse.up()
    await carousel.shows(ownPages()[0] ?? [], 1)
    await page.getByRole('link', { name: 'About Two' }).click()
    await expect(page).toHaveURL(/#contact$/u)
  })

  test.describe('while the carousel is being built', () => {
    test('Tab reaches the row that is in view', async ({ page, variant }) => {
      const { section } = await halfDone(page, (await variant(editEverySection)).url)
      await section.focus()
      await page.keyboard.press('Tab')
      await expect(section.getByRole('list')).toBeFocused()
    })

    test('a new width applies', async ({ page, variant }) => {
      const carousel = await halfDone(page, (await variant(editEverySection)).url)
      await page.setViewportSize({ width: 800, height: 900 })
      await expect(async () => {
        await page.evaluate(() => window.passFrame())
        expect(await carousel.section.getByRole('list').count()).toBe(0)
      }).toPass()
      await carousel.shows(['One', 'Two'], 1)
    })
  })

  test('a single slide has no dots', async ({ page, variant }) => {
    await page.route('https://gifs.example/**', (route) =>
      route.fulfill({ path: 'fixtures/specification/media/signal.gif' }),
    )
    const { url } = await variant(useOtherHosts)
    await visit(page, url)
    const carousel = new Carousel(page)
    await carousel.section.scrollIntoViewIfNeeded()
    await expect(
      carousel.stage.getByRole('group', { name: '1 of 1', exact: true }),
    ).toBeInViewport()
    await expect(carousel.section.getByRole('list')).toHaveCount(0)
    await expect(carousel.dots).toHaveCount(0)
    await expect(carousel.titles).toHaveText(['One'])
    await expect.poll(() => carousel.gaps()).toEqual({ before: 0, after: 0 })
  })

  test('a drag back from the last page ends on a page', async ({ page, variant }) => {
    const { url } = await variant(editEverySection)
    const carousel = await Carousel.on(page, url)
    const pages = ownPages()
    const last = pages.length - 1
    await carousel.dots.last().click()
    await carousel.shows(pages[last] ?? [], last + 1)
    await carousel.drag(0.2, 0.8)
    await carousel.shows(pages[last - 1] ?? [], last)
  })
})

/** Opens the page at the carousel and stops where the slider is rendered but not shown. */
async function halfDone(page: Page, url: string): Promise<Carousel> {
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
    () => {
      const isRendered = document.querySelector('[inert] article') !== null
      if (!isRendered) window.passFrame()
      return isRendered
    },
    null,
    { polling: 50 },
  )
  return carousel
}

/** What a visitor sees of a slide's style. */
function lookOf(slide: Locator) {
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
