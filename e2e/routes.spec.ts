import { parseDefaultPortfolio } from './default-portfolio.ts'
import { expect, test, visit } from './test.ts'

const { labels, notFound, site: metadata } = parseDefaultPortfolio()

test.describe('the address "/"', () => {
  test('shows the main page, whatever the query', async ({ page, site }) => {
    for (const path of ['/', '/?from=elsewhere', '/#nowhere']) {
      const response = await page.goto(`${site.url}${path}`)
      // A change of the anchor alone fetches nothing.
      expect(response?.status() ?? 200).toBe(200)
      await expect(page).toHaveTitle(metadata.title)
      await expect(page.getByRole('navigation', { name: labels.navigation })).toBeVisible()
    }
  })

  test('is where /index.html redirects', async ({ page, site }) => {
    await page.goto(`${site.url}/index.html`)
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page).toHaveTitle(metadata.title)
  })
})

test.describe('every other address', () => {
  test('is not found, and has a link home', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/404 \(Not Found\)/u)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    for (const path of [
      '/nowhere',
      '/expertise',
      '/deep/down/nowhere.html',
      '/%3Cb%3E',
      '/404.html',
    ]) {
      await test.step(path, async () => {
        scripts.length = 0
        const response = await page.goto(`${site.url}${path}`)
        expect(response?.status()).toBe(404)
        await page.keyboard.press('Shift')
        await expect(page).toHaveTitle(notFound.title)
        await expect(page.getByRole('heading', { level: 1, name: notFound.heading })).toBeVisible()
        await expect(page.getByText(notFound.message, { exact: true })).toBeVisible()
        await expect(page.getByRole('navigation')).toHaveCount(0)
        // A separate document, without scripts of the main page.
        await expect
          .poll(() => scripts.some((script) => /\/static\/js\/not-found-/u.test(script)))
          .toBe(true)
        expect(scripts.some((script) => /\/static\/js\/hero-/u.test(script))).toBe(false)
      })
    }
    await page.getByRole('link', { name: notFound.homeLabel, exact: true }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await expect(page).toHaveTitle(metadata.title)
    await expect(page.getByRole('navigation', { name: labels.navigation })).toBeVisible()
  })

  test('keeps its text when its script is missing', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/404 \(Not Found\)/u, /Failed to load resource/u)
    await page.route('**/static/js/not-found-*.js', (route) => route.abort())
    await visit(page, `${site.url}/nowhere`)
    await expect(page.getByRole('alert')).toContainText('Loading chunk not-found failed')
    await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
    await page.unroute('**/static/js/not-found-*.js')
    await page.getByRole('button', { name: labels.retry }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByRole('link', { name: notFound.homeLabel })).toBeVisible()
  })
})
