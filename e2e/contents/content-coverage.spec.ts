import type { Browser, Locator, Page } from '@playwright/test'

import { fillTemplate } from '#fields/texts/fill-template.ts'
import { makeExampleFiles } from '#fixtures/example-files.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'
import type { SectionOf, SectionType } from '#sections/section.ts'

import {
  unused,
  fillContent,
  markContent,
  markerPattern,
  metadata,
  replaced,
  foreignTexts,
  listPatterns,
  listSchemaPatterns,
  structure,
} from './marked-content.ts'
import { emulateSaveData } from '../page/emulate-save-data.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test, withMotion } from '../test.ts'

const { content, markers } = markContent()
const marked = parsePortfolio(content)
const files = await makeExampleFiles(content)

// One worker builds the site for all of these tests.
test.describe.configure({ mode: 'default' })

// The second alternative comes from a section that throws on purpose.
test.use({
  ...withMotion,
  expectedMessages: [/^Failed to load resource|missing is not a function/u],
})

test('every text of the content reaches a visitor, and the page shows no other text', async ({
  page,
  browser,
  variant,
}) => {
  test.slow()
  const site = await variant((raw) => Object.assign(raw, content), {}, files)
  const form = findSection('contact')
  const perceivedMarkers = new Set<string>()
  /** Records all markers on the page, or a part of it; other text must match an exception, or `foreign`. */
  async function listen(where: Page | Locator = page, foreign = /(?!)/gu) {
    let rest = await readPerceived('goto' in where ? where.locator('body') : where)
    for (const marker of rest.match(markerPattern) ?? []) perceivedMarkers.add(marker)
    rest = rest.replaceAll(markerPattern, '')
    for (const { pattern } of foreignTexts) rest = rest.replaceAll(pattern, '')
    rest = rest.replaceAll(foreign, '')
    expect(rest.match(/\p{L}+/gu) ?? []).toEqual([])
  }

  await test.step('the preloader and the page beneath', async () => {
    await page.goto(site.url)
    await listen()
    await page.keyboard.press('Shift')
    // A line that is still being typed would show half a marker.
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('the skip link', async () => {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(marked.labels.skipLink)
    await listen()
  })

  await test.step('the whole page, scrolled through', async () => {
    await scrollThrough(page, () => expect(findDots(page).first()).toBeVisible({ timeout: 500 }))
    await listen()
  })

  await test.step('the menu of a phone, and the choice between the schemes', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 360, height: 780 })
    await listen()
    await press(page, marked.labels.colourScheme)
    await listen()
    await page.keyboard.press('Escape')
    if (size) await page.setViewportSize(size)
  })

  await test.step('a picture that is played', async () => {
    const [{ alt } = { alt: '' }] = findSection('gif-strip').images
    // The button is there after hydration, which starts when the section comes near.
    await page.getByRole('img', { name: alt, exact: true }).scrollIntoViewIfNeeded()
    await press(page, fillTemplate(marked.labels.playPicture, { picture: alt }))
    await listen()
  })

  await test.step('a visitor who saves data', async () => {
    const saving = await page.context().newPage()
    await saving.emulateMedia({ reducedMotion: 'reduce' })
    await saving.addInitScript(emulateSaveData)
    await saving.goto(site.url)
    const button = saving.getByRole('button', { name: marked.labels.showAnimation })
    await scrollThrough(saving, () => expect(button.first()).toBeVisible({ timeout: 500 }))
    await listen(saving)
    await saving.close()
  })

  await test.step('every page of the carousel', async () => {
    for (const dot of await findDots(page).all()) {
      await dot.click()
      await expect(dot).toHaveAttribute('aria-current', 'true')
      await listen(locate(page, findSection('skills')))
    }
  })

  await test.step('every scene of the conversation', async () => {
    const chat = findSection('conversation')
    const talk = locate(page, chat)
    const [yes = '', no = '', unsure = ''] = chat.answers.map(({ label }) => label)
    await press(talk, chat.startLabel)
    // From the specification's table: a way through all six scenes.
    const way = [
      ['intro', unsure],
      ['other-topic', no],
      ['not-sure', yes],
      ['awesome', yes],
      ['why-I-build', yes],
      ['farewell', chat.closeLabel],
    ] as const
    for (const [scene, answer] of way) {
      const lines = chat.scenes[scene]?.lines.map(String) ?? []
      for (const line of lines) {
        await expect(talk.getByRole('log')).toContainText(line)
        // The button that goes on is there between lines alone.
        if (scene === 'intro') await listen(talk)
        if (line !== lines.at(-1)) await press(talk, chat.continueLabel)
      }
      // The log still has the lines before.
      await listen(talk)
      await press(talk, answer)
    }
  })

  await test.step('every answer to the contact form', async () => {
    const part = locate(page, form)
    const eachWrong = { name: 'wrong', email: 'wrong', message: 'wrong' }
    const answers: [string, Parameters<Page['route']>[1]][] = [
      [form.unreachable, (route) => route.abort()],
      [form.refused, (route) => route.fulfill({ status: 500 })],
      [form.refused, (route) => route.fulfill({ status: 422, json: { fields: eachWrong } })],
      [form.sent, (route) => route.fulfill({ json: {} })],
      [form.received, (route) => route.continue()],
    ]
    for (const [words, answer] of answers) {
      const answering = Promise.withResolvers<void>()
      await page.route('**/api/contact', async (route, request) => {
        await answering.promise
        await answer(route, request)
      })
      // A message that was not sent stays.
      if ((await part.getByLabel(form.messageLabel).inputValue()) === '') await fillIn(page, '1')
      await press(part, form.submitLabel)
      await expect(part.getByRole('button', { name: form.sendingLabel })).toBeVisible()
      await listen(part)
      answering.resolve()
      await expect(part.locator('[aria-live="assertive"]').filter({ hasText: words })).toBeVisible()
      await listen(part)
      await page.unroute('**/api/contact')
    }
  })

  await test.step('the contact form without a network', async () => {
    await page.context().setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: form.offline })).toBeVisible()
    await listen()
    await page.context().setOffline(false)
  })

  await test.step('a talk that somebody sent', async () => {
    const chat = findSection('conversation')
    const talk = locate(page, chat)
    const [yes = ''] = chat.answers.map(({ label }) => label)
    const [yesCode = '', noCode = '', unsureCode = ''] = chat.answers.map(({ code }) => code)
    // The first copy works, the second is refused.
    await page.addInitScript(() => {
      let isUsed = false
      const writeText = async () => {
        if (isUsed) throw new Error('Refused')
        isUsed = true
      }
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    })
    // One yes too many: the farewell takes no answer.
    const codes = [unsureCode, noCode, yesCode, yesCode, yesCode, yesCode].join('')
    await page.goto(`${site.url}/?talk=${codes}#${chat.id}`)
    await talk.getByRole('button', { name: chat.startLabel }).scrollIntoViewIfNeeded()
    await expect(talk.getByRole('img', { name: chat.answers[0]?.inSentence ?? '' })).toBeVisible()
    await listen()
    await press(talk, chat.startLabel)
    for (const scene of ['intro', 'awesome', 'why-I-build']) {
      for (const _ of chat.scenes[scene]?.lines.slice(1) ?? []) {
        await press(talk, chat.continueLabel)
      }
      await press(talk, yes)
    }
    for (const _ of chat.scenes['farewell']?.lines ?? []) await press(talk, chat.continueLabel)
    await press(talk, chat.copyLabel)
    await expect(talk.getByRole('status').filter({ hasText: chat.copiedLabel })).toBeVisible()
    await listen(talk)
    await press(talk, chat.copyLabel)
    await expect(talk.getByRole('textbox', { name: chat.addressLabel })).toBeFocused()
    await listen(talk)
  })

  await test.step('a chunk that is missing, one that is broken, one that never arrives, and a section that throws', async () => {
    const { chunkMissing, chunkBroken, chunkTimeout, sectionFailed } = marked.labels
    const failures: Record<string, Parameters<Page['route']>[1]> = {
      slider: (route) => route.abort(),
      expertise: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }),
      contact: () => {},
      'gif-strip': async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('.map(', '.missing(')
        await route.fulfill({ response, body })
      },
    }
    await page.clock.install()
    for (const [chunk, answer] of Object.entries(failures)) {
      await page.route(`**/static/js/${chunk}-*.js`, answer)
    }
    const arrived = new Set<string>()
    page.on('requestfinished', (request) => arrived.add(readChunk(request.url())))
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(readChunk(request.url())))
    await page.goto(site.url)
    // Fast-forwarding would time out every other chunk that is still loading.
    const others = ['hero', 'expertise', 'conversation', 'typist', 'skills', 'gif-strip']
    await scrollThrough(page, () => {
      expect([...arrived]).toEqual(expect.arrayContaining(others))
      expect([...asked]).toEqual(expect.arrayContaining(['slider', 'contact']))
    })
    await page.clock.fastForward(120_000)
    for (const words of [chunkMissing, chunkBroken, chunkTimeout, sectionFailed]) {
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    }
    // A message names the chunk by its id.
    await listen(page, /\b(?:slider|expertise|contact)\b/gu)
  })

  await test.step('the page of each project', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const { id, name } of marked.profile?.projects ?? []) {
      await page.goto(`${site.url}/projects/${id}/`)
      await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
      await listen()
    }
  })

  await test.step('the not-found page', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${site.url}/nowhere`)
    await expect(page.getByRole('heading', { name: marked.notFound.heading })).toBeVisible()
    await listen()
  })

  await test.step('without JavaScript, and the answers of the server to its form', async () => {
    const plain = await openPageWithoutScript(browser)
    await plain.goto(site.url)
    await listen(plain)
    const { received, refused, goBack, submitLabel } = findSection('contact')
    for (const [message, words] of [
      ['1', received],
      // The browser accepts a space, the service does not.
      [' ', refused],
      ['李'.repeat(8000), goBack],
    ] as const) {
      await plain.goto(site.url)
      await fillIn(plain, message)
      await press(locate(plain, form), submitLabel)
      // If it fails, its message says what the page shows.
      await expect(plain.locator('body')).toContainText(words)
      await listen(plain)
    }
    await plain.context().close()
  })

  const toPrograms = new Set(metadata.map(({ pointer }) => pointer))
  const missing = markers.filter(
    ({ marker, pointer }) =>
      !perceivedMarkers.has(marker) &&
      !toPrograms.has(pointer) &&
      !replaced.some(({ pattern }) => pattern.test(pointer)),
  )
  expect(missing.map(({ pointer }) => pointer)).toEqual([])
})

test('description and owner are in the metadata, and texts that only styles set apart are apart without them', async ({
  page,
  variant,
}) => {
  const site = await variant((raw) => Object.assign(raw, content), {}, files)
  await page.goto(site.url)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    marked.site.description,
  )
  const data = page.locator('script[type="application/ld+json"]')
  expect(await data.textContent()).toContain(marked.site.owner)
  const [project] = marked.profile?.projects ?? []
  expect(await page.evaluate(listJoinedTexts)).toEqual([])
  await page.goto(`${site.url}/projects/${project?.id}/`)
  expect(await page.evaluate(listJoinedTexts)).toEqual([])
})

/**
 * Runs in the page. Returns texts that a reader mode, or a program into which they are pasted, shows
 * as one word.
 */
async function listJoinedTexts(): Promise<string[]> {
  const html = await (await fetch(location.href)).text()
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  // Code has no space between its colours.
  for (const one of main?.querySelectorAll('button, noscript, pre, script, svg') ?? []) one.remove()
  const inline = 'a, bdi, code, em, small, span, strong, time'
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data
    const text = [...node.childNodes].map(read).join('\u{0}')
    return node instanceof Element && !node.matches(inline) ? ` ${text} ` : text
  }
  return main ? (read(main).match(/[^\s\0]+\0+[\p{L}\p{N}]+/gu) ?? []) : ['no main']
}

/** The patterns of the same text where an entry stands alone for its list. */
function dropList(pattern: string): string[] {
  return [...pattern.matchAll(/\/\*(?=\/)/gu)].map(
    ({ index }) => pattern.slice(0, index) + pattern.slice(index + 2),
  )
}

test('the content of this test has every string of the schema', () => {
  const listed = [...listPatterns(fillContent()), ...unused]
  const alone = listed.flatMap(dropList)
  const patterns = new Set([...listed, ...alone, ...alone.flatMap(dropList)])
  // The content has links and files in full: unit tests cover an address or a file alone, and a list.
  const isShort = (pattern: string) =>
    patterns.has(`${pattern}/src`) ||
    patterns.has(pattern.replace(/(?<=\/link)(?:\/\*)?$/u, '/label'))
  const missing = listSchemaPatterns().filter((pattern) => !patterns.has(pattern))
  expect(missing.filter((pattern) => !isShort(pattern))).toEqual([])
  expect(markers.length).toBeGreaterThan(100)
})

test('each exception matches something in the content', () => {
  const pointers = listPointers(fillContent())
  expect(structure.filter(({ pattern }) => !pointers.some((at) => pattern.test(at)))).toEqual([])
  expect(replaced.filter(({ pattern }) => !pointers.some((at) => pattern.test(at)))).toEqual([])
  expect(metadata.filter(({ pointer }) => !pointers.includes(pointer))).toEqual([])
})

function findSection<Type extends SectionType>(type: Type): SectionOf<Type> {
  const found = marked.sections.find(
    (candidate): candidate is SectionOf<Type> => candidate.type === type,
  )
  if (!found) throw new Error(`The content has no section "${type}".`)
  return found
}

/** Returns the pointer of every string. */
function listPointers(value: unknown, pointer = ''): string[] {
  if (typeof value === 'string') return [pointer]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => listPointers(item, `${pointer}/${key}`))
}

function findDots(page: Page) {
  const skills = findSection('skills')
  return locate(page, skills).getByRole('group', { name: skills.pagesLabel }).getByRole('button')
}

/** A section on the page. To find a button in it takes half the time of finding it on the whole page. */
function locate(page: Page, { id }: { readonly id: string }): Locator {
  return page.locator(`#${id}`)
}

