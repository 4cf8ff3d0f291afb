import type { Page } from '@playwright/test'

import type { RawContent } from '../scripts/sites/build-variant.ts'
import { expectAccessible } from './accessibility/expect-accessible.ts'
import { holdScripts } from './page/hold-scripts.ts'
import { insertElements } from './page/insert-elements.ts'
import { waitForHydration } from './page/wait-for-hydration.ts'
import { expect, test, visit, type BuildVariant } from './test.ts'

const words = 'A chair that was a gift.'

const files = {
  'pages/uses.md': `---\nnavigation: Uses\n---\n# What I use\n\nTools for the desk.\n\n## Desk\n\n${words}\n\n[Imprint](/imprint/#address)\n`,
  'pages/imprint.md': '# Imprint\n\n## Address\n\nOslo.\n',
  'sv/portfolio.json': JSON.stringify({
    site: { title: 'Ada', description: 'Ord.', language: 'sv', url: 'https://example.org/sv/' },
    schemaVersion: 2,
    preloader: false,
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Utvecklare', tagline: 'I takt.' },
    ],
  }),
  'sv/pages/uses.md': '# Vad jag använder\n\nVerktyg.\n',
}

/** Adds a footer, and an address of the site. */
function addFooter(content: RawContent) {
  content['site'] = {
    title: 'Ada, developer',
    description: 'Words.',
    owner: 'Ada Lovelace',
    url: 'https://example.org/',
    translations: { sv: 'https://example.org/sv/' },
  }
  content['footer'] = {
    text: 'Made in *Oslo*.',
    links: [{ id: 'imprint', label: 'Imprint', url: '/imprint/' }],
  }
}

const buildSite = (variant: BuildVariant) => variant(addFooter, {}, files)

const findNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const findFooter = (page: Page) => page.getByRole('contentinfo')

test.describe('a page of the owner', () => {
  test('is reached from the navigation, and leads back without the preloader', async ({
    page,
    variant,
  }) => {
    const { url } = await buildSite(variant)
    await visit(page, url)
    await findNavigation(page).getByRole('link', { name: 'Uses' }).click()
    await expect(page).toHaveURL(`${url}/uses/`)
    await expect(page).toHaveTitle('What I use – Ada Lovelace')
    await expect(page.getByRole('heading', { level: 1, name: 'What I use' })).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    const link = findNavigation(page).getByRole('link', { name: 'Uses' })
    await expect(link).toHaveAttribute('aria-current', 'page')
    const imprint = page.getByRole('main').getByRole('link', { name: 'Imprint' })
    await imprint.hover()
    await expect(imprint).toHaveCSS('text-decoration-thickness', '2px')
    await imprint.click()
    await expect(page).toHaveURL(`${url}/imprint/#address`)
    await findNavigation(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(`${url}/#contact`)
    await expect(page.locator('html')).toHaveAttribute('data-preloader', 'ended')
    await expect(page.locator('#contact')).toBeInViewport()
  })

  test('is HTML alone, and has a menu in a narrow window, and lines of a long title that do not touch', async ({
    page,
    variant,
  }) => {
    const { url } = await buildSite(variant)
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url())
    })
    await page.goto(`${url}/uses`, { waitUntil: 'networkidle' })
    await expect(page).toHaveURL(`${url}/uses/`)
    await test.step('no script has its text or that of the footer', async () => {
      await page.getByRole('button', { name: 'Colour scheme' }).click()
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
      await page.keyboard.press('Escape')
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts) {
        const text = await (await page.request.get(script)).text()
        expect([text.includes(words), text.includes('Oslo')]).toEqual([false, false])
      }
      await expect(page.getByText(words)).toBeVisible()
      await expect(findFooter(page)).toContainText('Made in Oslo.')
    })
    await page.setViewportSize({ width: 360, height: 700 })
    const title = page.getByRole('heading', { level: 1 })
    const [size = 0, height = 0] = await title.evaluate((element) => {
      const { fontSize, lineHeight } = getComputedStyle(element)
      return [fontSize, lineHeight].map(Number.parseFloat)
    })
    expect(size).toBeGreaterThan(30)
    expect(height).toBeGreaterThanOrEqual(size)
    await page.getByRole('button', { name: 'Menu' }).click()
    await findNavigation(page).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(`${url}/#contact`)
  })

  test('closes the menu that leads to it, which the Back button would show open', async ({
    page,
    variant,
  }) => {
    const { url } = await buildSite(variant)
    await page.setViewportSize({ width: 360, height: 700 })
    // An answer without a page leaves the visitor on this one.
    await page.route(`${url}/uses/`, (route) => route.fulfill({ status: 204 }))
    await visit(page, url)
    await waitForHydration(findNavigation(page))
    await page.getByRole('button', { name: 'Menu' }).click()
    await findNavigation(page).getByRole('link', { name: 'Uses' }).click()
    await expect(findNavigation(page).getByRole('link')).toHaveCount(0)
  })
})

