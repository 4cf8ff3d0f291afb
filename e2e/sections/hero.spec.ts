import type { Locator, Page } from '@playwright/test'

import { openWithStoppedClock } from '../page/stopped-clock.ts'
import { waitForFonts } from '../page/wait-for-fonts.ts'
import { runUntilHydration } from '../page/wait-for-hydration.ts'
import { parseDefaultPortfolio, findDefaultSection } from '../default-portfolio.ts'
import {
  editEverySection,
  longPreloader,
  longWord,
  useOtherWays,
  writeLongWordAndManyPictures,
  writeShortPage,
} from '../contents/edited-contents.ts'
import { waitForFrames, waitForScrollEnd, scrollTo } from '../page/frames.ts'
import { expect, test, visit, withMotion } from '../test.ts'
import { skipTimes } from '#ui/preloader/skip-times.ts'
import { readVisibleText } from '../page/read-visible-text.ts'

const { tag, jobTitle, tagline, scrollLabel, scramble } = findDefaultSection('hero')
const expertise = findDefaultSection('expertise')

const findHero = (page: Page) => page.getByRole('region', { name: tag })
const findTitle = (page: Page) => findHero(page).getByRole('paragraph').first()
const findDrawing = (page: Page) => findHero(page).locator('[aria-hidden] svg')

/** The hero's accessibility tree. */
const spoken = `
  - region "${tag}":
    - /children: equal
    - heading "${tag}" [level=1]
    - paragraph: ${jobTitle}
    - paragraph: ${tagline}
    - link "${scrollLabel}"
`

/** Opens the page with its clock stopped. The hero hydrates after the preloader. */
async function openHero(page: Page, address: string) {
  await openWithStoppedClock(page, address)
  await runUntilHydration(page.getByRole('link', { name: scrollLabel }))
}

/**
 * Records what an element shows, and its box, after each change of it once it shows something; times in ms
 * of the page's clock.
 */
function recordFrames(element: Locator) {
  return element.evaluateHandle((root) => {
    const frames: { readonly at: number; readonly text: string; readonly box: string }[] = []
    const observer = new MutationObserver(() => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      let text = ''
      while (walker.nextNode()) {
        const isShown = walker.currentNode.parentElement?.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        })
        if (isShown) text += walker.currentNode.textContent
      }
      if (text === '') return
      const box = JSON.stringify(root.getBoundingClientRect())
      frames.push({ at: performance.now(), text: text.replaceAll(/ +/gu, ' '), box })
    })
    observer.observe(root, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    return frames
  })
}

