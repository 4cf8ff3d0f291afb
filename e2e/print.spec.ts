import type { CDPSession, Page } from '@playwright/test'

import { portfolio } from '#content/portfolio.ts'
import { makeExampleFiles } from '#fixtures/example-files.ts'

import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
  listDefaultTexts,
} from './default-portfolio.ts'
import {
  askManyAnswers,
  bareAddress,
  editEverySection,
  ownMailAddress,
  useOtherWays,
  writeShortPage,
} from './contents/edited-contents.ts'
import { buildProjects } from './contents/projects-content.ts'
import { markContent } from './contents/marked-content.ts'
import { scrollTo } from './page/frames.ts'
import { holdScripts } from './page/hold-scripts.ts'
import { expect, test, visit, withMotion } from './test.ts'
import { findMisplacedText } from './accessibility/find-misplaced-text.ts'

const { socialLinks, labels } = parseDefaultPortfolio()
const gifStrip = findDefaultSection('gif-strip')
const expertise = findDefaultSection('expertise')
const conversation = readDefaultConversation()
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')

const texts = [
  ...listDefaultTexts(),
  conversation.speaker,
  ...conversation.answers.map(({ label }) => label),
  ...Object.values(conversation.scenes).flatMap(({ lines, link }) => [
    ...lines,
    ...(link ? [link.label] : []),
  ]),
  ...socialLinks.flatMap(({ network, url }) => [network, url]),
]

// Paper has one width; only what the visitor did before differs.
const visits = {
  'under the preloader': (page: Page, address: string) => page.goto(address),
  'after scrolling, with the carousel turned and the conversation open': async (
    page: Page,
    address: string,
  ) => {
    await visit(page, address)
    for (const { heading } of [expertise, conversation, skills, contact]) {
      await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded()
    }
    await page.getByRole('button', { name: conversation.startLabel }).click()
    const dot = page.getByRole('group', { name: skills.pagesLabel }).getByRole('button').last()
    await dot.click()
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await scrollTo(page, 400)
  },
}

test.use({ colorScheme: 'dark' })

for (const [name, open] of Object.entries(visits)) {
  test(`every text is printed in its place, black on white, on one or two pages, ${name}`, async ({
    page,
    site,
  }) => {
    await open(page, site.url)
    for (const format of ['A4', 'Letter']) {
      const file = await page.pdf({ format })
      expect([1, 2], format).toContain(countPages(file))
    }

    await print(page)
    const text = await readPrintedText(page)
    expect(texts.filter((one) => !text.includes(one))).toEqual([])
    expect(await findMisplacedText(page, 'paper')).toEqual([])
    expect(await listEarlyTexts(page)).toEqual([])
    expect(await listTextColours(page)).toEqual(['rgb(0, 0, 0)'])
    expect(await listBackgrounds(page)).toEqual(['rgb(255, 255, 255)'])
    // Programs take narrower spaces between the words of a heading for none.
    await expect.poll(() => findSmallestWordSpace(page)).toBeGreaterThanOrEqual(0.1)
    // And two letters further from each other for two words.
    await expect(page.getByRole('heading').last()).toHaveCSS('font-kerning', 'none')

    // Controls, pictures and animations are left out.
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('img')).toHaveCount(0)
    expect(text).not.toContain(labels.skipLink)
    for (const part of ['[data-preloader-root]', '[data-backdrop]']) {
      for (const one of await page.locator(part).all()) await expect(one).toBeHidden()
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)

    await test.step('a card, a scene and a slide are not split across pages', async () => {
      const scene = Object.values(conversation.scenes)[0]?.lines[0] ?? ''
      const [card, slide] = [expertise.cards[0]?.title ?? '', skills.slides[0]?.title ?? '']
      for (const one of [card, scene, slide]) {
        const place = page.getByText(one, { exact: true }).locator('visible=true')
        // The carousel may be replacing the plain row.
        await expect.poll(() => place.evaluate(isKeptWhole), one).toBe(true)
      }
    })
  })
}

