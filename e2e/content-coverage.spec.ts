import type { Page } from '@playwright/test'

import { portfolio, type Portfolio } from '#content/portfolio.ts'
import type { SectionOf, SectionType } from '#sections/schemas.ts'

import { markedContent, markerPattern, metadata } from './marked-content.ts'
import { expect, test } from './test.ts'

const { content, markers } = markedContent()
const marked = portfolio.parse(content)
const expected = new Map(markers.map(({ marker, pointer }) => [marker, pointer]))

// The last is a section that breaks on purpose.
test.use({ expectedMessages: [/Failed to load resource|status of 404|missing is not a function/u] })

test('every word of the content reaches a visitor, and no visitor meets another word', async ({
  page,
  variant,
}) => {
  test.slow()
  const site = await variant((raw) => Object.assign(raw, content))
  const heard = new Set<string>()

  /** Takes note of all there is to see, hear or read; `ours` are the words that need no marker. */
  async function listen(ours: readonly string[] = []) {
    const words = await perceived(page)
    for (const marker of words.match(markerPattern) ?? []) heard.add(marker)
    const rest = ours.reduce((text, word) => text.replaceAll(word, ''), words)
    const strangers = rest.replaceAll(markerPattern, '').match(/\p{L}+/gu) ?? []
    expect(strangers).toEqual([])
  }

  await test.step('the preloader and the page beneath', async () => {
    await page.goto(site.url)
    await listen()
    await page.keyboard.press('Shift')
    // From here on words stand whole: a line that is being typed is half a marker.
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  await test.step('the whole page, scrolled through', async () => {
    await toTheEnd(page)
    await page
      .getByRole('button', { name: section('skills').pageLabel.slice(0, 4) })
      .first()
      .waitFor()
    await listen()
  })

  await test.step('every scene of the conversation', async () => {
    const chat = section('conversation')
    const [yes = '', no = '', unsure = ''] = chat.answers.map(({ label }) => label)
    await press(page, chat.startLabel)
    // From the specification's table: a way through all six scenes.
    const way: [string, string | undefined][] = [
      ['intro', unsure],
      ['other-topic', no],
      ['not-sure', yes],
      ['awesome', yes],
      ['why-I-build', yes],
      ['farewell', undefined],
    ]
    for (const [scene, answer] of way) {
      const lines = chat.scenes[scene]?.lines ?? []
      for (const line of lines) {
        await expect(page.getByRole('log')).toContainText(line)
        await listen()
        if (line !== lines.at(-1)) await press(page, chat.continueLabel)
      }
      if (answer !== undefined) await press(page, answer)
    }
    await listen()
  })

  await test.step('every end of the contact form', async () => {
    const form = section('contact')
    await page.getByLabel(form.nameLabel).fill('1')
    await page.getByLabel(form.emailLabel).fill('1@2.3')
    const answers: [string, Parameters<Page['route']>[1]][] = [
      [form.unreachable, (route) => route.abort()],
      [form.refused, (route) => route.fulfill({ status: 500 })],
      [form.sent, (route) => route.fulfill({ json: {} })],
      [form.received, (route) => route.continue()],
    ]
    for (const [words, answer] of answers) {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/contact', async (route, request) => {
        await held.promise
        await answer(route, request)
      })
      await page.getByLabel(form.nameLabel).fill('1')
      await page.getByLabel(form.emailLabel).fill('ada@example.org')
      await page.getByLabel(form.messageLabel).fill('1')
      await press(page, form.submitLabel)
      await expect(page.getByRole('button', { name: form.sendingLabel })).toBeVisible()
      await listen()
      held.resolve()
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await listen()
      await page.unroute('**/api/contact')
    }
  })

  await test.step('a part that is missing, one that is broken and one that never comes', async () => {
    const { chunkMissing, chunkBroken, chunkTimeout } = marked.labels
    const failures: [string, Parameters<Page['route']>[1]][] = [
      [chunkMissing, (route) => route.abort()],
      [chunkBroken, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw 1' })],
      [chunkTimeout, () => new Promise(() => {})],
    ]
    for (const [words, answer] of failures) {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.route('**/static/js/slider-*.js', answer)
      await page.clock.install()
      await page.goto(site.url)
      await page.keyboard.press('Shift')
      const asked = page.waitForRequest('**/static/js/slider-*.js')
      await toTheEnd(page)
      await asked
      await page.clock.fastForward(120_000)
      const alert = page.getByRole('alert').filter({ hasText: words })
      await expect(alert).toBeVisible()
      const address = /https?:\/\/[^)\s]+/u.exec(await alert.innerText())?.[0] ?? ''
      await listen([address, 'slider'])
    }
  })

  await test.step('a section that breaks', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/static/js/gif-strip-*.js', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('.map(', '.missing(')
      await route.fulfill({ response, body })
    })
    await page.goto(site.url)
    await page.keyboard.press('Shift')
    await toTheEnd(page)
    await expect(
      page.getByRole('alert').filter({ hasText: marked.labels.sectionFailed }),
    ).toBeVisible()
    await listen()
  })

  await test.step('the not-found page', async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(`${site.url}/nowhere`)
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { name: marked.notFound.heading })).toBeVisible()
    await listen()
  })

  const toPrograms = new Set(metadata.map(({ pointer }) => pointer))
  const missing = [...expected].filter(
    ([marker, pointer]) => !heard.has(marker) && !toPrograms.has(pointer),
  )
  expect(missing.map(([, pointer]) => pointer)).toEqual([])
})

test('the description is told to search engines', async ({ page, variant }) => {
  const site = await variant((raw) => Object.assign(raw, content))
  await page.goto(site.url)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    marked.site.description,
  )
})

function section<Type extends SectionType>(type: Type): SectionOf<Type> {
  const found = marked.sections.find(
    (candidate: Portfolio['sections'][number]): candidate is SectionOf<Type> =>
      candidate.type === type,
  )
  if (!found) throw new Error(`The content has no section "${type}".`)
  return found
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
}

/** Scrolls through the page as a hand does, so that every section comes near. */
async function toTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

/** Everything on the page that can be seen, heard or read: text, names and the page's title. */
function perceived(page: Page): Promise<string> {
  return page.evaluate(() => {
    const found = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const silent = parentElement?.closest('script, style, noscript, textarea, [data-noise]')
      if (!silent) found.push(textContent ?? '')
    }
    for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-roledescription']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return found.join(' ')
  })
}
