import type { Route } from '@playwright/test'

import { editEverySection, ownMailAddress } from '../contents/edited-contents.ts'
import { scrollTo, waitForFrames } from '../page/frames.ts'
import { expect, test } from '../test.ts'

import { ada, ContactForm, nothing, words } from './contact-form.ts'

// The browser's own message about an error response.
test.use({ expectedMessages: [/^Failed to load resource/u] })
test('while a message is being sent the button says so, and it cannot be sent twice', async ({
  page,
  site,
}) => {
  const held: ((answer: object) => Promise<void>)[] = []
  await page.route('**/api/contact', (route) => {
    held.push((json) => route.fulfill({ json }))
  })
  const contact = await ContactForm.open(page, site.url)
  await contact.fillIn()
  await contact.submit.dblclick()
  await expect(contact.sending).toBeVisible()
  await expect(contact.submit).toHaveCount(0)
  await expect(contact.sending).toBeFocused()
  await page.keyboard.press('Enter')
  await contact.fields.email.press('Enter')
  await contact.sending.click({ force: true })
  await contact.fields.message.press('x')
  await contact.expectValues(ada)
  // The button shows it before the request is made.
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.({ status: 'Once.' })
  await expect(contact.outcome).toHaveText('Once.')
  await expect(contact.submit).toBeEnabled()
  expect(contact.posted).toHaveLength(1)

  await contact.fillIn({ ...ada, message: 'Another.' })
  await contact.submit.click()
  await expect(contact.sending).toBeVisible()
  await expect(contact.outcome).toHaveText('')
  await expect.poll(() => held.length).toBe(2)
  await held[1]?.({ status: 'Twice.' })
  await expect(contact.outcome).toHaveText('Twice.')
  expect(contact.posted).toHaveLength(2)
})

test('a visitor who has moved on while a message is being sent keeps position and focus', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const contact = await ContactForm.open(page, site.url)
  const menu = page.getByRole('navigation').getByRole('button')
  for (const [what, answer, said] of [
    ['a refusal', { status: 422, json: { fields: { name: 'Empty' } } }, words.refused],
    ['a success', { json: {} }, words.sent],
  ] as const) {
    await test.step(what, async () => {
      const { promise: answered, resolve: arrive } = Promise.withResolvers<void>()
      await page.route('**/api/contact', async (route) => {
        await answered
        await route.fulfill(answer)
      })
      await contact.fillIn()
      await contact.submit.click()
      await expect(contact.sending).toBeVisible()
      await menu.focus()
      await scrollTo(page, 0)
      arrive()
      await expect(contact.outcome).toHaveText(said)
      await waitForFrames(page, 3)
      await expect(menu).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.unroute('**/api/contact')
    })
  }
})

type Answer = (route: Route) => Promise<void>

const successes: readonly [string, string, Answer][] = [
  ['an answer with a status', 'Got it.', (route) => route.fulfill({ json: { status: 'Got it.' } })],
  ['an answer without a status', words.sent, (route) => route.fulfill({ json: {} })],
]

// What each kind of answer means: src/sections/contact/send-message.test.ts.
const failures: readonly [string, string, Answer][] = [
  ['an answer of 500', words.refused, (route) => route.fulfill({ status: 500, json: {} })],
  ['a dropped connection', words.unreachable, (route) => route.abort('connectionreset')],
]
test('after a success the form is reset; a failure is shown, and keeps every character for the next try', async ({
  page,
  site,
}) => {
  const contact = await ContactForm.open(page, site.url)
  for (const [what, said, answer] of successes) {
    await test.step(what, async () => {
      await page.route('**/api/contact', answer)
      await contact.fillIn()
      await contact.submit.click()
      await expect(contact.outcome).toHaveText(said)
      await contact.expectValues(nothing)
      await expect(contact.submit).toBeEnabled()
      await page.unroute('**/api/contact')
    })
  }
  for (const [what, said, answer] of failures) {
    await test.step(what, async () => {
      contact.posted.length = 0
      await page.route('**/api/contact', answer)
      await contact.fillIn()
      await contact.submit.click()
      await expect(contact.outcome).toHaveText(said)
      await contact.expectValues(ada)
      await expect(contact.submit).toBeEnabled()

      await page.unroute('**/api/contact')
      await page.route('**/api/contact', (route) => route.fulfill({ json: {} }))
      await contact.submit.click()
      await expect(contact.outcome).toHaveText(words.sent)
      await contact.expectValues(nothing)
      expect(contact.posted.map((body) => JSON.parse(body))).toEqual([ada, ada])
      await page.unroute('**/api/contact')
    })
  }
})

test('a request without an answer fails after 30 seconds', async ({ page, site }) => {
  await page.clock.install()
  // AbortSignal.timeout ignores Playwright's clock; this one follows it.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  await page.route('**/api/contact', () => {})
  const contact = await ContactForm.open(page, site.url)
  await contact.fillIn()
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.submit.click()
  await expect(contact.sending).toBeVisible()
  await page.clock.runFor(29_999)
  await expect(contact.sending).toBeVisible()
  await expect(contact.outcome).toHaveText('')
  await page.clock.runFor(1)
  await expect(contact.outcome).toHaveText(words.unreachable)
  await contact.expectValues(ada)
  await expect(contact.submit).toBeEnabled()
})

test('the service that the content names gets messages, as long as the content says; after a failure the address is offered', async ({
  page,
  variant,
}) => {
  const { url } = await variant(editEverySection)
  const contact = await ContactForm.open(page, url)
  const offer = contact.section.getByRole('link')
  await expect(offer).toHaveCount(0)
  await test.step('it is not waited for longer than 3 seconds', async () => {
    await page.route('https://mail.example.org/**', () => {})
    await contact.fillIn()
    await contact.submit.click()
    await expect(contact.outcome).toContainText(words.unreachable)
    await contact.expectValues(ada)
    await page.unroute('https://mail.example.org/**')
  })
  let answer = { status: 503, json: {} }
  await page.route('https://mail.example.org/**', (route) =>
    route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
  )
  await contact.fillIn()
  await contact.submit.click()
  await expect(contact.outcome).toHaveText(`${words.refused}Or write to ${ownMailAddress}.`)
  // Orca announces only the last one of several paragraphs that are added to a live region in Firefox.
  await expect(contact.outcome.getByRole('paragraph')).toHaveCount(1)
  await expect(offer).toHaveText(`Or write to ${ownMailAddress}.`)
  await expect(offer).toHaveAttribute('href', `mailto:${ownMailAddress}`)
  answer = { status: 200, json: {} }
  const request = page.waitForRequest((candidate) => candidate.method() === 'POST')
  await contact.submit.click()
  await expect(contact.outcome).toHaveText(words.sent)
  await expect(offer).toHaveCount(0)
  expect((await request).url()).toBe('https://mail.example.org/base/api/contact')

  await page.unroute('https://mail.example.org/**')
  await page.route('https://*.example.org/**', (route) =>
    route.fulfill({
      json: { status: 'Far away.' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await contact.fillIn()
  await contact.submit.click()
  await expect(contact.outcome).toHaveText('Far away.')
})
