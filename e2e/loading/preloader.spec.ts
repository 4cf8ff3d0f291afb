import type { Page } from '@playwright/test'

import { parseDefaultPortfolio } from '../default-portfolio.ts'
import { editEverySection, longPreloader, rearrange } from '../contents/edited-contents.ts'
import { waitForFrames } from '../page/frames.ts'
import { holdScripts } from '../page/hold-scripts.ts'
import { openWithStoppedClock, stopAnimations } from '../page/stopped-clock.ts'
import { findCover, findDrawnLetters, expectLettersOnTag } from '../page/preloader.ts'
import { expect, test, withMotionInSmallWindow } from '../test.ts'

test.use(withMotionInSmallWindow)

declare global {
  interface Window {
    /** Whether the preloader covered the page, from the first frame on: one entry per change. */
    coverage: { readonly at: number; readonly covered: boolean }[]
    /** What the job title was in each frame, one entry per change. */
    titleSeen: string[]
  }
}

const { notFound, preloader } = parseDefaultPortfolio()
const { letters } = preloader

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

/** Records changes of the job title before each frame. Runs in the page. */
function recordTitle() {
  requestAnimationFrame(recordTitle)
  window.titleSeen ??= []
  const [words, noise] = [...document.querySelectorAll('main p span span span')].map((part) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  if (words === undefined) return
  const seen = noise ? 'noise' : words ? 'words' : 'nothing'
  if (window.titleSeen.at(-1) !== seen) window.titleSeen.push(seen)
}

/** Returns what `recordCoverage` has recorded, without the times. */
async function readCoverage(page: Page): Promise<boolean[]> {
  // The page may be complete before its first frame.
  await page.waitForFunction(() => window.coverage.length > 0)
  return page.evaluate(() => window.coverage.map(({ covered }) => covered))
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
  // Its timeline: src/ui/preloader/preloader-styles.test.ts, and below in a browser.
  test('covers the page from the first paint, in its centre, ends on the hero’s tag, and says how to skip it', async ({
    page,
    site,
  }) => {
    await page.addInitScript(recordCoverage)
    await openWithStoppedClock(page, site.url)
    expect(await readCoverage(page)).toEqual([true])
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await test.step('says how to skip it', async () => {
      const hint = findCover(page).getByText(preloader.skipHint)
      await hint.evaluate((words) => {
        for (const animation of words.getAnimations()) animation.currentTime = 1_000
      })
      await expect(hint).toBeInViewport({ ratio: 1 })
      await expect(hint).toHaveCSS('opacity', '1')
    })
    await expect(findDrawnLetters(page)).toHaveText(letters)
    for (const size of [
      { width: 1120, height: 700 },
      { width: 360, height: 780 },
    ]) {
      await page.setViewportSize(size)
      await test.step(`its letters are in the centre at ${size.width} px`, async () => {
        const boxes = await measureBoxes(page, 3_150)
        const { left } = boxes[0]
        const { right } = boxes[boxes.length - 1]
        const width = await page.evaluate(() => document.documentElement.clientWidth)
        expect(Math.abs((left + right) / 2 - width / 2)).toBeLessThan(width * 0.004)
      })
      await test.step(`at its end they have the position and size of the tag at ${size.width} px`, async () => {
        // The letters have settled, and the fade-out has not started.
        await measureBoxes(page, 4_050)
        await expectLettersOnTag(page)
      })
    }
    await test.step('is hidden from assistive technology, which gets the page underneath', async () => {
      const beneath = await page.locator('body').ariaSnapshot()
      expect(await isCoveredNow(page)).toBe(true)
      expect(beneath).toContain('heading "Contact Me"')
      await page.keyboard.press('Shift')
      await page.clock.resume()
      await expect(findCover(page)).toHaveCount(0)
      expect(await page.locator('body').ariaSnapshot()).toBe(beneath)
    })
  })

  test('is gone after 5000 ms, and the job title is not visible before its noise', async ({
    page,
    site,
  }) => {
    await page.addInitScript(recordCoverage)
    await page.addInitScript(recordTitle)
    await page.goto(site.url)
    await expect(findCover(page)).toBeHidden({ timeout: 15_000 })
    const seen = await page.evaluate(() => window.coverage)
    expect(seen.map(({ covered }) => covered)).toEqual([true, false])
    const [first = NaN, last = NaN] = seen.map(({ at }) => at)
    expect(last).toBeGreaterThan(4_900)
    // The first frame may be late.
    expect(last - first).toBeLessThan(8_000)
    await expect
      .poll(() => page.evaluate(() => window.titleSeen))
      .toEqual(['nothing', 'noise', 'words'])
  })

  test('keeps the job title hidden until its noise, also if that script is late', async ({
    page,
    site,
  }) => {
    const arrive = await holdScripts(page, /\/static\/js\/hero-/u)
    await page.addInitScript(recordTitle)
    // After 7 seconds the title shows without the script.
    await stopAnimations(page)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(page.getByRole('main')).toBeAttached()
    await page.keyboard.press('Shift')
    await expect(findCover(page)).toBeHidden()
    await waitForFrames(page, 3)
    arrive()
    await expect
      .poll(() => page.evaluate(() => window.titleSeen))
      .toEqual(['nothing', 'noise', 'words'])
  })

  test('covers the not-found page too', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/404 \(Not Found\)/u)
    await page.addInitScript(recordCoverage)
    await openWithStoppedClock(page, `${site.url}/nowhere`)
    expect(await readCoverage(page)).toEqual([true])
    await page.keyboard.press('Escape')
    await page.clock.resume()
    await expect(findCover(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
  })
})