test.describe('with motion', () => {
  test.use(withMotion)

  test('the job title is printed under the preloader, also by a browser that prints animations', async ({
    page,
    site,
  }) => {
    // The script of the page removes the mark.
    await holdScripts(page, /\/static\/js\/index-/u)
    await page.goto(site.url)
    // Chromium would begin it as it prints, and put these sections behind the others in a PDF.
    const fading = page.locator('[data-fade]').first()
    await expect(fading).toHaveCSS('transition-duration', '0s')
    const title = page.locator('[data-after-preloader]')
    await page.emulateMedia({ media: 'print' })
    // As in the copy that Firefox prints, no style ends this one.
    await title.evaluate((one) => one.animate({ opacity: [0, 0] }, 60_000))
    await expect(title).toHaveCSS('opacity', '1')
  })
})

test('addresses and the footer of a short page are printed in whole lines', async ({
  page,
  variant,
}) => {
  const { url } = await variant(writeShortPage)
  await visit(page, url)
  await print(page)

  await test.step('it begins with the name, and has no empty space around that and the job title', async () => {
    expect(await measureHeroGap(page)).toBeLessThan(12)
    const other = await variant(useOtherWays)
    await visit(page, other.url)
    // Its hero has no animation.
    expect(await measureHeroGap(page)).toBeLessThan(12)
    await visit(page, url)
  })

  await test.step('text without facts takes the whole width', async () => {
    const box = await page.getByText('I ask first.').boundingBox()
    expect(box?.width).toBeGreaterThan(600)
  })

  await test.step('keywords are apart for programs, too', async () => {
    const keyword = page.getByRole('listitem').filter({ hasText: /^C\+\+$/u })
    expect(await keyword.evaluate((one) => getComputedStyle(one, '::after').content)).toMatch(/\//u)
  })

  await test.step('a bare address is there once', async () => {
    const address = page.getByRole('link', { name: bareAddress, exact: true })
    expect(await address.evaluate((link) => getComputedStyle(link, '::after').display)).toBe('none')
  })

  await test.step('the address of an employer is in a line, in letters smaller than those of the period', async () => {
    const lines = await listAddressLines(await page.context().newCDPSession(page))
    expect(lines.filter((line) => /analytical|engines/u.test(line))).toEqual([
      '(https://analytical-engines.example/)',
    ])
    const sizes = await Promise.all([
      page
        .getByRole('link', { name: 'Engines' })
        .evaluate((link) => parseFloat(getComputedStyle(link, '::after').fontSize)),
      page.getByText('today').evaluate((period) => parseFloat(getComputedStyle(period).fontSize)),
    ])
    expect(sizes[0]).toBeLessThan(sizes[1])
  })

  await test.step('links of the footer are all in one line, or each in one', async () => {
    expect(await countRows(page, /^Mastodon|^GitHub/u)).toEqual([2, 1])
    expect(await countRows(page, /^Imprint|^Privacy|^Source/u)).toEqual([3, 3])
  })

  await test.step('a footer that does not fit takes the contact section with it to the next sheet', async () => {
    await page.evaluate((sheet) => {
      const boxes = ['#about', '#contact', 'footer'].map((name) => document.querySelector(name))
      const [before, last, footer] = boxes.map((box) => box?.getBoundingClientRect())
      if (!(boxes[0] instanceof HTMLElement) || !before || !last || !footer) return
      // The second sheet ends within the footer.
      const middle = footer.top + footer.height / 2
      boxes[0].style.blockSize = `${before.height + 2 * sheet - middle}px`
      // The next one has room for the footer, and not for the contact section above it.
      const rest = document.createElement('div')
      rest.style.blockSize = `${sheet - footer.height - last.height / 2}px`
      document.body.append(rest)
    }, 1047)
    expect(countPages(await page.pdf({ format: 'A4' }))).toBe(4)
  })
})

test('a small sheet has whole words beside or below a long name, and no heading of pictures alone', async ({
  page,
  variant,
}) => {
  const { url } = await variant(askManyAnswers)
  await visit(page, url)
  await print(page)
  // A5 between its margins.
  await page.setViewportSize({ width: 460, height: 700 })
  const title = page.getByText('Softwareentwicklerin').filter({ visible: true }).last()
  const [height = 0, line = 0] = await title.evaluate((element) => [
    element.getBoundingClientRect().height,
    parseFloat(getComputedStyle(element).lineHeight),
  ])
  expect(height).toBeGreaterThan(0)
  expect(height).toBeLessThan(1.5 * line)
  await expect(page.getByRole('heading', { name: expertise.heading })).toBeVisible()
  await expect(page.getByText(gifStrip.heading ?? '', { exact: true })).toBeHidden()
})

test('the not-found page and its footer are on one sheet, without a button', async ({
  page,
  variant,
  expectedMessages,
}) => {
  expectedMessages.push(/^Failed to load resource/u)
  const { url } = await variant(writeShortPage)
  await visit(page, `${url}/nothing`)
  await expect(page.getByRole('link', { name: bareAddress, exact: true })).toBeVisible()
  expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  // Nor a link that looks like one.
  expect(await listBackgrounds(page)).toEqual(['rgb(255, 255, 255)'])
  expect(await listTextColours(page)).toEqual(['rgb(0, 0, 0)'])
})

test('links and contact addresses are printed as text', async ({ page, variant }) => {
  const { url } = await variant(editEverySection)
  // Its preloader lasts a minute.
  await visit(page, url)
  await print(page)
  const text = await readPrintedText(page)
  const ways = ['https://me.example.org', 'Mail: hello@example.org', ownMailAddress]
  expect(ways.filter((one) => !text.includes(one))).toEqual([])
  const link = page.getByRole('link', { name: 'A case study' }).first()
  // The carousel may be replacing the plain row.
  await expect
    .poll(() => link.evaluate((element) => getComputedStyle(element, '::after').content))
    .toContain('https://example.org/case')
  // In a narrow column the address goes below the label.
  await expect.poll(() => link.evaluate(countLines)).toBe(1)

  await test.step('the bracket behind an address is never alone on a line', async () => {
    const client = await page.context().newCDPSession(page)
    const lines: string[] = []
    for (let width = 120; width < 200; width += 4) {
      await page.locator('a[href^="http"]').evaluateAll((links, size) => {
        for (const one of links) {
          if (!(one instanceof HTMLElement)) continue
          one.style.display = 'block'
          one.style.inlineSize = `${size}px`
        }
      }, width)
      lines.push(...(await listAddressLines(client)))
    }
    // Some addresses are longer than their line.
    expect(lines.filter((line) => !line.startsWith('('))).not.toEqual([])
    expect(lines).not.toContain(')')
  })
})

test('headings stay with what follows, and programs read the texts in the order of the page', async ({
  page,
  variant,
}) => {
  test.slow()
  // The site of content-coverage.spec.ts, which is built once for both.
  const { content } = markContent()
  const files = await makeExampleFiles(content)
  const { url } = await variant((raw) => Object.assign(raw, content), {}, files)
  await visit(page, url)
  await print(page)
  const records = page.locator('[data-type="credentials"] :is(h2, h3)')
  expect(await records.evaluateAll(listParentDisplays)).toEqual(['block', 'block', 'block'])
  const firstParts = page.locator(
    '[data-type="skills"] h2, [data-type="skill-groups"] li:has(> h3), [data-type="experience"] :is(li:has(h3), div:has(> h3))',
  )
  expect(new Set(await firstParts.evaluateAll(listParentDisplays))).toEqual(new Set(['block']))
  await expectTextsInOrder(page)
  await visit(page, new URL('/projects/atlas/', url).href)
  await print(page)
  const story = page.locator('[data-project-page] h2')
  expect(new Set(await story.evaluateAll(listParentDisplays))).toEqual(new Set(['block']))
  // Their addresses stand behind them, and leave them one line.
  const links = await page.locator('[data-project-page] dd a').all()
  const lines = await Promise.all(links.map((link) => link.evaluate(countLines)))
  expect(new Set(lines)).toEqual(new Set([1]))
  const { owner, url: address } = portfolio.parse(content).site
  await expect(page.getByText(`${owner}, ${address}`, { exact: true })).toBeVisible()
  await expectTextsInOrder(page)
})

/** Expects the texts in their order, and a line of time without the years at its ends. */
async function expectTextsInOrder(page: Page) {
  await expect.poll(() => listEarlyTexts(page)).toEqual([])
  // What floats is painted before the texts of its page. The slides of the carousel are in a grid.
  const floating = await page
    .locator('main :not([class*="slick-"])')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).float !== 'none').length)
  expect(floating).toBe(0)
  await expect(page.locator('main li > svg').filter({ visible: true })).toHaveCount(0)
}

