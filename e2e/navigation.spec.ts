import type { Page } from '@playwright/test'

import { readItems, readProperty } from '#json/untyped-value.ts'

import type { RawContent } from '../scripts/sites/build-variant.ts'
import { waitForHydration } from './page/wait-for-hydration.ts'
import { changeSection, parseDefaultPortfolio } from './default-portfolio.ts'
import { findMenuButton, openMenu } from './page/open-menu.ts'
import { waitForFrames, waitForScrollEnd, scrollTo } from './page/frames.ts'
import { expect, test, visit, withMotion, withMotionInSmallWindow } from './test.ts'

/** Specification, section 2: the links and the addresses they lead to. */
const places = [
  { label: 'Home', href: '#', id: 'home' },
  { label: 'Expertise', href: '#expertise', id: 'expertise' },
  { label: 'Conversation', href: '#conversation', id: 'conversation' },
  { label: 'Contact', href: '#contact', id: 'contact' },
] as const

const { sections, labels } = parseDefaultPortfolio()

const findBar = (page: Page) => page.getByRole('navigation', { name: labels.navigation })
const findLink = (page: Page, label: string) => findBar(page).getByRole('link', { name: label })

/** A hero with a long tag, without a link in the navigation. */
function writeWithoutLinks(content: RawContent) {
  changeSection(content, 'hero', { tag: 'Ines Langley', navLabel: undefined, scrollTo: undefined })
  content['sections'] = readItems(content['sections']).filter(
    (section) => readProperty(section, 'type') === 'hero',
  )
}

/** The heading of the section with an id. */
function findHeading(page: Page, id: string) {
  const section = sections.find((candidate) => candidate.id === id)
  const words = section && ('tag' in section ? section.tag : section.heading)
  return page.getByRole('heading', { name: words ?? id, exact: true })
}

/** Follows a link of the navigation, which is in the menu on a phone. */
async function follow(page: Page, label: string) {
  await openMenu(page)
  await findLink(page, label).click()
}

/** Returns the labels of the links that are marked as the current one, in a closed menu too. */
function listMarked(page: Page): Promise<string[]> {
  return findBar(page)
    .locator('a')
    .evaluateAll((links) =>
      links.flatMap((link) => (link.ariaCurrent === null ? [] : [link.textContent])),
    )
}

/** Returns every mark until the page has not scrolled for 12 frames. */
function recordMarks(page: Page): Promise<string[]> {
  return findBar(page).evaluate(async (root) => {
    const seen = new Set<string>()
    let last = scrollY
    for (let still = 0; still < 12; still += 1) {
      seen.add(root.querySelector('[aria-current]')?.textContent ?? 'none')
      await new Promise(requestAnimationFrame)
      if (last !== scrollY) still = 0
      last = scrollY
    }
    return [...seen]
  })
}

/** Returns the distance of a section from the top of the page, px. */
function measureTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((box) => box.getBoundingClientRect().top + scrollY)
}

/** Returns every scroll position until the scroll ends, px. */
function recordScrolling(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const way: number[] = []
    addEventListener('scroll', () => way.push(scrollY))
    await new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    return way
  })
}

async function expectHeadingBelowBar(page: Page, id: string) {
  await expect(findHeading(page, id)).toBeInViewport({ ratio: 1 })
  const end = await findBar(page).evaluate((box) => box.getBoundingClientRect().bottom)
  expect((await findHeading(page, id).boundingBox())?.y).toBeGreaterThan(end)
  // The first section starts under the bar, with padding for it.
  if (id !== 'home') expect((await page.locator(`#${id}`).boundingBox())?.y).toBeGreaterThan(end)
}

