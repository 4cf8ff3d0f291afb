import { z } from 'zod'

import { orOneText } from '#fields/short-forms.ts'
import { identifier } from '#fields/identifier.ts'
import { link } from '#fields/links/link.ts'

import { answerName, offeredName } from './answer-name.ts'
import { line, plainLine } from './line-schema.ts'

/** One scene of a conversation: what the speaker says, and where the answers lead. */
export const scene = z
  .strictObject({
    lines: orOneText(z.array(line).min(1).max(40), plainLine).meta({
      description:
        'What the speaker says in this scene, typed one line at a time: a list, or one line. A line is a text, or an object with a "text" that shows a project or leads to a section. End with a question.',
      examples: [['Hello.', 'Shall I go on?'], [{ text: 'This is Atlas.', show: 'atlas' }]],
    }),
    answers: z
      .array(offeredName)
      .min(1)
      .max(12)
      .optional()
      .meta({
        description:
          'The ids of the answers that this scene offers, or their labels. Leave it out to offer those of "next".',
        examples: [['yes', 'no']],
      }),
    next: z
      .record(
        answerName.meta({
          description: 'The id of an answer, or its label.',
          examples: ['yes', 'no', 'dont-know'],
        }),
        identifier.meta({ title: 'Next scene', description: 'The id of the scene that follows.' }),
      )
      .default({})
      .meta({
        description:
          'The answers that this scene offers, and where each leads: on the left the id of the answer or its label, on the right the id of the next scene.',
        examples: [{ yes: 'awesome', no: 'not-sure' }, { 'Tell me more!': 'more' }],
      }),
    ending: z
      .boolean()
      .default(false)
      .meta({
        description:
          'true: the script ends here, and only the Close button, the "link" and the button that copies the address of the talk are left. Such a scene needs no "next".',
        examples: [true],
      }),
    // Described at the scene: an editor shows the text of the shared "Link" here.
    link: link.optional(),
  })
  .meta({
    id: 'Scene',
    title: 'Scene',
    description:
      'A few lines, then a choice of answers. A "link" shows after the last line: beside the answers, or beside Close in an ending.',
    defaultSnippets: [
      {
        label: 'Scene',
        description: 'Lines, then answers that lead on.',
        body: {
          lines: ['${1:Shall I go on?}'],
          next: { '${2:yes}': '${3:intro}' },
        },
      },
      {
        label: 'Last scene',
        description: 'Lines, and the end of the script.',
        body: { lines: ['${1:That was all. Thank you.}'], ending: true },
      },
    ],
  })