test('a story begins apart from the facts, and only its long tables are split', async ({
  page,
  variant,
}) => {
  const { url } = await buildProjects(variant)
  await visit(page, new URL('/projects/clock/', url).href)
  await print(page)
  const breaks = await page
    .getByRole('table')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakInside))
  expect(breaks).toEqual(['avoid', 'auto'])
  const gaps = await page.evaluate(() => {
    const facts = document.querySelector('[data-project-page] dl')
    const heading = document.querySelector('[data-project-page] h2')
    return [facts?.nextElementSibling, heading].map((one) => {
      const { top = 0 } = one?.getBoundingClientRect() ?? {}
      return top - (one?.previousElementSibling?.getBoundingClientRect().bottom ?? 0)
    })
  })
  expect(gaps[0]).toBeCloseTo(gaps[1] ?? 0, 0)
})

/** Measures the larger empty space before the name in the hero and after its texts, px. */
function measureHeroGap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const range = document.createRange()
    const [section, name, others] = ['#home', '#home h1', '#home p:last-child'].map((selector) => {
      const box = document.querySelector(selector)
      if (box) range.selectNodeContents(box)
      return range.getBoundingClientRect()
    })
    if (!section || !name || !others) return NaN
    const end = Math.max(name.bottom, others.bottom)
    return Math.max(name.top - section.top, section.bottom - end)
  })
}

