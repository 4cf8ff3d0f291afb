import type { Page } from '@playwright/test'

import { keepOnePicture } from './contents/edited-contents.ts'
import { expect, test, visit, withMotion } from './test.ts'

/** Returns the policy in the header and in the document. */
async function readPolicies(page: Page, address: string) {
  const answer = await page.goto(address)
  const inDocument = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content')
  return {
    header: answer?.headers()['content-security-policy'] ?? '',
    inDocument: inDocument ?? '',
  }
}

test('the policy is the same in header and document, forbids eval, and an injected script does not run', async ({
  page,
  site,
  expectedMessages,
}) => {
  expectedMessages.push(/Content Security Policy/u)
  const { header, inDocument } = await readPolicies(page, site.url)
  expect(header).toBe(`${inDocument}; frame-ancestors 'none'`)
  expect(inDocument).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[^']+')+; style-src /u,
  )
  expect(inDocument).not.toContain('unsafe')

  const ran = await page.evaluate(async () => {
    const violated = new Promise<string>((resolve) => {
      addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
    })
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken"'
    document.body.append(script)
    return { violated: await violated, title: document.title }
  })
  expect(ran.violated).toBe('script-src-elem')
  expect(ran.title).not.toBe('taken')
})

test('pictures load from the hosts that the content names, and from no others', async ({
  page,
  variant,
  expectedMessages,
}) => {
  expectedMessages.push(/Content Security Policy/u)
  // Otherwise the picture, of a foreign host, waits for a click.
  await page.emulateMedia(withMotion.contextOptions)
  const pixel = Buffer.from(
    'R0lGODlhAwACAIAAAAAAAP///yH5BAAAAAAALAAAAAADAAIAAAIDhI8FADs=',
    'base64',
  )
  await page.route('https://*.example.org/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: pixel }),
  )
  const site = await variant(keepOnePicture)
  await visit(page, site.url)
  const named = page.getByRole('img', { name: 'Named' })
  await expect
    .poll(() => named.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(3)
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const image = new Image()
        image.addEventListener('error', () => resolve(true))
        image.addEventListener('load', () => resolve(false))
        image.src = 'https://other.example.org/b.gif'
      }),
  )
  expect(refused).toBe(true)
})