/** Presses a button by key, for which the page draws fewer frames than for a click. */
async function press(part: Page | Locator, name: string) {
  const button = part.getByRole('button', { name, exact: true })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

async function fillIn(page: Page, message: string) {
  const form = findSection('contact')
  const part = locate(page, form)
  await part.getByLabel(form.nameLabel).fill('1')
  await part.getByLabel(form.emailLabel).fill('1@2.3')
  await part.getByLabel(form.messageLabel).fill(message)
}

async function openPageWithoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Scrolls through the page, from top to bottom, until a condition holds. */
async function scrollThrough(page: Page, condition: () => void | Promise<void>) {
  // Before, no section that the scroll passes would load its script.
  await waitForHydration(page.locator('header a').first())
  await expect(async () => {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
    await condition()
    // Ends before the test does, so that it says what is missing.
  }).toPass({ intervals: [100], timeout: 30_000 })
}

/** Returns the chunk's name in an address, or "". */
function readChunk(address: string): string {
  return /\/static\/js\/([a-z-]+)-[\w-]{8}\.js$/u.exec(address)?.[1] ?? ''
}

/** Returns all text of a part of the page: visible text, accessible names and the title. */
function readPerceived(part: Locator): Promise<string> {
  return part.evaluate((root) => {
    const found = [document.title]
    const names = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext']
    const visible = [root, ...root.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    for (const element of visible) {
      for (const name of [...names, 'alt', 'title', 'placeholder', 'label']) {
        found.push(element.getAttribute(name) ?? '')
      }
      // In a drawing there are none, and to ask for them takes most of the time.
      for (const drawn of element.closest('svg') ? [] : ['::before', '::after']) {
        const words = getComputedStyle(element, drawn).content
        found.push(...[...words.matchAll(/"((?:[^"\\]|\\.)*)"/gu)].map(([, text = '']) => text))
        const [, attribute] = /attr\(([\w-]+)\)/u.exec(words) ?? []
        if (attribute !== undefined) found.push(element.getAttribute(attribute) ?? '')
      }
      // Noise is not text of the content, and a textarea holds the visitor's.
      if (element.matches('textarea, [data-noise]')) continue
      // A `<wbr>` does not divide a word.
      const parts = [...element.childNodes].filter((node) => node.nodeName !== 'WBR')
      found.push(parts.map((node) => (node instanceof Text ? node.data : ' ')).join(''))
    }
    return found.join(' ')
  })
}