test.describe('the navigation', () => {
  test('has four links, side by side where they fit, and can be skipped', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    const links = findBar(page).getByRole('link')
    await expect(links).toHaveText(places.map(({ label }) => label))
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      places.map(({ href }) => href),
    )
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(findMenuButton(page)).toBeHidden()
      const spans = await links.evaluateAll((all) =>
        all.map((link) => {
          const words = document.createRange()
          words.selectNodeContents(link)
          const { left, right } = words.getBoundingClientRect()
          return { left, right }
        }),
      )
      const edges = spans.flatMap(({ left, right }) => [left, right])
      expect(edges).toEqual(edges.toSorted((a, b) => a - b))
      expect(edges.at(0)).toBeGreaterThanOrEqual(0)
      expect(edges.at(-1)).toBeLessThanOrEqual(width)
    }
  })

  test('marks the section that crosses the line at 30 percent of the height', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    const line = (page.viewportSize()?.height ?? 0) * 0.3
    let before = 'Home'
    for (const { label, id } of places.slice(1)) {
      const top = await measureTop(page, id)
      await scrollTo(page, Math.ceil(top - line) - 2)
      await expect.poll(() => listMarked(page)).toEqual([before])
      await scrollTo(page, Math.floor(top - line) + 2)
      await expect.poll(() => listMarked(page)).toEqual([label])
      // A section without a link keeps the previous mark.
      before = label
    }
    await scrollTo(page, 0)
    await expect.poll(() => listMarked(page)).toEqual(['Home'])
  })

  test('keeps the text of sections whose scripts are still loading', async ({ page, site }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/\/static\/js\/(?!index-)/u, async (route) => {
      await arrived
      await route.continue()
    })
    await visit(page, site.url)
    for (const { label, id } of places.toReversed()) {
      await findLink(page, label).click()
      await waitForScrollEnd(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectHeadingBelowBar(page, id)
    }
    arrive()
    await findLink(page, 'Conversation').click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  })
})

test.describe('the navigation of a page that moves', () => {
  test.use(withMotionInSmallWindow)

  test('marks a clicked link at once, and keeps the mark while the page scrolls there', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    // Before hydration a link only scrolls.
    await waitForHydration(findBar(page))
    expect(await listMarked(page)).toEqual(['Home'])
    const followAndStay = async (label: string) => {
      const place = places.find((candidate) => candidate.label === label)
      await follow(page, label)
      expect(await listMarked(page)).toEqual([label])
      expect(await recordMarks(page)).toEqual([label])
      await expect(page).toHaveURL(`${site.url}/${place?.href}`)
      await expectHeadingBelowBar(page, place?.id ?? '')
    }
    for (const label of ['Contact', 'Home', 'Conversation', 'Expertise']) await followAndStay(label)
    await test.step('from the menu of a phone, too', async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      await followAndStay('Contact')
    })
  })

  test('follows the page after a click that had nowhere to scroll, scrolls smoothly, and follows Back and Forward', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    await findLink(page, 'Home').click()
    await page.getByRole('main').getByRole('link').first().click()
    await expectHeadingBelowBar(page, 'expertise')
    await expect.poll(() => listMarked(page)).toEqual(['Expertise'])

    await waitForScrollEnd(page)
    await scrollTo(page, 0)
    const [way] = await Promise.all([recordScrolling(page), findLink(page, 'Contact').click()])
    // A jump has two positions; a busy machine paints few frames in between.
    expect(way.length).toBeGreaterThan(2)
    expect(way).toEqual(way.toSorted((a, b) => a - b))

    await test.step('the buttons Back and Forward of the browser', async () => {
      await page.goBack()
      await waitForScrollEnd(page)
      await expect.poll(() => listMarked(page)).toEqual(['Expertise'])
      await expectHeadingBelowBar(page, 'expertise')
      await page.goForward()
      await expect.poll(() => listMarked(page)).toEqual(['Contact'])
      await expectHeadingBelowBar(page, 'contact')
    })
  })

  test('works with the keyboard alone, and stays where it is when a link opens another tab', async ({
    page,
    context,
    site,
  }) => {
    await visit(page, site.url)
    // Before hydration a link only scrolls.
    await waitForHydration(findBar(page))
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: labels.skipLink })).toBeFocused()
    for (const { label } of places) {
      await page.keyboard.press('Tab')
      await expect(findLink(page, label)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    expect(await recordMarks(page)).toEqual(['Contact'])
    await expectHeadingBelowBar(page, 'contact')
    await findLink(page, 'Home').press('Enter')
    expect(await recordMarks(page)).toEqual(['Home'])
    await expectHeadingBelowBar(page, 'home')

    await test.step('a link that opens another tab', async () => {
      const opened = context.waitForEvent('page')
      await findLink(page, 'Contact').click({ modifiers: ['ControlOrMeta'] })
      await expect(await opened).toHaveURL(`${site.url}/#contact`)
      await (await opened).close()
      expect(await waitForScrollEnd(page)).toEqual([0])
      expect(await listMarked(page)).toEqual(['Home'])
    })
  })

  test('marks the section that a deep link leads to', async ({ page, site }) => {
    for (const id of ['contact', 'conversation']) {
      await visit(page, `${site.url}/#${id}`)
      await waitForScrollEnd(page)
      await expectHeadingBelowBar(page, id)
      await expect
        .poll(() => listMarked(page))
        .toEqual([places.find((place) => place.id === id)?.label])
      await page.goto('about:blank')
    }
  })
})

