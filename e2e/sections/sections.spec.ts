import type { Page } from '@playwright/test'

import { parseDefaultPortfolio, findDefaultSection } from '../default-portfolio.ts'
import {
  keepOnePicture,
  moreExpertise,
  moreSkills,
  rearrange,
  writeShortPage,
} from '../contents/edited-contents.ts'
import { waitForScrollEnd } from '../page/frames.ts'
import { expect, test, visit, withMotion } from '../test.ts'

const {
  labels,
  site: { title },
} = parseDefaultPortfolio()
const hero = findDefaultSection('hero')
const gifStrip = findDefaultSection('gif-strip')
const expertise = findDefaultSection('expertise')
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')

const findNavigation = (page: Page) => page.getByRole('navigation', { name: labels.navigation })

test.describe('rearranged sections', () => {
  test('are on the page and in the navigation, in their order, and are reached by their links', async ({
    page,
    variant,
  }) => {
    const site = await variant(rearrange)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await visit(page, site.url)
    await expect(findNavigation(page).locator('[aria-current]')).toHaveText('Expertise')
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(7)
    // Without a hero at the top, the site's title is the visually hidden h1.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText([title])
    expect(
      await page
        .getByRole('main')
        .locator('h1, h2')
        .evaluateAll((headings) => headings.map(({ textContent }) => textContent)),
    ).toEqual([
      title,
      expertise.heading,
      hero.tag,
      contact.heading,
      skills.heading,
      moreExpertise.heading,
      gifStrip.heading,
      moreSkills.heading,
    ])
    expect(
      await findNavigation(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')])),
    ).toEqual([
      ['Expertise', '#'],
      ['Home', '#home'],
      ['Contact', '#contact'],
      ['More work', '#more'],
    ])

    // Each section hydrates, and no script of the omitted one is fetched.
    for (const heading of [
      contact.heading,
      skills.heading,
      moreExpertise.heading,
      gifStrip.heading ?? '',
    ]) {
      await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded()
    }
    await expect(
      page.getByRole('region', { name: skills.heading }).getByRole('button').first(),
    ).toBeVisible()
    expect(scripts.filter((address) => address.includes('/conversation-'))).toEqual([])

    // Two of them have the same type.
    for (const [label, heading, words] of [
      ['More work', moreExpertise.heading, moreExpertise.cards[0]?.description ?? ''],
      ['Expertise', expertise.heading, expertise.cards[0]?.title ?? ''],
    ] as const) {
      await findNavigation(page).getByRole('link', { name: label }).click()
      await waitForScrollEnd(page)
      await expect(findNavigation(page).locator('[aria-current]')).toHaveText(label)
      const region = page.getByRole('region', { name: heading })
      await expect(region.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
      await expect(region.getByText(words, { exact: true })).toBeVisible()
    }
    await page.getByRole('link', { name: hero.scrollLabel }).click()
    await waitForScrollEnd(page)
    await expect(page.getByRole('heading', { name: expertise.heading })).toBeInViewport()
  })
})

test('a page with one section without a label has no navigation', async ({ page, variant }) => {
  // Otherwise the picture, of a foreign host, waits for a click.
  await page.emulateMedia(withMotion.contextOptions)
  await page.route('https://*.example.org/**', (route) =>
    route.fulfill({ path: 'fixtures/specification/media/signal.gif' }),
  )
  const site = await variant(keepOnePicture)
  await visit(page, site.url)
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('list', { name: labels.socialLinks })).toHaveCount(0)
})

test('an employer whose name is a link looks like one', async ({ page, variant }) => {
  const { url } = await variant(writeShortPage)
  await visit(page, url)
  await expect(page.getByRole('link', { name: 'Engines' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
})