test.describe('the job title', () => {
  test.use(withMotion)

  test('resolves from noise in steps of 50 ms, in a box that never changes', async ({
    page,
    site,
  }) => {
    // The title takes several lines.
    await page.setViewportSize({ width: 360, height: 780 })
    await openHero(page, site.url)
    const box = await findTitle(page).evaluate((one) => JSON.stringify(one.getBoundingClientRect()))
    // The text is not visible before the noise, which waits for the preloader to end.
    await page.clock.runFor(1_000)
    expect(await readVisibleText(findTitle(page))).toBe('')
    const recorded = await recordFrames(findTitle(page))
    await page.keyboard.press('Shift')
    await page.clock.runFor(skipTimes.glide + skipTimes.clear)
    await expect.poll(() => readVisibleText(findTitle(page))).not.toBe('')
    const seen = () => recorded.evaluate((frames) => frames)
    while ((await seen()).at(-1)?.text !== jobTitle && (await seen()).length < 100) {
      await expect(findHero(page)).toMatchAriaSnapshot(spoken)
      await page.clock.runFor(400)
    }

    const times = (await seen()).map(({ at }) => at)
    for (const [index, at] of times.slice(1).entries()) {
      expect(at - (times[index] ?? NaN)).toBeCloseTo(50, 2)
    }
    const frames = (await seen()).map(({ text }) => text)
    expect(frames.length).toBeGreaterThan(10)
    expect(frames.at(-1)).toBe(jobTitle)
    const known = new Set([...(scramble ? scramble.characters : ''), ...jobTitle])
    expect(
      frames
        .join('')
        .replaceAll(/\s/gu, '')
        .split('')
        .filter((one) => !known.has(one)),
    ).toEqual([])
    // Letters settle from first to last: halfway some have settled, and not all. Noise may show the
    // right letter by chance, so only settled letters count.
    const later = frames.slice(Math.floor(frames.length / 2)).map(countSettledLetters)
    expect(Math.min(...later)).toBeGreaterThan(jobTitle.length / 4)
    expect(later[0]).toBeLessThan(jobTitle.length)
    expect(countSettledLetters(frames[0] ?? '')).toBeLessThan(jobTitle.length / 4)
    // The others change in each frame.
    for (let index = 1; index < 10; index += 1) expect(frames[index]).not.toBe(frames[index - 1])

    await page.clock.runFor(5_000)
    expect(await readVisibleText(findTitle(page))).toBe(jobTitle)
    expect(new Set((await seen()).map((frame) => frame.box))).toEqual(new Set([box]))
  })

  test('has noise on each of its lines, also without spaces', async ({ page, variant }) => {
    const { url } = await variant(writeLongWordAndManyPictures)
    await page.setViewportSize({ width: 320, height: 780 })
    await visit(page, url)
    const title = page.getByText(longWord).locator('..')
    const noise = title.locator('[data-noise]')
    await expect(noise).toHaveText(longWord)
    const ends = await noise.evaluate((box) => {
      const range = document.createRange()
      range.selectNodeContents(box)
      const [inner, outer] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
      return { isInside: inner.right <= outer.right + 1, isTall: inner.height > outer.height / 2 }
    })
    expect(ends).toEqual({ isInside: true, isTall: true })
  })
})

/** Returns how many letters from the start have settled. */
function countSettledLetters(frame: string): number {
  const first = [...jobTitle].findIndex((letter, index) => letter !== frame[index])
  return first === -1 ? jobTitle.length : first
}

