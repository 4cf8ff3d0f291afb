import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { addProjects, buildProjects, storyWords } from './contents/projects-content.ts'
import { expectAccessible } from './accessibility/expect-accessible.ts'
import { holdScripts } from './page/hold-scripts.ts'
import { insertElements } from './page/insert-elements.ts'
import { translatePage } from './page/translate-page.ts'
import { waitForHydration } from './page/wait-for-hydration.ts'
import { expect, test, withMotion } from './test.ts'

const findLink = (page: Page, name: string | RegExp) => page.getByRole('link', { name })
const findPreloader = (page: Page) => page.locator('[data-preloader-root]')

const drawPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** What a browser and its extensions do to a page. */
const changes = {
  'a browser translates it': translatePage,
  'an extension inserts an element': (page: Page) => insertElements(page.getByRole('main')),
} as const

/** The address of the picture for shared links of the open page. */
async function readSharedPicture(page: Page): Promise<string> {
  return String(await page.locator('meta[property="og:image"]').getAttribute('content'))
}

/**
 * Waits until `part` of a page is shown, and changes the HTML before the script of the page arrives.
 * React then renders the page again.
 */
async function openChanged(
  page: Page,
  address: string,
  part: Locator,
  change: (page: Page) => Promise<void>,
) {
  const arrive = await holdScripts(page, /\/static\/js\/index-/u)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(part).toBeVisible()
  await change(page)
  const arrived = page.waitForEvent('pageerror')
  arrive()
  await arrived
  await waitForHydration(page.getByRole('banner').getByRole('link').first())
}

