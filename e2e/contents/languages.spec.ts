import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Locator, Page } from '@playwright/test'

import type { Portfolio } from '#content/portfolio.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'
import type { SectionOf, SectionType } from '#sections/section.ts'

import { buildIfChanged } from '#bin/build-if-changed.ts'
import { serveVariant, type ServedSite } from '../../scripts/sites/serve-site.ts'
import { parseDefaultPortfolio } from '../default-portfolio.ts'
import { expect, test, visit, type BuildVariant, withMotion } from '../test.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { swipe } from '../page/swipe.ts'
import { findMisplacedText } from '../accessibility/find-misplaced-text.ts'
import { measureBox } from '../sections/carousel.ts'

// One worker builds each language for all of its tests.
test.describe.configure({ mode: 'default' })

const widths = [320, 768, 1440]

for (const { language, direction } of [
  { language: 'german', direction: 'ltr' },
  { language: 'arabic', direction: 'rtl' },
]) {
  test(`in ${language} no text is cut off or misplaced, from 320 px up`, async ({
    page,
    variant,
    expectedMessages,
  }) => {
    test.slow()
    const content = parseContent(language)
    const chat = findSection(content, 'conversation')
    const { url } = await buildSite(language, variant)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, url)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    const dots = page.getByRole('group', { name: findSection(content, 'skills').pagesLabel })
    const log = page.getByRole('log')

    await test.step('the page as it opens, with the plain row and the closed chat', () =>
      checkEachWidth(page, [320]))
    await test.step('with its carousel and its chat', async () => {
      await page.getByRole('heading', { name: findSection(content, 'skills').heading }).hover()
      await expect(dots).toBeVisible()
      await page.getByRole('button', { name: chat.startLabel }).click()
      await expect(log).toContainText(String(chat.scenes['intro']?.lines[0]))
      await checkEachWidth(page)
    })
    await test.step('with the answers of the chat', async () => {
      const answers = page.getByRole('group', { name: chat.answersLabel }).getByRole('button')
      await page.getByRole('button', { name: chat.continueLabel }).click()
      await answers.nth(1).click()
      await page.getByRole('button', { name: chat.continueLabel }).click()
      await expect(answers).toHaveText(chat.answers.map(({ label }) => label))
      const question = log.getByText(String(chat.scenes['not-sure']?.lines.at(-1)))
      await checkEachWidth(page, widths, () =>
        expect.poll(() => measureHidden(log, question)).toBeLessThan(0),
      )
    })
    await test.step('with every page of the carousel', async () => {
      await page.setViewportSize({ width: 320, height: 780 })
      for (const dot of await dots.getByRole('button').all()) {
        await dot.click()
        await expect(dot).toHaveAttribute('aria-current', 'true')
        await expect.poll(() => findMisplacedText(page)).toEqual([])
      }
    })
    await test.step('with the messages of a form that was refused', async () => {
      const form = findSection(content, 'contact')
      const fields = { name: 'wrong', email: 'wrong', message: 'wrong' }
      expectedMessages.push(/^Failed to load resource/u)
      await page.route('**/api/contact', (route) =>
        route.fulfill({ status: 422, json: { fields } }),
      )
      await page.getByLabel(form.nameLabel).fill('أ')
      await page.getByLabel(form.emailLabel).fill('a@example.org')
      await page.getByLabel(form.messageLabel).fill('ب')
      await page.getByRole('button', { name: form.submitLabel }).click()
      await expect(page.getByText(form.messageWrong)).toBeVisible()
      await expect(page.locator('[aria-live="assertive"]')).toContainText(form.refused)
      await checkEachWidth(page)
    })
  })

  test(`in ${language} the not-found page has no misplaced text`, async ({
    page,
    variant,
    expectedMessages,
  }) => {
    expectedMessages.push(/^Failed to load resource/u)
    const { url } = await buildSite(language, variant)
    await visit(page, `${url}/nothing`)
    const { heading } = parseContent(language).notFound
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    await checkEachWidth(page)
  })
}

test('both languages leave no label in English', () => {
  const { labels } = parseDefaultPortfolio()
  for (const language of ['german', 'arabic']) {
    const ownWords = new Set<string>(Object.values(parseContent(language).labels))
    expect(Object.values(labels).filter((label) => ownWords.has(label))).toEqual([])
  }
})

