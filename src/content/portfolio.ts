import { z } from 'zod'

import { analytics } from '#fields/analytics.ts'
import { footer } from '#fields/footer.ts'
import { label, presentLabel } from '#fields/texts/label.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { siteHost } from '#fields/links/site-host.ts'
import {
  socialLinks,
  socialLinksExamples,
  type SocialLink,
} from '#fields/links/social/social-link.ts'
import { text } from '#fields/texts/text.ts'
import { section } from '#sections/section.ts'

import { labels } from '#fields/texts/labels.ts'
import { preloader } from '#fields/preloader.ts'
import { profile } from '#profile/profile.ts'
import { byLanguage, language } from './language-tag.ts'
import type { OwnPage } from './own-page.ts'
import { scrolling } from './scrolling.ts'
import { currentVersion } from './schema-version.ts'
import { theme } from './theme/theme.ts'

/** The form of the address of a site. */
export const siteAddressPattern = /^https:\/\/[^\s<>"\\?#/@]+(\/[^\s<>"\\?#/]+)*\/*$/u

const siteAddress = addPattern(
  z.string().max(500),
  siteAddressPattern,
  'Write the whole address, beginning with https://, without a password, and without "?", "#" or "//" after the host',
)

/** What a text is until the profile fills it in. An owner cannot write it. */
const fromProfile = ''

const site = z
  .strictObject({
    title: text(80)
      .default(fromProfile)
      .meta({
        description:
          'The name of the page in the browser’s tab, in search results and in shared links. Left out: "name" and "label" of the profile.',
        examples: ['Ada Lovelace, web developer'],
      }),
    description: text(300)
      .default(fromProfile)
      .meta({
        description:
          'One or two sentences about the page, for search results and shared links. Left out: the beginning of the "summary" of the profile.',
        examples: ['Ada Lovelace builds maps that work without a network.'],
      }),
    owner: text(80)
      .optional()
      .meta({
        title: 'Your name',
        description:
          'Your name as people search for it. Search engines read that the page is about you. Left out: the "name" of the profile, or else the owner tag of the hero.',
        examples: ['Ada Lovelace'],
      }),
    language: language.default('en').meta({
      description:
        'The language that you write in: its short tag, or its name. Screen readers and translators use it. The page is laid out from right to left for a language that is written so.',
      examples: ['en', 'de', 'pt-BR'],
    }),
    url: siteAddress.optional().meta({
      title: 'Canonical address',
      description:
        'The address of the site, beginning with https://. Search engines and shared links need it. Without it there is no site map, and shared links have no picture.',
      examples: ['https://example.org/'],
    }),
    translations: byLanguage(
      siteAddress.meta({
        description: 'The address of the site in this language.',
        examples: ['https://example.org/en/'],
      }),
    )
      .optional()
      .meta({
        description:
          'The same site in other languages: the tag or the name of each, and its address. Search engines then show visitors the right one, and the footer links to them.',
        examples: [{ en: 'https://example.org/en/', 'pt-BR': 'https://example.org/pt/' }],
      }),
    host: siteHost.optional().meta({
      description:
        'Where you publish the site. The build then reports a contact form that cannot work there, and writes the files that this host reads. Left out: the build writes the files for every host. The environment variable SITE_HOST overrides it.',
      examples: ['github-pages'],
    }),
    analytics: analytics.optional(),
  })
  .meta({
    id: 'Site',
    title: 'Site',
    description: 'What browsers, search engines and shared links show about the page.',
    examples: [
      {
        title: 'Your name, what you do',
        description: 'One or two sentences about you.',
      },
    ],
  })

const notFound = z
  .strictObject({
    title: label('Page not found', 80).describe('The name of the page in the browser’s tab.'),
    heading: label('Signal lost', 120).describe('The large text on the page.'),
    message: label('There is nothing at this address.', 300).describe(
      'A sentence under the heading that says what is wrong.',
    ),
    homeLabel: label('Back to the start', 60).describe('The text of the link to the main page.'),
  })
  .prefault({})
  .meta({
    id: 'NotFound',
    title: 'Not-found page',
    description: 'The page for an address that does not exist.',
    examples: [{ heading: 'Signal lost' }],
  })

/** Labels that only the pages of projects show. */
const projectPages = z
  .strictObject({
    backLabel: label('All projects', 60, 'sometimes').describe(
      'The link from the page of a project to its card on the main page.',
    ),
    entityLabel: label('For', 40, 'sometimes').describe('Stands before the client of the project.'),
    typeLabel: label('Kind', 40, 'sometimes').describe('Stands before the kind of the project.'),
    rolesLabel: label('Role', 40, 'sometimes').describe(
      'Stands before what you were in the project.',
    ),
    periodLabel: label('Time', 40, 'sometimes').describe('Stands before the dates of the project.'),
    presentLabel,
    statusLabel: label('State', 40, 'sometimes').describe(
      'Stands before the state of the project.',
    ),
    keywordsLabel: label('Made with', 40, 'sometimes').describe(
      'Stands before the keywords of the project.',
    ),
    linksLabel: label('Links', 40, 'sometimes').describe('Stands before the links of the project.'),
    visitLabel: label('Visit', 60, 'sometimes').describe('The link to the address of the project.'),
    othersLabel: label('More projects', 60, 'sometimes').meta({
      title: 'Name of the other projects',
      description:
        'What screen readers call the links to the previous and the next project. It is not visible.',
    }),
    previousLabel: label('Previous project', 60, 'sometimes').describe(
      'Stands over the name of the previous project.',
    ),
    nextLabel: label('Next project', 60, 'sometimes').describe(
      'Stands over the name of the next project.',
    ),
  })
  .prefault({})
  .meta({
    id: 'ProjectPages',
    title: 'Project pages',
    description:
      'Labels of the pages of projects. A project with a "story" has a page of its own, at /projects/ and its id.',
    examples: [{ backLabel: 'Alle Projekte' }],
  })

const exampleHero = {
  type: 'hero',
  tag: 'Your name',
  jobTitle: 'What you do',
  tagline: 'One sentence about what you do.',
}

/** The content document: every text and setting of the site. */
export const portfolio = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({
        title: 'Schema',
        description: 'Where your editor finds the rules of this file. Leave it as it is.',
        examples: ['../schema/portfolio.schema.json'],
      }),
    schemaVersion: z.literal(currentVersion).meta({
      description:
        'The version of the rules that this file follows. Leave it as it is: "npm run migrate" updates an older file.',
      examples: [currentVersion],
    }),
    site,
    profile: profile.optional(),
    theme,
    preloader,
    scrolling,
    socialLinks: socialLinks.meta({
      description:
        'Links to your pages elsewhere, which a button in a lower corner of the window has. Eight at most: a list, or the address of each after its network. Left out: the "profiles" of the profile.',
      examples: socialLinksExamples,
    }),
    sections: z
      .array(section)
      .min(1)
      .max(50)
      .meta({
        description:
          'The parts of the page from top to bottom. You may leave out, move and repeat types.',
        examples: [[exampleHero]],
      }),
    footer: footer.optional(),
    projectPages,
    notFound,
    labels,
  })
  .meta({
    title: 'Folio portfolio',
    description: 'Every text and setting of the site, in one file.',
  })

/** A document as it is written, with defaults. */
export type ParsedPortfolio = z.infer<typeof portfolio>

/** The same with what the profile says once, and with the pages beside the document. */
export type Portfolio = ParsedPortfolio & {
  readonly socialLinks: readonly SocialLink[]
  readonly ownPages: readonly OwnPage[]
}

export type NotFoundContent = Portfolio['notFound']

export type ProjectPageLabels = Portfolio['projectPages']
