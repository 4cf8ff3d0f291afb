import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Locator, Page, Route } from '@playwright/test'

import { waitForHydration } from '../page/wait-for-hydration.ts'
import { defaultSection } from '../default-portfolio.ts'
import { editEverySection, ownMailAddress } from '../contents/edited-contents.ts'
import { expect, test, visit } from '../test.ts'

const form = defaultSection('contact')

/** Labels and messages of the specification, sections 4 and 8. */
const words = {
  submit: 'Submit',
  sending: 'Sending...',
  sent: 'Message sent!',
  refused: 'Error sending message.',
  unreachable: 'Error sending message. Please try again later.',
}

const ada = {
  name: 'Ada "the first" O’Brian',
  email: 'ada@example.org',
  message: 'Two lines,\n  and an engine: ⚙️ 👩‍👩‍👧 <b>not bold</b> \\ "quoted" & \'single\'',
}
const nothing = { name: '', email: '', message: '' }

// The browser's own message about an error response.
test.use({ expectedMessages: [/^Failed to load resource/u] })

/** The contact form, as a visitor uses it. */
class ContactForm {
  readonly section: Locator
  readonly fields: Readonly<Record<keyof typeof ada, Locator>>
  readonly submit: Locator
  readonly sending: Locator
  readonly alert: Locator
  /** The message about the network. */
  readonly status: Locator
  /** The body of each message that the page posts. */
  readonly posted: string[] = []

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: form.heading })
    const field = (name: string) => this.section.getByRole('textbox', { name, exact: true })
    this.fields = {
      name: field(form.nameLabel),
      email: field(form.emailLabel),
      message: field(form.messageLabel),
    }
    this.submit = this.section.getByRole('button', { name: words.submit, exact: true })
    this.sending = this.section.getByRole('button', { name: words.sending, exact: true })
    this.alert = this.section.getByRole('alert')
    this.status = this.section.getByRole('status')
    page.on('request', (request) => {
      if (request.method() === 'POST') this.posted.push(request.postData() ?? '')
    })
  }

  /** Opens the form and waits for hydration: before it, the browser itself posts. */
  static async on(page: Page, url: string): Promise<ContactForm> {
    const contact = new ContactForm(page)
    await visit(page, `${url}/#${form.id}`)
    await contact.alive()
    return contact
  }

  /** Waits until the form is hydrated. */
  async alive() {
    await waitForHydration(this.submit)
  }

  async fillIn({ name, email, message } = ada) {
    await this.fields.name.fill(name)
    await this.fields.email.fill(email)
    await this.fields.message.fill(message)
  }

  /** Expects these exact values in the fields. */
  async holds({ name, email, message }: typeof ada) {
    await expect(this.fields.name).toHaveValue(name)
    await expect(this.fields.email).toHaveValue(email)
    await expect(this.fields.message).toHaveValue(message)
  }
}

