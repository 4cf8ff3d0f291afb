import { readdir } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { readPlainText } from '#fields/rich-text/plain-text.ts'

import { builtFolder } from '../serve-built-site.ts'
import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
} from '../default-portfolio.ts'
import { moreSkills, rearrange } from '../contents/edited-contents.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test, visit } from '../test.ts'

const { labels } = parseDefaultPortfolio()
const { slides, heading } = findDefaultSection('skills')
const hero = findDefaultSection('hero')
const expertise = findDefaultSection('expertise')
const conversation = readDefaultConversation()
const contact = findDefaultSection('contact')

const skillsScript = /\/static\/js\/skills-[^/]+\.js$/u
const failedRequests = [/Failed to load resource/u]

const findRegion = (page: Page, name: string) => page.getByRole('region', { name })
const findSkills = (page: Page) => findRegion(page, heading)
const findAlert = (page: Page, name: string) => findRegion(page, name).getByRole('alert')
const findRetry = (page: Page, name: string) =>
  findRegion(page, name).getByRole('button', { name: labels.retry })

/** The address of a built chunk. */
async function findAddress(site: string, chunk: string): Promise<string> {
  const files = await readdir(`${builtFolder}/static/js`)
  return `${site}/static/js/${files.find((file) => file.startsWith(`${chunk}-`))}`
}

async function expectSlidesReadable(page: Page) {
  for (const { title, description } of slides) {
    const slide = findSkills(page).getByRole('heading', { name: title, exact: true })
    await slide.scrollIntoViewIfNeeded()
    await expect(slide).toBeVisible()
    await expect(
      findSkills(page).getByText(readPlainText(description ?? ''), { exact: true }),
    ).toBeVisible()
  }
}

test('built scripts and styles are in "static", with a hash in their names', async () => {
  const files = await readdir(builtFolder, { recursive: true })
  const built = files.filter((file) => /\.(?:js|css)$/u.test(file))
  const names = /^static\/(?:js\/[\w-]+-[\w-]{8}\.js|css\/[\w-]+-[\w-]{8}\.css)$/u
  expect(built.filter((file) => !names.test(file))).toEqual([])
  expect(built.length).toBeGreaterThan(5)
})

