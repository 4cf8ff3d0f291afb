import { z } from 'zod'

import { matching } from '#fields/matching.ts'
import { socialLink } from '#fields/social-link.ts'
import { text } from '#fields/text.ts'
import { section } from '#sections/schemas.ts'

import { labels } from './labels.ts'
import { motion } from './motion.ts'
import { preloader } from './preloader.ts'
import { theme } from './theme.ts'

const site = z
  .strictObject({
    title: text(80).meta({
      title: 'Title',
      description:
        'The name of the page: in the browser’s tab, in search results and in shared links.',
      examples: ['AHK, web developer'],
    }),
    description: text(300).meta({
      title: 'Description',
      description: 'One or two sentences on the page, for search results and shared links.',
      examples: ['Full stack web developer specializing in frontend.'],
    }),
    owner: text(80)
      .optional()
      .meta({
        title: 'Your name',
        description:
          'Your name as people search for it. Search engines are told that the page is about you. Leave it out to go by the owner tag of the hero.',
        examples: ['Ada Lovelace'],
      }),
    language: matching(
      z.string(),
      /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u,
      'Use a language tag such as "en" or "pt-BR"',
    )
      .default('en')
      .meta({
        title: 'Language',
        description:
          'The language that you write in, as a short tag: screen readers and translators go by it, and the page is laid out from right to left for a language that is written so.',
        examples: ['en', 'de', 'pt-BR'],
      }),
    url: matching(
      z.string().max(500),
      /^https:\/\/[^\s<>"\\?#]+$/u,
      'Write the whole address, beginning with https://',
    )
      .optional()
      .meta({
        title: 'Canonical address',
        description:
          'Where the site can be visited, beginning with https://. Search engines and shared links name it. Leave it out as long as there is none: until then there is no site map, and shared links have no picture.',
        examples: ['https://example.org/'],
      }),
  })
  .meta({
    id: 'Site',
    title: 'Site',
    description: 'What browsers, search engines and shared links say of the page.',
    examples: [{ title: 'AHK, web developer', description: 'Full stack web developer.' }],
  })

const notFound = z
  .strictObject({
    title: text(80)
      .default('Page not found')
      .meta({
        title: 'Title',
        description: 'The name of that page, in the browser’s tab.',
        examples: ['Page not found'],
      }),
    heading: text(120)
      .default('Signal lost')
      .meta({
        title: 'Heading',
        description: 'The large words of that page.',
        examples: ['Signal lost'],
      }),
    message: text(300)
      .default('There is nothing at this address.')
      .meta({
        title: 'Message',
        description: 'A sentence under the heading that says what went wrong.',
        examples: ['There is nothing at this address.'],
      }),
    homeLabel: text(60)
      .default('Back to the start')
      .meta({
        title: 'Way home',
        description: 'The words of the link to the main page.',
        examples: ['Back to the start'],
      }),
  })
  .prefault({})
  .meta({
    id: 'NotFound',
    title: 'Not-found page',
    description: 'What visitors see at an address where there is nothing.',
    examples: [{ heading: 'Signal lost' }],
  })

/** The whole document: every word of the site, in one file. */
export const portfolio = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({
        title: 'Schema',
        description:
          'Where your editor finds the rules of this file, so that it can help you. Leave it as it is.',
        examples: ['../schema/portfolio.schema.json'],
      }),
    schemaVersion: z
      .literal(1)
      .default(1)
      .meta({
        title: 'Schema version',
        description:
          'The version of the rules that this file was written for. Leave it as it is: "npm run migrate" brings an older file up to date.',
        examples: [1],
      }),
    site,
    theme,
    preloader,
    motion,
    socialLinks: z
      .array(socialLink)
      .max(8)
      .default([])
      .meta({
        title: 'Social links',
        description:
          'Buttons that stay at the lower right of the window, and lead to pages of yours elsewhere. Eight at most.',
        examples: [[{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/your-name' }]],
      }),
    sections: z
      .array(section)
      .min(1)
      .max(50)
      .meta({
        title: 'Sections',
        description:
          'The parts of the page from top to bottom. Leave out, move or repeat them as you like.',
        examples: [[{ type: 'hero', tag: 'AHK', jobTitle: 'Web developer', tagline: 'In sync.' }]],
      }),
    notFound,
    labels,
  })
  .meta({ title: 'Folio portfolio', description: 'Every word of the site, in one file.' })

export type Portfolio = z.infer<typeof portfolio>
export type NotFoundContent = Portfolio['notFound']