function messagesIn(folder: string) {
  const database = new DatabaseSync(join(folder, 'messages.db'), { readOnly: true })
  const rows = database.prepare('SELECT name, email, message FROM messages').all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

test.describe('against the real service', () => {
  test('a message is stored when the form says so, and the form is reset', async ({ page, site }, {
    project,
  }) => {
    const mine = { ...ada, name: `${ada.name} on ${project.name}` }
    const contact = await ContactForm.on(page, site.url)
    await contact.fillIn(mine)
    const requested = page.waitForRequest('**/api/contact')
    await contact.submit.click()
    await expect(contact.alert).toHaveText(form.received)
    expect(messagesIn(site.dataFolder)).toContainEqual(mine)
    await contact.holds(nothing)
    await expect(contact.submit).toBeEnabled()
    const request = await requested
    expect(request.url()).toBe(new URL('/api/contact', site.url).href)
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual(mine)
  })

  test('a message can be written and sent by keyboard alone', async ({ page, site }) => {
    const contact = await ContactForm.on(page, site.url)
    await contact.fields.name.focus()
    await page.keyboard.type('Grace')
    await page.keyboard.press('Tab')
    await page.keyboard.type('grace@example.org')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Found a moth.\nTaped it in.')
    await page.keyboard.press('Tab')
    await expect(contact.submit).toBeFocused()
    await page.keyboard.press('Space')
    await expect(contact.alert).toHaveText(form.received)
    await expect(contact.submit).toBeFocused()
    expect(messagesIn(site.dataFolder)).toContainEqual({
      name: 'Grace',
      email: 'grace@example.org',
      message: 'Found a moth.\nTaped it in.',
    })
  })
})

test.describe('a field that the service refuses has a message beside it', () => {
  const faulty = { ...ada, name: ' ', message: 'x'.repeat(5001) }

  test('the first refused field has the focus, and each message stays until its field changes', async ({
    page,
    site,
  }) => {
    const contact = await ContactForm.on(page, site.url)
    const { name, email, message } = contact.fields
    await contact.fillIn(faulty)
    await contact.submit.click()
    await expect(contact.alert).toHaveText(words.refused)
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(form.nameWrong)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(contact.section.getByText(form.nameWrong)).toBeInViewport({ ratio: 1 })
    await expect(email).toHaveAccessibleDescription('')
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(message).toHaveAccessibleDescription(form.messageWrong)
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await contact.holds(faulty)

    await name.fill(ada.name)
    await expect(name).toHaveAccessibleDescription('')
    await expect(name).not.toHaveAttribute('aria-invalid')
    await expect(message).toHaveAccessibleDescription(form.messageWrong)
    await message.fill(ada.message)
    await contact.submit.click()
    await expect(contact.alert).toHaveText(form.received)
    await contact.holds(nothing)
    expect(messagesIn(site.dataFolder)).toContainEqual(ada)
  })

  test('also when the service refuses to read a very long message', async ({ page, site }) => {
    const contact = await ContactForm.on(page, site.url)
    const long = { ...ada, message: 'All of it. '.repeat(20_000) }
    await contact.fillIn(long)
    await contact.submit.click()
    await expect(contact.alert).toHaveText(words.refused)
    await expect(contact.fields.message).toHaveAccessibleDescription(form.messageWrong)
    await contact.holds(long)
  })

  test('until the next attempt begins', async ({ page, site }) => {
    const contact = await ContactForm.on(page, site.url)
    await contact.fillIn(faulty)
    await contact.submit.click()
    await expect(contact.fields.name).toHaveAccessibleDescription(form.nameWrong)
    await page.route('**/api/contact', (route) => route.abort())
    await contact.submit.click()
    await expect(contact.alert).toHaveText(words.unreachable)
    await expect(contact.fields.name).toHaveAccessibleDescription('')
    await expect(contact.submit).toBeFocused()
  })
})

test.describe('a reload keeps the text', () => {
  test('that was typed, or could not be sent', async ({ page, site }) => {
    await page.route('**/api/contact', (route) => route.abort())
    const contact = await ContactForm.on(page, site.url)
    await contact.fillIn()
    await reload(page, contact)
    await contact.holds(ada)
    await contact.submit.click()
    await expect(contact.alert).toHaveText(words.unreachable)
    await reload(page, contact)
    await contact.holds(ada)
    // Also after another page, when the browser restores nothing.
    await page.goto('about:blank')
    await visit(page, `${site.url}/#${form.id}`)
    await contact.alive()
    await contact.holds(ada)
  })

  test('that was typed before the script of the form loaded', async ({ page, site }) => {
    const released = Promise.withResolvers<void>()
    await page.route('**/static/js/contact-*.js', async (route) => {
      await released.promise
      await route.continue()
    })
    const contact = new ContactForm(page)
    await visit(page, `${site.url}/#${form.id}`)
    await contact.fillIn()
    released.resolve()
    await contact.alive()
    await contact.holds(ada)
    await reload(page, contact)
    await contact.holds(ada)
  })

  test('but not of a message that was sent', async ({ page, site }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }))
    const contact = await ContactForm.on(page, site.url)
    await contact.fillIn()
    expect(await kept(page)).toContain('ada@example.org')
    await contact.submit.click()
    await expect(contact.alert).toHaveText(words.sent)
    expect(await kept(page)).not.toContain('ada@example.org')
    await reload(page, contact)
    await contact.holds(nothing)
  })
})