test.describe('a section whose script is missing', () => {
  test('reports it once, keeps its text and offers a retry, and the rest of the page works', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(...failedRequests)
    await page.route(skillsScript, (route) => route.abort())
    await visit(page, site.url)
    await findSkills(page).scrollIntoViewIfNeeded()
    await expect(findAlert(page, heading)).toContainText(
      `Loading chunk skills failed (missing: ${await findAddress(site.url, 'skills')})`,
    )
    await expectSlidesReadable(page)

    await findRegion(page, conversation.heading).getByRole('button', { name: 'Start' }).click()
    const start = conversation.scenes[conversation.start]
    await expect(page.getByRole('log')).toContainText(start?.lines[0] ?? '')

    // The first retry has to fail before the script is there again.
    const failed = page.waitForEvent('requestfailed')
    await findRetry(page, heading).click()
    await failed
    await expect(findAlert(page, heading)).toBeVisible()
    await page.unroute(skillsScript)
    await findRetry(page, heading).click()
    await expect(findAlert(page, heading)).toHaveCount(0)
    await expect(findRegion(page, heading)).toBeFocused()
    await expect(findSkills(page).getByRole('button').first()).toBeVisible()
  })

  test('loads when the network is back, and keeps what was typed meanwhile', async ({
    page,
    context,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(...failedRequests)
    await visit(page, site.url)
    await waitForHydration(page.getByRole('navigation', { name: labels.navigation }))
    await context.setOffline(true)
    await findSkills(page).scrollIntoViewIfNeeded()
    await expect(findAlert(page, heading)).toBeVisible()
    await findRegion(page, contact.heading).scrollIntoViewIfNeeded()
    await expect(findRetry(page, contact.heading)).toBeVisible()
    const message = page.getByRole('textbox', { name: contact.messageLabel })
    await message.fill('A long letter.')
    await findRetry(page, heading).focus()
    await context.setOffline(false)
    for (const name of [heading, contact.heading])
      await expect(findRetry(page, name)).toHaveCount(0)
    // The button is gone, so the section gets the focus.
    await expect(findRegion(page, heading)).toBeFocused()
    await expect(findSkills(page).getByRole('button').first()).toBeVisible()
    await expect(message).toHaveValue('A long letter.')
  })

  test('loads when another section of its type is retried', async ({
    page,
    variant,
    expectedMessages,
  }) => {
    expectedMessages.push(...failedRequests)
    const site = await variant(rearrange)
    await page.route(skillsScript, (route) => route.abort())
    await visit(page, site.url)
    for (const name of [heading, moreSkills.heading]) {
      await findRegion(page, name).scrollIntoViewIfNeeded()
      await expect(findAlert(page, name)).toBeVisible()
    }
    await page.unroute(skillsScript)
    await findRetry(page, heading).click()
    for (const name of [heading, moreSkills.heading]) {
      await findRegion(page, name).scrollIntoViewIfNeeded()
      await expect(findRegion(page, name).getByRole('button').first()).toBeVisible()
      await expect(findAlert(page, name)).toHaveCount(0)
    }
  })

  test('gives up after 120 seconds without an answer, and not before', async ({ page, site }) => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(skillsScript, async (route) => {
      await arrived
      await route.continue()
    })
    await page.clock.install()
    await visit(page, site.url)
    await waitForHydration(page.getByRole('navigation', { name: labels.navigation }))
    await page.clock.pauseAt(Date.now() + 60_000)
    const asked = page.waitForRequest(skillsScript)
    await findSkills(page).scrollIntoViewIfNeeded()
    await asked
    await page.clock.runFor(119_999)
    await expect(findAlert(page, heading)).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(findAlert(page, heading)).toContainText(
      `Loading chunk skills failed (timeout: ${await findAddress(site.url, 'skills')})`,
    )
    await expectSlidesReadable(page)
    arrive()
    await page.clock.resume()
    await findRetry(page, heading).click()
    await expect(findAlert(page, heading)).toHaveCount(0)
    await expect(findSkills(page).getByRole('button').first()).toBeVisible()
  })
})

test('a missing library leaves the plain content, and can be loaded by a retry', async ({
  page,
  site,
  expectedMessages,
}) => {
  expectedMessages.push(...failedRequests)
  await page.setViewportSize({ width: 360, height: 780 })
  const libraries = /\/static\/js\/(?:slider|typist|lottie-player)-[^/]+\.js$/u
  await page.route(libraries, (route) => route.abort())
  await visit(page, site.url)

  await expect(findAlert(page, hero.tag)).toContainText(
    'Loading chunk lottie-player failed (missing',
  )
  await expect(page.getByRole('heading', { level: 1, name: hero.tag })).toBeVisible()
  const tagline = findRegion(page, hero.tag).getByText(hero.tagline)
  await expect(tagline).toBeVisible()
  const [alert, words] = [
    await findAlert(page, hero.tag).boundingBox(),
    await tagline.boundingBox(),
  ]
  expect(alert?.x, 'on a phone, too, the margin is kept').toBeGreaterThanOrEqual(
    words?.x ?? Infinity,
  )

  await findRegion(page, expertise.heading).scrollIntoViewIfNeeded()
  for (const { title, description } of expertise.cards) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(readPlainText(description), { exact: true })).toBeVisible()
  }
  // The failure is reported once; elsewhere the alternative text is shown.
  for (const { alt = '' } of expertise.cards) {
    await expect(page.getByRole('img', { name: alt })).toHaveText(alt)
  }
  await expect(page.getByRole('alert').filter({ hasText: 'lottie-player' })).toHaveCount(1)

  await findRegion(page, conversation.heading).getByRole('button', { name: 'Start' }).click()
  const start = conversation.scenes[conversation.start]
  const line = page.getByRole('log').getByText(start?.lines[0] ?? '', { exact: true })
  await expect(line).toBeVisible()
  await expect(line).toHaveCSS('opacity', '1')
  await expect(findAlert(page, conversation.heading)).toContainText('Loading chunk typist failed')

  await findSkills(page).scrollIntoViewIfNeeded()
  await expect(findAlert(page, heading)).toContainText('Loading chunk slider failed (missing')
  await expectSlidesReadable(page)

  await page.unroute(libraries)
  for (const name of [heading, conversation.heading, hero.tag]) {
    await findRetry(page, name).focus()
    const loaded = page.waitForResponse(libraries)
    await page.keyboard.press('Enter')
    expect((await loaded).status()).toBe(200)
    await expect(findAlert(page, name)).toHaveCount(0)
    // The button is gone, so the section gets the focus.
    await expect(findRegion(page, name)).toBeFocused()
  }
  await expect(findRegion(page, hero.tag).locator('svg')).toBeVisible()
  await expect(findSkills(page).getByRole('button').first()).toBeVisible()
})

