import { z } from 'zod'

import { milliseconds } from '#fields/milliseconds.ts'
import { fadeUp, heading, sectionFrame } from '#fields/section-frame.ts'
import { text } from '#fields/text.ts'

/** Where contact messages go: "/" for the server the page came from, or another host. */
export const backend = z
  .string()
  .max(500)
  .regex(
    /^(\/|https?:\/\/[^\s<>"\\?#]+)$/u,
    'Write "/" for the server that serves the page, or the https:// address of another',
  )

/** The contact form and everything it says (specification, sections 4, 5 and 8). */
export const contact = sectionFrame('contact', {
  heading,
  fadeUp,
  intro: text(400).meta({
    title: 'Introduction',
    description: 'A line that invites questions or a chat.',
    examples: ['Questions, ideas or just a hello: write to me.'],
  }),
  backend: backend.meta({
    title: 'Contact service',
    description:
      'Messages are posted to {backend}/api/contact. "/" is the server the page came from. CONTACT_BACKEND in the environment of the build overrides it.',
    examples: ['/', 'https://contact.example.org'],
  }),
  timeout: milliseconds.default(30_000).meta({
    title: 'Time-out, ms',
    description: 'A request without an answer for this long counts as a network failure.',
    examples: [30_000],
  }),
  nameLabel: text(40)
    .default('Name')
    .meta({
      title: 'Name label',
      description: 'Label of the field for the visitor’s name.',
      examples: ['Name'],
    }),
  emailLabel: text(40)
    .default('Email')
    .meta({
      title: 'Email label',
      description: 'Label of the field for the visitor’s email address.',
      examples: ['Email'],
    }),
  messageLabel: text(40)
    .default('Message')
    .meta({
      title: 'Message label',
      description: 'Label of the field for the message.',
      examples: ['Message'],
    }),
  submitLabel: text(40)
    .default('Submit')
    .meta({
      title: 'Submit label',
      description: 'The button that sends. Specification, section 4.',
      examples: ['Submit'],
    }),
  sendingLabel: text(40)
    .default('Sending...')
    .meta({
      title: 'Sending label',
      description: 'The button while the request runs. Specification, section 4.',
      examples: ['Sending...'],
    }),
  received: text(200)
    .default('Thank you! Your message has arrived.')
    .meta({
      title: 'Received',
      description: 'The status text with which our own contact service answers.',
      examples: ['Thank you! Your message has arrived.'],
    }),
  sent: text(200)
    .default('Message sent!')
    .meta({
      title: 'Sent',
      description: 'Said when the service answers without a status text. Specification, section 8.',
      examples: ['Message sent!'],
    }),
  refused: text(200)
    .default('Error sending message.')
    .meta({
      title: 'Refused',
      description: 'Said when the service answers with an error. Specification, section 8.',
      examples: ['Error sending message.'],
    }),
  unreachable: text(200)
    .default('Error sending message. Please try again later.')
    .meta({
      title: 'Unreachable',
      description: 'Said when no answer came. Specification, section 8.',
      examples: ['Error sending message. Please try again later.'],
    }),
}).meta({ id: 'Contact', title: 'Contact', description: 'The contact form.' })
