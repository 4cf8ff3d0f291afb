import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import type { Page, Route } from '@playwright/test'

import { changeSection, defaultSection } from './default-portfolio.ts'
import { expect, test, visit } from './test.ts'

const form = defaultSection('contact')
const ada = {
  name: 'Ada "the first" O’Brian',
  email: 'ada@example.org',
  message: 'Two lines,\nand an engine: ⚙️ <b>not bold</b>',
}

test.use({ expectedMessages: [/Failed to load resource/u] })

async function fillIn(page: Page, { name, email, message } = ada) {
  await page.getByLabel(form.nameLabel).fill(name)
  await page.getByLabel(form.emailLabel).fill(email)
  await page.getByLabel(form.messageLabel).fill(message)
}

async function expectKept(page: Page, { name, email, message } = ada) {
  await expect(page.getByLabel(form.nameLabel)).toHaveValue(name)
  await expect(page.getByLabel(form.emailLabel)).toHaveValue(email)
  await expect(page.getByLabel(form.messageLabel)).toHaveValue(message)
}

const submit = (page: Page) => page.getByRole('button', { name: form.submitLabel, exact: true })
const sending = (page: Page) => page.getByRole('button', { name: form.sendingLabel, exact: true })

/** Opens the form once its script is there: what is pressed before is the browser's own post. */
async function openForm(page: Page, url: string) {
  await visit(page, `${url}/#contact`)
  await page.waitForFunction(() => {
    const button = document.querySelector('form button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}

function messagesIn(folder: string) {
  const database = new DatabaseSync(join(folder, 'messages.db'), { readOnly: true })
  const rows = database.prepare('SELECT name, email, message FROM messages').all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

test.describe('against the real service', () => {
  test('a message is on disk when the form says so, and the form is empty again', async ({
    page,
    site,
  }, { project }) => {
    const mine = { ...ada, name: `Ada on ${project.name}` }
    await openForm(page, site.url)
    await fillIn(page, mine)
    const request = page.waitForRequest('**/api/contact')
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: form.received })).toBeVisible()
    expect(messagesIn(site.dataFolder)).toContainEqual(mine)
    expect((await request).postDataJSON()).toEqual(mine)
    await expectKept(page, { name: '', email: '', message: '' })
    await expect(submit(page)).toBeEnabled()
  })

  test('works by keyboard alone', async ({ page, site }) => {
    await openForm(page, site.url)
    await page.getByLabel(form.nameLabel).focus()
    await page.keyboard.type('Grace')
    await page.keyboard.press('Tab')
    await page.keyboard.type('grace@example.org')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Found a moth.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: form.received })).toBeVisible()
    await expect(submit(page)).toBeFocused()
  })
})

test.describe('the browser checks first', () => {
  for (const [what, message] of [
    ['an empty form', { name: '', email: '', message: '' }],
    ['a form without a name', { ...ada, name: '' }],
    ['a form without an email', { ...ada, email: '' }],
    ['a form without a message', { ...ada, message: '' }],
    ['an email that is none', { ...ada, email: 'ada at example' }],
  ] as const) {
    test(`${what} is not sent`, async ({ page, site }) => {
      let requests = 0
      await page.route('**/api/contact', (route) => {
        requests += 1
        return route.abort()
      })
      await openForm(page, site.url)
      await fillIn(page, message)
      await submit(page).click()
      await expect(page.locator('form :invalid').first()).toBeFocused()
      expect(requests).toBe(0)
    })
  }
})

test('while a message is on its way it cannot be sent again', async ({ page, site }) => {
  const answer = Promise.withResolvers<void>()
  let requests = 0
  await page.route('**/api/contact', async (route) => {
    requests += 1
    await answer.promise
    await route.fulfill({ json: {} })
  })
  await openForm(page, site.url)
  await fillIn(page)
  await submit(page).dblclick()
  await expect(sending(page)).toBeVisible()
  await page.getByLabel(form.emailLabel).press('Enter')
  await sending(page).press('Enter')
  answer.resolve()
  await expect(page.getByRole('alert').filter({ hasText: form.sent })).toBeVisible()
  await expect(submit(page)).toBeVisible()
  expect(requests).toBe(1)
})

const failures: readonly [string, string, (route: Route) => Promise<void>][] = [
  ['an answer of 500', form.refused, (route) => route.fulfill({ status: 500, json: {} })],
  ['an answer of 422', form.refused, (route) => route.fulfill({ status: 422, json: {} })],
  ['an answer that is no JSON', form.unreachable, (route) => route.fulfill({ body: '<html>' })],
  ['a dropped connection', form.unreachable, (route) => route.abort('connectionreset')],
]
for (const [what, words, answer] of failures) {
  test(`${what} is told, and every character is kept`, async ({ page, site }) => {
    await page.route('**/api/contact', answer)
    await openForm(page, site.url)
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toHaveText(words)
    await expectKept(page)
    await expect(submit(page)).toBeEnabled()
  })
}

test('a service that never answers is a failure after the content’s time-out', async ({
  page,
  variant,
}) => {
  const site = await variant((content) => changeSection(content, 'contact', { timeout: 300 }))
  await page.route('**/api/contact', () => new Promise(() => {}))
  await openForm(page, site.url)
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: form.unreachable })).toBeVisible()
  await expectKept(page)
  expect(form.timeout).toBe(30_000)
})

test('says what the specification says, word for word', () => {
  const { submitLabel, sendingLabel, refused, unreachable, sent } = form
  expect({ submitLabel, sendingLabel, refused, unreachable, sent }).toEqual({
    submitLabel: 'Submit',
    sendingLabel: 'Sending...',
    refused: 'Error sending message.',
    unreachable: 'Error sending message. Please try again later.',
    sent: 'Message sent!',
  })
})

test('messages go to the service that the content names', async ({ page, variant }) => {
  const site = await variant((content) =>
    changeSection(content, 'contact', { backend: 'https://mail.example.org/base/' }),
  )
  await page.route('https://mail.example.org/**', (route) =>
    route.fulfill({
      json: { status: 'Far away.' },
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  await openForm(page, site.url)
  await fillIn(page)
  const request = page.waitForRequest((candidate) => candidate.method() === 'POST')
  await submit(page).click()
  expect((await request).url()).toBe('https://mail.example.org/base/api/contact')
  await expect(page.getByRole('alert').filter({ hasText: 'Far away.' })).toBeVisible()
})
