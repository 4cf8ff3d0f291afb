import {
  formService,
  mailSection,
  publishedMail,
  useOtherWays,
} from '../contents/edited-contents.ts'
import { expect, test } from '../test.ts'

import { ada, ContactForm, nothing, words } from './contact-form.ts'

const sent = {
  name: ada.name,
  _replyto: ada.email,
  message: ada.message.replaceAll('\n', '\r\n'),
  _subject: 'From my page',
}

// One worker builds the site for all of these tests.
test.describe.configure({ mode: 'default' })
test.use({ expectedMessages: [/^Failed to load resource/u] })

test('a form service gets the message, and its refusal is beside the field', async ({
  page,
  variant,
}) => {
  const { url } = await variant(useOtherWays)
  const headers = { 'access-control-allow-origin': '*' }
  let answer: { status: number; json: object } = {
    status: 422,
    json: { errors: [{ field: '_replyto', message: 'should be an email' }] },
  }
  await page.route('https://forms.example.org/**', (route) => route.fulfill({ ...answer, headers }))
  const contact = await ContactForm.open(page, url)
  await contact.fillIn()
  await contact.submit.click()
  await expect(contact.outcome).toHaveText(`${words.refused}Or write to ${publishedMail}.`)
  await expect(contact.fields.email).toHaveAttribute('aria-invalid', 'true')
  await expect(contact.fields.email).toBeFocused()
  await contact.expectValues(ada)

  answer = { status: 429, json: { success: false, message: 'Too many requests' } }
  await contact.submit.click()
  await expect(contact.outcome).toContainText('Too many requests')

  answer = { status: 200, json: { ok: true, next: '/thanks' } }
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await contact.submit.click()
  await expect(contact.outcome).toHaveText(words.sent)
  await contact.expectValues(nothing)
  const request = await posted
  expect(request.url()).toBe(formService)
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    ...sent,
    message: ada.message,
  })
})

test('the page may post to the form service alone, nobody reaches the trap, and the email address is a link in place of a form', async ({
  page,
  variant,
}) => {
  const { url } = await variant(useOtherWays)
  await test.step('the policy names the form service', async () => {
    const answer = await page.goto(url)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain('form-action https://forms.example.org;')
    expect(policy).toContain("connect-src 'self' https://forms.example.org;")
  })
  await test.step('the trap is hidden', async () => {
    const trap = page.locator('[name="_gotcha"]')
    // Browsers fill in a visible one.
    await expect(trap).toBeHidden()
    await expect(trap).toHaveAttribute('tabindex', '-1')
    await expect(page.getByRole('textbox')).toHaveCount(3)
  })
  const section = page.getByRole('region', { name: mailSection.heading })
  const link = section.getByRole('link', { name: publishedMail })
  await test.step('the email address is a link', async () => {
    await link.scrollIntoViewIfNeeded()
    await expect(link).toHaveAttribute('href', `mailto:${publishedMail}`)
    await expect(section.getByRole('textbox')).toHaveCount(0)
  })
  await test.step('it breaks between its parts, and fits into two lines', async () => {
    const links = page.getByRole('link', { name: publishedMail })
    await expect(links).toHaveCount(2)
    for (const width of [320, 360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const one of await links.all()) {
        expect(await one.evaluate(findBrokenParts), String(width)).toEqual([])
      }
      expect(await links.last().evaluate(countLines), String(width)).toBeLessThanOrEqual(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
  await test.step('it is on paper, too', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(link).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser posts the same fields to the form service', async ({ page, variant }) => {
    const { url } = await variant(useOtherWays)
    await page.route('https://forms.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Thanks</h1>' }),
    )
    await page.goto(`${url}/#contact`)
    const contact = new ContactForm(page)
    await contact.fillIn()
    const posted = page.waitForRequest((request) => request.method() === 'POST')
    await contact.submit.click({ force: true })
    const request = await posted
    expect(request.url()).toBe(formService)
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
      ...sent,
      _gotcha: '',
    })
    await expect(page.getByRole('heading', { name: 'Thanks' })).toBeVisible()
  })
})

/** Lists the parts of an address that are on more than one line. */
function findBrokenParts(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: part, index } of (node.textContent ?? '').matchAll(/@?[^@.-]+[.-]*/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + part.length)
      if (range.getClientRects().length > 1) broken.push(part)
    }
  }
  return broken
}

/** Counts the lines of a text by the upper edges of its letters. */
function countLines(element: Element): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const tops = new Set<number>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { top } of range.getClientRects()) tops.add(Math.round(top))
  }
  return tops.size
}