test.describe('from right to left', () => {
  test.use({ hasTouch: true })

  const content = parseContent('arabic')
  const { heading, slides, pagesLabel } = findSection(content, 'skills')
  const titles = slides.map(({ title }) => title)

  test('the carousel starts at the right, and its dots, keys and swipes go left', async ({
    page,
    variant,
  }) => {
    const { url } = await buildSite('arabic', variant)
    await page.setViewportSize({ width: 360, height: 780 })
    await visit(page, url)
    const region = page.getByRole('region', { name: heading })
    await region.scrollIntoViewIfNeeded()
    const dots = region.getByRole('group', { name: pagesLabel }).getByRole('button')
    await expect(dots).toHaveCount(titles.length)
    await region.scrollIntoViewIfNeeded()
    const places = await Promise.all((await dots.all()).map((dot) => dot.boundingBox()))
    const across = places.map((place) => place?.x ?? 0)
    expect(across).toEqual(across.toSorted((a, b) => b - a))

    const expectSlide = async (number: number) => {
      await expect(region.getByRole('heading', { level: 3 })).toHaveText([titles[number - 1] ?? ''])
      await expect(dots.nth(number - 1)).toHaveAttribute('aria-current', 'true')
      const article = region.getByRole('article')
      await expect(article).toBeInViewport({ ratio: 0.5 })
      // The last slide is at the end of the carousel. Slick rounds the width of a slide up.
      const measureToEdge = async () => {
        const { x, width } = await measureBox(article)
        return number === titles.length ? x : 360 - x - width
      }
      await expect.poll(async () => Math.abs((await measureToEdge()) - 20)).toBeLessThan(4)
    }
    const swipeBy = async (pixels: number) => {
      const box = await region.getByRole('article').boundingBox()
      const from = { x: 180 - pixels / 2, y: (box?.y ?? 0) + 60 }
      await swipe(page, from, { x: from.x + pixels, y: from.y })
    }
    await expectSlide(1)
    await swipeBy(200)
    await expectSlide(2)
    await swipeBy(200)
    await expectSlide(3)
    await swipeBy(-200)
    await expectSlide(2)
    await dots.last().click()
    await expectSlide(5)
    await page.keyboard.press('ArrowRight')
    await expectSlide(4)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(5)
    await dots.first().click()
    await expectSlide(1)
    await swipeBy(-200)
    await expectSlide(1)
  })

  test('the talk, the slides and the messages of the browser are laid out from the right', async ({
    page,
    variant,
  }) => {
    const chat = findSection(content, 'conversation')
    const { url } = await buildSite('arabic', variant)
    await page.setViewportSize({ width: 1440, height: 900 })
    await visit(page, `${url}/?talk=yy#${chat.id}`)
    await test.step('the signal of a talk is drawn from the right', async () => {
      const signal = page.getByRole('region', { name: chat.heading }).getByRole('img')
      await expect(signal).toBeVisible()
      const gap = await signal.evaluate((drawn) => {
        const [first, second] = [...drawn.querySelectorAll('svg')].map((stroke) =>
          stroke.getBoundingClientRect(),
        )
        return {
          first: Math.round((first?.right ?? 0) - drawn.getBoundingClientRect().right),
          isBefore: (second?.right ?? 0) <= (first?.left ?? 0) + 1,
        }
      })
      expect(gap).toEqual({ first: 0, isBefore: true })
    })

    await test.step('the robot is on the right and the visitor on the left', async () => {
      await page.getByRole('button', { name: chat.startLabel }).click()
      await page.getByRole('button', { name: chat.continueLabel }).click()
      const answer = chat.answers[0]?.label ?? ''
      await page.getByRole('button', { name: answer }).click()
      const log = page.getByRole('log')
      const box = await log.boundingBox()
      const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
      const robot = await log.getByText(String(chat.scenes['intro']?.lines[0])).boundingBox()
      const visitor = await log.getByText(answer, { exact: true }).boundingBox()
      expect((robot?.x ?? 0) + (robot?.width ?? 0)).toBeGreaterThan(middle)
      expect(visitor?.x ?? Infinity).toBeLessThan(middle)
    })

    await test.step('slides are laid out to the left, and a mouse drags them to the right', async () => {
      const region = page.getByRole('region', { name: heading })
      await region.scrollIntoViewIfNeeded()
      const shown = region.getByRole('heading', { level: 3 })
      await expect(shown).toHaveText(titles.slice(0, 2))
      await region.scrollIntoViewIfNeeded()
      const places = await Promise.all((await shown.all()).map((title) => title.boundingBox()))
      const ends = places.map((place) => (place ? place.x + place.width : 0))
      expect(ends).toEqual(ends.toSorted((one, other) => other - one))
      const { y = 0 } = places[0] ?? {}
      await page.mouse.move(400, y)
      await page.mouse.down()
      await page.mouse.move(900, y, { steps: 8 })
      await page.mouse.up()
      await expect(shown).toHaveText(titles.slice(2, 4))
    })

    await test.step('a message of a browser that speaks English has its full stop on the right', async () => {
      const button = page.getByRole('button', {
        name: findSection(content, 'contact').submitLabel,
      })
      await button.scrollIntoViewIfNeeded()
      await waitForHydration(button)
      await button.click()
      const message = page.getByText('Please fill out this field.').first()
      expect(await followsFromLeft(message, ['Please', 'field', '.'])).toBe(true)
    })
  })

  test('words in Latin letters, numbers and signs keep their order', async ({ page, variant }) => {
    const { url } = await variant((site) => {
      const hero = { type: 'hero', id: 'home', tag: 'מרה', tagline: 'שלום, C++ וגם.' }
      const groups = { type: 'skill-groups', id: 'skills', heading: 'כלים' }
      const slide = { type: 'code', title: 'F#', description: 'מילים.' }
      const skills = { type: 'skills', id: 'slides', heading: 'עוד', slides: [slide] }
      const call = {
        type: 'about',
        heading: 'עליי',
        text: '[חייגו](tel:+3212)',
        showProfile: false,
      }
      const mail = { type: 'contact', heading: 'כתבו', to: 'mail', mailAddress: 'a@a.example' }
      const keywords = ['C++', 'Jest – בדיקות', 'C# ביסודיות']
      for (const key of Object.keys(site)) delete site[key]
      Object.assign(site, {
        schemaVersion: 2,
        site: { title: 'מרה', description: 'מילים.', language: 'he' },
        profile: { skills: [{ id: 'code', name: 'קוד', keywords }], profiles: ['tel:+3212345678'] },
        footer: { socialLinks: true },
        sections: [{ ...hero, jobTitle: 'מפתח Full Stack ותיק' }, groups, skills, call, mail],
      })
    })
    await visit(page, url)
    const title = page.getByText('מפתח', { exact: true }).locator('../..')
    expect(await followsFromLeft(title, ['ותיק', 'Full', 'Stack', 'מפתח'])).toBe(true)
    expect(
      await followsFromLeft(page.getByRole('listitem').filter({ hasText: 'C++' }).last(), [
        'C',
        '+',
      ]),
    ).toBe(true)
    const tests = page.getByRole('listitem').filter({ hasText: 'Jest' }).last()
    expect(await followsFromLeft(tests, ['בדיקות', '–', 'Jest'])).toBe(true)
    const course = page.getByRole('listitem').filter({ hasText: 'C#' }).last()
    expect(await followsFromLeft(course, ['ביסודיות', 'C', '#'])).toBe(true)
    const slideTitle = page.getByRole('heading', { name: 'F#' })
    expect(await followsFromLeft(slideTitle, ['F', '#'])).toBe(true)
    const phone = page.getByRole('contentinfo').getByRole('link', { name: '+3212345678' }).first()
    expect(await followsFromLeft(phone, ['+', '3'])).toBe(true)
    expect(await followsFromLeft(page.getByText('שלום'), ['C', '+'])).toBe(true)

    const address = page.getByText('a@a.example', { exact: true })
    const box = await measureBox(page.getByRole('link', { name: 'a@a.example' }))
    // Nearly: its letters are closer than those of its font.
    expect(await findTextEnd(address)).toBeCloseTo(box.x + box.width, -1)

    await test.step('on paper an address is at the right, and apart from the text before it', async () => {
      await page.emulateMedia({ media: 'print' })
      const start = await findTextEnd(page.getByText('כתבו', { exact: true }))
      expect(await findTextEnd(address)).toBeCloseTo(start, 0)
      const call = page.getByRole('link', { name: 'חייגו' })
      const gap = await call.evaluate((one) => getComputedStyle(one, '::after').marginRight)
      expect(parseFloat(gap)).toBeGreaterThan(0)
    })
  })

  test('a joining word is never shown half resolved, and its noise takes one line', async ({
    page,
    variant,
  }) => {
    await page.emulateMedia(withMotion.contextOptions)
    const { jobTitle } = findSection(content, 'hero')
    const words = new Set(jobTitle.split(' '))
    const { url } = await buildSite('arabic', variant)
    await page.goto(url)
    await page.evaluate(() => {
      const noise = [...document.querySelectorAll('h1 ~ * p:first-child [aria-hidden="true"]')]
      const seen: string[] = []
      const broken: string[] = []
      Object.assign(window, { noiseSeen: seen, noiseBroken: broken })
      for (const word of noise) {
        const look = () => {
          const shown = word.textContent ?? ''
          seen.push(shown)
          const range = document.createRange()
          range.selectNodeContents(word)
          const lines = [...range.getClientRects()].map(({ top }) => top)
          if (new Set(lines).size > 1) broken.push(shown)
        }
        new MutationObserver(look).observe(word, {
          childList: true,
          characterData: true,
          subtree: true,
        })
      }
    })
    await page.keyboard.press('Shift')
    const readSeen = () => page.evaluate((): unknown => Reflect.get(window, 'noiseSeen'))
    await expect.poll(readSeen).toEqual(expect.arrayContaining([...words]))
    expect(await page.evaluate((): unknown => Reflect.get(window, 'noiseBroken'))).toEqual([])
    const noise = await readSeen()
    const letters = Array.isArray(noise) ? noise.map(String) : []
    expect(letters.filter((word) => /\p{Script=Arabic}/u.test(word) && !words.has(word))).toEqual(
      [],
    )
  })
})

