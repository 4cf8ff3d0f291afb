import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { addCompletion } from '#fields/completion.ts'
import { label, labelTemplate } from '#fields/texts/label.ts'
import { backend } from '#fields/links/backend.ts'
import { formAddress } from '#fields/links/form-address.ts'
import { isSameMail, mailAddress } from '#fields/links/mail-address.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { fadeUp, heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { isObject, readProperty } from '#json/untyped-value.ts'
import { defineSection } from '#sections/define-section.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'

import { checkContact } from './check.ts'
import { endpoint } from './model/endpoint.ts'
import { splitAddress } from './model/split-address.ts'
import { resolveTarget } from './model/target.ts'

/** What an editor says of a value that is none of the forms below. */
const advice =
  'Write "service", "mail", your email address, or the address of a form service, alone or as "url" in an object'

/** The names come after the object and before the address: a wrong text is then compared with them. */
const to = z
  .union([
    endpoint,
    choice(
      {
        service: 'Folio’s contact service, at "backend".',
        mail: 'No form: the section shows your email address.',
      },
      { folio: 'service', server: 'service' },
    ),
    formAddress
      .meta({ errorMessage: advice, patternErrorMessage: advice })
      .transform((url) => endpoint.parse({ url })),
    mailAddress.transform((): 'mail' => 'mail'),
  ])
  .default('service')
  .meta({
    title: 'Where messages go',
    description:
      'How visitors reach you: "service" for Folio’s own contact service, "mail" or your email address to show that in place of the form, or the address of another form service, alone or in an object that says what it needs. docs/contact-form.md has examples.',
    examples: ['service', 'mail', 'ada@example.org', 'https://formspree.io/f/mayourqz'],
  })

function hasForm(section: unknown): boolean {
  return readProperty(section, 'to') !== 'mail'
}

