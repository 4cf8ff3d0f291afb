import type { Page } from '@playwright/test'

import { keepOnePicture } from './contents/edited-contents.ts'
import { parseDefaultPortfolio } from './default-portfolio.ts'
import { waitForFrames } from './page/frames.ts'
import { expect, test, visit } from './test.ts'

const { labels, theme } = parseDefaultPortfolio()
const { dark, light } = theme.ground

test.use({ colorScheme: 'dark' })

declare global {
  interface Window {
    /** The background of every frame since the document began. */
    grounds: Set<string>
  }
}

const findButton = (page: Page) =>
  page.getByRole('button', { name: labels.colourScheme, exact: true })
const findOption = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

async function choose(page: Page, name: string) {
  await findButton(page).click()
  await findOption(page, name).check()
  await page.keyboard.press('Escape')
  await expect(findOption(page, name)).toHaveCount(0)
}

/** Returns the background of the page as #rrggbb. */
function readGround(page: Page): Promise<string> {
  return page.evaluate(() => {
    const numbers = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/gu) ?? []
    return `#${numbers.map((one) => Number(one).toString(16).padStart(2, '0')).join('')}`
  })
}

/** Returns the colours that the browser may give its own bars now. */
function listBarColours(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  )
}

/** Records the background of every frame. Runs in the page. */
function recordGrounds() {
  window.grounds = new Set()
  const look = () => {
    if (document.body)
      window.grounds.add(getComputedStyle(document.documentElement).backgroundColor)
    requestAnimationFrame(look)
  }
  look()
}

test.describe('the colour scheme', () => {
  test('is that of the system, until a visitor chooses one, also with keys alone, and on a phone', async ({
    page,
    site,
  }) => {
    await visit(page, site.url)
    expect([await readGround(page), await listBarColours(page)]).toEqual([dark, [dark]])
    await findButton(page).click()
    await expect(findOption(page, labels.schemeSystem)).toBeChecked()
    await findOption(page, labels.schemeLight).check()
    expect([await readGround(page), await listBarColours(page)]).toEqual([light, [light]])
    await page.emulateMedia({ colorScheme: 'light' })
    await findOption(page, labels.schemeDark).check()
    expect([await readGround(page), await listBarColours(page)]).toEqual([dark, [dark]])
    await findOption(page, labels.schemeSystem).check()
    expect([await readGround(page), await listBarColours(page)]).toEqual([light, [light]])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect([await readGround(page), await listBarColours(page)]).toEqual([dark, [dark]])
    await page.keyboard.press('Escape')

    await findButton(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(findOption(page, labels.schemeSystem)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(findOption(page, labels.schemeLight)).toBeChecked()
    expect(await readGround(page)).toBe(light)
    await page.keyboard.press('Escape')
    await expect(findButton(page)).toBeFocused()

    await page.setViewportSize({ width: 360, height: 780 })
    await choose(page, labels.schemeDark)
    expect(await readGround(page)).toBe(dark)
  })

  test.describe('on the next page', () => {
    // The browser reports the status of the not-found page.
    test.use({ expectedMessages: [/^Failed to load resource/u] })

    test('is remembered, applies in every tab, and no frame has the other', async ({
      page,
      context,
      site,
    }) => {
      await visit(page, site.url)
      await test.step('it is chosen in another tab', async () => {
        const other = await context.newPage()
        await other.emulateMedia({ colorScheme: 'dark' })
        await visit(other, site.url)
        await choose(other, labels.schemeLight)
        await expect.poll(() => readGround(page)).toBe(light)
        await findButton(page).click()
        await expect(findOption(page, labels.schemeLight)).toBeChecked()
        await other.close()
      })
      await page.addInitScript(recordGrounds)
      for (const path of ['/', '/nowhere']) {
        await page.goto(site.url + path)
        await waitForFrames(page, 5)
        expect(await readGround(page)).toBe(light)
        expect(await page.evaluate(() => window.grounds.size)).toBe(1)
        expect(await listBarColours(page)).toEqual([light])
      }
      await page.goto(site.url)
      await findButton(page).click()
      await expect(findOption(page, labels.schemeLight)).toBeChecked()
    })
  })

  test('can be chosen before any script of the site has loaded', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(/Failed to (?:load resource|fetch dynamically)/u)
    await page.route('**/static/js/**', (route) => route.abort())
    await visit(page, site.url)
    await choose(page, labels.schemeLight)
    expect(await readGround(page)).toBe(light)
  })

  test('can be chosen although storage is blocked', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    })
    await visit(page, site.url)
    await choose(page, labels.schemeLight)
    expect(await readGround(page)).toBe(light)
  })

  test('is light on paper, and waits while forced colours apply', async ({ page, site }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await visit(page, site.url)
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    await expect(findButton(page)).toBeHidden()
    await page.emulateMedia({ forcedColors: 'none' })

    await choose(page, labels.schemeDark)
    await page.emulateMedia({ media: 'print' })
    expect(await readGround(page)).toBe('#ffffff')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')

    await page.emulateMedia({ media: 'screen' })
    await choose(page, labels.schemeLight)
    // A browser that darkens light pages leaves this one as it is.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light only')
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark')
    await expect(page.getByRole('button', { name: labels.playMotion })).toBeVisible()
    await expect(findButton(page)).toBeHidden()
  })
})

test.describe('there is no choice', () => {
  test('where the theme has one scheme, even after a choice on another page', async ({
    page,
    variant,
  }) => {
    const site = await variant(keepOnePicture)
    await page.route('https://*.example.org/**', (route) =>
      route.fulfill({ path: 'fixtures/specification/media/signal.gif' }),
    )
    await page.addInitScript(() => localStorage.setItem('scheme', 'dark'))
    await visit(page, site.url)
    await expect(page.getByRole('button', { name: labels.playMotion })).toBeVisible()
    await expect(findButton(page)).toHaveCount(0)
    expect([await readGround(page), await listBarColours(page)]).toEqual([light, [light]])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('and the page follows the system', async ({ page, site }) => {
      await page.goto(site.url)
      await expect(findButton(page)).toBeHidden()
      for (const [colorScheme, expected] of [
        ['dark', dark],
        ['light', light],
      ] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await readGround(page)).toBe(expected)
      }
    })
  })
})
