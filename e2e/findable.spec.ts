import type { RawContent } from './build-variant.ts'
import { defaultPortfolio } from './default-portfolio.ts'
import { expect, test, visit } from './test.ts'

const { site: metadata } = defaultPortfolio()

function withAddress(content: RawContent) {
  content['site'] = { ...metadata, url: 'https://example.org/me' }
}

test('a page with an address says it to crawlers, with a picture that is there', async ({
  page,
  variant,
}) => {
  const site = await variant(withAddress)
  await visit(page, site.url)
  const contentOf = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    'https://example.org/me/',
  )
  expect(await contentOf('og:url')).toBe('https://example.org/me/')
  const picture = await contentOf('og:image')
  expect(picture).toMatch(/^https:\/\/example\.org\/me\/static\/media\/share-[\w-]{8}\.png$/u)
  const files = [String(picture).replace('https://example.org/me', site.url)]
  for (const name of ['sitemap.xml', 'robots.txt', 'llms.txt']) files.push(`${site.url}/${name}`)
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    for (const link of await page.locator(`link[rel="${rel}"]`).all()) {
      files.push(site.url + String(await link.getAttribute('href')))
    }
  }
  for (const file of files) {
    const answer = await page.request.get(file)
    expect([file, answer.status()]).toEqual([file, 200])
    expect((await answer.body()).length).toBeGreaterThan(10)
  }
})

test('a page without an address names none, and is there all the same', async ({ page, site }) => {
  await visit(page, site.url)
  await expect(page.locator('link[rel="canonical"], meta[property="og:image"]')).toHaveCount(0)
  expect((await page.request.get(`${site.url}/robots.txt`)).status()).toBe(200)
})
