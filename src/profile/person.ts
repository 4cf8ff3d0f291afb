import { z } from 'zod'

import { choice } from '#fields/choice.ts'
import { orText } from '#fields/short-forms.ts'
import { matchNames } from '#fields/match-names.ts'
import { mailAddress } from '#fields/links/mail-address.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { photo, photoAlone } from '#fields/pictures/photo.ts'
import { paragraphs } from '#fields/rich-text/rich-text.ts'
import { socialLinks, socialLinksExamples } from '#fields/links/social/social-link.ts'
import { text } from '#fields/texts/text.ts'
import { textOrNumber } from '#fields/texts/text-or-number.ts'
import { splitAtCommas } from '#fields/texts/words.ts'

import { calendarDate } from './dates/calendar-date.ts'
import { countryPattern } from './countries/country-code.ts'
import { pageAddress } from './record-fields.ts'

const city = text(80)

const location = orText(
  z.strictObject({
    address: text(200, 'sometimes')
      .optional()
      .meta({
        title: 'Street',
        description:
          'Street and number. Private: it is on the page only if "publish" names "address".',
        examples: ['Storgata 1'],
      }),
    postalCode: textOrNumber(20, 'sometimes')
      .optional()
      .meta({
        description: 'Private: it is on the page only with the street.',
        examples: ['0155'],
      }),
    city: city.optional().meta({ description: 'Where you live.', examples: ['Oslo'] }),
    region: text(80)
      .optional()
      .meta({ description: 'The region or state.', examples: ['Østlandet'] }),
    countryCode: addPattern(
      z.string(),
      countryPattern,
      'Write the two letters of the country, as "NO"',
    )
      .optional()
      .meta({ description: 'The country, as two letters (ISO 3166-1).', examples: ['NO'] }),
  }),
  city,
  (written) => ({ city: written }),
).meta({
  title: 'Location',
  description: 'Where you live: the city alone, or an object.',
  examples: [{ city: 'Oslo', countryCode: 'NO' }],
})

const availability = z
  .strictObject({
    open: z.boolean().meta({
      description: 'true: you take on new work. false: you do not.',
      examples: [true],
    }),
    text: text(160)
      .optional()
      .meta({
        description: 'The work that you would take on, in a sentence.',
        examples: ['Open for contracts of three months and more.'],
      }),
    from: calendarDate.optional().meta({
      description: 'From when you are available.',
      examples: ['2027-01'],
    }),
    url: pageAddress('Where people can book a time with you.', 'https://calendar.example.org/ada'),
  })
  .meta({
    title: 'Availability',
    description: 'Whether people can hire you.',
    examples: [{ open: true, text: 'Open for contracts.' }],
  })

/** The private fields, by the names that `publish` has for them. */
const privateFields = {
  email: 'Your email address.',
  phone: 'Your phone number.',
  address: 'Your street and postal code.',
}
const otherNames = { 'e-mail': 'email', telephone: 'phone', street: 'address' } as const
const privateName = matchNames([...Object.keys(privateFields), ...Object.keys(otherNames)])

/** The fields of a profile that describe the owner. */
export const person = {
  name: text(80, 'sometimes')
    .optional()
    .meta({
      description:
        'Your name. The hero shows it if it has no owner tag, and search engines read it if "site" names no owner.',
      examples: ['Ada Lovelace'],
    }),
  label: text(80, 'sometimes')
    .optional()
    .meta({
      title: 'Job title',
      description:
        'Your job title. The hero shows it if it has none of its own, and search engines read it.',
      examples: ['Full stack web developer'],
    }),
  image: orText(photo, photoAlone, (src) => ({ src }))
    .optional()
    .meta({
      title: 'Portrait',
      description:
        'A picture of you: an object, or its file alone. Then your name is its text alternative.',
      examples: [
        { src: 'media/portrait.jpg', alt: 'Ada at her desk, laughing' },
        'media/portrait.jpg',
      ],
    }),
  summary: paragraphs(3000, 'sometimes')
    .optional()
    .meta({
      description: 'A few paragraphs about you.',
      examples: ['I build maps that work without a network.'],
    }),
  email: mailAddress.optional().meta({
    title: 'Email address',
    description:
      'Private: it is on the page only if "publish" names "email", or if a contact section has "to": "mail" or the same address.',
    examples: ['ada@example.org'],
  }),
  phone: text(40, 'sometimes')
    .optional()
    .meta({
      title: 'Phone number',
      description: 'Private: it is on the page only if "publish" names "phone".',
      examples: ['+47 22 00 00 00'],
    }),
  publish: orText(
    z.array(choice(privateFields, otherNames)).max(3),
    addPattern(
      z.string().max(40),
      new RegExp(String.raw`^\s*(?:${privateName})(?:\s*,\s*(?:${privateName})){0,2}\s*$`, 'u'),
      'Write "email", "phone" or "address", with commas between them',
    ),
    splitAtCommas,
  )
    .default([])
    .meta({
      description:
        'Which of "email", "phone" and "address" may be on the page. Those that you do not list stay in this file. "address" is the street and the postal code.',
      examples: [['email']],
    }),
  url: pageAddress('The address of another page about you.', 'https://ada.example.org'),
  location: location.optional(),
  pronouns: text(40, 'sometimes')
    .optional()
    .meta({ description: 'Your pronouns.', examples: ['she/her'] }),
  availability: availability.optional(),
  profiles: socialLinks.meta({
    description:
      'Your pages elsewhere: a list, or the address of each after its network. The site links to them unless the file has "socialLinks".',
    examples: socialLinksExamples,
  }),
}
