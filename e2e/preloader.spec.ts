import type { Page } from '@playwright/test'

import { defaultPortfolio } from './default-portfolio.ts'
import { passFrames } from './frames.ts'
import { expect, test } from './test.ts'

declare global {
  interface Window {
    /** Whether the preloader covered the page, from the first frame on: one entry per change. */
    coverage: { readonly at: number; readonly covered: boolean }[]
  }
}

const { notFound, preloader } = defaultPortfolio()
const { letters } = preloader

/** The preloader; assistive technology does not know of it, so it has no role. */
const cover = (page: Page) => page.locator('[data-preloader-root]')

/** Its letters, as they are drawn. */
const drawnLetters = (page: Page) => cover(page).locator('[data-preloader-fill]')

const contactLink = (page: Page) => page.getByRole('link', { name: 'Contact', exact: true })

/** Looks at the middle and the corners of the page before every frame. Runs in the page. */
function lookAtEveryFrame() {
  requestAnimationFrame(lookAtEveryFrame)
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

/** What `lookAtEveryFrame` has seen so far, without the times. */
async function coverageOf(page: Page): Promise<boolean[]> {
  // A page may have come to its end before its first frame.
  await page.waitForFunction(() => window.coverage.length > 0)
  return page.evaluate(() => window.coverage.map(({ covered }) => covered))
}

/** Stops the clock of the style sheet at a time, ms: what scripts do does not follow it. */
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
  test('covers the page from the first paint', async ({ page, site }) => {
    await page.addInitScript(lookAtEveryFrame)
    await page.goto(site.url)
    expect(await coverageOf(page)).toEqual([true])
    await expect(drawnLetters(page)).toHaveText(letters)
  })

  test('draws letters and lines in turn, rests, fades out and repeats for ever', async ({
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

  test('hands its letters over to the tag of the hero, in their place and size', async ({
    page,
    site,
  }) => {
    await page.goto(site.url)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    // The letters have come to rest, and the fade-out has not begun.
    await page.evaluate(() => {
      const root = document.querySelector('[data-preloader-root]')
      for (const animation of root?.getAnimations({ subtree: true }) ?? []) {
        animation.pause()
        animation.currentTime = 4_050
      }
    })
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
  })

  test('is gone after 5000 ms', async ({ page, site }) => {
    await page.addInitScript(lookAtEveryFrame)
    await page.goto(site.url)
    await expect(cover(page)).toBeHidden({ timeout: 15_000 })
    const seen = await page.evaluate(() => window.coverage)
    expect(seen.map(({ covered }) => covered)).toEqual([true, false])
    expect(seen.at(-1)?.at).toBeGreaterThan(4_000)
    expect(seen.at(-1)?.at).toBeLessThan(8_000)
  })

  test('shows before the not-found page too', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/404 \(Not Found\)/u)
    await page.addInitScript(lookAtEveryFrame)
    await page.goto(`${site.url}/nowhere`)
    expect(await coverageOf(page)).toEqual([true])
    await page.keyboard.press('Escape')
    await expect(cover(page)).toBeHidden()
    await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
  })

  test('leaves the page beneath to assistive technology, and is no part of it', async ({
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

  test('at any key', async ({ page }) => {
    await page.keyboard.press('x')
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
  })

  test('at the key Enter, which does not follow the link that has the focus', async ({
    page,
    site,
  }) => {
    await contactLink(page).focus()
    await page.keyboard.press('Enter')
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
    await expect(page).toHaveURL(`${site.url}/`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}/#contact`)
  })

  test('at the space bar, which does not scroll the page beneath', async ({ page }) => {
    await page.keyboard.press('Space')
    await expect(cover(page)).toBeHidden({ timeout: 1_000 })
    await passFrames(page, 20)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press('Space')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  test('at a click, which does not reach the link beneath', async ({ page, site }) => {
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

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true })

    test('at a tap, which does not reach the link beneath', async ({ page, site }) => {
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

async function expectEndInTime(page: Page) {
  await stopAt(page, 4_999)
  expect(await coverageNow(page)).toBe(true)
  await stopAt(page, 5_001)
  expect(await coverageNow(page)).toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('the preloader needs no script of ours', () => {
  test('when the entry script is blocked', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/Failed to (?:load resource|fetch dynamically)/u)
    await page.route('**/static/js/**', (route) => route.abort())
    await page.goto(site.url)
    await expectEndInTime(page)
  })

  test.describe('when scripts are turned off', () => {
    test.use({ javaScriptEnabled: false })

    test('it ends by itself', async ({ page, site }) => {
      await page.goto(site.url)
      await expectEndInTime(page)
    })
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the preloader never shows', async ({ page, site }) => {
    await page.addInitScript(lookAtEveryFrame)
    await page.goto(site.url)
    await passFrames(page, 3)
    expect(await coverageOf(page)).toEqual([false])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the owner', () => {
  test('can turn the preloader off', async ({ page, variant }) => {
    const site = await variant((raw) => {
      raw['preloader'] = { enabled: false, letters }
    })
    await page.addInitScript(lookAtEveryFrame)
    await page.goto(site.url)
    await passFrames(page, 3)
    expect(await coverageOf(page)).toEqual([false])
    await expect(cover(page)).toHaveCount(0)
  })

  test('chooses the letters and the times of the drawing', async ({ page, variant }) => {
    const site = await variant((raw) => {
      // It lasts long enough to be read on a busy machine.
      raw['preloader'] = {
        letters: ['Q', 'Z'],
        duration: 60_000,
        steps: [100, 200, 300, 400],
        fadeDelay: 500,
      }
    })
    await page.goto(site.url, { waitUntil: 'commit' })
    await expect(drawnLetters(page)).toHaveText(['Q', 'Z'])
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
  })

  test('chooses how long the preloader lasts', async ({ page, variant }) => {
    const site = await variant((raw) => {
      raw['preloader'] = { letters: ['Q', 'Z'], duration: 3000 }
    })
    await page.addInitScript(lookAtEveryFrame)
    await page.goto(site.url)
    await expect(cover(page)).toBeHidden()
    const seen = await page.evaluate(() => window.coverage)
    expect(seen.map(({ covered }) => covered)).toEqual([true, false])
    // Well before the 5000 ms of the default, counted from the first frame on.
    const lasted = (seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)
    expect(lasted).toBeGreaterThan(2_000)
    expect(lasted).toBeLessThan(4_500)
  })
})

/**
 * Steps through the drawing, 50 ms at a time, and notes when each part is last not yet seen and
 * first seen whole, and when all fades out. Runs in the page.
 */
function readTimeline() {
  const drawing = document.getAnimations().flatMap((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
    const inside = target?.parentElement?.closest('[data-preloader-root]')
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

  // It has to be in here: nothing else of this file is in the page.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  function share(part: Element): number {
    const { strokeDashoffset, strokeDasharray, transform } = getComputedStyle(part)
    return part instanceof SVGElement
      ? 1 - Number.parseFloat(strokeDashoffset) / Number.parseFloat(strokeDasharray)
      : new DOMMatrix(transform).a
  }
}
