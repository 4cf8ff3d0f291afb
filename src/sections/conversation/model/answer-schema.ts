import { z } from 'zod'

import { completedFields } from '#fields/completion.ts'
import { orMap, orText } from '#fields/short-forms.ts'
import { derivedId, identifier } from '#fields/identifier.ts'
import { addPattern } from '#fields/add-pattern.ts'
import { text } from '#fields/texts/text.ts'
import { withSnippet } from '#fields/with-snippet.ts'
import { readEntries, readItems, readProperty } from '#json/untyped-value.ts'

import { answerOrigin } from './write-answer-ids.ts'

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
          'The answer within a sentence, where several are listed. Leave it out for the text of the button, without a full stop or another sign at its end.',
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
).meta(
  withSnippet('Answer', 'Answer', 'A button that visitors answer with: its text, or an object.', {
    id: '${1:yes}',
    label: '${2:Yes}',
  }),
)

/** The answers of a conversation, from which its scenes choose. */
export const allAnswers = orMap(
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
