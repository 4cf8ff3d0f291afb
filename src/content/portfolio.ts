import { z } from 'zod'

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
      description: 'Stands in the browser’s tab and in search results.',
      examples: ['AHK, web developer'],
    }),
    description: text(300).meta({
      title: 'Description',
      description: 'One or two sentences for search results and shared links.',
      examples: ['Full stack web developer specializing in frontend.'],
    }),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u, 'Use a language tag such as "en" or "pt-BR"')
      .default('en')
      .meta({
        title: 'Language',
        description: 'The language of the content, as a BCP 47 tag.',
        examples: ['en', 'de', 'pt-BR'],
      }),
    url: z
      .string()
      .max(500)
      .regex(/^https:\/\/[^\s<>"\\?#]+$/u, 'Write the whole address, beginning with https://')
      .optional()
      .meta({
        title: 'Canonical address',
        description: 'Where the site lives. Needed for links that must be absolute.',
        examples: ['https://example.org/'],
      }),
  })
  .meta({
    id: 'Site',
    title: 'Site',
    description: 'What the world is told about the page.',
    examples: [{ title: 'AHK, web developer', description: 'Full stack web developer.' }],
  })

const notFound = z
  .strictObject({
    title: text(80)
      .default('Page not found')
      .meta({
        title: 'Title',
        description: 'Stands in the browser’s tab.',
        examples: ['Page not found'],
      }),
    heading: text(120)
      .default('Signal lost')
      .meta({
        title: 'Heading',
        description: 'The heading of the page.',
        examples: ['Signal lost'],
      }),
    message: text(300)
      .default('There is nothing at this address.')
      .meta({
        title: 'Message',
        description: 'What went wrong, in a sentence.',
        examples: ['There is nothing at this address.'],
      }),
    homeLabel: text(60)
      .default('Back to the start')
      .meta({
        title: 'Way home',
        description: 'The link to the main page.',
        examples: ['Back to the start'],
      }),
  })
  .prefault({})
  .meta({
    id: 'NotFound',
    title: 'Not-found page',
    description: 'Shown at every address but "/".',
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
        description: 'Where editors find the rules of this file.',
        examples: ['../schema/portfolio.schema.json'],
      }),
    schemaVersion: z
      .literal(1)
      .default(1)
      .meta({
        title: 'Schema version',
        description:
          'The version of these rules that the file was written for. Left out, it is 1. "npm run migrate" brings an older file up to date.',
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
        description: 'Fixed buttons at the lower right. Specification, section 1.',
        examples: [[{ network: 'LinkedIn', url: 'https://www.linkedin.com/in/your-name' }]],
      }),
    sections: z
      .array(section)
      .min(1)
      .max(50)
      .meta({
        title: 'Sections',
        description: 'The page from top to bottom. Leave out, move or repeat as you like.',
        examples: [[{ type: 'hero', tag: 'AHK', jobTitle: 'Web developer', tagline: 'In sync.' }]],
      }),
    notFound,
    labels,
  })
  .meta({ title: 'Folio portfolio', description: 'Every word of the site, in one file.' })

export type Portfolio = z.infer<typeof portfolio>
export type NotFoundContent = Portfolio['notFound']