const fields = createSectionSchema(
  'contact',
  {
    id: 'Contact',
    title: 'Contact',
    description: 'A form through which visitors write to you, or your email address.',
    snippet: {
      navLabel: '${1:Contact}',
      heading: '${2:Contact me}',
      intro: '${3:Questions, ideas or just a hello: write to me.}',
    },
  },
  {
    heading: heading.meta({ examples: ['Contact me'] }),
    fadeUp,
    intro: richText(400)
      .optional()
      .meta({
        title: 'Introduction',
        description:
          'A line beside the form that invites visitors to write. Leave it out for none.',
        examples: ['Questions, ideas or just a hello: write to me.'],
      }),
    closing: text(120)
      .optional()
      .meta({
        title: 'Last line',
        description: 'A short line in small type after the form. Leave it out for none.',
        examples: ['Thank you: I write back within a day.'],
      }),
    to,
    backend: backend.default('/').meta({
      title: 'Contact service',
      description:
        'Where Folio’s contact service is, if "to" is "service": its https:// address, or "/" for the server of the page. The form posts to /api/contact there. The environment variable CONTACT_BACKEND overrides it in a build.',
      examples: ['/', 'https://contact.example.org'],
    }),
    timeout: milliseconds.default(30_000).meta({
      title: 'Time-out, ms',
      description:
        'How long the form waits for an answer before it reports a failure. In milliseconds: 1000 are a second.',
    }),
    nameLabel: label('Name', 40, hasForm).describe(
      'The label of the field for the visitor’s name.',
    ),
    emailLabel: label('Email', 40, hasForm).describe(
      'The label of the field for the visitor’s email address.',
    ),
    messageLabel: label('Message', 40, hasForm).describe('The label of the field for the message.'),
    submitLabel: label('Submit', 40, hasForm).describe(
      'The text of the button that sends the message.',
    ),
    sendingLabel: label('Sending...', 40, 'sometimes').describe(
      'The text of the same button while the message is sent.',
    ),
    received: label('Thank you! Your message has arrived.', 200, 'sometimes').describe(
      'Shown under the form when the contact service of Folio has received the message.',
    ),
    nameWrong: label(
      'Write your name on one line, in at most 100 characters.',
      200,
      'sometimes',
    ).meta({
      title: 'Wrong name',
      description: 'Shown under the name if the service refuses it.',
    }),
    emailWrong: label('Write an email address such as ada@example.org.', 200, 'sometimes').meta({
      title: 'Wrong email',
      description: 'Shown under the email address if the service refuses it.',
    }),
    messageWrong: label(
      'Write a message in plain text, of at most 5000 characters.',
      200,
      'sometimes',
    ).meta({
      title: 'Wrong message',
      description: 'Shown under the message if the service refuses it.',
    }),
    goBack: label(
      'Use the Back button of your browser: the form still holds what you wrote.',
      200,
      'sometimes',
    ).meta({
      title: 'Go back',
      description:
        'Shown to a visitor without JavaScript when the contact service cannot show the form again, for example because the message is far too long.',
    }),
    offline: label(
      'You are offline. What you write is kept here: send it when you are back.',
      200,
      'sometimes',
    ).meta({
      title: 'Offline',
      description: 'Shown under the form while the visitor is offline.',
    }),
    mailAddress: mailAddress.optional().meta({
      title: 'Your email address',
      description:
        'Offered to a visitor whose message could not be sent, and shown in place of the form if "to" is "mail". Left out: the "email" of the profile, if it is published. Everybody can find it in the page.',
      examples: ['ada@example.org'],
    }),
    mailOffer: labelTemplate('Or write to {address}.', 200).describe(
      'A link under the form when a message could not be sent and you give your email address. The site fills in {address}.',
    ),
    sent: label('Message sent!', 200, 'sometimes').describe(
      'Shown under the form when another contact service has received the message and answers without a text.',
    ),
    refused: label('Error sending message.', 200, 'sometimes').describe(
      'Shown under the form when the service refuses the message.',
    ),
    unreachable: label('Error sending message. Please try again later.', 200, 'sometimes').describe(
      'Shown under the form when there is no answer.',
    ),
    textKept: label('Your words are still here.', 200, 'sometimes').meta({
      title: 'Text kept',
      description: 'Shown after one of these two messages: the form still holds what was written.',
    }),
  },
)

/** A section whose messages go to an email address shows it. Another address beside it is an error. */
const schema = addCompletion(fields, (written) => {
  const { data: target } = mailAddress.safeParse(readProperty(written, 'to'))
  if (target === undefined || !isObject(written)) return written
  const shown = readProperty(written, 'mailAddress') ?? target
  const isOther = typeof shown === 'string' && !isSameMail(shown, target)
  return isOther ? written : { ...written, mailAddress: shown, to: 'mail' }
})

/** Labels for answers of Folio's contact service. */
const serviceLabels = new Set(['received', 'nameWrong', 'emailWrong', 'messageWrong', 'goBack'])

/** Other form services have one answer, "sent"; without a form there are no labels. */
function showsLabel(section: z.output<typeof schema>, name: string): boolean {
  if (name === 'mailOffer' && section.mailAddress === undefined) return false
  if (name === 'sent') return typeof section.to === 'object'
  return section.to === 'service' || (hasForm(section) && !serviceLabels.has(name))
}

/** Where the form of a section posts: the security policy allows nothing else. */
function listPostAddresses(section: z.output<typeof schema>): string[] {
  const address = resolveTarget(section)?.address
  return address === undefined ? [] : [address]
}

export const definition = defineSection({
  schema,
  otherNames: ['form', 'mail', 'email', 'contact-form', 'message'],
  check: checkContact,
  readDefaults: ({ email }, section) =>
    section.mailAddress === undefined && email !== undefined ? { mailAddress: email } : {},
  readPoster: ({ heading: poster }) => poster,
  listLargeParts: ({ to: target, mailAddress: address }) =>
    target === 'mail' && address !== undefined ? splitAddress(address) : [],
  listPostAddresses,
  showsLabel,
})