async function checkEachWidth(page: Page, among = widths, also?: () => Promise<void>) {
  for (const width of among) {
    await page.setViewportSize({ width, height: 780 })
    await also?.()
    await expect.poll(() => findMisplacedText(page), `${width} px`).toEqual([])
  }
}

/** Measures where the text of an element ends at the right, px. */
function findTextEnd(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return range.getBoundingClientRect().right
  })
}

/** Whether parts of a text follow each other from left to right. */
function followsFromLeft(element: Locator, parts: readonly string[]): Promise<boolean> {
  return element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
    }
    const lefts = wanted.map((part) => {
      const node = nodes.find(({ data }) => data.includes(part))
      if (!node) return Number.NaN
      const range = document.createRange()
      const start = node.data.indexOf(part)
      range.setStart(node, start)
      range.setEnd(node, start + part.length)
      return range.getBoundingClientRect().left
    })
    return lefts.every((left, index) => index === 0 || left > (lefts[index - 1] ?? Infinity))
  }, parts)
}

/** Returns how far the end of a text is below its scroll container, px. */
async function measureHidden(frame: Locator, words: Locator): Promise<number> {
  const [outer, inner] = [await frame.boundingBox(), await words.boundingBox()]
  if (!outer || !inner) throw new Error('The words are not there.')
  return inner.y + inner.height - (outer.y + outer.height)
}