test('every page ends with the footer, whose switch of the language leads to the same page if there is one, and is accessible in a narrow window, on paper with whole addresses', async ({
  page,
  variant,
  expectedMessages,
}) => {
  expectedMessages.push(/404 \(Not Found\)/u)
  const { url } = await buildSite(variant)
  await page.setViewportSize({ width: 320, height: 700 })
  const findSwitch = () => findFooter(page).getByRole('link', { name: 'svenska' })
  for (const path of ['', 'uses/', 'nowhere']) {
    await visit(page, `${url}/${path}`)
    await expect(findFooter(page)).toHaveCount(1)
    if (path !== 'nowhere') {
      await expect(findSwitch()).toHaveAttribute('href', `https://example.org/sv/${path}`)
    }
    await expect(findFooter(page).getByRole('link', { name: 'Imprint' })).toBeVisible()
    await expect(findFooter(page).getByRole('link', { name: 'LinkedIn' }).first()).toBeVisible()
    await expectAccessible(page, `the footer at /${path}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    if (path === 'nowhere') continue
    await test.step(`paper has it with whole addresses, and the social links once, at /${path}`, async () => {
      await page.setViewportSize({ width: 1120, height: 700 })
      await page.emulateMedia({ media: 'print' })
      await expect(findFooter(page)).toContainText('Made in Oslo.')
      await expect(
        findFooter(page).getByText('Imprint: https://example.org/imprint/'),
      ).toBeVisible()
      const visible = findFooter(page).getByText('LinkedIn: ').locator('visible=true')
      await expect(visible).toHaveCount(1)
      await page.emulateMedia({ media: 'screen' })
      await page.setViewportSize({ width: 320, height: 700 })
    })
  }
  // Of a short page, it is at the lower edge of the window.
  await page.setViewportSize({ width: 320, height: 1600 })
  await visit(page, `${url}/imprint/`)
  // There is no such page in the other language.
  await expect(findSwitch()).toHaveAttribute('href', 'https://example.org/sv/')
  const { y, height } = (await findFooter(page).boundingBox()) ?? { y: 0, height: 0 }
  expect(y + height).toBe(1600)
})

test('no page scrolls sideways beside a scrollbar that takes space', async ({
  playwright,
  launchOptions,
  variant,
}) => {
  const { url } = await buildSite(variant)
  const ignoreDefaultArgs = ['--hide-scrollbars']
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
  const page = await browser.newPage({ viewport: { width: 1440, height: 700 } })
  for (const path of ['', 'uses/', 'nowhere']) {
    await visit(page, `${url}/${path}`)
    await expect(findFooter(page)).toHaveCount(1)
    const [bar, beyond] = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return [innerWidth - clientWidth, scrollWidth - clientWidth]
    })
    expect({ path, hasBar: bar !== 0, beyond }).toEqual({ path, hasBar: true, beyond: 0 })
  }
  await browser.close()
})

test('the not-found page keeps its text where an extension inserts an element into the footer', async ({
  page,
  variant,
  expectedMessages,
}) => {
  // React reports what it did not expect.
  expectedMessages.push(/404 \(Not Found\)/u, /Failed to load resource/u, /React error #418/u)
  const { url } = await buildSite(variant)
  await page.route('**/static/js/not-found-*.js', (route) => route.abort())
  const arrive = await holdScripts(page, /\/static\/js\/index-/u)
  await page.goto(`${url}/nowhere`, { waitUntil: 'commit' })
  const footer = findFooter(page)
  await expect(footer).toBeVisible()
  await insertElements(footer)
  arrive()
  await expect(page.getByRole('alert')).toContainText('Loading chunk not-found failed')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the fixed social button covers nothing of the footer at the end of the page', async ({
  page,
  variant,
}) => {
  const { url } = await buildSite(variant)
  await page.setViewportSize({ width: 320, height: 700 })
  await visit(page, url)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await findFooter(page).getByText('Made in').scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo(0, document.documentElement.scrollHeight)
          return innerHeight + scrollY >= document.documentElement.scrollHeight - 1
        }),
      )
      .toBe(true)
    const button = await page.locator('[data-social-links] a').boundingBox()
    const parts = findFooter(page)
      .locator('p, li a')
      .and(page.locator(':not([data-social-links] *)'))
    for (const part of await parts.all()) {
      const box = await part.boundingBox()
      const isClear =
        !box || !button || box.x + box.width <= button.x || box.y + box.height <= button.y
      expect({ width, text: await part.innerText(), isClear }).toMatchObject({ isClear: true })
    }
  }
})
