import { z } from 'zod'

import { identifier } from '#fields/identifier.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { entriesOf, propertyOf } from '#fields/raw.ts'
import { heading, sectionFrame } from '#fields/section-frame.ts'
import { text } from '#fields/text.ts'

/** The scene that opens a script which does not say otherwise. */
export const defaultStart = 'intro'

const answer = z
  .strictObject({
    id: identifier.meta({
      title: 'Answer id',
      description:
        'A name for the answer, by which the scenes say where it leads. Visitors do not see it.',
      examples: ['yes'],
    }),
    label: text(60, isOffered).meta({
      title: 'Label',
      description: 'The words on the button.',
      examples: ['Yes'],
    }),
  })
  .meta({
    id: 'Answer',
    title: 'Answer',
    description: 'A button that a visitor can answer with.',
    defaultSnippets: [
      {
        label: 'Answer',
        description: 'A button that a visitor can answer with.',
        body: { id: '${1:yes}', label: '${2:Yes}' },
      },
    ],
  })

export type Answer = z.infer<typeof answer>

const scene = z
  .strictObject({
    lines: z
      .array(text(400))
      .min(1)
      .max(40)
      .meta({
        title: 'Lines',
        description:
          'What the speaker says in this scene, typed out one line at a time. The last line is best a question.',
        examples: [['Hello.', 'Shall I go on?']],
      }),
    answers: z
      .array(identifier)
      .min(1)
      .max(12)
      .optional()
      .meta({
        title: 'Answers',
        description:
          'The ids of the answers that this scene offers. Left out, it offers all that the section lists.',
        examples: [['yes', 'no']],
      }),
    next: z
      .record(
        identifier.meta({
          description: 'The id of an answer.',
          examples: ['yes', 'no', 'dont-know'],
        }),
        identifier,
      )
      .default({})
      .meta({
        title: 'Next',
        description:
          'Where each answer leads: on the left the id of the answer, on the right the id of the scene that follows.',
        examples: [{ yes: 'awesome', no: 'not-sure' }],
      }),
    intended: z
      .array(identifier)
      .min(1)
      .max(12)
      .optional()
      .meta({
        title: 'Intended',
        description:
          'Answers that stay on this scene, or lead where another one leads, on purpose: they give no warning.',
        examples: [['no']],
      }),
    ending: z
      .boolean()
      .default(false)
      .meta({
        title: 'Ending',
        description:
          'true: the script ends here, and only the Close button is left. Such a scene needs no "next".',
        examples: [true],
      }),
  })
  .meta({
    id: 'Scene',
    title: 'Scene',
    description: 'A few lines, then a choice of answers.',
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

export type Scene = z.infer<typeof scene>

/** A scripted chat: scenes of lines, joined by answers (specification, section 4). */
export const conversation = sectionFrame(
  'conversation',
  {
    id: 'Conversation',
    title: 'Conversation',
    description: 'A scripted chat that visitors steer with buttons.',
    snippet: {
      id: '${1:conversation}',
      navLabel: '${2:Conversation}',
      heading: '${3:Talk to my robot}',
      speaker: '${4:Robot}',
      answers: [{ id: 'yes', label: '${5:Yes}' }],
      scenes: {
        intro: { lines: ['${6:Hello. Shall I tell you more?}'], next: { yes: 'more' } },
        more: { lines: ['${7:That was all. Thank you.}'], ending: true },
      },
    },
  },
  {
    heading,
    intro: text(300)
      .optional()
      .meta({
        title: 'Introduction',
        description:
          'A line under the heading that invites visitors to begin. Leave it out for none.',
        examples: ['Two minutes, three buttons, no small talk.'],
      }),
    speaker: text(40).meta({
      title: 'Speaker',
      description: 'Who says the lines. The name stands beside them and is read out with them.',
      examples: ['Robot'],
    }),
    start: identifier.default(defaultStart).meta({
      title: 'Start',
      description: 'The id of the scene that opens the script.',
      examples: ['intro'],
    }),
    answers: z
      .array(answer)
      .min(1)
      .max(12)
      .meta({
        title: 'Answers',
        description: 'Every answer there is in the script, in the order of the buttons.',
        examples: [
          [
            { id: 'yes', label: 'Yes' },
            { id: 'no', label: 'No' },
          ],
        ],
      }),
    scenes: z
      .record(identifier.meta({ description: 'The id of a scene.', examples: ['intro'] }), scene)
      .meta({
        title: 'Scenes',
        description:
          'The script: each scene under an id of its own, by which answers lead to it. Visitors do not see the ids.',
        examples: [{ intro: { lines: ['Hello.'], ending: true } }],
      }),
    typingDelay: milliseconds.default(20).meta({
      title: 'Typing delay, ms',
      description:
        'How long each letter of a line takes to be typed. In milliseconds: 20 make fifty letters a second.',
      examples: [20],
    }),
    startLabel: text(40, 'sometimes')
      .default('Start')
      .meta({
        title: 'Start label',
        description: 'The words on the button that opens the conversation.',
        examples: ['Start'],
      }),
    continueLabel: text(40, 'sometimes')
      .default('Continue')
      .meta({
        title: 'Continue label',
        description: 'The words on the button that asks for the next line.',
        examples: ['Continue'],
      }),
    closeLabel: text(40, 'sometimes')
      .default('Close')
      .meta({
        title: 'Close label',
        description: 'The words on the button that closes the conversation.',
        examples: ['Close'],
      }),
    answersLabel: text(60, 'sometimes')
      .default('Your answer')
      .meta({
        title: 'Name of the answers',
        description: 'What a screen reader calls the row of answer buttons. It is not seen.',
        examples: ['Your answer'],
      }),
  },
)

export type Conversation = z.infer<typeof conversation>

/** Whether some scene of the conversation offers an answer. */
function isOffered(offered: unknown, section: unknown): boolean {
  return entriesOf(propertyOf(section, 'scenes')).some(([, one]) => {
    const ids = propertyOf(one, 'answers')
    const isListed = !Array.isArray(ids) || ids.includes(propertyOf(offered, 'id'))
    return isListed && propertyOf(one, 'ending') !== true
  })
}
