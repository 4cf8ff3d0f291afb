import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { findDefaultSection } from '../default-portfolio.ts'
import { useOtherHosts, writeLongWordAndManyPictures } from '../contents/edited-contents.ts'
import { scrollTo, waitForFrames } from '../page/frames.ts'
import { expect, test, visit, withMotionInSmallWindow } from '../test.ts'

test.use(withMotionInSmallWindow)

const { heading, images } = findDefaultSection('gif-strip')
const alts = images.map(({ alt }) => alt)

const findStrip = (page: Page) => page.getByRole('region', { name: heading ?? '' })
const findPictures = (page: Page) => findStrip(page).getByRole('img')

/** The natural width of each picture: 0 while it is not there. */
const listNaturalWidths = (page: Page) =>
  findPictures(page).evaluateAll((all) =>
    all.map((picture) => (picture instanceof HTMLImageElement ? picture.naturalWidth : -1)),
  )

/** The boxes of the captions: they move as soon as a picture above them takes another height. */
async function listBoxes(page: Page) {
  const captions = await findStrip(page).getByRole('figure').all()
  return Promise.all(captions.map((caption) => caption.boundingBox()))
}

/** In tenths of a pixel: the digits behind depend on where the page is scrolled to. */
const listHeights = async (page: Page) =>
  (await listBoxes(page)).map((box) => box?.height.toFixed(1))

const windowWidths = [360, 1120]

async function listHeightsAtEachWidth(page: Page) {
  const heights: Awaited<ReturnType<typeof listHeights>>[] = []
  for (const width of windowWidths) {
    await page.setViewportSize({ width, height: 780 })
    await findStrip(page).scrollIntoViewIfNeeded()
    heights.push(await listHeights(page))
  }
  return heights
}

test.describe('with reduced motion the gif strip', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('shows many pictures in rows, and none too small for its caption', async ({
    page,
    variant,
  }) => {
    const { url } = await variant(writeLongWordAndManyPictures)
    await visitWithoutWaiting(page, url)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await findStrip(page).scrollIntoViewIfNeeded()
      const widths = (await listBoxes(page)).map((box) => box?.width ?? 0)
      expect(widths).toHaveLength(12)
      expect(Math.min(...widths)).toBeGreaterThan(150)
    }
  })
})

