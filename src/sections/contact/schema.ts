import { z } from 'zod'

import { matching } from '#fields/matching.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { fadeUp, heading, sectionFrame } from '#fields/section-frame.ts'
import { template } from '#fields/template.ts'
import { text } from '#fields/text.ts'
import { webHost } from '#fields/web-host.ts'

/** Where contact messages go: "/" for the server the page came from, or another host. */
export const backend = matching(
  z.string().max(500),
  new RegExp(String.raw`^(\/|https?:\/\/${webHost}(\/[^\s<>"\\?#]*)?)$`, 'u'),
  'Write "/" for the server that serves the page, or the https:// address of another',
)

/** An address of the kind that every mailer takes in a link, without anything to escape. */
const mailAddress = matching(
  z.string().max(254),
  /^[\w.+~-]+@[\p{L}\p{N}.-]+$/u,
  'Write an email address such as ada@example.org, without mailto:',
)

/** The contact form and everything it says (specification, sections 4, 5 and 8). */
export const contact = sectionFrame(
  'contact',
  {
    id: 'Contact',
    title: 'Contact',
    description: 'A form through which visitors write to you.',
    snippet: {
      id: '${1:contact}',
      navLabel: '${2:Contact}',
      heading: '${3:Contact me}',
      intro: '${4:Questions, ideas or just a hello: write to me.}',
      backend: '${5:/}',
    },
  },
  {
    heading,
    fadeUp,
    intro: text(400).meta({
      title: 'Introduction',
      description: 'A line with the form that invites questions or a chat.',
      examples: ['Questions, ideas or just a hello: write to me.'],
    }),
    backend: backend.meta({
      title: 'Contact service',
      description:
        'Who receives the messages: the https:// address of a contact service, or "/" for the server that the page comes from. Messages go to /api/contact there. CONTACT_BACKEND in the environment of the build stands before it.',
      examples: ['/', 'https://contact.example.org'],
    }),
    timeout: milliseconds.default(30_000).meta({
      title: 'Time-out, ms',
      description:
        'How long the form waits for the service to answer before it says that nobody is there. In milliseconds: 1000 are a second.',
      examples: [30_000],
    }),
    nameLabel: text(40)
      .default('Name')
      .meta({
        title: 'Name label',
        description: 'Stands over the field for the visitor’s name.',
        examples: ['Name'],
      }),
    emailLabel: text(40)
      .default('Email')
      .meta({
        title: 'Email label',
        description: 'Stands over the field for the visitor’s email address.',
        examples: ['Email'],
      }),
    messageLabel: text(40)
      .default('Message')
      .meta({
        title: 'Message label',
        description: 'Stands over the field for the message.',
        examples: ['Message'],
      }),
    submitLabel: text(40)
      .default('Submit')
      .meta({
        title: 'Submit label',
        description: 'The words on the button that sends the message.',
        examples: ['Submit'],
      }),
    sendingLabel: text(40, 'sometimes')
      .default('Sending...')
      .meta({
        title: 'Sending label',
        description: 'The words on the same button while the message is on its way.',
        examples: ['Sending...'],
      }),
    received: text(200, 'sometimes')
      .default('Thank you! Your message has arrived.')
      .meta({
        title: 'Received',
        description: 'Said under the form by the contact service that comes with this site.',
        examples: ['Thank you! Your message has arrived.'],
      }),
    nameWrong: text(200, 'sometimes')
      .default('Write your name on one line, in at most 100 characters.')
      .meta({
        title: 'Wrong name',
        description: 'Said under the name when the service did not take the message because of it.',
        examples: ['Write your name on one line, in at most 100 characters.'],
      }),
    emailWrong: text(200, 'sometimes')
      .default('Write an email address such as ada@example.org.')
      .meta({
        title: 'Wrong email',
        description:
          'Said under the email address when the service did not take the message because of it.',
        examples: ['Write an email address such as ada@example.org.'],
      }),
    messageWrong: text(200, 'sometimes')
      .default('Write a message in plain text, of at most 5000 characters.')
      .meta({
        title: 'Wrong message',
        description: 'Said under the message when the service did not take it because of its text.',
        examples: ['Write a message in plain text, of at most 5000 characters.'],
      }),
    goBack: text(200, 'sometimes')
      .default('Use the Back button of your browser: the form still holds what you wrote.')
      .meta({
        title: 'Go back',
        description:
          'Said to a visitor without JavaScript when the contact service cannot show the form again, for instance because the message is far too long.',
        examples: ['Use the Back button of your browser: the form still holds what you wrote.'],
      }),
    offline: text(200, 'sometimes')
      .default('You are offline. What you write is kept here: send it when you are back.')
      .meta({
        title: 'Offline',
        description: 'Said under the form as long as the visitor’s browser has no network.',
        examples: ['You are offline. What you write is kept here: send it when you are back.'],
      }),
    mailAddress: mailAddress.optional().meta({
      title: 'Your email address',
      description:
        'Offered to a visitor whose message could not be sent. Leave it out to keep it to yourself: whoever looks for it finds it in the page.',
      examples: ['ada@example.org'],
    }),
    mailOffer: template(200, 'address')
      .default('Or write to {address}.')
      .meta({
        title: 'Offer of email',
        description:
          'A link under the form, when a message could not be sent and you give your email address. The site fills {address}.',
        examples: ['Or write to {address}.'],
      }),
    sent: text(200, 'sometimes')
      .default('Message sent!')
      .meta({
        title: 'Sent',
        description: 'Said under the form when a service took the message and has no words for it.',
        examples: ['Message sent!'],
      }),
    refused: text(200, 'sometimes')
      .default('Error sending message.')
      .meta({
        title: 'Refused',
        description: 'Said under the form when the service did not take the message.',
        examples: ['Error sending message.'],
      }),
    unreachable: text(200, 'sometimes')
      .default('Error sending message. Please try again later.')
      .meta({
        title: 'Unreachable',
        description: 'Said under the form when no answer came.',
        examples: ['Error sending message. Please try again later.'],
      }),
  },
)
