import { z } from 'zod'

import { addCompletion } from '#fields/completion.ts'
import { label, labelTemplate } from '#fields/texts/label.ts'
import { identifier } from '#fields/identifier.ts'
import { milliseconds } from '#fields/milliseconds.ts'
import { isObject, readItems, readProperty } from '#json/untyped-value.ts'
import { heading, createSectionSchema } from '#fields/create-section-schema.ts'
import { defineSection } from '#sections/define-section.ts'
import { richText } from '#fields/rich-text/rich-text.ts'
import { text } from '#fields/texts/text.ts'

import { allAnswers } from './model/answer-schema.ts'
import { createAnswers } from './model/create-answers.ts'
import { scene } from './model/scene-schema.ts'
import { writeAnswerIds } from './model/write-answer-ids.ts'
import { defaultStart, findStart } from './model/read-script.ts'
import { checkConversation } from './check.ts'
import { readLine } from './model/line.ts'

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
