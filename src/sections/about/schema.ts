import { z } from 'zod'

import { fadeUp, heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { label, labelTemplate } from '#fields/texts/label.ts'
import { readProperty } from '#json/untyped-value.ts'
import { paragraphs } from '#fields/rich-text/rich-text.ts'
import type { ChosenProfile } from '#profile/profile.ts'
import { defineSection } from '#sections/define-section.ts'

import { findShownLabels } from './model/find-shown-labels.ts'

const schema = createSectionSchema(
  'about',
  {
    id: 'About',
    title: 'About',
    description: 'Who you are: the portrait, the summary and some facts of your profile.',
    snippet: { navLabel: '${1:About}', heading: '${2:About me}' },
  },
  {
    heading: heading.meta({ examples: ['About me'] }),
    fadeUp,
    text: paragraphs(3000)
      .optional()
      .meta({
        description: 'A few paragraphs about you. Left out: the "summary" of the profile.',
        examples: ['I build maps that work without a network.'],
      }),
    showProfile: z
      .boolean()
      .default(true)
      .describe(
        'true: the section shows the portrait, name and facts of the profile, too. false: only its heading and text.',
      ),
    locationLabel: label('Based in', 40, 'sometimes').describe(
      'The name of the fact where you live.',
    ),
    languagesLabel: label('Speaks', 40, 'sometimes').describe(
      'The name of the fact which languages you speak.',
    ),
    interestsLabel: label('Likes', 40, 'sometimes').describe('The name of the fact what you like.'),
    pronounsLabel: label('Pronouns', 40, 'sometimes').describe(
      'The name of the fact which pronouns you use.',
    ),
    emailLabel: label('Email', 40, 'sometimes').describe(
      'The name of your email address, if you publish it.',
    ),
    phoneLabel: label('Phone', 40, 'sometimes').describe(
      'The name of your phone number, if you publish it.',
    ),
    urlLabel: label('Site', 40, 'sometimes').meta({
      title: 'Name of the address',
      description: 'The name of the "url" of the profile.',
    }),
    availabilityLabel: label('Availability', 40, 'sometimes').describe(
      'The name of the fact whether you take on work.',
    ),
    openLabel: label('Open for work', 60, 'sometimes').describe(
      'Shown if you take on new work and your profile does not say it in a text.',
    ),
    closedLabel: label('Not available', 60, 'sometimes').describe(
      'Shown if you take on no new work.',
    ),
    fromLabel: labelTemplate('From {date}', 60).describe(
      'From when you are available. The site fills in {date}.',
    ),
    bookLabel: label('Book a time', 60, 'sometimes').describe(
      'The link to the address where people can book a time with you.',
    ),
  },
)

type FactLabel = Exclude<Extract<keyof z.infer<typeof schema>, `${string}Label`>, 'navLabel'>

function showsLabel(section: unknown, name: string, profile: ChosenProfile): boolean {
  if (readProperty(section, 'showProfile') === false) return false
  // A new label is an error here until it has a rule.
  const shown: Readonly<Record<FactLabel, boolean>> = findShownLabels(profile)
  return new Map(Object.entries(shown)).get(name) ?? true
}

export const definition = defineSection({
  schema,
  otherNames: [
    'bio',
    'text',
    'free-text',
    'rich-text',
    'prose',
    'markdown',
    'me',
    'intro',
    'introduction',
    'summary',
    'profile',
    'person',
    'languages',
    'interests',
  ],
  isStatic: true,
  records: ['languages', 'interests'],
  showsPerson: true,
  showsLabel,
})
