import type { Browser, Locator, Page } from '@playwright/test'

import { defaultPortfolio, defaultSection } from './default-portfolio.ts'
import { passFrames, scrollTo } from './frames.ts'
import { saveData } from './save-data.ts'
import { expect, test, visit } from './test.ts'
import { traceFor } from './trace.ts'
import { visibleText } from './visible-text.ts'

declare global {
  interface Window {
    /** What the page was like when its document had arrived, before any script of ours. */
    atFirst: { readonly motion: string | undefined; readonly running: number }
  }
}

const { labels } = defaultPortfolio()
const { tag, jobTitle } = defaultSection('hero')
const strip = defaultSection('gif-strip')
const [{ alt } = { alt: '' }] = strip.images

const pause = (page: Page) => page.getByRole('button', { name: labels.pauseMotion, exact: true })
const play = (page: Page) => page.getByRole('button', { name: labels.playMotion, exact: true })
const drawing = (page: Page) =>
  page.getByRole('region', { name: tag }).locator('[aria-hidden] svg').first()
const gif = (page: Page) => page.getByRole('img', { name: alt, exact: true })
const gifButton = (page: Page, label: string) =>
  page.getByRole('button', { name: label.replace('{picture}', alt), exact: true })

/** What a page that moves does, by the names that the browser has for it. */
const work = ['TimerFire', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'Paint', 'Commit']

/** How often each of these was done within some seconds in which nobody touches the page. */
async function workIn(browser: Browser, page: Page, seconds: number) {
  const events = await traceFor(browser, page, seconds * 1000)
  return Object.fromEntries(
    work.map((name) => [name, events.filter((event) => event.name === name).length]),
  )
}

/** The movements of style sheets that run and are not bound to scrolling. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other')),
  )
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It has no box.')
  return box
}

async function expectStill(page: Page) {
  await expect(drawing(page)).toBeVisible()
  const before = await drawing(page).innerHTML()
  expect(await running(page)).toEqual([])
  await passFrames(page, 20)
  expect(await drawing(page).innerHTML()).toBe(before)
}

async function expectMoving(page: Page) {
  await expect(drawing(page)).toBeVisible()
  const before = await drawing(page).innerHTML()
  await expect.poll(() => drawing(page).innerHTML()).not.toBe(before)
  await expect.poll(() => running(page)).not.toEqual([])
}

/** Notes what the page is like as soon as it is there. Runs in the page. */
function lookAtFirst() {
  addEventListener('DOMContentLoaded', () => {
    window.atFirst = {
      motion: document.documentElement.dataset['motion'],
      running: document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
        .length,
    }
  })
}

test.describe('a page that is asked to stand still draws nothing for five seconds', () => {
  test('by its control, which stops what was moving', async ({ page, browser, site }) => {
    await visit(page, site.url)
    await expectMoving(page)
    await page.waitForLoadState('networkidle')
    const moving = await workIn(browser, page, 1)
    expect(moving['TimerFire']).toBeGreaterThan(0)
    expect(moving['Paint']).toBeGreaterThan(0)
    await pause(page).click()
    await expectStill(page)
    expect(await workIn(browser, page, 5)).toEqual(Object.fromEntries(work.map((one) => [one, 0])))
  })

  test('by the system', async ({ page, browser, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, site.url)
    await page.waitForLoadState('networkidle')
    await expectStill(page)
    expect(await workIn(browser, page, 5)).toEqual(Object.fromEntries(work.map((one) => [one, 0])))
  })
})