test('a long job title ends before the link of the animation, and that before the social button', async ({
  page,
  variant,
}) => {
  const { url } = await variant(writeShortPage)
  await visit(page, url)
  const own = page.getByRole('region', { name: 'Imke Daal' })
  const social = page.getByRole('button', {
    name: parseDefaultPortfolio().labels.socialLinks,
    exact: true,
  })
  for (const [width, height] of [
    [1024, 600],
    [1280, 720],
    [1440, 750],
    [1920, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    const box = await own.getByRole('paragraph').first().boundingBox()
    const link = await own.getByRole('link', { name: scrollLabel }).boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(link?.x ?? 0)
    const button = await social.boundingBox()
    const isAbove = (link?.y ?? Infinity) + (link?.height ?? 0) < (button?.y ?? 0)
    const isBeside = (link?.x ?? Infinity) + (link?.width ?? 0) < (button?.x ?? 0)
    expect(isAbove || isBeside).toBe(true)
  }
  // On a phone that lies on its side, it is in the window, beside the animation.
  await page.setViewportSize({ width: 915, height: 412 })
  const title = own.getByRole('paragraph').first()
  await expect(title).toBeInViewport({ ratio: 1 })
  const box = await title.boundingBox()
  const link = await own.getByRole('link', { name: scrollLabel }).boundingBox()
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThan(link?.x ?? 0)
})

test.describe('on a phone', () => {
  // Hydration would restore the tagline that the test replaces.
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('the job title ends above the social button, beside a short tagline or none', async ({
    page,
    site,
  }) => {
    await page.goto(site.url)
    const social = page.getByRole('list', { name: parseDefaultPortfolio().labels.socialLinks })
    const expectAbove = async () => {
      const title = await findTitle(page).boundingBox()
      const button = await social.getByRole('link').boundingBox()
      expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThan(button?.y ?? 0)
    }
    const below = await findHero(page).getByText(tagline).elementHandle()
    await below?.evaluate((one) => {
      one.textContent = 'Maps first.'
    })
    await expectAbove()
    await below?.evaluate((one) => one.remove())
    await expectAbove()
  })
})

test('without an animation its link is below the tagline', async ({ page, variant }) => {
  const { url } = await variant(useOtherWays)
  await visit(page, url)
  const link = findHero(page).getByRole('link', { name: scrollLabel })
  const above = await findHero(page).getByText(tagline).boundingBox()
  const box = await link.boundingBox()
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? Infinity) + (above?.height ?? 0))
  // The job title is not far below the name, and the next section is in view.
  for (const [width, height] of [
    [360, 780],
    [1280, 1600],
  ] as const) {
    await page.setViewportSize({ width, height })
    const name = await findHero(page).getByRole('heading').boundingBox()
    const title = await findTitle(page).boundingBox()
    const gap = (title?.y ?? Infinity) - (name?.y ?? 0) - (name?.height ?? 0)
    expect(gap).toBeLessThan(height / 6)
    expect((await findHero(page).boundingBox())?.height).toBeLessThan(height * 0.75)
  }
  // On a phone that lies on its side, no animation is beside the text.
  await page.setViewportSize({ width: 915, height: 412 })
  const parts = ['[data-without-art]', '[data-without-art] > h1 + *'].map((part) =>
    findHero(page).locator(part).boundingBox(),
  )
  const [all, text] = await Promise.all(parts)
  expect(text?.width).toBe(all?.width)
  const widths = await link.evaluate((element) => {
    const words = document.createRange()
    element.style.minBlockSize = '0'
    // Japanese breaks between any two letters.
    return ['作品を見る', element.textContent].flatMap((label) => {
      element.textContent = label
      words.selectNodeContents(element)
      return Array.from({ length: 80 }, (_, index) => 60 + index).filter((width) => {
        element.style.inlineSize = `${width}px`
        const lines = new Set([...words.getClientRects()].map(({ top }) => top)).size
        const { height } = element.getBoundingClientRect()
        return Math.round(height / parseFloat(getComputedStyle(element).lineHeight)) > lines
      })
    })
  })
  expect(widths, 'the arrow is alone on a line').toEqual([])
  await link.click()
  await waitForScrollEnd(page)
  await expect(
    page.getByRole('region', { name: findDefaultSection('contact').heading }),
  ).toBeInViewport()
})

test.describe('the tag, in its own font,', () => {
  // The policy allows only the styles of the build, in which text does not wait for fonts.
  test.use({ bypassCSP: true })

  test('starts at the same edge as the text below it, and fills a phone’s line', async ({
    page,
    site,
  }) => {
    await waitForFonts(page, site.url)
    await visit(page, site.url)
    for (const width of [1120, 360]) {
      await page.setViewportSize({ width, height: 780 })
      const { ink, line, text } = await findHero(page).evaluate(measureTag)
      expect(Math.abs(ink.start - text)).toBeLessThan(4)
      if (width === 360) expect(Math.abs(ink.end - line)).toBeLessThan(4)
      else expect(ink.end).toBeLessThan(line)
    }
  })
})

/** Measures the letters of the tag, and the line below it, px. Runs in the page. */
async function measureTag(region: Element) {
  await document.fonts.ready
  const heading = region.querySelector('h1')
  const below = region.querySelector('p:last-of-type')
  if (!heading || !below) throw new Error('The hero has no heading or no tagline.')
  const style = getComputedStyle(heading)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('This browser draws no text.')
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  canvas.letterSpacing = style.letterSpacing
  const measured = canvas.measureText(heading.textContent)
  const start = heading.getBoundingClientRect().left - measured.actualBoundingBoxLeft
  const box = below.getBoundingClientRect()
  return {
    ink: {
      start,
      end: start + measured.actualBoundingBoxLeft + measured.actualBoundingBoxRight,
    },
    line: document.documentElement.clientWidth - box.left,
    text: box.left,
  }
}