/** Returns the boxes of the letters at a time of their drawing, ms. */
function measureBoxes(page: Page, time: number) {
  return findDrawnLetters(page).evaluateAll((all, to) => {
    const stage = document.querySelector('[data-preloader-stage]')
    for (const animation of stage?.getAnimations({ subtree: true }) ?? []) {
      animation.pause()
      animation.currentTime = to
    }
    return all.map((letter) => letter.getBoundingClientRect().toJSON())
  }, time)
}

async function isCoveredNow(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('[data-preloader-root]') != null,
  )
}

async function expectEndAfter(page: Page, duration: number) {
  await stopAt(page, duration - 1)
  expect(await isCoveredNow(page)).toBe(true)
  await stopAt(page, duration + 1)
  expect(await isCoveredNow(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('the preloader ends without the site’s scripts', () => {
  test('when the entry script is blocked', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/Failed to (?:load resource|fetch dynamically)/u)
    await page.route('**/static/js/**', (route) => route.abort())
    await stopAnimations(page)
    await page.goto(site.url)
    await expectEndAfter(page, preloader.duration)
  })

  test.describe('when scripts are turned off', () => {
    test.use({ javaScriptEnabled: false })

    test('it ends by itself', async ({ page, site }) => {
      await stopAnimations(page)
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
    expect(await readCoverage(page)).toEqual([false])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the owner', () => {
  test('can turn the preloader off', async ({ page, variant }) => {
    const site = await variant(rearrange)
    await page.addInitScript(recordCoverage)
    await page.goto(site.url)
    await waitForFrames(page, 3)
    expect(await readCoverage(page)).toEqual([false])
    await expect(findCover(page)).toHaveCount(0)
  })

  test('chooses the letters, the times of the drawing and the duration', async ({
    page,
    variant,
  }) => {
    const site = await variant(editEverySection)
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(findDrawnLetters(page)).toHaveText(longPreloader.letters)
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
    const drawn = await measureBoxes(page, 650)
    expect(await measureBoxes(page, 1_090)).toEqual(drawn)
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
    return {
      whole: stage ? Number(getComputedStyle(stage).opacity) : 0,
      parts: parts.map(readShare),
    }
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
  function readShare(part: Element): number {
    const { strokeDashoffset, strokeDasharray, transform } = getComputedStyle(part)
    return part instanceof SVGElement
      ? 1 - Number.parseFloat(strokeDashoffset) / Number.parseFloat(strokeDasharray)
      : new DOMMatrix(transform).a
  }
}
