import type { Page } from '@playwright/test'

import { readMessages } from '../read-messages.ts'
import { expect, test, visit } from '../test.ts'

import { ada, ContactForm, form, nothing, words } from './contact-form.ts'

// The browser's own message about an error response.
test.use({ expectedMessages: [/^Failed to load resource/u] })

test.describe('against the real service', () => {
  test('a message is stored when the form says so, and the form is reset, by keyboard alone too; without a network it is kept', async ({
    page,
    site,
  }) => {
    const mine = { ...ada, name: 'Ada Byron' }
    const contact = await ContactForm.open(page, site.url)
    await contact.fillIn(mine)
    const requested = page.waitForRequest('**/api/contact')
    await contact.submit.click()
    await expect(contact.outcome).toHaveText(form.received)
    expect(readMessages(site.dataFolder)).toContainEqual(mine)
    await contact.expectValues(nothing)
    await expect(contact.submit).toBeEnabled()
    const request = await requested
    expect(request.url()).toBe(new URL('/api/contact', site.url).href)
    expect(request.method()).toBe('POST')
    expect(request.postDataJSON()).toEqual(mine)

    await contact.fields.name.focus()
    await page.keyboard.type('Grace')
    await page.keyboard.press('Tab')
    await page.keyboard.type('grace@example.org')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Found a moth.\nTaped it in.')
    await page.keyboard.press('Tab')
    await expect(contact.submit).toBeFocused()
    await page.keyboard.press('Space')
    await expect(contact.outcome).toHaveText(form.received)
    await expect(contact.submit).toBeFocused()
    await contact.expectValues(nothing)
    expect(readMessages(site.dataFolder)).toContainEqual({
      name: 'Grace',
      email: 'grace@example.org',
      message: 'Found a moth.\nTaped it in.',
    })

    await test.step('a visitor who goes offline sees a message at once, and keeps the text', async () => {
      await expect(contact.status).toHaveText('')
      await contact.fillIn()
      // Chromium tells the page before it stops requests.
      await page.route('**/api/contact', (route) => route.abort('internetdisconnected'))
      await page.context().setOffline(true)
      await expect(contact.status).toHaveText(form.offline)
      // Nothing was sent meanwhile.
      await expect(contact.outcome).toHaveText(form.received)
      // The browser may be wrong about the network, so the form still tries.
      await contact.submit.click()
      await expect(contact.outcome).toHaveText(words.unreachable)
      await contact.expectValues(ada)
      await page.unroute('**/api/contact')
      await page.context().setOffline(false)
      await expect(contact.status).toHaveText('')
      await contact.submit.click()
      await expect(contact.outcome).toHaveText(form.received)
    })
  })
})

test.describe('a field that the service refuses has a message beside it', () => {
  const faulty = { ...ada, name: ' ', message: 'x'.repeat(5001) }

  test('the first refused field has the focus, and each message stays until its field changes', async ({
    page,
    site,
  }) => {
    const contact = await ContactForm.open(page, site.url)
    const { name, email, message } = contact.fields
    await contact.fillIn(faulty)
    await contact.submit.click()
    await expect(contact.outcome).toHaveText(words.refused)
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(form.nameWrong)
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(contact.section.getByText(form.nameWrong)).toBeInViewport({ ratio: 1 })
    await expect(email).toHaveAccessibleDescription('')
    await expect(email).toHaveAttribute('aria-invalid', 'false')
    await expect(message).toHaveAccessibleDescription(form.messageWrong)
    await expect(message).toHaveAttribute('aria-invalid', 'true')
    await contact.expectValues(faulty)

    await name.fill(ada.name)
    await expect(name).toHaveAccessibleDescription('')
    await expect(name).toHaveAttribute('aria-invalid', 'false')
    await expect(message).toHaveAccessibleDescription(form.messageWrong)
    await message.fill(ada.message)
    await contact.submit.click()
    await expect(contact.outcome).toHaveText(form.received)
    await contact.expectValues(nothing)
    expect(readMessages(site.dataFolder)).toContainEqual(ada)

    await test.step('also when the service refuses to read a very long message', async () => {
      const long = { ...ada, message: 'All of it. '.repeat(20_000) }
      await contact.fillIn(long)
      await contact.submit.click()
      await expect(contact.outcome).toHaveText(words.refused)
      await expect(message).toHaveAccessibleDescription(form.messageWrong)
      await contact.expectValues(long)
    })
    await test.step('until the next attempt begins', async () => {
      await contact.fillIn(faulty)
      await contact.submit.click()
      await expect(name).toHaveAccessibleDescription(form.nameWrong)
      await page.route('**/api/contact', (route) => route.abort())
      await contact.submit.click()
      await expect(contact.outcome).toHaveText(words.unreachable)
      await expect(name).toHaveAccessibleDescription('')
      await expect(contact.submit).toBeFocused()
    })
  })
})

