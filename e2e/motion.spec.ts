import type { Browser, Locator, Page } from '@playwright/test'

import { waitForHydration } from './page/wait-for-hydration.ts'
import { parseDefaultPortfolio, findDefaultSection } from './default-portfolio.ts'
import { waitForFrames, waitForScrollEnd, scrollTo } from './page/frames.ts'
import { findMenuButton } from './page/open-menu.ts'
import { emulateSaveData } from './page/emulate-save-data.ts'
import { expect, test, visit, withMotionInSmallWindow } from './test.ts'
import { recordTrace } from './loading/record-trace.ts'
import { readVisibleText } from './page/read-visible-text.ts'

test.use(withMotionInSmallWindow)

declare global {
  interface Window {
    /** The state of the page at DOMContentLoaded, before the site's scripts. */
    atFirst: { readonly motion: string | undefined; readonly running: number }
  }
}

const { labels } = parseDefaultPortfolio()
const { tag, jobTitle } = findDefaultSection('hero')
const strip = findDefaultSection('gif-strip')
const [{ alt } = { alt: '' }] = strip.images

const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const findPause = (page: Page) => findButton(page, labels.pauseMotion)
const findPlay = (page: Page) => findButton(page, labels.playMotion)
const findDrawing = (page: Page) =>
  page.getByRole('region', { name: tag }).locator('[aria-hidden] svg').first()
const findGif = (page: Page) => page.getByRole('img', { name: alt, exact: true })
const findGifButton = (page: Page, label: string) =>
  findButton(page, label.replace('{picture}', alt))

/** The trace events of a page that moves. */
const work = ['TimerFire', 'FireAnimationFrame', 'UpdateLayoutTree', 'Layout', 'Paint']

/** Counts each of these events during some seconds without input. */
async function countWork(browser: Browser, page: Page, seconds: number) {
  const events = await recordTrace(browser, page, seconds * 1000)
  return Object.fromEntries(
    work.map((name) => [name, events.filter((event) => event.name === name).length]),
  )
}

/** Returns the names of running CSS animations that do not follow the scroll position. */
function listRunning(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'other')),
  )
}

async function measureBox(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It has no box.')
  return box
}

async function expectStill(page: Page) {
  await expect(findDrawing(page)).toBeVisible()
  const before = await findDrawing(page).innerHTML()
  expect(await listRunning(page)).toEqual([])
  await waitForFrames(page, 20)
  expect(await findDrawing(page).innerHTML()).toBe(before)
}

async function expectMoving(page: Page) {
  await expect(findDrawing(page)).toBeVisible()
  const before = await findDrawing(page).innerHTML()
  await expect.poll(() => findDrawing(page).innerHTML()).not.toBe(before)
  await expect.poll(() => listRunning(page)).not.toEqual([])
}

/** Records the state of the page at DOMContentLoaded. Runs in the page. */
function recordFirstState() {
  addEventListener('DOMContentLoaded', () => {
    window.atFirst = {
      motion: document.documentElement.dataset['motion'],
      running: document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
        .length,
    }
  })
}

test('with motion switched off, by the control or by the system, the page does no work for five seconds', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(site.url)
  // A key that ends the preloader after hydration has to stop its timer too.
  await waitForHydration(page.locator('[data-preloader-root]'))
  await page.keyboard.press('Shift')
  await expectMoving(page)
  await page.waitForLoadState('networkidle')
  const moving = await countWork(browser, page, 1)
  expect(moving['TimerFire']).toBeGreaterThan(0)
  expect(moving['Paint']).toBeGreaterThan(0)

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const still = await context.newPage()
  await visit(still, site.url)
  await still.waitForLoadState('networkidle')
  await expectStill(still)

  await findPause(page).click()
  await expectStill(page)
  // The trace has the events of both pages.
  expect(await countWork(browser, page, 5)).toEqual(Object.fromEntries(work.map((one) => [one, 0])))
  await context.close()
})

