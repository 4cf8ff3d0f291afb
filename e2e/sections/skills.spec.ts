import { expect, test, visit, withMotion, windows } from '../test.ts'
import { holdScripts } from '../page/hold-scripts.ts'
import { swipe } from '../page/swipe.ts'

import { measureBox, Carousel, pagesOf, titles } from './carousel.ts'

test('dragging a pointer along the dots turns the pages, and a page chosen again undoes no choice', async ({
  page,
  site,
}) => {
  const carousel = await Carousel.open(page, site.url)
  const pages = pagesOf.desktop
  await carousel.dots.last().scrollIntoViewIfNeeded()
  const centres = await Promise.all(
    pages.map(async (_, index) => {
      const { x, y, width, height } = await measureBox(carousel.findDot(index + 1))
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
  await carousel.expectSlides(pages[last] ?? [], last + 1)
  await goTo(1)
  await goTo(0)
  await carousel.expectSlides(pages[0] ?? [], 1)
  await goTo(last)
  await page.mouse.up()
  await carousel.expectSlides(pages[last] ?? [], last + 1)
  await goTo(0)
  await carousel.expectSlides(pages[last] ?? [], last + 1)

  await carousel.dots.evaluateAll((dots) => {
    for (const dot of [dots.at(-1), dots[0]]) if (dot instanceof HTMLElement) dot.click()
  })
  await carousel.expectSlides(pages[0] ?? [], 1)
})

test('five slides, each with its own artwork, move by the group that fits 80 percent of the width, by dots, the only buttons, and by keys', async ({
  page,
  site,
}) => {
  expect(titles).toEqual(['UI/UX', 'Interactive', 'Graphic', 'Infographic', 'Code'])
  const carousel = await Carousel.open(page, site.url)
  const pages = pagesOf.desktop
  const last = pages.length - 1
  await carousel.expectSlides(pages[0] ?? [], 1)
  const buttons = carousel.section.getByRole('button')
  await expect(buttons).toHaveCount(pages.length)
  const artworks = new Map<string, string>()
  for (const [index, shown] of [...pages.entries()].toReversed()) {
    await expect(buttons.nth(index)).toHaveAccessibleName(`Page ${index + 1} of ${pages.length}`)
    await carousel.findDot(index + 1).click()
    await carousel.expectSlides(shown, index + 1)
    for (const title of shown) {
      const artwork = carousel.findSlide(title).locator('svg')
      await expect(artwork).toBeInViewport()
      artworks.set(title, await artwork.innerHTML())
    }
  }
  expect([...artworks.keys()].toSorted()).toEqual(titles.toSorted())
  expect(new Set(artworks.values()).size).toBe(5)

  const press = async (key: string, index: number) => {
    await page.keyboard.press(key)
    await expect(carousel.findDot(index + 1)).toBeFocused()
    await carousel.expectSlides(pages[index] ?? [], index + 1)
  }
  await carousel.findDot(1).focus()
  await press('ArrowLeft', 0)
  await press('ArrowRight', 1)
  await press('ArrowLeft', 0)
  await press('ArrowDown', 1)
  await press('ArrowUp', 0)
  await press('End', last)
  await press('ArrowRight', last)
  await press('Home', 0)
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(carousel.findDot(last + 1)).toBeFocused()
  await carousel.expectSlides(pages[last] ?? [], last + 1)

  await test.step('one slide at a time on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(buttons).toHaveCount(titles.length)
    for (const index of [1, 4, 0]) {
      await carousel.findDot(index + 1).click()
      await carousel.expectSlides(titles.slice(index, index + 1), index + 1)
    }
  })
})

test.describe('by mouse', () => {
  // A page that moves costs less in a low window.
  test.use({ ...withMotion, viewport: { width: 1120, height: 500 } })

  test('dragging the slides moves one group, stops at both ends and springs back when short', async ({
    page,
    site,
  }) => {
    const carousel = await Carousel.open(page, site.url)
    const pages = pagesOf.desktop
    const last = pages.length - 1
    await carousel.drag(0.5, 0.46)
    await carousel.expectSlides(pages[0] ?? [], 1)
    await carousel.drag(0.8, 0.2)
    await carousel.expectSlides(pages[1] ?? [], 2)
    await carousel.drag(0.2, 0.8)
    await carousel.expectSlides(pages[0] ?? [], 1)

    // The rest needs no motion, which costs twice the time.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await carousel.drag(0.2, 0.8)
    await carousel.expectSlides(pages[0] ?? [], 1)
    for (let index = 1; index <= last; index += 1) {
      await carousel.drag(0.8, 0.2)
      await carousel.expectSlides(pages[index] ?? [], index + 1)
    }
    await carousel.drag(0.8, 0.2)
    await carousel.expectSlides(pages[last] ?? [], last + 1)
    // The last page moves by less than a group, so Slick alone would end between two pages.
    await carousel.drag(0.2, 0.8)
    await carousel.expectSlides(pages[last - 1] ?? [], last)
  })
})

test.describe('by touch', () => {
  test.use({ ...withMotion, viewport: { width: 1120, height: 500 }, hasTouch: true })

  // On a phone, with vertical swipes and along the dots: accessibility/pointers.spec.ts.
  test('a swipe moves one group', async ({ page, site }) => {
    const carousel = await Carousel.open(page, site.url)
    const pages = pagesOf.desktop
    await swipe(page, await carousel.findPoint(0.8), await carousel.findPoint(0.2))
    await carousel.expectSlides(pages[1] ?? [], 2)
    await swipe(page, await carousel.findPoint(0.2), await carousel.findPoint(0.8))
    await carousel.expectSlides(pages[0] ?? [], 1)
  })
})

test('a slide is cut off at the edge of a page of any width, and resizing keeps the first one in view and leaves no gap', async ({
  page,
  site,
}) => {
  const height = 900
  await page.setViewportSize({ width: 360, height })
  const carousel = await Carousel.open(page, site.url)
  for (const [width, whole] of [
    [360, 1],
    [768, 2],
    [1440, 2],
  ] as const) {
    await test.step(`at ${width} px one is cut off, and cannot get the focus`, async () => {
      await page.setViewportSize({ width, height })
      await carousel.expectSlides(titles.slice(0, whole), 1)
      const cutOff = await measureBox(carousel.articles.nth(whole))
      expect(cutOff.x).toBeLessThan(width - 24)
      expect(cutOff.x + cutOff.width).toBeGreaterThan(width)
      await expect(carousel.articles.nth(whole).locator('xpath=ancestor::*[@inert]')).toHaveCount(1)
    })
  }

  await carousel.findDot(2).click()
  await carousel.expectSlides(['Graphic', 'Infographic'], 2)
  await page.setViewportSize({ width: 1000, height })
  await carousel.expectSlides(['Graphic', 'Infographic'], 3)
  await page.setViewportSize({ width: 360, height })
  await carousel.expectSlides(['Graphic'], 3)
  await page.setViewportSize({ width: 340, height })
  await carousel.expectSlides(['Graphic'], 3)
  await carousel.findDot(2).click()
  await carousel.expectSlides(['Interactive'], 2)
  await page.setViewportSize({ width: 1440, height })
  await carousel.expectSlides(['UI/UX', 'Interactive'], 1)
  await page.setViewportSize({ width: 360, height })
  await carousel.findDot(5).click()
  await carousel.expectSlides(['Code'], 5)
  await page.setViewportSize({ width: 1440, height })
  await carousel.expectSlides(['Infographic', 'Code'], 3)
})

for (const window of ['desktop', 'phone'] as const) {
  test.describe(`on a ${window}`, () => {
    test.use(windows[window])
    test('before its script loads it is a plain scrolling row of the same height', async ({
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
      const { x, y } = await carousel.findPoint(0.5)
      await page.mouse.move(x, y)
      await page.mouse.wheel(3000, 0)
      await expect(carousel.titles.last()).toBeInViewport()
      await expect(carousel.titles.first()).not.toBeInViewport()

      const heights = await carousel.section.evaluateHandle((section) => {
        const seen: number[] = []
        new ResizeObserver(() => seen.push(section.getBoundingClientRect().height)).observe(section)
        return seen
      })
      await carousel.stage.getByRole('list').focus()
      release()
      const pages = pagesOf[window]
      // What the visitor has scrolled to stays in view.
      await carousel.expectSlides(pages.at(-1) ?? [], pages.length)
      // The focus stays in the carousel, and so the next Tab goes on from there.
      await expect(carousel.findDot(pages.length)).toBeFocused()
      const seen = await heights.jsonValue()
      expect(new Set(seen).size, `heights: ${seen.join(', ')}`).toBe(1)
    })
  })
}

test('the focus that the slider takes from the row stays in a low window', async ({
  page,
  site,
}) => {
  // 1280 by 1024 px at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  const release = await holdScripts(page, /\/slider-[^/]*\.js$/u)
  await visit(page, site.url)
  const carousel = new Carousel(page)
  await page.getByRole('button', { name: 'Start', exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(carousel.stage.getByRole('list')).toBeFocused()
  release()
  await expect(carousel.findDot(1)).toBeFocused()
  await expect(carousel.findDot(1)).toBeInViewport({ ratio: 1 })
})

test('the section keeps its height where the row has a scroll bar', async ({
  playwright,
  launchOptions,
  site,
}) => {
  const ignoreDefaultArgs = ['--hide-scrollbars']
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const release = await holdScripts(page, /\/slider-[^/]*\.js$/u)
  await visit(page, site.url)
  const carousel = new Carousel(page)
  await carousel.section.scrollIntoViewIfNeeded()
  const row = carousel.stage.getByRole('list')
  const clientHeight = await row.evaluate((one) => one.clientHeight)
  expect(clientHeight).toBeLessThan((await measureBox(row)).height)
  const { height } = await measureBox(carousel.section)
  release()
  await expect(carousel.dots.first()).toBeVisible()
  // Slick rounds its slides up.
  expect(Math.abs((await measureBox(carousel.section)).height - height)).toBeLessThan(2)
  await browser.close()
})
