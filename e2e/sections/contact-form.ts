import { expect, type Locator, type Page } from '@playwright/test'

import { findDefaultSection } from '../default-portfolio.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { visit } from '../test.ts'

export const form = findDefaultSection('contact')

/** Labels and messages of the specification, sections 4 and 8. */
const specified = {
  submit: 'Submit',
  sending: 'Sending...',
  sent: 'Message sent!',
  refused: 'Error sending message.',
  unreachable: 'Error sending message. Please try again later.',
}

/** The same; after a failure, the form says that it still holds the text. */
export const words = {
  ...specified,
  refused: `${specified.refused}${form.textKept}`,
  unreachable: `${specified.unreachable}${form.textKept}`,
}

export const ada = {
  name: 'Ada "the first" O’Brian',
  email: 'ada@example.org',
  message: 'Two lines,\n  and an engine: ⚙️ 👩‍👩‍👧 <b>not bold</b> \\ "quoted" & \'single\'',
}
export const nothing = { name: '', email: '', message: '' }

/** The contact form, as a visitor uses it. */
export class ContactForm {
  readonly section: Locator
  readonly fields: Readonly<Record<keyof typeof ada, Locator>>
  readonly submit: Locator
  readonly sending: Locator
  /** The message about what became of a contact message. */
  readonly outcome: Locator
  /** The message about the network. */
  readonly status: Locator
  /** The body of each message that the page posts. */
  readonly posted: string[] = []

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: form.heading })
    const findField = (name: string) => this.section.getByRole('textbox', { name, exact: true })
    this.fields = {
      name: findField(form.nameLabel),
      email: findField(form.emailLabel),
      message: findField(form.messageLabel),
    }
    this.submit = this.section.getByRole('button', { name: words.submit, exact: true })
    this.sending = this.section.getByRole('button', { name: words.sending, exact: true })
    this.outcome = this.section.locator('[aria-live="assertive"]')
    this.status = this.section.getByRole('status')
    page.on('request', (request) => {
      if (request.method() === 'POST') this.posted.push(request.postData() ?? '')
    })
  }

  /** Opens the form and waits for hydration: before it, the browser itself posts. */
  static async open(page: Page, url: string): Promise<ContactForm> {
    const contact = new ContactForm(page)
    await visit(page, `${url}/#${form.id}`)
    await contact.waitUntilAlive()
    return contact
  }

  /** Waits until the form is hydrated. */
  async waitUntilAlive() {
    await waitForHydration(this.submit)
  }

  async fillIn({ name, email, message } = ada) {
    await this.fields.name.fill(name)
    await this.fields.email.fill(email)
    await this.fields.message.fill(message)
  }

  /** Expects these exact values in the fields. */
  async expectValues({ name, email, message }: typeof ada) {
    await expect(this.fields.name).toHaveValue(name)
    await expect(this.fields.email).toHaveValue(email)
    await expect(this.fields.message).toHaveValue(message)
  }
}