test.describe('the control', () => {
  test('stops and starts all that moves', async ({ page, site }) => {
    await visit(page, site.url)
    await expectMoving(page)
    await pause(page).click()
    await expectStill(page)
    expect(await visibleText(page.getByRole('paragraph').first())).toBe(jobTitle)
    await gif(page).scrollIntoViewIfNeeded()
    await expect(gif(page)).toHaveAttribute('src', /still/u)
    expect(await running(page)).toEqual([])
    await play(page).click()
    await expect(gif(page)).not.toHaveAttribute('src', /still/u)
    await scrollTo(page, 0)
    await expectMoving(page)
  })

  test('is remembered, without a flash of movement', async ({ page, site }) => {
    await page.addInitScript(lookAtFirst)
    await visit(page, site.url)
    await pause(page).click()
    await page.reload()
    expect(await page.evaluate(() => window.atFirst)).toEqual({ motion: 'off', running: 0 })
    await expectStill(page)
    await play(page).click()
    await expectMoving(page)
    await page.reload()
    expect(await page.evaluate(() => window.atFirst.motion)).toBe('on')
  })

  test('holds in every tab', async ({ page, context, site }) => {
    await visit(page, site.url)
    await expectMoving(page)
    const other = await context.newPage()
    await visit(other, `${site.url}/nowhere`)
    await pause(other).click()
    await expect(play(page)).toBeVisible()
    await expectStill(page)
  })

  test('works while no script of ours has come', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/Failed to (?:load resource|fetch dynamically)/u)
    await page.route('**/static/js/**', (route) => route.abort())
    await visit(page, site.url)
    await expect.poll(() => running(page)).not.toEqual([])
    await pause(page).click()
    await expect(play(page)).toBeVisible()
    expect(await running(page)).toEqual([])
  })

  test('has room beside the links on the smallest screen', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, site.url)
    const { x, y, width, height } = await boxOf(pause(page))
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(320)
    for (const link of await page.getByRole('navigation').getByRole('link').all()) {
      const box = await boxOf(link)
      expect(box.x + box.width).toBeLessThanOrEqual(x)
    }
    expect(y).toBeGreaterThanOrEqual(0)
  })
})

test.describe('the setting of the system', () => {
  test('is followed live, in both directions', async ({ page, site }) => {
    await visit(page, site.url)
    await expectMoving(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(play(page)).toBeVisible()
    await expectStill(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(pause(page)).toBeVisible()
    await expectMoving(page)
  })

  test('gives way to a visitor who wants movement', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, site.url)
    await expectStill(page)
    await play(page).click()
    await expectMoving(page)
    await page.addInitScript(lookAtFirst)
    await page.reload()
    expect(await page.evaluate(() => window.atFirst.motion)).toBe('on')
  })
})

test.describe('a gif that stands still', () => {
  test('plays at its button, until that is pressed again', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, site.url)
    await gif(page).scrollIntoViewIfNeeded()
    await expect(gif(page)).toHaveAttribute('src', /still/u)
    await gifButton(page, labels.playPicture).click()
    await expect(gif(page)).not.toHaveAttribute('src', /still/u)
    await gifButton(page, labels.pausePicture).click()
    await expect(gif(page)).toHaveAttribute('src', /still/u)
    await expect(gifButton(page, labels.playPicture)).toBeFocused()
    // The one that was played has been fetched, and no other.
    expect(
      asked.filter((address) => address.endsWith('.gif') && !address.includes('still')),
    ).toEqual([expect.stringContaining('.gif')])
  })

  test('stops with everything else', async ({ page, site }) => {
    await page.addInitScript(saveData)
    await visit(page, site.url)
    await gif(page).scrollIntoViewIfNeeded()
    await gifButton(page, labels.playPicture).click()
    await expect(gif(page)).not.toHaveAttribute('src', /still/u)
    await pause(page).click()
    await expect(gif(page)).toHaveAttribute('src', /still/u)
  })
})

test('a visitor who saves data is sent no animation and no gif that was not asked for', async ({
  page,
  site,
}) => {
  await page.addInitScript(saveData)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const media = () =>
    asked.filter(
      (path) =>
        /lottie-player|\/media\/.*\.json$/u.test(path) ||
        (path.endsWith('.gif') && !path.includes('still')),
    )
  await visit(page, site.url)
  await gif(page).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').or(page.getByRole('log')).first().scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(media()).toEqual([])
  await scrollTo(page, 0)
  const show = page
    .getByRole('region', { name: tag })
    .getByRole('button', { name: labels.showAnimation })
  await show.click()
  await expectMoving(page)
  await expect(show).toHaveCount(0)
})

test('what runs for ever rests where nobody sees it', async ({ page, site }) => {
  await visit(page, site.url)
  await expectMoving(page)
  const region = page.getByRole('region', { name: tag })
  // So low that no loop of another section is in view beside the form.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 500 })
  await page.locator('form').scrollIntoViewIfNeeded()
  await expect(region).not.toBeInViewport()
  await expect.poll(() => running(page)).toEqual([])
  const before = await drawing(page).innerHTML()
  await passFrames(page, 20)
  expect(await drawing(page).innerHTML()).toBe(before)
  await scrollTo(page, 0)
  await expectMoving(page)
})
