import { parseDefaultPortfolio } from './default-portfolio.ts'
import { expect, test, visit } from './test.ts'

const { labels, notFound, site: metadata } = parseDefaultPortfolio()

test.describe('the address "/"', () => {
  // "/index.html" redirects here: src/server/site-routes.test.ts.
  test('shows the main page, whatever the query and the anchor', async ({ page, site }) => {
    const response = await page.goto(`${site.url}/?from=elsewhere#nowhere`)
    expect(response?.status()).toBe(200)
    await expect(page).toHaveTitle(metadata.title)
    await expect(page.getByRole('navigation', { name: labels.navigation })).toBeVisible()
  })
})

test.describe('every other address', () => {
  test('is not found, and has a link home', async ({ page, site, expectedMessages }) => {
    expectedMessages.push(/404 \(Not Found\)/u)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    // More of them: src/server/site-routes.test.ts.
    for (const path of ['/expertise', '/deep/down/nowhere.html']) {
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
