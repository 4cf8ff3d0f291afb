import type { Page } from '@playwright/test'

import { parseDefaultPortfolio } from '../default-portfolio.ts'
import { waitForFrames } from '../page/frames.ts'
import { findCover, expectLettersOnTag } from '../page/preloader.ts'
import { expect, test, withMotionInSmallWindow } from '../test.ts'

test.use(withMotionInSmallWindow)

declare global {
  interface Window {
    /** The timers that `holdTimers` keeps from firing. */
    heldTimers: Set<number>
  }
}

const { preloader } = parseDefaultPortfolio()

const findContactLink = (page: Page) => page.getByRole('link', { name: 'Contact', exact: true })

/** Keeps each timer with this delay, ms, from firing. Runs in the page. */
function holdTimers(held: number) {
  window.heldTimers = new Set()
  const { setTimeout: start, clearTimeout: stop } = window
  Object.assign(window, {
    setTimeout(callback: () => void, delay: number, ...args: []) {
      if (delay !== held) return start(callback, delay, ...args)
      // An id that no timer of the browser has.
      const id = -1 - window.heldTimers.size
      window.heldTimers.add(id)
      return id
    },
    clearTimeout(id: number) {
      if (!window.heldTimers.delete(id)) stop(id)
    },
  })
}

test.describe('the preloader ends at once', () => {
  test('at a key, which stops its timer too', async ({ page, site }) => {
    await page.addInitScript(holdTimers, preloader.duration)
    await page.goto(site.url)
    const countHeld = () => page.evaluate(() => window.heldTimers.size)
    await expect.poll(countHeld).toBe(1)
    await page.keyboard.press('x')
    await expect(findCover(page)).toBeHidden({ timeout: 1_000 })
    await expect.poll(countHeld).toBe(0)
  })

  test('at the Enter key, which does not follow the focused link', async ({ page, site }) => {
    await open(page, site.url)
    await findContactLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(findCover(page)).toBeHidden({ timeout: 1_000 })
    await expect(page).toHaveURL(`${site.url}/`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/#contact`)
  })

  test('at the space bar, which does not scroll the page', async ({ page, site }) => {
    await open(page, site.url)
    await page.keyboard.press('Space')
    await expect(findCover(page)).toBeHidden({ timeout: 1_000 })
    await waitForFrames(page, 20)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Space')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('at a click, which does not reach the link underneath', async ({ page, site }) => {
    await open(page, site.url)
    const { x, y } = await findMiddle(page)
    await page.mouse.click(x, y)
    await expect(findCover(page)).toBeHidden({ timeout: 1_000 })
    await expect(page).toHaveURL(`${site.url}/`)
    await page.mouse.click(x, y)
    await expect(page).toHaveURL(`${site.url}/#contact`)
  })

  test('at a turn of the wheel', async ({ page, site }) => {
    await open(page, site.url)
    await page.mouse.wheel(0, 100)
    await expect(findCover(page)).toBeHidden({ timeout: 1_000 })
  })

  test('at a key, after which its letters glide to the tag over a page that can be used', async ({
    page,
    site,
  }) => {
    await page.addInitScript(holdTimers, preloader.duration)
    await page.goto(site.url)
    // The effect that starts this timer listens to keys, too.
    await expect.poll(() => page.evaluate(() => window.heldTimers.size)).toBe(1)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const during = await page.evaluate(() => {
      // The glide stays at its end, so that it can be measured.
      Object.assign(window, { setTimeout: () => 0 })
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
      const root = document.querySelector('[data-preloader-root]')
      const glide = root?.getAnimations({ subtree: true }) ?? []
      const lengths = glide.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      const isVisible = root?.checkVisibility({ visibilityProperty: true })
      const touched = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      for (const animation of glide) {
        animation.pause()
        animation.currentTime = 259
      }
      return { isVisible, covers: root?.contains(touched) ?? false, lasts: Math.max(...lengths) }
    })
    expect(during).toEqual({ isVisible: true, covers: false, lasts: 440 })
    await expectLettersOnTag(page)
  })

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('at a tap, which does not reach the link underneath', async ({ page, site }) => {
      await open(page, site.url)
      const { x, y } = await findMiddle(page)
      await page.touchscreen.tap(x, y)
      await expect(findCover(page)).toBeHidden({ timeout: 1_000 })
      await expect(page).toHaveURL(`${site.url}/`)
      await page.touchscreen.tap(x, y)
      await expect(page).toHaveURL(`${site.url}/#contact`)
    })
  })
})

/** Opens the page, which the preloader covers. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(findCover(page)).toBeVisible()
}

async function findMiddle(page: Page): Promise<{ x: number; y: number }> {
  const box = await findContactLink(page).boundingBox()
  if (!box) throw new Error('The link has no box.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