test('a panorama of a project has no hole below it where a tall picture follows', async ({
  page,
  variant,
}) => {
  const low = await drawPicture(1500, 400)
  const high = await drawPicture(450, 950)
  const names = ['cover', 'wide', 'tall', 'third', 'fourth']
  const site = await variant(
    (content) => {
      addProjects(content)
      content['profile'] = {
        projects: {
          name: 'Atlas',
          story: 'stories/atlas.md',
          images: names.map((name) => ({ src: `media/${name}.png`, alt: name })),
        },
      }
      content['sections'] = [{ type: 'projects', id: 'projects', heading: 'Projects' }]
    },
    {},
    {
      'stories/atlas.md': storyWords,
      ...Object.fromEntries(
        names.map((name) => [`media/${name}.png`, name === 'tall' ? high : low]),
      ),
    },
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.url}/projects/atlas/`)
  const wide = await page.getByRole('img', { name: 'wide' }).boundingBox()
  const tall = await page.getByRole('img', { name: 'tall' }).boundingBox()
  expect((tall?.y ?? Infinity) - (wide?.y ?? 0) - (wide?.height ?? 0)).toBeLessThan(100)
  expect(tall?.x).toBe(wide?.x)
})

test.describe('the page of a project with a story', () => {
  test('has a head of its own, and a picture for shared links', async ({ page, variant }) => {
    const site = await buildProjects(variant)
    await page.goto(`${site.url}/projects/atlas/`)
    await expect(page).toHaveTitle('Atlas – Ada Lovelace')
    const address = 'https://example.org/projects/atlas/'
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      'A map of the coast.',
    )
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({
      '@type': 'SoftwareSourceCode',
      name: 'Atlas',
      url: address,
      codeRepository: 'https://github.com/folio-sample/atlas',
      author: { '@id': 'https://example.org/#person' },
    })
    const picture = await readSharedPicture(page)
    const answer = await page.request.get(picture.replace('https://example.org', site.url))
    expect(answer.headers()['content-type']).toBe('image/png')
    const { width, height } = await sharp(await answer.body()).metadata()
    expect([width, height]).toEqual([1200, 630])
    const map = await (await page.request.get(`${site.url}/sitemap.xml`)).text()
    expect(map).toContain(`<loc>${address}</loc>`)
    await page.goto(site.url)
    const home = await readSharedPicture(page)
    expect(home).toMatch(/^https:\/\/example\.org\/.*\.png$/u)
    expect(home).not.toBe(picture)
  })

  for (const [change, apply] of Object.entries(changes)) {
    test(`keeps its text where ${change} before the script`, async ({
      page,
      variant,
      expectedMessages,
    }) => {
      // React reports what it did not expect.
      expectedMessages.push(/Minified React error #418/u)
      const site = await buildProjects(variant)
      await openChanged(page, `${site.url}/projects/atlas/`, page.getByText(storyWords), apply)
      await expect(page.getByText(storyWords)).toBeVisible()
    })
  }

  test('has its card in the list of projects where an extension inserts an element before the script', async ({
    page,
    variant,
    expectedMessages,
  }) => {
    // React reports what it did not expect.
    expectedMessages.push(/Minified React error #418/u)
    const site = await buildProjects(variant)
    const card = page.locator('#project-clock')
    await openChanged(page, `${site.url}/#project-clock`, card, () =>
      insertElements(page.getByRole('main')),
    )
    await expect(card).toBeVisible()
  })

  test('leads to the other stories and back to its card, on a phone, too', async ({
    page,
    variant,
  }) => {
    const site = await buildProjects(variant)
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`${site.url}/projects/atlas/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Atlas' })).toBeVisible()
    await expect(page.getByText(storyWords)).toBeVisible()
    await expect(findPreloader(page)).toHaveCount(0)
    await findLink(page, /Clock$/u).click()
    await expect(page).toHaveURL(`${site.url}/projects/clock/`)
    await expect(findLink(page, /Bench/u)).toHaveCount(0)
    await findLink(page, 'All projects').click()
    await expect(page).toHaveURL(`${site.url}/#project-clock`)
    await expect(findPreloader(page)).toHaveCount(0)
    const card = page.locator('#project-clock')
    await expect(card).toBeInViewport()
    await card.getByRole('link', { name: 'Clock', exact: true }).click()
    await expect(page).toHaveURL(`${site.url}/projects/clock/`)
  })

  test('is HTML alone, has no holes beside long facts, is accessible and fits a narrow window', async ({
    page,
    variant,
  }) => {
    const site = await buildProjects(variant)
    const scripts: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url())
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${site.url}/projects/atlas/`, { waitUntil: 'networkidle' })
    await test.step('no script has its story', async () => {
      await page.getByRole('button', { name: 'Colour scheme' }).click()
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible()
      await page.keyboard.press('Escape')
      expect(scripts.length).toBeGreaterThan(0)
      expect(scripts.filter((script) => script.includes('project-page'))).toEqual([])
      for (const script of scripts) {
        expect(await (await page.request.get(script)).text()).not.toContain(storyWords)
      }
      await expect(page.getByText(storyWords)).toBeVisible()
    })
    await test.step('axe finds no violation, also at 320 px, where it does not scroll sideways', async () => {
      await page.setViewportSize({ width: 320, height: 700 })
      await expectAccessible(page, 'the page of a project')
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(320)
    })
    await test.step('a story that is shorter than the facts beside it has no holes', async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      const heading = page.getByRole('heading', { name: 'The first night' })
      const measureStep = () =>
        heading.evaluate((element) => {
          const next = element.nextElementSibling?.getBoundingClientRect()
          return (next?.top ?? 0) - element.getBoundingClientRect().top
        })
      const step = await measureStep()
      expect(step).toBeGreaterThan(0)
      await heading.evaluate((element) => {
        const facts = element.parentElement?.previousElementSibling
        if (facts instanceof HTMLElement) facts.style.blockSize = '2000px'
      })
      expect(await measureStep()).toBeCloseTo(step, 0)
    })
  })
})

test('every other address below /projects is not found', async ({ request, variant }) => {
  const site = await buildProjects(variant)
  for (const path of ['projects', 'projects/', 'projects/bench', 'projects/bench/']) {
    const response = await request.get(`${site.url}/${path}`)
    expect([path, response.status()]).toEqual([path, 404])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the story, the facts and all links are there', async ({ page, variant }) => {
    const site = await buildProjects(variant)
    await page.goto(`${site.url}/projects/atlas/`)
    for (const text of [storyWords, 'City of Oslo', 'Mar 2021', 'Maps']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    }
    await findLink(page, /Clock$/u).click()
    await findLink(page, 'All projects').click()
    await expect(page.locator('#project-clock')).toBeInViewport()
  })
})

/** Opens the page of a project from its card. Returns whether the browser drew a transition. */
async function followCard(page: Page, url: string): Promise<boolean> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const html = document.documentElement
      html.dataset['transition'] = viewTransition ? 'yes' : 'no'
      await viewTransition?.ready
      html.dataset['scroll'] = getComputedStyle(html).scrollBehavior
    })
  })
  await page.goto(`${url}/#project-atlas`)
  await page.keyboard.press('Shift')
  await page.locator('#project-atlas').getByRole('link', { name: 'Atlas', exact: true }).click()
  await expect(page).toHaveURL(`${url}/projects/atlas/`)
  await expect(page.locator('html')).toHaveAttribute('data-transition', /./u)
  return (await page.locator('html').getAttribute('data-transition')) === 'yes'
}

test.describe('the way from a card to its page', () => {
  test('is not drawn for visitors who prefer less motion', async ({ page, variant }) => {
    const site = await buildProjects(variant)
    expect(await followCard(page, site.url)).toBe(false)
  })

  test.describe('with motion', () => {
    test.use(withMotion)

    test('is drawn as a transition, and back without a scroll from the top', async ({
      page,
      variant,
    }) => {
      const site = await buildProjects(variant)
      expect(await followCard(page, site.url)).toBe(true)
      await findLink(page, 'All projects').click()
      await expect(page).toHaveURL(`${site.url}/#project-atlas`)
      await expect(page.locator('html')).toHaveAttribute('data-scroll', 'auto')
      await expect(page.locator('#project-atlas')).toBeInViewport()
    })
  })
})