let arabic: Promise<ServedSite> | undefined
test.afterAll(async () => {
  const site = await arabic
  await site?.stop()
  arabic = undefined
})

/** The site in a language, served. The Arabic one is a fixture, which "npm run fixtures" builds. */
async function buildSite(language: string, variant: BuildVariant): Promise<ServedSite> {
  if (language !== 'arabic') {
    return variant((content) => {
      for (const key of Object.keys(content)) delete content[key]
      Object.assign(content, readContent(language))
    })
  }
  arabic ??= serveArabic()
  return arabic
}

async function serveArabic(): Promise<ServedSite> {
  const [folder, contentFile] = ['out/fixtures/arabic', 'fixtures/arabic/portfolio.json']
  await buildIfChanged(folder, contentFile, { isQuiet: true })
  return serveVariant({ folder, contentFile })
}

function readContent(language: string): object {
  const file = language === 'arabic' ? '../../fixtures/arabic/portfolio.json' : 'german.json'
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return { ...JSON.parse(text), $schema: '../schema/portfolio.schema.json' }
}

function parseContent(language: string): Portfolio {
  return parsePortfolio(readContent(language))
}

function findSection<Type extends SectionType>(content: Portfolio, type: Type): SectionOf<Type> {
  const section = content.sections.find(
    (candidate): candidate is SectionOf<Type> => candidate.type === type,
  )
  if (!section) throw new Error(`The content has no section "${type}".`)
  return section
}
