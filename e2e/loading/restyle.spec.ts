import { expect, test, visit } from '../test.ts'
import { recordTrace } from './record-trace.ts'

test('an element that a script inserts does not restyle the whole page', async ({
  page,
  site,
  browser,
}) => {
  await visit(page, site.url)
  const all = await page.locator('body *').count()
  await page.evaluate(() => {
    setInterval(() => document.body.append(document.createElement('p')), 100)
  })
  const events = await recordTrace(browser, page, 1000)
  const restyled = events.flatMap(({ args }) => args?.elementCount ?? [])
  expect(restyled.length).toBeGreaterThan(0)
  expect(Math.max(...restyled)).toBeLessThan(all / 2)
})
