import { writeFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { defaultSection } from './default-portfolio.ts'
import { passFrames, scrollTo } from './frames.ts'
import { serveDevelopment, type DevelopmentSite } from './serve-development.ts'
import { expect, test, visit } from './test.ts'

declare global {
  interface Window {
    /** Gone as soon as the page is loaded anew. */
    untouched?: boolean
  }
}

const { id, heading } = defaultSection('expertise')
const { tagline } = defaultSection('hero')

const overlay = (page: Page) => page.locator('vite-error-overlay')
const expertise = (page: Page, name = heading) => page.getByRole('heading', { name, exact: true })

let development: DevelopmentSite

// One server for the file, and one editor of its content at a time.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  development = await serveDevelopment()
})
test.afterAll(() => development.stop())
test.beforeEach(() => writeFile(development.contentFile, development.original))

function edit(before: string, after: string) {
  const { original, contentFile } = development
  if (!original.includes(before)) throw new Error(`The content does not hold ${before}.`)
  return writeFile(contentFile, original.replace(before, after))
}

/** Opens the page, leaves a mark on it and scrolls down to the expertise. */
async function openAndScroll(page: Page) {
  await visit(page, development.url)
  await expect(expertise(page)).toBeAttached()
  await page.evaluate(() => {
    window.untouched = true
  })
  // The sections above may still be coming in, and push it down: until it stays where it belongs.
  await expect
    .poll(async () => {
      await scrollTo(page, await topOfSection(page).then((top) => scrollOf(page, top)))
      await passFrames(page, 30)
      return topOfSection(page)
    })
    .toBeCloseTo(200, -1)
}

/** Where the visitor sees the section, in px from the top of the window. */
function topOfSection(page: Page): Promise<number> {
  return page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top)
}

function scrollOf(page: Page, top: number): Promise<number> {
  return page.evaluate((distance) => scrollY + distance - 200, top)
}

/** The page is the one that was opened, and what the visitor looked at stands where it stood. */
async function expectUntouched(page: Page) {
  expect(await page.evaluate(() => window.untouched)).toBe(true)
  expect(await topOfSection(page)).toBeCloseTo(200, -1)
}

test.describe('while the content is edited', () => {
  test('an edit shows at once, without a reload, where the visitor stands', async ({ page }) => {
    await openAndScroll(page)
    await edit(`"heading": "${heading}"`, '"heading": "What I do best"')
    await expect(expertise(page, 'What I do best')).toBeInViewport()
    await expectUntouched(page)
  })

  test('a theme and its times follow an edit too', async ({ page }) => {
    await openAndScroll(page)
    await edit(
      '"preloader": {',
      '"theme": { "scheme": "dark", "ground": { "dark": "#000000" } },\n  "preloader": {',
    )
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      .toBe('rgb(0, 0, 0)')
    await expectUntouched(page)
  })

  test('a mistake is told with its place over the last good page, until it is mended', async ({
    page,
    expectedMessages,
  }) => {
    // Vite tells the console too.
    expectedMessages.push(/\[vite\] Internal Server Error/u)
    await openAndScroll(page)
    await edit(`"heading": "${heading}"`, '"heading": "What I do best"')
    await expect(expertise(page, 'What I do best')).toBeVisible()

    await edit(`"tagline": "${tagline}"`, '"tagline": 7')
    const line = development.original
      .slice(0, development.original.indexOf('"tagline"'))
      .split('\n').length
    await expect(overlay(page).getByText(`portfolio.json:${line}:18`).first()).toBeVisible()
    await expect(
      overlay(page)
        .getByText(/This is the number 7/u)
        .first(),
    ).toBeVisible()
    await expect(expertise(page, 'What I do best')).toBeVisible()
    await expectUntouched(page)

    await edit(`"heading": "${heading}"`, '"heading": "Mended"')
    await expect(expertise(page, 'Mended')).toBeVisible()
    await expect(overlay(page)).toHaveCount(0)
    await expectUntouched(page)
  })

  test('a mistake that stands from the start is told, and mending it shows the page', async ({
    page,
    expectedMessages,
  }) => {
    expectedMessages.push(/\[vite\]|Failed to load resource/u)
    await edit(`"heading": "${heading}"`, `"heading": "${heading}", "colour": "red"`)
    await page.goto(development.url)
    await expect(overlay(page).getByText('colour').first()).toBeVisible()
    await writeFile(development.contentFile, development.original)
    await expect(expertise(page)).toBeAttached()
    await expect(overlay(page)).toHaveCount(0)
  })
})
