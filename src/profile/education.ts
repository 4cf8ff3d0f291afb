import { z } from 'zod'

import { orText } from '#fields/short-forms.ts'
import { entryId } from '#fields/identifier.ts'
import { text } from '#fields/texts/text.ts'
import { textOrNumber } from '#fields/texts/text-or-number.ts'
import { words } from '#fields/texts/words.ts'
import { withSnippet } from '#fields/with-snippet.ts'

import { period } from './dates/calendar-date.ts'
import { pageAddress, summary } from './record-fields.ts'

/** A course of study. */
export const education = orText(
  z.strictObject({
    id: entryId('education', 'university', 'institution'),
    institution: text(120).meta({
      description: 'The school or university.',
      examples: ['University of Bergen'],
    }),
    area: text(120)
      .optional()
      .meta({
        title: 'Subject',
        description: 'What you studied.',
        examples: ['Interaction design'],
      }),
    studyType: text(60)
      .optional()
      .meta({
        title: 'Degree',
        description: 'The degree, or the kind of course.',
        examples: ['MSc'],
      }),
    url: pageAddress('The site of the school.', 'https://university.example.org'),
    startDate: period.startDate.optional(),
    endDate: period.endDate,
    score: textOrNumber(40)
      .optional()
      .meta({
        description: 'The final mark. Leave it out for none.',
        examples: ['A'],
      }),
    courses: words(80, 20)
      .optional()
      .meta({
        description: 'Courses that are worth naming.',
        examples: [['Typography', 'Compilers']],
      }),
    summary,
  }),
  text(120),
  (institution) => ({ institution }),
).meta(
  withSnippet(
    'Education',
    'Education',
    'A course of study: the name of the school, or an object.',
    {
      institution: '${1:University of Bergen}',
      area: '${2:Interaction design}',
      studyType: '${3:MSc}',
      endDate: '${4:2016}',
    },
  ),
)

export type Education = z.infer<typeof education>
