import { readdir } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { serveSite } from '#check/serve-site.ts'
import { readItems } from '#json/untyped-value.ts'

import { buildVariant, readDefaultContent } from '../../scripts/sites/build-variant.ts'
import { builtFolder } from '../serve-built-site.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { parseDefaultPortfolio, findDefaultSection } from '../default-portfolio.ts'
import { serveStatically, type StaticHost } from './serve-statically.ts'
import { expect, test, visit } from '../test.ts'

const { notFound, labels } = parseDefaultPortfolio()
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')

const environment = { BASE_PATH: '/folio/', CONTACT_BACKEND: 'https://other.example.org' }

/** Scrolls through the page until everything on it has loaded. */
async function seeAll(page: Page) {
  await page.getByRole('heading', { name: skills.heading }).scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('region', { name: skills.heading }).getByRole('button').first(),
  ).toBeAttached()
  for (const image of await page.getByRole('img').all()) await image.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const broken = await page
    .locator('img')
    .evaluateAll((all) =>
      all.filter((one) => !(one instanceof HTMLImageElement && one.naturalWidth)),
    )
  expect(broken).toEqual([])
}

test('the built folder has no source maps', async () => {
  const files = await readdir(builtFolder, { recursive: true })
  expect(files.filter((file) => /\.map(?:\.|$)/u.test(file))).toEqual([])
  // Every text file has a compressed copy, except the empty module in place of unused views.
  const words = files.filter((file) => /(?<!unused-view-[\w-]{8})\.(?:html|js)$/u.test(file))
  expect(words.length).toBeGreaterThan(10)
  for (const file of words) expect(files).toContain(`${file}.br`)
})

/** Builds the default content with two stories, below a base path. */
function buildBelowBase() {
  const content = readDefaultContent()
  const projects = ['Atlas', 'Clock'].map((name) => {
    const id = name.toLowerCase()
    return { id, name, description: 'A project.', story: `stories/${id}.md` }
  })
  content['profile'] = { projects }
  const section = { type: 'projects', id: 'projects', heading: 'Projects' }
  content['sections'] = [...readItems(content['sections']), section]
  const stories = { 'stories/atlas.md': 'The tide.\n', 'stories/clock.md': 'It ticks.\n' }
  return buildVariant(content, environment, stories, false)
}

for (const { name, plain } of [
  { name: 'Netlify and Cloudflare Pages', plain: undefined },
  { name: 'GitHub Pages, which reads no header file', plain: { base: '/folio/' } },
]) {
  test.describe(`under a base path on ${name}`, () => {
    let host: StaticHost
    test.beforeAll(async () => {
      const { folder } = await buildBelowBase()
      host = await serveStatically(folder, plain)
    })
    test.afterAll(() => host.stop())

    test('the whole page works', async ({ page }) => {
      const failed: string[] = []
      page.on('response', (answer) => {
        if (answer.status() >= 400) failed.push(answer.url())
      })
      await visit(page, `${host.url}/folio/`)
      await seeAll(page)
      expect(failed).toEqual([])
      await expect(page.locator('link[rel="icon"]').first()).toHaveAttribute(
        'href',
        '/folio/favicon.ico',
      )
    })

    test('an unknown address gets the not-found page, which leads home', async ({
      page,
      expectedMessages,
    }) => {
      expectedMessages.push(/404 \(Not Found\)/u)
      const answer = await page.goto(`${host.url}/folio/no/where`)
      expect(answer?.status()).toBe(404)
      await page.keyboard.press('Shift')
      await page.getByRole('link', { name: notFound.homeLabel, exact: true }).click()
      await expect(page).toHaveURL(`${host.url}/folio/`)
      await expect(page.getByRole('navigation', { name: labels.navigation })).toBeVisible()
    })

    // The same on every host.
    if (plain) return
    test('a talk in the address is opened, and CONTACT_BACKEND names the service that gets the messages', async ({
      page,
    }) => {
      const { id, heading } = findDefaultSection('conversation')
      await visit(page, `${host.url}/folio/?talk=yn#${id}`)
      const talk = page.getByRole('region', { name: heading })
      await expect(talk.getByText('the address does: yes, no.')).toBeInViewport()

      const answer = { json: {}, headers: { 'access-control-allow-origin': '*' } }
      await page.route('https://*.example.org/**', (route) => route.fulfill(answer))
      const submit = page.getByRole('button', { name: contact.submitLabel })
      await submit.scrollIntoViewIfNeeded()
      await waitForHydration(submit)
      await page.getByLabel(contact.nameLabel).fill('Ada')
      await page.getByLabel(contact.emailLabel).fill('ada@example.org')
      await page.getByLabel(contact.messageLabel).fill('Hello.')
      const request = page.waitForRequest((candidate) => candidate.method() === 'POST')
      await submit.click()
      expect((await request).url()).toBe('https://other.example.org/api/contact')
      await expect(page.locator('[aria-live="assertive"]')).toHaveText(contact.sent)
    })
  })
}

test('below a base path of our own server, the page of a project leads to the other stories and back to its card', async ({
  page,
}) => {
  const { folder, contentFile } = await buildBelowBase()
  const site = await serveSite(folder, contentFile, environment)
  await page.goto(`${site.url}projects/atlas`)
  await expect(page).toHaveURL(`${site.url}projects/atlas/`)
  await page.getByRole('link', { name: /Clock$/u }).click()
  await expect(page).toHaveURL(`${site.url}projects/clock/`)
  await page.getByRole('link', { name: 'All projects' }).click()
  await expect(page).toHaveURL(`${site.url}#project-clock`)
  await expect(page.locator('#project-clock')).toBeInViewport()
  await page.goto('about:blank')
  await site.stop()
})
