import { z } from 'zod'

import { entryId } from '#fields/identifier.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'
import { withSnippet } from '#fields/with-snippet.ts'

import { period } from './dates/calendar-date.ts'
import { highlights, keywords, pageAddress, summary } from './record-fields.ts'

const fields = {
  position: text(100).meta({
    description: 'What you were there.',
    examples: ['Senior frontend developer'],
  }),
  location: text(80)
    .optional()
    .meta({
      description: 'Where you worked: a city, or "Remote".',
      examples: ['Gothenburg'],
    }),
  description: richText(200)
    .optional()
    .meta({
      description: 'What the employer does, in a few words.',
      examples: ['Timetables for ferries'],
    }),
  url: pageAddress('The site of the employer.', 'https://ferries.example.org'),
  ...period,
  summary,
  highlights,
  keywords,
}

/** A job. */
export const work = z
  .strictObject({
    id: entryId('job', 'tidewater', 'name'),
    name: text(100).meta({
      title: 'Employer',
      description:
        'The name of the employer. Jobs in a row with the same name are shown as one employer with several roles.',
      examples: ['Tidewater'],
    }),
    ...fields,
  })
  .meta(
    withSnippet('Work', 'Job', 'A job that you have or had.', {
      name: '${1:Tidewater}',
      position: '${2:Frontend developer}',
      startDate: '${3:2021-03}',
      summary: '${4:What you did there, and what came of it.}',
    }),
  )

/** Unpaid work. */
export const volunteer = z
  .strictObject({
    id: entryId('role', 'code-club', 'organization'),
    organization: text(100).meta({
      description: 'The name of the organization.',
      examples: ['Code club'],
    }),
    ...fields,
    description: richText(200)
      .optional()
      .meta({
        description: 'What the organization does, in a few words.',
        examples: ['Programming for children'],
      }),
    url: pageAddress('The site of the organization.', 'https://club.example.org'),
  })
  .meta(
    withSnippet('Volunteer', 'Volunteer role', 'Work that you do or did without pay.', {
      organization: '${1:Code club}',
      position: '${2:Mentor}',
      startDate: '${3:2021-03}',
    }),
  )

export type Work = z.infer<typeof work>
export type Volunteer = z.infer<typeof volunteer>