/** Scrolls to the skills again after each reload, until the failure is shown. */
async function scrollUntilFailureShows(page: Page) {
  await expect(async () => {
    await findSkills(page).scrollIntoViewIfNeeded()
    await expect(findAlert(page, heading)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
}

/** Serves the page of another deploy for each request; `deployAt` names it. */
async function serveDeploys(page: Page, site: string, deployAt: (document: number) => string) {
  const seen = { documents: 0 }
  await page.route(skillsScript, (route) => route.fulfill({ status: 404 }))
  await page.route(`${site}/`, async (route) => {
    const isDocument = route.request().resourceType() === 'document'
    if (isDocument) seen.documents += 1
    // A page that fetches its own address again gets the next deploy.
    const deploy = deployAt(isDocument ? seen.documents : seen.documents + 1)
    const response = await route.fetch()
    const body = (await response.text()).replace(/\/skills-[\w-]{8}\.js/u, `/skills-${deploy}.js`)
    await route.fulfill({ response, body })
  })
  return seen
}

test.describe('a chunk that a newer deploy has replaced', () => {
  test('loads after the page reloads, which happens once', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(...failedRequests)
    const seen = await serveDeploys(page, site.url, (document) =>
      document === 1 ? 'deploy-1' : 'deploy-2',
    )
    await visit(page, site.url)
    await scrollUntilFailureShows(page)
    await expect(findAlert(page, heading)).toContainText(
      `Loading chunk skills failed (missing: ${site.url}/static/js/skills-deploy-2.js)`,
    )
    expect(seen.documents).toBe(2)
    await page.keyboard.press('Shift')
    await findRetry(page, heading).click()
    await expect(findAlert(page, heading)).toBeVisible()
    expect(seen.documents).toBe(2)
  })

  test('does not reload the page for ever when servers have different deploys', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(...failedRequests)
    const seen = await serveDeploys(page, site.url, (document) => `deploy-${document % 2}`)
    await visit(page, site.url)
    await scrollUntilFailureShows(page)
    // Once for each of the two deploys.
    expect(seen.documents).toBe(3)
  })

  test('does not reload a page with a message in its form', async ({
    page,
    site,
    expectedMessages,
  }) => {
    expectedMessages.push(...failedRequests)
    const { promise: written, resolve: write } = Promise.withResolvers<void>()
    const seen = await serveDeploys(page, site.url, (document) => `deploy-${document}`)
    await page.route(skillsScript, async (route) => {
      await written
      await route.fallback()
    })
    await visit(page, site.url)
    const message = page.getByRole('textbox', { name: contact.messageLabel })
    await message.fill('A long letter.')
    write()
    await expect(findAlert(page, heading)).toContainText('Loading chunk skills failed')
    await expect(message).toHaveValue('A long letter.')
    expect(seen.documents).toBe(1)
  })
})
