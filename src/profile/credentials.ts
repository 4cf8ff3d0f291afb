import { z } from 'zod'

import { href } from '#fields/links/href.ts'
import { entryId } from '#fields/identifier.ts'
import { text } from '#fields/texts/text.ts'

import { calendarDate } from './calendar-date.ts'
import { summary } from './record-fields.ts'

/** A certificate. */
export const certificate = z
  .strictObject({
    id: entryId('certificate', 'accessibility', 'name'),
    name: text(120).meta({
      description: 'The name of the certificate.',
      examples: ['Web accessibility specialist'],
    }),
    issuer: text(100)
      .optional()
      .meta({ description: 'Who issued it.', examples: ['IAAP'] }),
    date: calendarDate.optional().meta({ description: 'When you got it.', examples: ['2022-11'] }),
    expires: calendarDate
      .optional()
      .meta({ description: 'Until when it is valid.', examples: ['2025-11'] }),
    url: href.optional().meta({
      title: 'Address',
      description: 'Where it can be verified.',
      examples: ['https://certificates.example.org/123'],
    }),
  })
  .meta({
    id: 'Certificate',
    title: 'Certificate',
    description: 'A certificate that you hold.',
    defaultSnippets: [
      {
        label: 'Certificate',
        description: 'A certificate that you hold.',
        body: {
          name: '${1:Web accessibility specialist}',
          issuer: '${2:IAAP}',
          date: '${3:2022-11}',
        },
      },
    ],
  })

/** An award. */
export const award = z
  .strictObject({
    id: entryId('award', 'open-data', 'title'),
    title: text(120).meta({
      description: 'The name of the award.',
      examples: ['Open data prize'],
    }),
    awarder: text(100)
      .optional()
      .meta({ description: 'Who gave it.', examples: ['City of Oslo'] }),
    date: calendarDate.optional().meta({ description: 'When you got it.', examples: ['2021'] }),
    summary,
  })
  .meta({
    id: 'Award',
    title: 'Award',
    description: 'An award that you won.',
    defaultSnippets: [
      {
        label: 'Award',
        description: 'An award that you won.',
        body: {
          title: '${1:Open data prize}',
          awarder: '${2:City of Oslo}',
          date: '${3:2021}',
        },
      },
    ],
  })

export type Certificate = z.infer<typeof certificate>
export type Award = z.infer<typeof award>