test('a visitor who goes offline sees a message at once, and keeps the text', async ({
  page,
  site,
}) => {
  const contact = await ContactForm.on(page, site.url)
  await expect(contact.status).toHaveText('')
  await contact.fillIn()
  await page.context().setOffline(true)
  await expect(contact.status).toHaveText(form.offline)
  await expect(contact.alert).toHaveText('')
  // The browser may be wrong about the network, so the form still tries.
  await contact.submit.click()
  await expect(contact.alert).toHaveText(words.unreachable)
  await contact.holds(ada)
  await page.context().setOffline(false)
  await expect(contact.status).toHaveText('')
  await contact.submit.click()
  await expect(contact.alert).toHaveText(form.received)
})

test('the browser does not send an incomplete form, and focuses the first invalid field', async ({
  page,
  site,
}) => {
  const contact = await ContactForm.on(page, site.url)
  for (const [what, message, invalid] of [
    ['an empty form', nothing, 'name'],
    ['a form without a name', { ...ada, name: '' }, 'name'],
    ['a form without an email', { ...ada, email: '' }, 'email'],
    ['a form without a message', { ...ada, message: '' }, 'message'],
    ['an email that is not an address', { ...ada, email: 'ada at example' }, 'email'],
  ] as const) {
    await test.step(what, async () => {
      await contact.fillIn(message)
      await contact.submit.click()
      await expect(contact.fields[invalid]).toBeFocused()
      await expect(contact.fields[invalid]).toHaveJSProperty('validity.valid', false)
      await contact.holds(message)
      await expect(contact.alert).toHaveText('')
      expect(contact.posted).toEqual([])
    })
  }
})

test('while a message is being sent the button says so, and it cannot be sent twice', async ({
  page,
  site,
}) => {
  const held: ((answer: object) => Promise<void>)[] = []
  await page.route('**/api/contact', (route) => {
    held.push((json) => route.fulfill({ json }))
  })
  const contact = await ContactForm.on(page, site.url)
  await contact.fillIn()
  await contact.submit.dblclick()
  await expect(contact.sending).toBeVisible()
  await expect(contact.submit).toHaveCount(0)
  await expect(contact.sending).toBeFocused()
  await page.keyboard.press('Enter')
  await contact.fields.email.press('Enter')
  await contact.sending.click({ force: true })
  await contact.fields.message.press('x')
  await contact.holds(ada)
  await held[0]?.({ status: 'Once.' })
  await expect(contact.alert).toHaveText('Once.')
  await expect(contact.submit).toBeEnabled()
  expect(contact.posted).toHaveLength(1)

  await contact.fillIn({ ...ada, message: 'Another.' })
  await contact.submit.click()
  await expect(contact.sending).toBeVisible()
  await expect(contact.alert).toHaveText('')
  await held[1]?.({ status: 'Twice.' })
  await expect(contact.alert).toHaveText('Twice.')
  expect(contact.posted).toHaveLength(2)
})

type Answer = (route: Route) => Promise<void>

const successes: readonly [string, string, Answer][] = [
  ['an answer with a status', 'Got it.', (route) => route.fulfill({ json: { status: 'Got it.' } })],
  ['an answer without a status', words.sent, (route) => route.fulfill({ json: {} })],
]
test('after a success the form is reset', async ({ page, site }) => {
  const contact = await ContactForm.on(page, site.url)
  for (const [what, said, answer] of successes) {
    await test.step(what, async () => {
      await page.route('**/api/contact', answer)
      await contact.fillIn()
      await contact.submit.click()
      await expect(contact.alert).toHaveText(said)
      await contact.holds(nothing)
      await expect(contact.submit).toBeEnabled()
      await page.unroute('**/api/contact')
    })
  }
})

