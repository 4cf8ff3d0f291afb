import type { Page } from '@playwright/test'

import { changeSection, defaultPortfolio, defaultSection } from './default-portfolio.ts'
import { scrollTo } from './frames.ts'
import { expect, test, visit } from './test.ts'
import { misplacedWords } from './words-in-place.ts'

const { socialLinks, labels } = defaultPortfolio()
const hero = defaultSection('hero')
const gifStrip = defaultSection('gif-strip')
const expertise = defaultSection('expertise')
const conversation = defaultSection('conversation')
const skills = defaultSection('skills')
const contact = defaultSection('contact')

const words = [
  hero.tag,
  hero.jobTitle,
  hero.tagline,
  gifStrip.heading ?? '',
  ...gifStrip.images.flatMap(({ caption }) => caption ?? []),
  expertise.heading,
  ...expertise.cards.flatMap(({ title, description }) => [title, description]),
  conversation.heading,
  conversation.intro ?? '',
  conversation.speaker,
  ...conversation.answers.map(({ label }) => label),
  ...Object.values(conversation.scenes).flatMap(({ lines }) => lines),
  skills.heading,
  ...skills.slides.flatMap(({ title, description }) => [title, description ?? '']),
  contact.heading,
  contact.intro,
  ...socialLinks.flatMap(({ network, url }) => [network, url]),
]

// Paper is as wide on a phone as on a desk: what differs is what a visitor did before.
const visits = {
  'as it opens, under its preloader': (page: Page, address: string) => page.goto(address),
  'scrolled through, with a carousel turned and a chat begun': async (
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
  test.describe(name, () => {
    for (const format of ['A4', 'Letter']) {
      test(`the default content fills one or two pages of ${format}`, async ({ page, site }) => {
        await open(page, site.url)
        const file = await page.pdf({ format })
        expect([1, 2]).toContain(pagesOf(file))
      })
    }

    test('every word is printed, in its place, black on white', async ({ page, site }) => {
      await open(page, site.url)
      await print(page)
      const text = await printedText(page)
      expect(words.filter((one) => !text.includes(one))).toEqual([])
      expect(await misplacedWords(page)).toEqual([])
      expect(await coloursOfWords(page)).toEqual(['rgb(0, 0, 0)'])
      expect(await backgrounds(page)).toEqual(['rgb(255, 255, 255)'])
    })

    test('what can only be used on a screen is left out', async ({ page, site }) => {
      await open(page, site.url)
      await print(page)
      await expect(page.getByRole('navigation')).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('img')).toHaveCount(0)
      expect(await printedText(page)).not.toContain(labels.skipLink)
      for (const part of ['[data-preloader-root]', '[data-backdrop]']) {
        for (const one of await page.locator(part).all()) await expect(one).toBeHidden()
      }
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  })
}

test('a card, a scene and a slide are not torn apart by the end of a page', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await print(page)
  const { cards } = expertise
  const scene = Object.values(conversation.scenes)[0]?.lines[0] ?? ''
  for (const one of [cards[0]?.title ?? '', scene, skills.slides[0]?.title ?? '']) {
    const place = page.getByText(one, { exact: true }).locator('visible=true')
    // The carousel may just be taking the place of the plain row.
    await expect.poll(() => place.evaluate(isKeptWhole), one).toBe(true)
  }
})

test('links and the way to the owner are printed as addresses', async ({ page, variant }) => {
  const { url } = await variant((content) => {
    Object.assign(content, {
      site: { title: 'Ada', description: 'A page to print.', url: 'https://ada.example.org/' },
      socialLinks: [{ network: 'Mail', url: 'mailto:hello@example.org', icon: 'mail' }],
    })
    const link = { label: 'A case study', href: 'https://example.org/case' }
    const slide = { type: 'code', title: 'Code', link }
    changeSection(content, 'skills', { slides: [slide, slide, slide, slide, slide] })
    changeSection(content, 'contact', { mailAddress: 'ada@example.org' })
  })
  await page.goto(url)
  await print(page)
  const text = await printedText(page)
  const ways = ['https://ada.example.org/', 'Mail: hello@example.org', 'ada@example.org']
  expect(ways.filter((one) => !text.includes(one))).toEqual([])
  const link = page.getByRole('link', { name: 'A case study' }).first()
  // The carousel may just be taking the place of the plain row.
  await expect
    .poll(() => link.evaluate((element) => getComputedStyle(element, '::after').content))
    .toContain('https://example.org/case')
  // In a narrow column the address goes on below the words, and does not stand beside them.
  await expect.poll(() => link.evaluate(linesOfWords)).toBe(1)
})

function linesOfWords(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects().length
}

/** Shows the page as it is printed, on a sheet as wide as A4 less its margins. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 1047 })
}

async function printedText(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s+/gu, ' ')
}

/** A PDF names each of its pages as an object of that type. */
function pagesOf(file: Buffer): number {
  return file.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0
}

/** The colours in which words stand, each once. */
function coloursOfWords(page: Page): Promise<string[]> {
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

/** The grounds on which anything stands, each once. */
function backgrounds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [document.documentElement, ...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('svg'))
      .map((element) => getComputedStyle(element).backgroundColor)
    return [...new Set(seen)].filter((colour) => colour !== 'rgba(0, 0, 0, 0)')
  })
}

/** Whether an element is in a box that no page may end within. */
function isKeptWhole(element: Element): boolean {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (getComputedStyle(box).breakInside === 'avoid') return true
  }
  return false
}
