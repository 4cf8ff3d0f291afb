import type { Locator, Page } from '@playwright/test'

import { measureOverflow } from '#check/visit/measure-overflow.ts'

import type { RawContent } from '../../scripts/sites/build-variant.ts'
import { expectAccessible } from './expect-accessible.ts'
import { readDefaultConversation, findDefaultSection } from '../default-portfolio.ts'
import { countFlashesOfPicture } from './count-flashes.ts'
import { loadEverySection } from '../page/load-every-section.ts'
import { ContactForm, words as results } from '../sections/contact-form.ts'
import { expect, test, visit } from '../test.ts'

const conversation = readDefaultConversation()
const { answersLabel } = conversation
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')
const gifStrip = findDefaultSection('gif-strip')

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Styles that visitors set in their browser (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`
const doubled = 'html { font-size: 200% }'

/** Adopts a style sheet, or removes it for "": the policy forbids style elements. */
async function setStyles(page: Page, styles: string) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, styles)
}

/** Returns each text that is outside the window or clipped. */
function listCutOffWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || element.closest('[aria-hidden="true"], [inert]'))
        continue
      if (!element.checkVisibility() || element.closest('noscript, script, style')) continue
      // Visually hidden text: an icon shows the same.
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      let edges = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity }
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        // Text in a scroll container can be scrolled into view.
        if (/auto|scroll/u.test(overflowX)) edges = { ...edges, left: -Infinity, right: Infinity }
        if (/auto|scroll/u.test(overflowY)) edges = { ...edges, top: -Infinity, bottom: Infinity }
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (/hidden|clip/u.test(overflowX)) {
          edges.left = Math.max(edges.left, left)
          edges.right = Math.min(edges.right, right)
        }
        if (/hidden|clip/u.test(overflowY)) {
          edges.top = Math.max(edges.top, top)
          edges.bottom = Math.min(edges.bottom, bottom)
        }
      }
      // One pixel is rounding, and a line's leading may overflow its box.
      const leading = words.height / 4
      if (
        words.left < edges.left - 1 ||
        words.right > edges.right + 1 ||
        words.top < edges.top - leading ||
        words.bottom > edges.bottom + leading
      )
        found.push(node.textContent)
    }
    return found
  })
}

/** Returns controls smaller than 24 px (WCAG 2.5.8), except links in a sentence. */
function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, textarea')]
      .filter((target) => target.checkVisibility() && !target.closest('noscript, [inert]'))
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map((target) => target.outerHTML),
  )
}

/** Returns each word of an element that takes several lines. */
function listBrokenWords(element: Locator): Promise<string[]> {
  return element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
      }
    }
    return found
  })
}

/** Opens the page, loads every section and starts the conversation. */
async function openAll(page: Page, address: string) {
  await visit(page, address)
  await loadEverySection(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: conversation.startLabel }).click()
  for (const _ of conversation.scenes[conversation.start]?.lines.slice(1) ?? []) {
    await page.getByRole('button', { name: conversation.continueLabel }).click()
  }
  await expect(page.getByRole('group', { name: answersLabel })).toBeVisible()
}

test('spaced, doubled and zoomed text is never cut off, and axe finds no violation', async ({
  page,
  site,
}) => {
  test.slow()
  await openAll(page, site.url)
  const looks = [
    { name: 'text spacing on a wide screen', width: 1440, height: 900, styles: spacing },
    { name: 'text of 200 % on a wide screen', width: 1440, height: 900, styles: doubled },
    { name: 'text spacing on a laptop', width: 1024, height: 720, styles: spacing },
    { name: 'text spacing on a phone', width: 360, height: 780, styles: spacing },
    { name: 'text of 200 % on a phone', width: 344, height: 780, styles: doubled },
    { name: 'a short window', width: 1280, height: 200, styles: '' },
    // 1280 x 1024 at 400 %.
    { name: 'enlarged to 400 %', width: 320, height: 256, styles: '' },
  ]
  for (const { name, width, height, styles } of looks) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height })
      await setStyles(page, styles)
      await expect(page.getByLabel(skills.pagesLabel)).toBeVisible()
      await expect.poll(() => listCutOffWords(page)).toEqual([])
      expect(await measureOverflow(page)).toEqual([])
      expect(await listSmallTargets(page)).toEqual([])
      expect(await listBrokenWords(page.getByRole('group', { name: answersLabel }))).toEqual([])
      await expectAccessible(page, name)
    })
  }
})

test('with forced colours each state is still visible, and axe finds no violation', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openAll(page, site.url)
  // axe cannot read the colours that the browser forces.
  await expectAccessible(page, 'forced colours', 'html', ['color-contrast'])

  const link = page.getByRole('link', { name: 'Contact', exact: true })
  const dots = page.getByLabel(skills.pagesLabel)
  const field = page.getByRole('textbox', { name: contact.emailLabel })
  // Only the inside of the link: the edge of the bar runs below it.
  const states: readonly [string, Locator, number, () => Promise<void>][] = [
    ['the current link', link, 0, () => link.click()],
    ['the current page', dots, 0, () => dots.getByRole('button').last().click()],
    ['a field that is wrong', field, 0, () => field.evaluate(markAsWrong)],
    ['the focus', field, 4, () => field.focus()],
  ]
  for (const [state, element, round, enter] of states) {
    await element.scrollIntoViewIfNeeded()
    const before = await takePicture(element, round)
    await enter()
    await element.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => (await takePicture(element, round)).equals(before), state)
      .toBe(false)
  }
})

test('with forced colours the marks of a message and of its result are drawn', async ({
  page,
  site,
  expectedMessages,
}) => {
  expectedMessages.push(/^Failed to load resource/u)
  await page.emulateMedia({ forcedColors: 'active' })
  const form = await ContactForm.open(page, site.url)
  await form.fillIn()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await answered
    await route.fulfill({ status: 500, json: {} })
  })
  await form.submit.click()
  // Along its lower edge, inside its border.
  expect(
    await hasMark(form.sending, ({ x, y, width, height }) => ({
      x: x + width / 2,
      y: y + height - 4,
      width: 8,
      height: 3,
    })),
  ).toBe(true)
  answer()
  await expect(form.outcome).toContainText(results.refused)
  expect(await hasMark(form.outcome, ({ x, y }) => ({ x, y, width: 28, height: 28 }))).toBe(true)
})

/** Content with what a profile says of availability, studies and skills. */
function showProfile(content: RawContent) {
  content['profile'] = {
    name: 'Ada Lovelace',
    availability: { open: true, text: 'Two days a week.' },
    education: [{ id: 'school', institution: 'A school of weaving', endDate: '2019' }],
    skills: [{ id: 'looms', name: 'Looms', keywords: ['Heavy weaving', 'Spinning', 'Knitting'] }],
  }
  content['theme'] = { fonts: { display: 'big-shoulders', mono: 'sometype-mono' } }
  content['sections'] = [
    { type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Developer, geologist and photographer' },
    ...['about', 'education', 'skill-groups'].map((type) => ({ type, id: type, heading: type })),
  ]
}

test('with forced colours no word covers another, and the lamp of who is available is lit', async ({
  page,
  variant,
}) => {
  const { url } = await variant(showProfile)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, url)
  // Each word with a box of its own is painted on a ground as high as its font.
  const lists = [page.getByText('Heavy weaving'), page.getByText('Developer,', { exact: true })]
  for (const words of lists) {
    const countCovered = words.evaluate((first) => {
      const box = first.closest('ul, p')
      const walker = document.createTreeWalker(box ?? first, NodeFilter.SHOW_TEXT)
      const tops: number[] = []
      let covered = 0
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        for (const { top, bottom, width } of range.getClientRects()) {
          if (width === 0) continue
          covered += tops.filter(
            (other) => other < top - 4 && other + bottom - top > top + 1,
          ).length
          tops.push(top)
        }
      }
      return { covered, lines: new Set(tops).size > 1 }
    })
    expect(await countCovered).toEqual({ covered: 0, lines: true })
  }
  const availability = page.getByRole('definition').filter({ hasText: 'Two days a week.' })
  await availability.scrollIntoViewIfNeeded()
  const hasLight = await hasMark(availability.locator('[data-open]'), (box) => ({
    x: box.x + box.width / 2 - 1,
    y: box.y + box.height / 2 - 1,
    width: 2,
    height: 2,
  }))
  expect(hasLight).toBe(true)
})

test('a year in large digits leaves the text beside it, and is at most as wide as its column', async ({
  page,
  variant,
}) => {
  const { url } = await variant(showProfile)
  await page.setViewportSize({ width: 320, height: 640 })
  await visit(page, url)
  await setStyles(page, doubled)
  await expect.poll(() => listCutOffWords(page)).toEqual([])

  const study = page.getByRole('listitem').filter({ hasText: 'A school of weaving' })
  const measureSpare = () =>
    study.evaluate((item) => {
      const year = getComputedStyle(item, '::before')
      const drawing = document.createElement('canvas').getContext('2d')
      if (!drawing) return -1
      drawing.font = `${year.fontWeight} ${year.fontSize} ${year.fontFamily}`
      drawing.letterSpacing = year.letterSpacing
      return parseFloat(year.width) - drawing.measureText(item.dataset['year'] ?? '').width
    })
  for (const [where, width, styles] of [
    ['with doubled text', 360, doubled],
    ['on a narrow page', 1440, ':root { --page: 40rem }'],
  ] as const) {
    await test.step(where, async () => {
      await page.setViewportSize({ width, height: 800 })
      await setStyles(page, styles)
      await expect.poll(measureSpare).toBeGreaterThanOrEqual(0)
    })
  }
})

test('the focus on the button of a gif is visible on any picture, and no gif flashes more than three times a second', async ({
  page,
  site,
}) => {
  await visit(page, site.url)
  const button = page.getByRole('button', { name: gifStrip.images[0]?.alt ?? '' })
  await button.focus()
  const [ring, ink, outside] = await button.evaluate((one) => {
    const { outlineColor, color, outlineOffset, outlineWidth } = getComputedStyle(one)
    return [outlineColor, color, Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)]
  })
  // On the ground of the button, in the colour of its icon.
  expect(ring).toBe(ink)
  expect(outside).toBeLessThan(0)

  for (const { src } of gifStrip.images) {
    // The file itself, because the page may show a still.
    await page.route(`**/${src}`, (route) =>
      route.fulfill({ path: `fixtures/specification/${src}` }),
    )
    expect(await countFlashesOfPicture(page, `/${src}`), src).toBeLessThanOrEqual(3)
  }
})

/** Takes a picture of an element and `round` px around it, without the pointer. */
async function takePicture(element: Locator, round: number): Promise<Buffer> {
  const page = element.page()
  await page.mouse.move(1, 1)
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not in view.')
  const { x, y, width, height } = box
  const clip = { x: x - round, y: y - round, width: width + 2 * round, height: height + 2 * round }
  return page.screenshot({ clip })
}

/** Whether something is drawn in a part of an element: transparent, the element looks different there. */
async function hasMark(element: Locator, choosePart: (box: Box) => Box): Promise<boolean> {
  const page = element.page()
  await page.mouse.move(1, 1)
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not in view.')
  const clip = choosePart(box)
  const before = await page.screenshot({ clip })
  await element.evaluate((one: HTMLElement) => (one.style.opacity = '0'))
  const after = await page.screenshot({ clip })
  await element.evaluate((one: HTMLElement) => (one.style.opacity = ''))
  return !before.equals(after)
}

function markAsWrong(element: Element) {
  element.setAttribute('aria-invalid', 'true')
}