const failures: readonly [string, string, Answer][] = [
  ['an answer of 500', words.refused, (route) => route.fulfill({ status: 500, json: {} })],
  [
    'an answer of 422 with a status',
    words.refused,
    (route) => route.fulfill({ status: 422, json: { status: 'No.' } }),
  ],
  [
    'malformed JSON',
    words.unreachable,
    (route) => route.fulfill({ contentType: 'application/json', body: '{"status": "Sent' }),
  ],
  ['an answer of null', words.unreachable, (route) => route.fulfill({ json: null })],
  ['an answer that is a page', words.unreachable, (route) => route.fulfill({ body: '<html>' })],
  ['a dropped connection', words.unreachable, (route) => route.abort('connectionreset')],
]
test('a failure is shown, and every character is kept for the next try', async ({ page, site }) => {
  const contact = await ContactForm.on(page, site.url)
  for (const [what, said, answer] of failures) {
    await test.step(what, async () => {
      contact.posted.length = 0
      await page.route('**/api/contact', answer)
      await contact.fillIn()
      await contact.submit.click()
      await expect(contact.alert).toHaveText(said)
      await contact.holds(ada)
      await expect(contact.submit).toBeEnabled()

      await page.unroute('**/api/contact')
      await page.route('**/api/contact', (route) => route.fulfill({ json: {} }))
      await contact.submit.click()
      await expect(contact.alert).toHaveText(words.sent)
      await contact.holds(nothing)
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
  const contact = await ContactForm.on(page, site.url)
  await contact.fillIn()
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.submit.click()
  await expect(contact.sending).toBeVisible()
  await page.clock.runFor(29_999)
  await expect(contact.sending).toBeVisible()
  await expect(contact.alert).toHaveText('')
  await page.clock.runFor(1)
  await expect(contact.alert).toHaveText(words.unreachable)
  await contact.holds(ada)
  await expect(contact.submit).toBeEnabled()
})

test.describe('a service elsewhere', () => {
  // One worker builds the site for all of these tests.
  test.describe.configure({ mode: 'default' })

  test('messages go to the service that the content names', async ({ page, variant }) => {
    const { url } = await variant(editEverySection)
    await page.route('https://*.example.org/**', (route) =>
      route.fulfill({
        json: { status: 'Far away.' },
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    const contact = await ContactForm.on(page, url)
    await contact.fillIn()
    const request = page.waitForRequest((candidate) => candidate.method() === 'POST')
    await contact.submit.click()
    await expect(contact.alert).toHaveText('Far away.')
    expect((await request).url()).toBe('https://mail.example.org/base/api/contact')
  })

  test('the content says how long to wait for an answer', async ({ page, variant }) => {
    const { url } = await variant(editEverySection)
    await page.route('https://mail.example.org/**', () => {})
    const contact = await ContactForm.on(page, url)
    await contact.fillIn()
    await contact.submit.click()
    await expect(contact.alert).toContainText(words.unreachable)
    await contact.holds(ada)
  })

  test('the email address of the owner is offered after a failure, and only then', async ({
    page,
    variant,
  }) => {
    const { url } = await variant(editEverySection)
    const contact = await ContactForm.on(page, url)
    const offer = contact.section.getByRole('link')
    await expect(offer).toHaveCount(0)
    let answer = { status: 503, json: {} }
    await page.route('https://mail.example.org/**', (route) =>
      route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
    )
    await contact.fillIn()
    await contact.submit.click()
    await expect(contact.alert).toHaveText(`${words.refused}Or write to ${ownMailAddress}.`)
    await expect(offer).toHaveText(`Or write to ${ownMailAddress}.`)
    await expect(offer).toHaveAttribute('href', `mailto:${ownMailAddress}`)
    answer = { status: 200, json: {} }
    await contact.submit.click()
    await expect(contact.alert).toHaveText(words.sent)
    await expect(offer).toHaveCount(0)
  })
})

async function reload(page: Page, contact: ContactForm) {
  await page.reload()
  await page.keyboard.press('Shift')
  await contact.section.scrollIntoViewIfNeeded()
  await contact.alive()
}

/** Returns the session storage as text. */
function kept(page: Page) {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }))
}
