import type { Page } from '@playwright/test'

import { defaultPortfolio } from '../default-portfolio.ts'
import { editEverySection, longPreloader, rearrange } from '../contents/edited-contents.ts'
import { waitForFrames } from '../page/frames.ts'
import { expect, test, withMotion } from '../test.ts'

test.use(withMotion)

declare global {
  interface Window {
    /** The timers that `holdTimers` keeps from firing. */
    heldTimers: Set<number>
    /** Whether the preloader covered the page, from the first frame on: one entry per change. */
    coverage: { readonly at: number; readonly covered: boolean }[]
  }
}

const { notFound, preloader } = defaultPortfolio()
const { letters } = preloader

/** The preloader, which has no role because it is hidden from assistive technology. */
const cover = (page: Page) => page.locator('[data-preloader-root]')

/** Its letters, as they are drawn. */
const drawnLetters = (page: Page) => cover(page).locator('[data-preloader-fill]')

const contactLink = (page: Page) => page.getByRole('link', { name: 'Contact', exact: true })

/** Records before every frame whether the preloader covers the page. Runs in the page. */
function recordCoverage() {
  requestAnimationFrame(recordCoverage)
  window.coverage ??= []
  if (!document.querySelector('main')) return
  const [right, bottom] = [innerWidth - 1, innerHeight - 1]
  const points = [
    [0, 0],
    [right, 0],
    [0, bottom],
    [right, bottom],
    [right / 2, bottom / 2],
  ] as const
  const covered = points.every(([x, y]) =>
    document.elementFromPoint(x, y)?.closest('[data-preloader-root]'),
  )
  if (window.coverage.at(-1)?.covered === covered) return
  window.coverage.push({ at: performance.now(), covered })
}

/** Returns what `recordCoverage` has recorded, without the times. */
async function coverageOf(page: Page): Promise<boolean[]> {
  // The page may be complete before its first frame.
  await page.waitForFunction(() => window.coverage.length > 0)
  return page.evaluate(() => window.coverage.map(({ covered }) => covered))
}

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

/** Pauses the preloader's CSS animations at a time, ms. Timers of scripts are not affected. */
async function stopAt(page: Page, time: number) {
  await page.evaluate((to) => {
    for (const animation of document.getAnimations()) {
      const target = animation.effect instanceof KeyframeEffect && animation.effect.target
      if (!target || !target.matches('[data-preloader-root]')) continue
      animation.pause()
      animation.currentTime = to
    }
  }, time)
}

test.describe('the preloader', () => {
  test('covers the page from the first paint @phone', async ({ page, site }) => {
    await page.addInitScript(recordCoverage)
    await page.goto(site.url)
    expect(await coverageOf(page)).toEqual([true])
    await expect(drawnLetters(page)).toHaveText(letters)
  })

  test('draws letters and lines one after the other, pauses, fades out and repeats for ever', async ({
    page,
    site,
  }) => {
    await page.goto(site.url)
    expect(await page.evaluate(readTimeline)).toEqual({
      parts: [
        { words: 'A', begins: 0, ends: 700 },
        { words: '', begins: 700, ends: 1300 },
        { words: 'H', begins: 1300, ends: 1900 },
        { words: '', begins: 1900, ends: 2500 },
        { words: 'K', begins: 2500, ends: 3100 },
      ],
      fadeBegins: 4100,
      fadeEnds: 5100,
      loops: [5100],
      repetitions: [Number.POSITIVE_INFINITY],
    })
  })

  test('ends with its letters at the position and size of the hero’s tag @phone', async ({
    page,
    site,
  }) => {
    await page.goto(site.url)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // The letters have settled, and the fade-out has not started.
    await page.evaluate(() => {
      const root = document.querySelector('[data-preloader-root]')
      for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
        animation.pause()
        animation.currentTime = 4_050
      }
    })
    await expectLettersOnTag(page)
  })

  test('says how to skip it', async ({ page, site }) => {
    await page.goto(site.url)
    const hint = cover(page).getByText(preloader.skipHint)
    await expect(hint).toBeInViewport({ ratio: 1 })
    await expect(hint).toHaveCSS('opacity', '1')
  })

  test('is gone after 5000 ms', async ({ page, site }) => {
    await page.addInitScript(recordCoverage)
    await page.goto(site.url)
    await expect(cover(page)).toBeHidden({ timeout: 15_000 })
    const seen = await page.evaluate(() => window.coverage)
    expect(seen.map(({ covered }) => covered)).toEqual([true, false])
    expect(seen.at(-1)?.at).toBeGreaterThan(4_900)
    expect(seen.at(-1)?.at).toBeLessThan(8_000)
  })

  test('covers the not-found page too', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/404 \(Not Found\)/u)
    await page.addInitScript(recordCoverage)
    await page.goto(`${site.url}/nowhere`)
    expect(await coverageOf(page)).toEqual([true])
    await page.keyboard.press('Escape')
    await expect(cover(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
  })

  test('is hidden from assistive technology, which gets the page underneath', async ({
    page,
    site,
  }) => {
    await page.goto(site.url)
    const beneath = await page.locator('body').ariaSnapshot()
    expect(await coverageNow(page)).toBe(true)
    expect(beneath).toContain('heading "Contact Me"')
    await page.keyboard.press('Shift')
    await expect(cover(page)).toHaveCount(0)
    expect(await page.locator('body').ariaSnapshot()).toBe(beneath)
  })
})