declare global {
  interface Window {
    /** The number of React's commits. */
    commits: number
  }
}

test('without links the controls are at the end of the bar, with no line before them', async ({
  page,
  variant,
}) => {
  await visit(page, (await variant(writeWithoutLinks)).url)
  await expect(findBar(page)).toHaveCount(0)
  const control = page.getByRole('banner').getByRole('button', { name: labels.colourScheme })
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const box = await control.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 100)
    const line = control.locator('xpath=ancestor::div[parent::*/parent::header]')
    expect(await line.evaluate((one) => getComputedStyle(one, '::before').content)).toBe('none')
  }
})

test.describe('scrolling', () => {
  test.use({ ...withMotion, viewport: { width: 640, height: 400 } })

  test('re-renders nothing but what comes into view', async ({ page, site }) => {
    await page.addInitScript(() => {
      window.commits = 0
      // React's hook for developer tools, which production builds call too.
      Reflect.set(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot() {
          window.commits += 1
        },
        onPostCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        checkDCE() {},
      })
    })
    await visit(page, site.url)
    const counts = { scrolls: 0, commits: 0 }
    for (const section of await page.locator('main > section').all()) {
      await section.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
      await waitForHydration(section.locator('h1, h2, li').first())
      await page.waitForLoadState('networkidle')
      const seen = await page.evaluate(async () => {
        // Wait until new sections have rendered.
        let quiet = 0
        for (let drawn = window.commits; quiet < 15; drawn = window.commits) {
          await new Promise(requestAnimationFrame)
          quiet = drawn === window.commits ? quiet + 1 : 0
        }
        const before = window.commits
        let scrolls = 0
        addEventListener('scroll', () => (scrolls += 1))
        for (let step = 0; step < 16; step += 1) {
          scrollBy({ top: step < 8 ? -1 : 1, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
        }
        return { scrolls, commits: window.commits - before }
      })
      counts.scrolls += seen.scrolls
      counts.commits += seen.commits
    }
    // Proves that commits were counted.
    expect(await page.evaluate(() => window.commits)).toBeGreaterThan(10)
    expect(counts.scrolls).toBeGreaterThan(75)
    expect(counts.commits).toBeLessThan(counts.scrolls / 20)
  })
})

const findLayer = (page: Page) => page.locator('[data-backdrop] > *')

test.describe('the background', () => {
  test.use(withMotion)

  const distances = [
    { scrolled: 0, shift: 0 },
    { scrolled: 500, shift: 500 },
    { scrolled: 1200, shift: 1200 },
    { scrolled: 2000, shift: 1200 },
    { scrolled: 300, shift: 300 },
  ]

  test('moves up by the scroll distance, at most by 1200 pixels, and not by script', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    for (const { scrolled, shift } of distances) {
      await scrollTo(page, scrolled)
      await expect.poll(async () => (await findLayer(page).boundingBox())?.y).toBeCloseTo(-shift, 0)
    }
    const changes = await page.locator('[data-backdrop]').evaluate(async (root) => {
      let count = 0
      const observer = new MutationObserver((records) => {
        count += records.length
      })
      observer.observe(root, { attributes: true, childList: true, subtree: true })
      for (let top = 0; top < 1500; top += 100) {
        window.scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
      return count
    })
    expect(changes).toBe(0)
    expect((await findLayer(page).boundingBox())?.y).toBeCloseTo(-1200, 0)

    await test.step('it does not move for a visitor who prefers less motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await scrollTo(page, 500)
      await waitForFrames(page, 3)
      expect((await findLayer(page).boundingBox())?.y).toBe(0)
    })
  })

  test('moves the same way without scroll timelines', async ({ page, site }) => {
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS)
      CSS.supports = (...query: [string] | [string, string]) =>
        !query.join(':').includes('animation-timeline') && supports(...(query as [string]))
    })
    await visit(page, site.url)
    for (const { scrolled, shift } of distances) {
      await scrollTo(page, scrolled)
      // Scroll timelines use "transform"; the fallback uses "translate".
      await expect(findLayer(page)).toHaveCSS(
        'translate',
        shift === 0 ? /^(none|0px)$/u : `0px ${-shift}px`,
      )
    }
  })
})
