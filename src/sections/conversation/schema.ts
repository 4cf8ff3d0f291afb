import { z } from 'zod'

import { identifier } from '#fields/identifier.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { heading, sectionFrame } from '#fields/section-frame.ts'
import { text } from '#fields/text.ts'

/** The scene that opens a script which does not say otherwise. */
export const defaultStart = 'intro'

const answer = z
  .strictObject({
    id: identifier.meta({
      title: 'Answer id',
      description: 'The name by which scenes say where the answer leads.',
      examples: ['yes'],
    }),
    label: text(60).meta({
      title: 'Label',
      description: 'The words on the button.',
      examples: ['Yes'],
    }),
  })
  .meta({ id: 'Answer', title: 'Answer', description: 'A button a visitor can answer with.' })

export type Answer = z.infer<typeof answer>

const scene = z
  .strictObject({
    lines: z
      .array(text(400))
      .min(1)
      .max(40)
      .meta({
        title: 'Lines',
        description: 'Typed one at a time. Markup is shown as it stands, never run.',
        examples: [['Hello.', 'Shall I go on?']],
      }),
    answers: z
      .array(identifier)
      .min(1)
      .max(12)
      .optional()
      .meta({
        title: 'Answers',
        description: 'Offer these answers alone. Left out, the scene offers all of them.',
        examples: [['yes', 'no']],
      }),
    next: z
      .record(identifier, identifier)
      .default({})
      .meta({
        title: 'Next',
        description: 'Where each answer leads: answer id to scene id.',
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
          'true ends the script: no answer buttons, and Close gives the first answer (specification, section 4).',
        examples: [true],
      }),
  })
  .meta({ id: 'Scene', title: 'Scene', description: 'A few lines, then a choice.' })

export type Scene = z.infer<typeof scene>

/** A scripted chat: scenes of lines, joined by answers (specification, section 4). */
export const conversation = sectionFrame('conversation', {
  heading,
  intro: text(300)
    .optional()
    .meta({
      title: 'Introduction',
      description: 'Shown beside the Start button.',
      examples: ['Two minutes, three buttons, no small talk.'],
    }),
  speaker: text(40).meta({
    title: 'Speaker',
    description: 'Who says the lines. A screen reader names the dialogue so.',
    examples: ['Robot'],
  }),
  start: identifier.default(defaultStart).meta({
    title: 'Start',
    description: 'The scene that opens the script.',
    examples: ['intro'],
  }),
  answers: z
    .array(answer)
    .min(1)
    .max(12)
    .meta({
      title: 'Answers',
      description: 'Every answer there is, in the order of the buttons.',
      examples: [[{ id: 'yes', label: 'Yes' }]],
    }),
  scenes: z.record(identifier, scene).meta({
    title: 'Scenes',
    description: 'The script, by scene id.',
    examples: [{ intro: { lines: ['Hello.'], ending: true } }],
  }),
  typingDelay: milliseconds.default(20).meta({
    title: 'Typing delay, ms',
    description: 'Time for each character. Specification, section 9: 20 ms.',
    examples: [20],
  }),
  startLabel: text(40)
    .default('Start')
    .meta({
      title: 'Start label',
      description: 'The button that opens the dialogue.',
      examples: ['Start'],
    }),
  continueLabel: text(40)
    .default('Continue')
    .meta({
      title: 'Continue label',
      description: 'The button for the next line.',
      examples: ['Continue'],
    }),
  closeLabel: text(40)
    .default('Close')
    .meta({
      title: 'Close label',
      description: 'The button that hides the dialogue.',
      examples: ['Close'],
    }),
  answersLabel: text(60)
    .default('Your answer')
    .meta({
      title: 'Name of the answers',
      description: 'What a screen reader calls the group of answer buttons.',
      examples: ['Your answer'],
    }),
}).meta({ id: 'Conversation', title: 'Conversation', description: 'A scripted chat.' })

export type Conversation = z.infer<typeof conversation>