/** Returns the boxes of the letters at a time of their drawing, ms. */
function boxesAt(page: Page, time: number) {
  return drawnLetters(page).evaluateAll((all, to) => {
    const stage = document.querySelector('[data-preloader-stage]')
    for (const animation of stage?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      animation.currentTime = to
    }
    return all.map((letter) => letter.getBoundingClientRect().toJSON())
  }, time)
}

/** Expects each letter of the preloader on the same letter of the tag, at the same size. */
async function expectLettersOnTag(page: Page) {
  const drawn = await drawnLetters(page).evaluateAll((all) =>
    all.map((letter) => letter.getBoundingClientRect().toJSON()),
  )
  const tag = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode()
    return Array.from({ length: text?.textContent?.length ?? 0 }, (_, index) => {
      const range = document.createRange()
      if (text) range.setStart(text, index)
      if (text) range.setEnd(text, index + 1)
      return range.getBoundingClientRect().toJSON()
    })
  })
  expect(drawn).toHaveLength(tag.length)
  for (const [index, letter] of tag.entries()) {
    expect(Math.abs(drawn[index].left - letter.left), `letter ${index}`).toBeLessThan(1.5)
    expect(Math.abs(drawn[index].bottom - letter.bottom), `letter ${index}`).toBeLessThan(1.5)
    expect(Math.abs(drawn[index].height - letter.height), `letter ${index}`).toBeLessThan(1.5)
  }
}

async function coverageNow(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('[data-preloader-root]') != null,
  )
}

test.describe('the preloader ends at once', () => {
  test.beforeEach(async ({ page, site }) => {
    await page.goto(site.url)
    await expect(cover(page)).toBeVisible()
  })

  test('at a key, which stops its timer too', async ({ page, site }) => {
    await page.addInitScript(holdTimers, preloader.duration)
    await page.goto(site.url)
    const held = () => page.evaluate(() => window.heldTimers.size)
    await expect.poll(held).toBe(1)
    await page.keyboard.press('x')
    await expect.poll(held).toBe(0)
  })

  test('at any key', async ({ page }) => {
    await page.keyboard.press('x')
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
  })

  test('at the Enter key, which does not follow the focused link', async ({ page, site }) => {
    await contactLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
    await expect(page).toHaveURL(`${site.url}/`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/#contact`)
  })

  test('at the space bar, which does not scroll the page', async ({ page }) => {
    await page.keyboard.press('Space')
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
    await waitForFrames(page, 20)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Space')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('at a click, which does not reach the link underneath', async ({ page, site }) => {
    const { x, y } = await middleOf(page)
    await page.mouse.click(x, y)
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
    await expect(page).toHaveURL(`${site.url}/`)
    await page.mouse.click(x, y)
    await expect(page).toHaveURL(`${site.url}/#contact`)
  })

  test('at a turn of the wheel', async ({ page }) => {
    await page.mouse.wheel(0, 100)
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
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
      const { x, y } = await middleOf(page)
      await page.touchscreen.tap(x, y)
      await expect(cover(page)).toBeHidden({ timeout: 1_000 })
      await expect(page).toHaveURL(`${site.url}/`)
      await page.touchscreen.tap(x, y)
      await expect(page).toHaveURL(`${site.url}/#contact`)
    })
  })
})

