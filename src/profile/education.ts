import { z } from 'zod'

import { href } from '#fields/href.ts'
import { entryId } from '#fields/identifier.ts'
import { text } from '#fields/text.ts'

import { period } from './calendar-date.ts'
import { summary } from './record-fields.ts'

/** A course of study. */
export const education = z
  .strictObject({
    id: entryId('education', 'university'),
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
    url: href.optional().meta({
      title: 'Address',
      description: 'The site of the school.',
      examples: ['https://university.example.org'],
    }),
    startDate: period.startDate.optional(),
    endDate: period.endDate,
    score: text(40)
      .optional()
      .meta({
        description: 'The final mark. Leave it out for none.',
        examples: ['A'],
      }),
    courses: z
      .array(text(80))
      .max(20)
      .optional()
      .meta({
        description: 'Courses that are worth naming.',
        examples: [['Typography', 'Compilers']],
      }),
    summary,
  })
  .meta({
    id: 'Education',
    title: 'Education',
    description: 'A course of study.',
    defaultSnippets: [
      {
        label: 'Education',
        description: 'A course of study.',
        body: {
          id: '${1:university}',
          institution: '${2:University of Bergen}',
          area: '${3:Interaction design}',
          studyType: '${4:MSc}',
          endDate: '${5:2016}',
        },
      },
    ],
  })

export type Education = z.infer<typeof education>
