import { editEverySection } from '../contents/edited-contents.ts'
import { expect, test, visit } from '../test.ts'

test('a site with a URL has canonical and sharing metadata, and the files it names', async ({
  page,
  variant,
}) => {
  const site = await variant(editEverySection)
  await visit(page, site.url)
  const readContent = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    'https://me.example.org/',
  )
  expect(await readContent('og:url')).toBe('https://me.example.org/')
  const picture = await readContent('og:image')
  expect(picture).toMatch(/^https:\/\/me\.example\.org\/static\/media\/share-[\w-]{8}\.png$/u)
  const files = [String(picture).replace('https://me.example.org', site.url)]
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

test('a site without a URL has no canonical link and no sharing picture', async ({
  request,
  site,
}) => {
  const html = await (await request.get(site.url)).text()
  expect(html).toContain('rel="icon"')
  expect(html).not.toMatch(/rel="canonical"|property="og:image"/u)
  expect((await request.get(`${site.url}/robots.txt`)).status()).toBe(200)
})