/** Counts the links of these names, and the lines that they are in. */
async function countRows(page: Page, name: RegExp): Promise<[links: number, rows: number]> {
  const tops = await page
    .getByRole('link', { name })
    .filter({ visible: true })
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)))
  return [tops.length, new Set(tops).size]
}

/** Returns the least word spacing of a heading, em. NaN while the carousel replaces the plain row. */
async function findSmallestWordSpace(page: Page): Promise<number> {
  const spaces = await page.getByRole('heading').evaluateAll((headings) =>
    headings.map((heading) => {
      const { fontSize, wordSpacing } = getComputedStyle(heading)
      return parseFloat(wordSpacing) / parseFloat(fontSize)
    }),
  )
  return spaces.length > 0 ? Math.min(...spaces) : NaN
}

/** A grid ignores "break-after: avoid" of a heading in it. */
function listParentDisplays(headings: Element[]): string[] {
  return headings.map(({ parentElement }) =>
    parentElement ? getComputedStyle(parentElement).display : '',
  )
}

/** Lists the texts that are painted before one that they follow. A PDF has texts as painted. */
async function listEarlyTexts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page)
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', {
    computedStyles: ['visibility'],
    includePaintOrder: true,
  })
  const { text = [], paintOrders = [], styles = [] } = documents[0]?.layout ?? {}
  const painted = text.flatMap((index, at) => {
    const isVisible = strings[styles[at]?.[0] ?? -1] === 'visible'
    const words = strings[index]?.trim() ?? ''
    return isVisible && words !== '' ? [{ words, order: paintOrders[at] ?? 0 }] : []
  })
  expect(painted.length).toBeGreaterThan(0)
  return painted.flatMap(({ words, order }, at) =>
    painted.slice(0, at).some((previous) => previous.order > order) ? [words] : [],
  )
}

/** Lists the lines of the addresses that are printed behind links. */
async function listAddressLines(client: CDPSession): Promise<string[]> {
  const { documents, strings } = await client.send('DOMSnapshot.captureSnapshot', {
    computedStyles: [],
  })
  const { layout, textBoxes } = documents[0] ?? {}
  return (textBoxes?.layoutIndex ?? []).flatMap((index, box) => {
    const text = strings[layout?.text[index] ?? -1] ?? ''
    const start = textBoxes?.start[box] ?? 0
    return text.startsWith('(http')
      ? [text.slice(start, start + (textBoxes?.length[box] ?? 0))]
      : []
  })
}

function countLines(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}

/** Emulates print media at the width of A4 without its margins. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1047 })
}

async function readPrintedText(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s+/gu, ' ')
}

/** Counts the pages of a PDF: each is an object of type Page. */
function countPages(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0
}

/** Returns each colour of text once. */
function listTextColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const colours = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!walker.currentNode.textContent?.trim() || !element?.checkVisibility()) continue
      colours.add(getComputedStyle(element).color)
    }
    return [...colours]
  })
}

/** Returns each background colour once. */
function listBackgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .map((element) => getComputedStyle(element).backgroundColor)
    return [...new Set(seen)].filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
  })
}

/** Whether an element is in a box without page breaks. */
function isKeptWhole(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (getComputedStyle(box).breakInside === 'avoid') return true
  }
  return false
}