async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await contactLink(page).boundingBox()
  if (!box) throw new Error('The link has no box.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function expectEndAfter(page: Page, duration: number) {
  await stopAt(page, duration - 1)
  expect(await coverageNow(page)).toBe(true)
  await stopAt(page, duration + 1)
  expect(await coverageNow(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('the preloader ends without the site’s scripts', () => {
  test('when the entry script is blocked', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/Failed to (?:load resource|fetch dynamically)/u)
    await page.route('**/static/js/**', (route) => route.abort())
    await page.goto(site.url)
    await expectEndAfter(page, preloader.duration)
  })

  test.describe('when scripts are turned off', () => {
    test.use({ javaScriptEnabled: false })

    test('it ends by itself', async ({ page, site }) => {
      await page.goto(site.url)
      await expectEndAfter(page, preloader.duration)
    })
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the preloader never shows', async ({ page, site }) => {
    await page.addInitScript(recordCoverage)
    await page.goto(site.url)
    await waitForFrames(page, 3)
    expect(await coverageOf(page)).toEqual([false])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the owner', () => {
  test('can turn the preloader off', async ({ page, variant }) => {
    const site = await variant(rearrange)
    await page.addInitScript(recordCoverage)
    await page.goto(site.url)
    await waitForFrames(page, 3)
    expect(await coverageOf(page)).toEqual([false])
    await expect(cover(page)).toHaveCount(0)
  })

  test('chooses the letters, the times of the drawing and the duration', async ({
    page,
    variant,
  }) => {
    const site = await variant(editEverySection)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(drawnLetters(page)).toHaveText(longPreloader.letters)
    await expect
      .poll(() => page.evaluate(readTimeline))
      .toEqual({
        parts: [
          { words: 'Q', begins: 0, ends: 100 },
          { words: '', begins: 100, ends: 300 },
          { words: 'Z', begins: 300, ends: 600 },
        ],
        fadeBegins: 1100,
        fadeEnds: 1500,
        loops: [1500],
        repetitions: [Number.POSITIVE_INFINITY],
      })
    // They are not the tag, so they stay where they were drawn.
    const drawn = await boxesAt(page, 650)
    expect(await boxesAt(page, 1_090)).toEqual(drawn)
    await expectEndAfter(page, longPreloader.duration)
  })
})

/**
 * Steps through the drawing, 50 ms at a time. Returns when each part starts and is complete, and
 * when the fade-out starts and ends. Runs in the page.
 */
function readTimeline() {
  const drawing = document.getAnimations().flatMap((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
    const inside = target?.closest('[data-preloader-stage]')
    return target && inside ? [{ animation, target }] : []
  })
  const timings = drawing.map(({ animation }) => animation.effect?.getComputedTiming())
  const loops = [...new Set(timings.map((timing) => Number(timing?.duration)))]
  const parts = [...document.querySelectorAll('[data-preloader-part]')]
  const times = Array.from({ length: (loops[0] ?? 0) / 50 }, (_, index) => index * 50)
  const seen = times.map((time) => {
    for (const { animation } of drawing) {
      animation.pause()
      animation.currentTime = time
    }
    const stage = document.querySelector('[data-preloader-stage]')
    return { whole: stage ? Number(getComputedStyle(stage).opacity) : 0, parts: parts.map(share) }
  })
  return {
    parts: parts.map((part, index) => {
      const values = seen.map((one) => one.parts[index] ?? Number.NaN)
      return {
        words: part.textContent,
        begins: times[values.findIndex((value) => value > 0.001) - 1],
        ends: times[values.findIndex((value) => value > 0.999)],
      }
    }),
    fadeBegins: times[seen.findLastIndex(({ whole }) => whole > 0.999)],
    fadeEnds: loops[0],
    loops,
    repetitions: [...new Set(timings.map((timing) => timing?.iterations))],
  }

  // Defined here because nothing else of this file exists in the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function share(part: Element): number {
    const { strokeDashoffset, strokeDasharray, transform } = getComputedStyle(part)
    return part instanceof SVGElement
      ? 1 - Number.parseFloat(strokeDashoffset) / Number.parseFloat(strokeDasharray)
      : new DOMMatrix(transform).a
  }
}