test.describe('the control', () => {
  test('stops and starts everything that moves, in every tab, and is remembered', async ({
    page,
    context,
    site,
  }) => {
    await page.addInitScript(recordFirstState)
    await visit(page, site.url)
    await expectMoving(page)

    await test.step('the system setting applies at once, in both directions', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(findPlay(page)).toBeVisible()
      await expectStill(page)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect(findPause(page)).toBeVisible()
      await expectMoving(page)
    })
    await test.step('the control stops and starts everything', async () => {
      await findPause(page).click()
      await expectStill(page)
      expect(await readVisibleText(page.getByRole('paragraph').first())).toBe(jobTitle)
      await findGif(page).scrollIntoViewIfNeeded()
      await expect(findGif(page)).toHaveAttribute('src', /still/u)
      expect(await listRunning(page)).toEqual([])
      await findPlay(page).click()
      await expect(findGif(page)).not.toHaveAttribute('src', /still/u)
      await scrollTo(page, 0)
      await expectMoving(page)
    })
    await test.step('it applies in every tab', async () => {
      const other = await context.newPage()
      await visit(other, `${site.url}/nowhere`)
      await findPause(other).click()
      await expect(findPlay(page)).toBeVisible()
      await expectStill(page)
      await other.close()
    })
    await test.step('it is remembered, and nothing moves before it applies', async () => {
      await page.reload()
      expect(await page.evaluate(() => window.atFirst)).toEqual({ motion: 'off', running: 0 })
      await expectStill(page)
    })
    await test.step('a visitor who wants motion overrides the system setting', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await findPlay(page).click()
      await expectMoving(page)
      await page.reload()
      expect(await page.evaluate(() => window.atFirst.motion)).toBe('on')
      await expectMoving(page)
    })
  })

  test('works before any script of the site has loaded, and fits beside the menu on the smallest screen', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/Failed to (?:load resource|fetch dynamically)/u)
    await page.route('**/static/js/**', (route) => route.abort())
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, site.url)
    await test.step('it fits', async () => {
      const { x, y, width, height } = await measureBox(findPause(page))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(x + width).toBeLessThanOrEqual(320)
      const menu = await measureBox(findMenuButton(page))
      expect(menu.height).toBeGreaterThanOrEqual(44)
      expect(menu.x + menu.width).toBeLessThanOrEqual(x)
      expect(y).toBeGreaterThanOrEqual(0)
    })
    await expect.poll(() => listRunning(page)).not.toEqual([])
    await findPause(page).click()
    await expect(findPlay(page)).toBeVisible()
    expect(await listRunning(page)).toEqual([])
  })
})

test('a paused gif plays when its button is pressed, until it is pressed again', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(page, site.url)
  await findGif(page).scrollIntoViewIfNeeded()
  await expect(findGif(page)).toHaveAttribute('src', /still/u)
  await findGifButton(page, labels.playPicture).click()
  await expect(findGif(page)).not.toHaveAttribute('src', /still/u)
  await findGifButton(page, labels.pausePicture).click()
  await expect(findGif(page)).toHaveAttribute('src', /still/u)
  await expect(findGifButton(page, labels.playPicture)).toBeFocused()
  // Only the gif that was played was fetched.
  expect(asked.filter((address) => address.endsWith('.gif') && !address.includes('still'))).toEqual(
    [expect.stringContaining('.gif')],
  )
})

test('with data saving on, no animation and no gif loads before the visitor asks for it', async ({
  page,
  site,
}) => {
  await page.addInitScript(emulateSaveData)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const listMedia = () =>
    asked.filter(
      (path) =>
        /lottie-player|\/media\/.*\.json$/u.test(path) ||
        (path.endsWith('.gif') && !path.includes('still')),
    )
  await visit(page, site.url)

  await test.step('each button names the animation that it shows', async () => {
    const cards = findDefaultSection('expertise').cards.filter(({ animation }) => animation)
    expect(cards.length).toBeGreaterThan(1)
    await expect(findButton(page, labels.showAnimation)).toBeVisible()
    for (const card of cards) {
      // The button is there once its animation comes near.
      await page.getByRole('heading', { name: card.title }).scrollIntoViewIfNeeded()
      await expect(findButton(page, `${labels.showAnimation} ${card.alt}`)).toHaveText(
        labels.showAnimation,
      )
    }
  })
  await test.step('nothing loads before', async () => {
    await findGif(page).scrollIntoViewIfNeeded()
    await page.getByRole('contentinfo').or(page.getByRole('log')).first().scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(listMedia()).toEqual([])
  })
  await test.step('an animation moves once it was asked for', async () => {
    await scrollTo(page, 0)
    const hero = page.getByRole('region', { name: tag })
    const show = hero.getByRole('button', { name: labels.showAnimation })
    await show.click()
    await expectMoving(page)
    await expect(show).toHaveCount(0)
    await expect(hero).toBeFocused()
  })
  await test.step('a gif that plays stops with everything else', async () => {
    // The picture itself is elsewhere until its section is reached. The button moves with the
    // scroll position, and a click on a button that moves is none.
    await findGifButton(page, labels.playPicture).scrollIntoViewIfNeeded()
    await waitForScrollEnd(page)
    await findGifButton(page, labels.playPicture).click()
    await expect(findGif(page)).not.toHaveAttribute('src', /still/u)
    await findPause(page).click()
    await expect(findGif(page)).toHaveAttribute('src', /still/u)
  })
})

test('endless animations pause when they are out of view', async ({ page, site }) => {
  await visit(page, site.url)
  await expectMoving(page)
  const region = page.getByRole('region', { name: tag })
  // So low that no animation of another section is in view with the form.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 500 })
  await page.locator('form').scrollIntoViewIfNeeded()
  await expect(region).not.toBeInViewport()
  await expect.poll(() => listRunning(page)).toEqual([])
  const before = await findDrawing(page).innerHTML()
  await waitForFrames(page, 20)
  expect(await findDrawing(page).innerHTML()).toBe(before)
  await scrollTo(page, 0)
  await expectMoving(page)
})
