import type { Page } from '@playwright/test'

import { comeAlive } from './come-alive.ts'
import { defaultSection } from './default-portfolio.ts'
import { passFrames, scrollingEnds } from './frames.ts'
import { expect, test, visit } from './test.ts'
import { visibleText } from './visible-text.ts'

const { tag, jobTitle, tagline, scrollLabel, scramble } = defaultSection('hero')
const expertise = defaultSection('expertise')

const hero = (page: Page) => page.getByRole('region', { name: tag })
const title = (page: Page) => hero(page).getByRole('paragraph').first()
const drawing = (page: Page) => hero(page).locator('[aria-hidden] svg')

/** What assistive technology knows of the hero, from first to last. */
const spoken = `
  - region "${tag}":
    - /children: equal
    - heading "${tag}" [level=1]
    - paragraph: ${jobTitle}
    - paragraph: ${tagline}
    - link "${scrollLabel}"
`

declare global {
  interface Window {
    /** What the job title was in each frame, one entry per change. */
    titleSeen: string[]
  }
}

/** Looks at the job title before each frame. Runs in the page. */
function lookAtTitle() {
  requestAnimationFrame(lookAtTitle)
  window.titleSeen ??= []
  const [words, noise] = [...document.querySelectorAll('main p span span span')].map((part) =>
    part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  if (words === undefined) return
  const seen = noise ? 'noise' : words ? 'words' : 'nothing'
  if (window.titleSeen.at(-1) !== seen) window.titleSeen.push(seen)
}

/** Opens the page with its clock stopped, before the preloader has ended. */
async function openWithStoppedClock(page: Page, address: string) {
  await page.clock.install()
  await page.goto(address)
  await comeAlive(page.getByRole('link', { name: scrollLabel }))
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

test.describe('the job title', () => {
  test('resolves out of noise in steps of 50 ms, in a box that never changes', async ({
    page,
    site,
  }) => {
    await openWithStoppedClock(page, site.url)
    const box = await title(page).boundingBox()
    // The words are not to be seen before the noise.
    expect(await visibleText(title(page))).toBe('')
    await page.keyboard.press('Shift')
    await expect.poll(() => visibleText(title(page))).not.toBe('')
    expect(await visibleText(title(page))).not.toBe(jobTitle)

    const frames: string[] = []
    for (let step = 0; step < 100 && frames.at(-1) !== jobTitle; step += 1) {
      frames.push(await visibleText(title(page)))
      expect(await title(page).boundingBox()).toEqual(box)
      await expect(hero(page)).toMatchAriaSnapshot(spoken)
      await page.clock.runFor(49)
      expect(await visibleText(title(page))).toBe(frames.at(-1))
      await page.clock.runFor(1)
    }

    expect(frames.length).toBeGreaterThan(10)
    expect(frames.at(-1)).toBe(jobTitle)
    const known = new Set([...scramble.characters, ...jobTitle])
    expect(
      frames
        .join('')
        .replaceAll(/\s/gu, '')
        .split('')
        .filter((one) => !known.has(one)),
    ).toEqual([])
    // Letters come to rest from the first to the last: halfway some stand for good, and not all.
    // Noise may draw the right letter by chance, so what counts is what stays.
    const later = frames.slice(Math.floor(frames.length / 2)).map(restingLetters)
    expect(Math.min(...later)).toBeGreaterThan(jobTitle.length / 4)
    expect(later[0]).toBeLessThan(jobTitle.length)
    expect(restingLetters(frames[0] ?? '')).toBeLessThan(jobTitle.length / 4)
    // The others are drawn anew each time.
    for (let index = 1; index < 10; index += 1) expect(frames[index]).not.toBe(frames[index - 1])

    await page.clock.runFor(5_000)
    expect(await visibleText(title(page))).toBe(jobTitle)
    expect(await title(page).boundingBox()).toEqual(box)
  })

  test('is not read before its noise where the preloader ends by itself', async ({
    page,
    site,
  }) => {
    await page.addInitScript(lookAtTitle)
    await page.goto(site.url)
    await expect
      .poll(() => page.evaluate(() => window.titleSeen), { timeout: 15_000 })
      .toEqual(['nothing', 'noise', 'words'])
  })

  test('waits for the preloader to end', async ({ page, site }) => {
    await openWithStoppedClock(page, site.url)
    await page.clock.runFor(1_000)
    expect(await visibleText(title(page))).toBe('')
  })
})

/** How many letters at the beginning are those of the title. */
function restingLetters(frame: string): number {
  const first = [...jobTitle].findIndex((letter, index) => letter !== frame[index])
  return first === -1 ? jobTitle.length : first
}

test.describe('the animation', () => {
  test('has 120 frames, 30 a second, and moves in a loop', async ({ page, site }) => {
    const file = page.waitForResponse(/\/static\/media\/hero-[^/]+\.json$/u)
    await visit(page, site.url)
    expect(await (await file).json()).toMatchObject({ fr: 30, ip: 0, op: 120 })
    await expect(drawing(page)).toBeVisible()
    const before = await drawing(page).innerHTML()
    await expect.poll(() => drawing(page).innerHTML()).not.toBe(before)
    await expect(hero(page)).toMatchAriaSnapshot(spoken)
  })

  test('stands still beneath the preloader, until the page shows through', async ({
    page,
    variant,
  }) => {
    const site = await variant((raw) => {
      raw['preloader'] = { letters: ['Q', 'Z'], duration: 60_000 }
    })
    await page.goto(site.url)
    await expect(drawing(page)).toBeVisible()
    const before = await drawing(page).innerHTML()
    await passFrames(page, 30)
    expect(await drawing(page).innerHTML()).toBe(before)
    // To the middle of the last step, in which the ground clears.
    await page.evaluate(() => {
      for (const ground of document.querySelector('[data-preloader-root]')?.getAnimations() ?? []) {
        ground.pause()
        ground.currentTime = 59_500
      }
    })
    await expect.poll(() => drawing(page).innerHTML()).not.toBe(before)
  })

  for (const way of ['a click', 'Enter'] as const) {
    test(`leads to the expertise by ${way}`, async ({ page, site }) => {
      await visit(page, site.url)
      await expect(drawing(page)).toBeVisible()
      const link = hero(page).getByRole('link', { name: scrollLabel })
      await (way === 'Enter' ? link.press('Enter') : link.click())
      await expect(page).toHaveURL(`${site.url}/#expertise`)
      await scrollingEnds(page)
      await expect(page.getByRole('heading', { name: expertise.heading })).toBeInViewport()
      await expect(hero(page)).not.toBeInViewport({ ratio: 0.1 })
    })
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the words and the animation stand still', async ({ page, site }) => {
    await page.goto(site.url)
    await expect(drawing(page)).toBeVisible()
    const still = await drawing(page).innerHTML()
    expect(await visibleText(title(page))).toBe(jobTitle)
    await passFrames(page, 30)
    expect(await drawing(page).innerHTML()).toBe(still)
    expect(await visibleText(title(page))).toBe(jobTitle)
    const moving = await hero(page).evaluate(
      (region) => region.getAnimations({ subtree: true }).length,
    )
    expect(moving).toBe(0)
  })
})