test.describe('the gif strip', () => {
  test('shows three pictures with alternative text, and reserves their space', async ({
    page,
    site,
  }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/static/media/*.gif', async (route) => {
      await arrived
      await route.continue()
    })
    await visitWithoutWaiting(page, site.url)
    await findStrip(page).scrollIntoViewIfNeeded()
    expect(
      await findPictures(page).evaluateAll((all) => all.map((one) => one.getAttribute('alt'))),
    ).toEqual(alts)
    expect(await listNaturalWidths(page)).toEqual([0, 0, 0])
    const before = await listHeightsAtEachWidth(page)
    for (const picture of await findPictures(page).all()) {
      await expect(picture).toHaveAttribute('width', /^\d+$/u)
      await expect(picture).toHaveAttribute('height', /^\d+$/u)
    }
    arrive()
    for (const picture of await findPictures(page).all()) await picture.scrollIntoViewIfNeeded()
    await expect.poll(async () => Math.min(...(await listNaturalWidths(page)))).toBeGreaterThan(0)
    expect(await listHeightsAtEachWidth(page)).toEqual(before)
  })

  test('shows the alternative text of a missing picture in its space', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/Failed to load resource/u)
    await page.route('**/static/media/cursor-*.gif', (route) => route.abort())
    await visit(page, site.url)
    await findStrip(page).scrollIntoViewIfNeeded()
    const missing = findStrip(page).getByText(alts[1] ?? '', { exact: true })
    await missing.scrollIntoViewIfNeeded()
    await expect(missing).toBeVisible()
    for (const alt of [alts[0], alts[2]]) {
      const picture = findStrip(page).getByRole('img', { name: alt ?? '' })
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)
    }
    await expect(findPictures(page)).toHaveCount(2)
    const heights = (await listBoxes(page)).map((box) => box?.height)
    expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 0)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      const [text, frame] = await Promise.all([
        missing.evaluate(measureLuminance, 'color'),
        missing.locator('..').evaluate(measureLuminance, 'background-color'),
      ])
      expect(computeContrast(text, frame), colorScheme).toBeGreaterThan(4.5)
    }
  })

  test('shows a picture of another host, or its alternative text if it fails', async ({
    page,
    variant,
    expectedMessages,
  }) => {
    expectedMessages.push(/Failed to load resource/u)
    const site = await variant(useOtherHosts)
    const gif = await readFile('fixtures/specification/media/signal.gif')
    const { promise: hydrated, resolve: hydrate } = Promise.withResolvers<void>()
    await page.route('https://gifs.example/**', async (route) => {
      if (route.request().url().endsWith('/loop.gif')) {
        return route.fulfill({ body: gif, contentType: 'image/gif' })
      }
      await hydrated
      return route.fulfill({ status: 404 })
    })
    const script = page.waitForResponse(/\/static\/js\/gif-strip-/u)
    await visitWithoutWaiting(page, site.url)
    await findStrip(page).scrollIntoViewIfNeeded()
    const picture = findStrip(page).getByRole('img', { name: 'A loop' })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', 'https://gifs.example/loop.gif')
    await expect.poll(() => listNaturalWidths(page)).toEqual([480, 0])
    // The other one fails only after hydration, when the strip listens for errors.
    await (await script).finished()
    await waitForFrames(page, 10)
    hydrate()
    await expect(findStrip(page).getByText('A gap', { exact: true })).toBeVisible()
  })

  test('shows a tall picture in a box of the same form', async ({
    page,
    variant,
    expectedMessages,
  }) => {
    // Other parts of this content are on hosts that do not exist.
    expectedMessages.push(/Failed to load resource/u)
    const site = await variant(useOtherHosts)
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000"></svg>'
    await page.route('https://gifs.example/**', (route) =>
      route.fulfill({ body, contentType: 'image/svg+xml' }),
    )
    await visit(page, site.url)
    await findStrip(page).scrollIntoViewIfNeeded()
    const picture = findStrip(page).getByRole('img', { name: 'A loop' })
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight))
      .toBe(2000)
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 780 })
      const ratio = await picture.evaluate(
        (image: HTMLElement) => image.offsetWidth / image.offsetHeight,
      )
      expect(ratio, `${width} px`).toBeCloseTo(4 / 3, 1)
    }
  })
})

test.describe('the film', () => {
  test('is drawn towards the start as the page scrolls, but not with reduced motion, and visible in both schemes', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    expect(await measureSidewaysMove(page)).toBeLessThan(-10)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await measureSidewaysMove(page)).toBeCloseTo(0, 0)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      const [film, ground] = await Promise.all([
        findStrip(page).getByRole('list').evaluate(measureLuminance, 'background-color'),
        page.locator('html').evaluate(measureLuminance, 'background-color'),
      ])
      expect(computeContrast(film, ground), colorScheme).toBeGreaterThan(1.3)
    }
  })
})

/** Returns how far the first picture moves sideways while the page scrolls by 300 px. */
async function measureSidewaysMove(page: Page) {
  await scrollTo(page, 0)
  await findStrip(page).scrollIntoViewIfNeeded()
  const findMiddle = () =>
    listBoxes(page).then(([box]) => (box?.x ?? NaN) + (box?.width ?? NaN) / 2)
  const before = await findMiddle()
  await scrollTo(page, (await page.evaluate(() => scrollY)) + 300)
  await waitForFrames(page, 3)
  return (await findMiddle()) - before
}

/** Returns the luminance of a colour of the element, 0 to 1, as WCAG defines it. */
function measureLuminance(element: Element, property: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('This browser has no canvas.')
  canvas.fillStyle = getComputedStyle(element).getPropertyValue(property)
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) =>
    byte > 10 ? ((byte / 255 + 0.055) / 1.055) ** 2.4 : byte / 255 / 12.92,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function computeContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Pictures that are held back would hold back the load event too. */
async function visitWithoutWaiting(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Shift')
}