test.describe('a reload keeps the text', () => {
  test('that was typed, or could not be sent, but not of a message that was sent', async ({
    page,
    site,
  }) => {
    await page.route('**/api/contact', (route) => route.abort())
    const contact = await ContactForm.open(page, site.url)
    await contact.fillIn()
    await reload(page, contact)
    await contact.expectValues(ada)
    await contact.submit.click()
    await expect(contact.outcome).toHaveText(words.unreachable)
    await reload(page, contact)
    await contact.expectValues(ada)
    // Also after another page, when the browser restores nothing.
    await page.goto('about:blank')
    await visit(page, `${site.url}/#${form.id}`)
    await contact.waitUntilAlive()
    await contact.expectValues(ada)

    await page.unroute('**/api/contact')
    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }))
    expect(await readKept(page)).toContain('ada@example.org')
    await contact.submit.click()
    await expect(contact.outcome).toHaveText(words.sent)
    expect(await readKept(page)).not.toContain('ada@example.org')
    await reload(page, contact)
    await contact.expectValues(nothing)
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
    await contact.waitUntilAlive()
    await contact.expectValues(ada)
    await reload(page, contact)
    await contact.expectValues(ada)
  })
})

test('the browser does not send an incomplete form, and focuses the first invalid field', async ({
  page,
  site,
}) => {
  const contact = await ContactForm.open(page, site.url)
  await test.step('its message is beside each invalid field until the field changes', async () => {
    const { name, email, message } = contact.fields
    await contact.submit.click()
    const required = await name.evaluate(readValidationMessage)
    expect(required).not.toBe('')
    await expect(contact.section.getByText(required)).toHaveCount(3)
    await name.fill('Ada')
    await expect(name).toHaveAccessibleDescription('')
    await expect(message).toHaveAccessibleDescription(required)
    await email.fill('ada at example')
    await contact.submit.click()
    await expect(email).toHaveAccessibleDescription(await email.evaluate(readValidationMessage))
    await expect(email).not.toHaveAccessibleDescription(required)
    // The button had the focus: the field announces its message when it gets that.
    await expect(contact.section.getByRole('alert')).toHaveCount(0)
  })
  await test.step('its message is announced if Enter leaves the focus in the field', async () => {
    const { email } = contact.fields
    await email.fill('ada at')
    await email.press('Enter')
    await expect(contact.section.getByRole('alert')).toHaveText(
      await email.evaluate(readValidationMessage),
    )
  })
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
      await expect(contact.fields[invalid]).toHaveAccessibleDescription(
        await contact.fields[invalid].evaluate(readValidationMessage),
      )
      await expect(contact.fields[invalid]).toHaveAttribute('aria-invalid', 'true')
      await contact.expectValues(message)
      await expect(contact.outcome).toHaveText('')
      expect(contact.posted).toEqual([])
    })
  }
  await test.step('the result of an earlier message is gone when the next one is incomplete', async () => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }))
    await contact.fillIn()
    await contact.submit.click()
    await expect(contact.outcome).toHaveText(words.sent)
    await contact.submit.click()
    await expect(contact.fields.name).toBeFocused()
    await expect(contact.outcome).toHaveText('')
  })
})

/** Returns what the browser says about a field. Runs in the page. */
function readValidationMessage(field: HTMLElement | SVGElement) {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.validationMessage
    : ''
}

async function reload(page: Page, contact: ContactForm) {
  await page.reload()
  await page.keyboard.press('Shift')
  await contact.section.scrollIntoViewIfNeeded()
  await contact.waitUntilAlive()
}

/** Returns the session storage as text. */
function readKept(page: Page) {
  return page.evaluate(() => JSON.stringify({ ...sessionStorage }))
}
