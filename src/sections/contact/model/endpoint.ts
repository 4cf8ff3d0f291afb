import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { formAddress } from '#fields/links/form-address.ts'
import { formFieldName } from '#fields/links/form-field-name.ts'
import { text } from '#fields/texts/text.ts'

const names = z
  .strictObject({
    name: formFieldName.default('name').meta({
      title: 'Field of the name',
      description: 'The name under which the visitor’s name is sent.',
      examples: ['full_name'],
    }),
    email: formFieldName.default('email').meta({
      title: 'Field of the email address',
      description: 'The name under which the visitor’s email address is sent.',
      examples: ['_replyto'],
    }),
    message: formFieldName.default('message').meta({
      title: 'Field of the message',
      description: 'The name under which the message is sent.',
      examples: ['body'],
    }),
  })
  .prefault({})
  .meta({
    title: 'Names of the fields',
    description:
      'What the form service calls the three fields of the form. Left out: "name", "email" and "message".',
    examples: [{ email: '_replyto' }],
  })

/** A form service that is not Folio's own. */
export const endpoint = z
  .strictObject({
    url: formAddress.meta({
      title: 'Address of the form service',
      description:
        'The https:// address that the form service gave you. For Netlify Forms write "/".',
      examples: ['https://formspree.io/f/mayourqz', 'https://api.web3forms.com/submit', '/'],
    }),
    encoding: choice({
      form: 'As an HTML form does. Every form service understands it, also without JavaScript.',
      json: 'As a JSON object, for a service that takes nothing else. Without JavaScript the browser still sends a form.',
    })
      .default('form')
      .meta({ description: 'How a message is written in the request.', examples: ['form'] }),
    names,
    fields: z
      .record(
        formFieldName.meta({
          description: 'The name of a field that your form service needs.',
          examples: ['access_key'],
        }),
        text(500, 'sometimes').meta({
          title: 'Value',
          description: 'What is sent in this field with every message. It is public.',
          examples: ['Message from my portfolio'],
        }),
      )
      .default({})
      .meta({
        title: 'Other fields',
        description:
          'Fields that are sent with every message, such as "access_key" for Web3Forms or "form-name" for Netlify. Everybody can read them in the page.',
        examples: [{ 'form-name': 'contact' }],
      }),
    honeypot: formFieldName.optional().meta({
      title: 'Trap for spam',
      description:
        'The name of a field that visitors do not see. Programs that send spam fill it in, and the form service then drops the message. Leave it out for none.',
      examples: ['_gotcha', 'botcheck', 'bot-field'],
    }),
  })
  .meta({
    id: 'FormEndpoint',
    title: 'Form service',
    description: 'A form service that takes the messages, and how it wants them.',
    examples: [{ url: 'https://formspree.io/f/mayourqz', honeypot: '_gotcha' }],
    defaultSnippets: [
      {
        label: 'Formspree',
        description: 'Messages go to a form at formspree.io.',
        body: { url: 'https://formspree.io/f/${1:your-id}', honeypot: '_gotcha' },
      },
      {
        label: 'Web3Forms',
        description: 'Messages go to your mailbox by way of web3forms.com.',
        body: {
          url: 'https://api.web3forms.com/submit',
          fields: { access_key: '${1:your-access-key}' },
          honeypot: 'botcheck',
        },
      },
      {
        label: 'Netlify Forms',
        description: 'Messages go to the forms of your site at Netlify.',
        body: { url: '/', fields: { 'form-name': '${1:contact}' }, honeypot: 'bot-field' },
      },
    ],
  })

export type Endpoint = z.infer<typeof endpoint>
