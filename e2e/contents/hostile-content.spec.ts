import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { portfolio } from '#content/portfolio.ts'
import { makeExampleFiles } from '#fixtures/example-files.ts'
import { hostileTexts } from '#fixtures/hostile-texts.ts'

import { buildVariant } from '../../scripts/sites/build-variant.ts'
import { makeHostileContent, hostileFiles } from './hostile-content.ts'
import { builtFolder } from '../serve-built-site.ts'
import { serveVariant, type ServedSite } from '../../scripts/sites/serve-site.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test, visit } from '../test.ts'

declare global {
  interface Window {
    /** Called by hostile content that runs. */
    hit?: () => void
  }
}

let hostile: ServedSite | undefined
test.afterAll(() => hostile?.stop())

test('hostile content is shown as text and never runs', async ({
  page,
  browser,
  site,
  expectedMessages,
}) => {
  test.slow()
  // This test requests missing files and has a message refused on purpose.
  expectedMessages.push(/status of 40[45]/u)
  const content = makeHostileContent()
  const { folder, contentFile } = await buildVariant(
    content,
    {},
    {
      ...(await makeExampleFiles(content)),
      ...hostileFiles,
    },
    false,
  )
  hostile = await serveVariant({ folder, contentFile })
  const { url } = hostile
  const left: string[] = []
  listen(page, url, left)
  await page.addInitScript(() => {
    // A console message fails the test.
    window.hit = () => console.error(`hit at ${location.href}`)
  })

  await test.step('the whole page, with every button pressed', async () => {
    await visit(page, url)
    await expect(page).toHaveTitle(portfolio.parse(content).site.title)
    await waitForHydration(page.locator('header a').first())
    const sections = page.locator('main > section')
    await sections.evaluateAll(async (all) => {
      for (const section of all) {
        section.scrollIntoView({ behavior: 'instant', block: 'center' })
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      }
    })
    await expect.poll(() => sections.evaluateAll(listUnseen)).toEqual([])
    await expect(sections).toHaveCount(countItems(content['sections']))
    // A press may show other buttons.
    for (let round = 0; round < 4; round += 1) {
      await page.locator('main button:visible:enabled').evaluateAll(async (buttons) => {
        for (const button of buttons) {
          if (button instanceof HTMLElement) button.click()
          await new Promise((resolve) => setTimeout(resolve))
        }
      })
      await expectInert(page)
    }
  })

  await test.step('the form, once it is sent', async () => {
    const form = page.locator('form').first()
    await form.locator('input').nth(0).fill('Ada')
    await form.locator('input[type="email"]').fill('ada@example.org')
    await form.locator('textarea').fill('Hello')
    await form.getByRole('button').first().click()
    await expect(
      form.locator('[aria-live], [role="status"]').filter({ hasText: /\S/u }),
    ).toHaveCount(1)
    await expectInert(page)
  })

  await test.step('the not-found page', async () => {
    await page.goto(`${url}/nowhere`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expectInert(page)
  })

  await test.step('without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    listen(plain, url, left)
    await plain.goto(url)
    await expectInert(plain)
    await context.close()
  })

  await test.step('the files next to the page', async () => {
    // These throw if a text has broken out of its string.
    JSON.parse(await readText(folder, 'manifest.webmanifest'))
    JSON.parse(await readText(folder, 'vercel.json'))
    const xml = await Promise.all(
      ['sitemap.xml', 'favicon.svg'].map((name) => readText(folder, name)),
    )
    // The policy applies to parsed documents too.
    await page.goto('about:blank')
    const broken = await page.evaluate(
      (files) =>
        files.filter((text) =>
          new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror'),
        ),
      xml,
    )
    expect(broken).toEqual([])
    expect(await readText(folder, 'robots.txt')).toMatch(
      /^User-agent: \*\nAllow: \/\n\nSitemap: \S+\n$/u,
    )
    const readPolicy = async (where: string) => {
      const answer = await page.request.get(where)
      const header = answer.headers()['content-security-policy']
      // The pages of projects have styles of their own.
      return header?.replaceAll(/(?:'sha256-[^']+' ?)+/gu, 'HASHES')
    }
    expect(await readPolicy(url)).toBe(await readPolicy(site.url))
    // As many headers as the page of the default content.
    const [lines, known] = await Promise.all(
      [folder, builtFolder].map(
        async (where) => (await readText(where, '_headers')).split('\n').length,
      ),
    )
    expect(lines).toBe(known)
  })

  expect(left).toEqual([])
})

test('the content of this test contains each hostile text', () => {
  const text = JSON.stringify(makeHostileContent())
  const missing = hostileTexts.filter((one) => !text.includes(JSON.stringify(one).slice(1, -1)))
  // Refused wherever they stand: NUL, control characters, half an emoji, and what has no end.
  expect(missing.map((one) => one.slice(0, 3))).toEqual(['a\tb', '\0', '\ud83d', 'AAA'])
})

function readText(folder: string, name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8')
}

function countItems(value: unknown): number {
  return Array.isArray(value) ? value.length : 0
}

/** Returns the ids of sections whose heading or picture is not visible. It runs in the page. */
function listUnseen(sections: Element[]): string[] {
  const unseen = sections.filter((section) => {
    const part = section.querySelector('h1, h2, img')
    const isShown = part?.checkVisibility({ visibilityProperty: true })
    return !isShown || part?.getBoundingClientRect().width === 0
  })
  return unseen.map(({ id }) => id)
}

/** Records requests to other sites, and dialogs. */
function listen(page: Page, site: string, left: string[]) {
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${site}/`) && !/^(?:data|blob):/u.test(url)) left.push(url)
  })
  page.on('dialog', (dialog) => {
    left.push(dialog.message())
    void dialog.dismiss()
  })
}

/** Expects that no text of the content became an element or ran. */
async function expectInert(page: Page) {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')]
    const allowed = /^(?:https?:\/\/|mailto:|\/(?!\/)|#|data:image\/|projects\/[\w-]+\/$)/u
    const addresses = all.flatMap((element) =>
      ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster', 'srcset'].map(
        (name) => [element.tagName, name, element.getAttribute(name) ?? '/'] as const,
      ),
    )
    return {
      elements: document.querySelectorAll(
        'x-hostile, iframe, object, embed, base, [srcdoc], [autofocus], meta[http-equiv="refresh" i]',
      ).length,
      handlers: all
        .flatMap((element) => element.getAttributeNames())
        .filter((name) => /^on/iu.test(name)),
      addresses: addresses.filter(([, , value]) => !allowed.test(value)),
      scripts: [...document.scripts].filter(({ text }) => /^[^{"]*hit\(\)/u.test(text)).length,
      ids: all
        .map(({ id }) => id)
        .filter((id, index, ids) => id !== '' && ids.indexOf(id) !== index),
      style: getComputedStyle(document.body).getPropertyValue('--hostile'),
      isShown: document.body.checkVisibility(),
    }
  })
  expect(found).toEqual({
    elements: 0,
    handlers: [],
    addresses: [],
    scripts: 0,
    ids: [],
    style: '',
    isShown: true,
  })
}
