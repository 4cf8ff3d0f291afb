import { z } from 'zod'

import { orText } from '#fields/short-forms.ts'
import { entryId } from '#fields/identifier.ts'
import { nameAlone } from '#fields/texts/name-alone.ts'
import { text } from '#fields/texts/text.ts'
import { withSnippet } from '#fields/with-snippet.ts'

import { calendarDate } from './dates/calendar-date.ts'
import { pageAddress, summary } from './record-fields.ts'

/** A certificate. */
export const certificate = orText(
  z.strictObject({
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
    url: pageAddress('Where it can be verified.', 'https://certificates.example.org/123'),
  }),
  nameAlone(120),
  (name) => ({ name }),
).meta(
  withSnippet(
    'Certificate',
    'Certificate',
    'A certificate that you hold: its name, or an object.',
    {
      name: '${1:Web accessibility specialist}',
      issuer: '${2:IAAP}',
      date: '${3:2022-11}',
    },
  ),
)

/** An award. */
export const award = orText(
  z.strictObject({
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
  }),
  text(120),
  (title) => ({ title }),
).meta(
  withSnippet('Award', 'Award', 'An award that you won: its name, or an object.', {
    title: '${1:Open data prize}',
    awarder: '${2:City of Oslo}',
    date: '${3:2021}',
  }),
)

export type Certificate = z.infer<typeof certificate>
export type Award = z.infer<typeof award>
