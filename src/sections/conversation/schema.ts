import { z } from 'zod'

import { addCompletion, completedFields, orMap, orOneText, orText } from '#fields/completion.ts'
import { label, labelTemplate } from '#fields/texts/label.ts'
import { derivedId, identifier } from '#fields/identifier.ts'
import { link } from '#fields/links/link.ts'
import { addPattern } from '#fields/matching.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { readEntries, isObject, readItems, readProperty } from '#json/untyped-value.ts'
import { heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { defineSection } from '#sections/define-section.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'

import { offeredName, answerName } from './model/answer-name.ts'
import { createAnswers } from './model/create-answers.ts'
import { answerOrigin, writeAnswerIds } from './model/write-answer-ids.ts'
import { defaultStart, findStart } from './model/read-script.ts'
import { checkConversation } from './check.ts'
import { readLine } from './model/line.ts'
import { line, plainLine } from './model/line-schema.ts'

const answerLabel = text(60, isOffered)

const answer = orText(
  z.strictObject({
    id: derivedId(answerOrigin, {
      title: 'Answer id',
      description:
        'The name of the answer in the scenes. Visitors do not see it. Left out: made from "label", as "yes". Write one where it should stay when the label changes.',
      examples: ['yes'],
    }),
    label: answerLabel.meta({
      description: 'The text of the button.',
      examples: ['Yes'],
    }),
    inSentence: text(60, 'sometimes')
      .optional()
      .meta({
        title: 'In a sentence',
        description:
          'The answer within a sentence, where several are listed. Leave it out for the text of the button.',
        examples: ['yes'],
      }),
    code: addPattern(z.string(), /^[a-z]$/u, 'Write one letter from a to z')
      .optional()
      .meta({
        description:
          'The letter of the answer in an address that carries a talk, as "/?talk=yyn". Leave it out for a letter of the id. Addresses that were sent stop working if you change it.',
        examples: ['y'],
      }),
  }),
  answerLabel,
  (written) => ({ label: written }),
).meta({
  id: 'Answer',
  title: 'Answer',
  description: 'A button that visitors answer with: its text, or an object.',
  defaultSnippets: [
    {
      label: 'Answer',
      description: 'A button that visitors answer with.',
      body: { id: '${1:yes}', label: '${2:Yes}' },
    },
  ],
})

const allAnswers = orMap(
  z.array(answer),
  { least: 1, most: 12 },
  ['id', identifier],
  ['label', answerLabel],
).meta({
  description:
    'All answers of the script, in the order of the buttons: a list, or the label of each after its id. Left out: those that the scenes name in "next", as "Yes", "No" and "I don\'t know" for "yes", "no" and "dont-know", and "Tell me more" for "tell-me-more". A name that is no id, as "Tell me more!", is the label itself.',
  examples: [
    [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ],
    { yes: 'Yes', no: 'No' },
  ],
})
completedFields.add(allAnswers)

const scene = z
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
        identifier,
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

const fields = createSectionSchema(
  'conversation',
  {
    id: 'Conversation',
    title: 'Conversation',
    description: 'A scripted chat that visitors steer with buttons.',
    snippet: {
      navLabel: '${1:Conversation}',
      heading: '${2:Talk to my robot}',
      speaker: '${3:Robot}',
      answers: [{ id: 'yes', label: '${4:Yes}' }],
      scenes: {
        intro: { lines: ['${5:Hello. Shall I tell you more?}'], next: { yes: 'more' } },
        more: { lines: ['${6:That was all. Thank you.}'], ending: true },
      },
    },
  },
  {
    heading: heading.meta({ examples: ['Talk to my robot'] }),
    intro: richText(300)
      .optional()
      .meta({
        title: 'Introduction',
        description:
          'A line under the heading that invites visitors to begin. Leave it out for none.',
        examples: ['Two minutes, three buttons, no small talk.'],
      }),
    speaker: label('Robot', 40).describe(
      'Who says the lines. The name is shown beside them, and screen readers read it with them.',
    ),
    asleep: text(120, 'sometimes')
      .optional()
      .meta({
        description:
          'A line above the Start button, while the speaker sleeps. Leave it out for none.',
        examples: ['Asleep, for now.'],
      }),
    start: identifier.default(defaultStart).meta({
      description:
        'The id of the scene that opens the script. If no scene is called "intro", it is the first one.',
      examples: ['intro'],
    }),
    answers: allAnswers,
    scenes: z
      .record(identifier.meta({ description: 'The id of a scene.', examples: ['intro'] }), scene)
      .meta({
        description:
          'The script: each scene under its own id, which answers lead to. Visitors do not see the ids.',
        examples: [{ intro: { lines: ['Hello.'], ending: true } }],
      }),
    typingDelay: milliseconds.default(20).meta({
      title: 'Typing delay, ms',
      description:
        'How long it takes to type each letter. In milliseconds: 20 are fifty letters a second.',
    }),
    startLabel: label('Start', 40, 'sometimes').describe(
      'The text of the button that opens the conversation.',
    ),
    continueLabel: label('Continue', 40, 'sometimes').describe(
      'The text of the button that shows the next line.',
    ),
    closeLabel: label('Close', 40, 'sometimes').describe(
      'The text of the button that closes the conversation.',
    ),
    answersLabel: label('Your answer', 60, 'sometimes').describe(
      'The name of the row of answer buttons for screen readers. It is not visible.',
    ),
    copyLabel: label('Copy this address', 60, 'sometimes').describe(
      'The text of the button at the end of a talk that copies an address with all answers. Whoever opens it can compare theirs.',
    ),
    copiedLabel: label('Copied', 60, 'sometimes').describe(
      'The text beside this button after the address was copied.',
    ),
    addressLabel: label('The address of this talk', 60, 'sometimes').describe(
      'The name, for screen readers, of the field with the address where a browser does not allow a page to copy. It is not visible.',
    ),
    sentLine: labelTemplate('Someone sent you their answers: {answers}.', 300).describe(
      'What the speaker says to visitors who open such an address. {answers} is replaced by the answers of the sender.',
    ),
    strayedLine: labelTemplate('I could follow {count} of {total} answers.', 300).describe(
      'The sentence after it, where the script does not offer all answers of an address. The placeholders are replaced by numbers.',
    ),
    agreementLine: labelTemplate('You two agree on {count} of {total} answers.', 300).describe(
      'The last line of a talk that began with such an address. {count} is the number of equal answers, {total} that of the sender.',
    ),
    ownAnswersLabel: labelTemplate('Your answers: {answers}.', 100).describe(
      'What screen readers say about the signal that the answers draw. It is not visible.',
    ),
    sentAnswersLabel: labelTemplate('Answers of the sender: {answers}.', 100).describe(
      'What screen readers say about the signal of the sender. It is not visible.',
    ),
    separator: label(', ', 10, 'sometimes').describe('What is between two listed answers.'),
  },
)

const schema = addCompletion(fields, (written) => {
  if (!isObject(written)) return written
  const scenes = readProperty(written, 'scenes')
  const whole = {
    ...(Object.hasOwn(written, 'start') ? {} : { start: findStart(scenes) }),
    ...(Object.hasOwn(written, 'answers') ? {} : { answers: createAnswers(scenes) }),
    ...written,
  }
  return scenes === undefined
    ? whole
    : { ...whole, scenes: writeAnswerIds(scenes, readProperty(whole, 'answers')) }
})

export type Conversation = z.infer<typeof schema>

/** Whether any scene offers an answer, so that its label is on the page. */
function isOffered(offered: unknown, section: unknown): boolean {
  return readEntries(readProperty(section, 'scenes')).some(([, one]) => {
    const ids =
      readProperty(one, 'answers') ?? readEntries(readProperty(one, 'next')).map(([id]) => id)
    return (
      readItems(ids).includes(readProperty(offered, 'id')) && readProperty(one, 'ending') !== true
    )
  })
}

export const definition = defineSection({
  schema,
  otherNames: ['chat', 'dialogue', 'dialog', 'robot', 'bot'],
  nouns: {
    answers: { noun: 'answer', label: 'label' },
    lines: { noun: 'line' },
    next: { noun: 'answer', readName: findLabel },
    scenes: { noun: 'scene', alone: 'scene' },
  },
  check: checkConversation,
  records: ['projects'],
  // Several lines may show the same project.
  readShown: ({ scenes }) => [
    ...new Set(
      Object.values(scenes).flatMap(({ lines }) =>
        lines.flatMap((written) => readLine(written).show ?? []),
      ),
    ),
  ],
})

/** The label of an answer, or its id where it has none. */
function findLabel(section: unknown, id: string): string {
  const answers = readItems(readProperty(section, 'answers'))
  const found = answers.find((one) => readProperty(one, 'id') === id)
  const written = readProperty(found, 'label')
  return typeof written === 'string' ? written : id
}