test.describe('the animation', () => {
  test.use(withMotion)

  test('has 120 frames at 30 per second, loops, and says where it leads', async ({
    page,
    site,
  }) => {
    const file = page.waitForResponse(/\/static\/media\/hero-[^/]+\.json$/u)
    await visit(page, site.url)
    expect(await (await file).json()).toMatchObject({ fr: 30, ip: 0, op: 120 })
    await expect(findDrawing(page)).toBeVisible()
    const before = await findDrawing(page).innerHTML()
    await expect.poll(() => findDrawing(page).innerHTML()).not.toBe(before)
    await expect(findHero(page)).toMatchAriaSnapshot(spoken)

    await test.step('the tag tears at once under a pointer', async () => {
      const heading = findHero(page).getByRole('heading')
      const countTears = () =>
        heading.evaluate(
          (element) =>
            element
              .getAnimations({ subtree: true })
              .filter(({ effect }) => effect?.getTiming().iterations === 1).length,
        )
      expect(await countTears()).toBe(0)
      // They are over before a busy machine looks again.
      const torn = await heading.evaluateHandle((element) => {
        const most = { tears: 0 }
        element.addEventListener('animationstart', () => {
          const running = element.getAnimations({ subtree: true })
          const now = running.filter(({ effect }) => effect?.getTiming().iterations === 1).length
          most.tears = Math.max(most.tears, now)
        })
        return most
      })
      await findHero(page)
        .getByText(tag, { exact: true })
        .hover({ position: { x: 20, y: 40 } })
      await expect.poll(() => torn.evaluate((most) => most.tears)).toBe(2)
      await expect.poll(countTears).toBe(0)
    })
    await test.step('it lights up under a pointer', async () => {
      const arcs = findHero(page).locator('.hover-accent path').first()
      const readColour = () => arcs.evaluate((arc) => getComputedStyle(arc).stroke)
      await expect(findHero(page).getByText(scrollLabel)).toBeInViewport({ ratio: 1 })
      await expect(arcs).toBeAttached()
      const unlit = await readColour()
      await findHero(page).getByRole('link', { name: scrollLabel }).hover()
      await expect.poll(readColour).not.toBe(unlit)
    })
    await test.step('it leads to the expertise by a click and by Enter', async () => {
      const link = findHero(page).getByRole('link', { name: scrollLabel })
      for (const follow of [() => link.click(), () => link.press('Enter')]) {
        await follow()
        await expect(page).toHaveURL(`${site.url}/#expertise`)
        await waitForScrollEnd(page)
        await expect(page.getByRole('heading', { name: expertise.heading })).toBeInViewport()
        await expect(findHero(page)).not.toBeInViewport({ ratio: 0.1 })
        await scrollTo(page, 0)
      }
    })
  })

  test('does not play under the preloader until the page shows through', async ({
    page,
    variant,
  }) => {
    const site = await variant(editEverySection)
    await page.goto(site.url)
    await expect(findDrawing(page)).toBeVisible()
    const before = await findDrawing(page).innerHTML()
    await waitForFrames(page, 30)
    expect(await findDrawing(page).innerHTML()).toBe(before)
    // To the middle of the last step, in which the background fades.
    await page.evaluate(
      (time) => {
        const root = document.querySelector('[data-preloader-root]')
        for (const background of root?.getAnimations() ?? []) {
          background.pause()
          background.currentTime = time
        }
      },
      longPreloader.duration - (longPreloader.steps.at(-1) ?? 0) / 2,
    )
    await expect.poll(() => findDrawing(page).innerHTML()).not.toBe(before)
  })
})

test.describe('with reduced motion', () => {
  test('the text and the animation do not move', async ({ page, site }) => {
    await page.goto(site.url)
    await expect(findDrawing(page)).toBeVisible()
    const still = await findDrawing(page).innerHTML()
    expect(await readVisibleText(findTitle(page))).toBe(jobTitle)
    await waitForFrames(page, 30)
    expect(await findDrawing(page).innerHTML()).toBe(still)
    expect(await readVisibleText(findTitle(page))).toBe(jobTitle)
    const moving = await findHero(page).evaluate(
      (region) => region.getAnimations({ subtree: true }).length,
    )
    expect(moving).toBe(0)
  })
})
