import { expect, test } from 'vitest'

import { followPath } from './model/talk-path.ts'
import { definition } from './schema.ts'
import { addAgreement, greet, formatAnswers } from './sent-path.ts'
import { firstTurn, listLines, advanceTurn } from './turn.ts'

const section = definition.schema.parse({
  type: 'conversation',
  id: 'conversation',
  heading: 'Talk',
  speaker: 'Robot',
  answers: [
    { id: 'yes', label: 'Yes', inSentence: 'yes' },
    { id: 'no', label: 'No' },
  ],
  scenes: {
    intro: { lines: ['More?'], next: { yes: 'end', no: 'intro' } },
    end: { lines: ['Bye.'], ending: true },
  },
  sentLine: 'They said {answers}.',
  strayedLine: 'I followed {count} of {total}.',
  agreementLine: 'You agree on {count} of {total}.',
})

/** The path of an address with these answers. */
function sendAnswers(...answers: string[]) {
  return { steps: followPath(section, answers), total: answers.length }
}

/** The lines of the last scene of a talk. */
function listLastLines(path: ReturnType<typeof sendAnswers>, ...answers: string[]) {
  const turn = answers.reduce(
    (before, answer) => advanceTurn(section, before, { type: 'answer', answer }),
    advanceTurn(section, firstTurn, { type: 'start' }),
  )
  const script = addAgreement(section, path, turn)
  const scene = turn.dialogue.name === 'open' ? turn.dialogue.scene : ''
  const line = (script.scenes[scene]?.lines.length ?? 0) - 1
  return listLines(script, { name: 'open', scene, line }).map(({ text }) => text)
}

test('answers are listed as in a sentence, or as their buttons', () => {
  expect(formatAnswers(section, sendAnswers('no', 'yes').steps)).toBe('No, yes')
})

test.each([
  ['What else?', 'What else'],
  ['¡Sí!', 'Sí'],
  ['Encore\u00A0!', 'Encore'],
  ['水は？', '水は'],
  ['C#', 'C#'],
  ['...', '...'],
])('the answer "%s" is "%s" in a list', (label, expected) => {
  const other = { ...section, answers: [{ id: 'yes', label, code: undefined }] }
  expect(formatAnswers(other, [{ scene: 'intro', answer: 'yes' }])).toBe(expected)
})

test.each([
  ['the answers of the sender', sendAnswers('no', 'yes'), 'They said No, yes.'],
  [
    'how far a path could be followed',
    sendAnswers('yes', 'no', 'no'),
    'They said yes. I followed 1 of 3.',
  ],
  ['nothing without a path', sendAnswers(), undefined],
])('the greeting says %s', (_, path, expected) => {
  expect(greet(section, path)).toBe(expected)
})

test('a path without a single answer that could be followed is only counted', () => {
  expect(greet(section, { steps: [], total: 2 })).toBe('I followed 0 of 2.')
})

test('an ending has one more line for visitors whom somebody sent, and no other scene has', () => {
  expect(listLastLines(sendAnswers('no', 'yes'), 'no', 'yes')).toEqual([
    'Bye.',
    'You agree on 2 of 2.',
  ])
  expect(listLastLines(sendAnswers('no', 'yes'), 'yes')).toEqual(['Bye.', 'You agree on 0 of 2.'])
  expect(listLastLines(sendAnswers('yes', 'no', 'no'), 'yes')).toEqual([
    'Bye.',
    'You agree on 1 of 3.',
  ])
  expect(listLastLines(sendAnswers('no', 'yes'), 'no')).toEqual(['More?'])
  expect(listLastLines(sendAnswers(), 'yes')).toEqual(['Bye.'])
})

test('a talk that Close began at another scene is not compared', () => {
  const scenes = {
    ...section.scenes,
    end: { lines: ['Bye.'], next: { yes: 'again' }, ending: true },
    again: { lines: ['Again?'], next: { yes: 'end' }, ending: false },
  }
  const looping = { ...section, scenes }
  const talk = [
    { type: 'start' },
    { type: 'answer', answer: 'yes' },
    { type: 'close' },
    { type: 'answer', answer: 'yes' },
  ] as const
  const turn = talk.reduce((before, event) => advanceTurn(looping, before, event), firstTurn)
  expect(turn.dialogue).toMatchObject({ scene: 'end' })
  expect(addAgreement(looping, sendAnswers('yes'), turn)).toBe(looping)
})
