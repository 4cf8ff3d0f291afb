import { describe, expect, test } from 'vitest'

import type { DialogueEvent, Script } from './model/machine.ts'
import { firstTurn, listLines, advanceTurn, closeIfRemoved, type Turn } from './turn.ts'

const script: Script = {
  start: 'hello',
  answers: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
  ],
  scenes: {
    hello: { lines: ['Hi.', 'More?'], next: { yes: 'bye', no: 'hello' }, ending: false },
    bye: { lines: ['Bye.'], next: { yes: 'hello' }, ending: true },
  },
}

const start: DialogueEvent = { type: 'start' }
const more: DialogueEvent = { type: 'continue' }
const close: DialogueEvent = { type: 'close' }
const makeAnswer = (id: string): DialogueEvent => ({ type: 'answer', answer: id })

function takeTurns(...events: DialogueEvent[]): Turn {
  return events.reduce<Turn>((turn, event) => advanceTurn(script, turn, event), firstTurn)
}

describe('the history', () => {
  test('is kept with the answer when a scene leads on', () => {
    expect(takeTurns(start, more, makeAnswer('yes'))).toEqual({
      dialogue: { name: 'open', scene: 'bye', line: 0 },
      history: [
        { from: 'speaker', text: 'Hi.' },
        { from: 'speaker', text: 'More?' },
        { from: 'visitor', text: 'Yes' },
      ],
      count: 3,
      began: 1,
      path: [{ scene: 'hello', answer: 'yes' }],
      look: 'start',
    })
  })

  test('is kept when a scene leads back to itself', () => {
    const turn = takeTurns(start, more, makeAnswer('no'), more)
    expect(turn.history.map(({ text }) => text)).toEqual(['Hi.', 'More?', 'No'])
    expect(listLines(script, turn.dialogue).map(({ text }) => text)).toEqual(['Hi.', 'More?'])
  })

  test.each([
    ['Close hides the dialogue', [start, more, makeAnswer('no'), close], 'closed'],
    ['Close on an ending begins again', [start, more, makeAnswer('yes'), close], 'open'],
    ['Start opens it again', [start, more, makeAnswer('no'), close, start], 'open'],
  ])('is cleared when %s', (_, events, name) => {
    const turn = takeTurns(...events)
    expect(turn.dialogue.name).toBe(name)
    expect(turn.history).toEqual([])
    expect(turn.path).toEqual([])
    expect(turn.look).toBe('middle')
    // Its lines are new ones, even with the same text.
    expect(turn.began).toBe(turn.count)
  })
})

test('a path ends after as many answers as an address carries', () => {
  const rounds = Array.from({ length: 30 }, () => [more, makeAnswer('no')]).flat()
  const { path } = takeTurns(start, ...rounds, more, makeAnswer('yes'))
  expect(path).toEqual(Array.from({ length: 24 }, () => ({ scene: 'hello', answer: 'no' })))
})

test('the robot looks at the button that was pressed, among those that the scene offered', () => {
  const later = { id: 'later', label: 'Later' }
  const hello = {
    lines: ['More?'],
    answers: ['no', 'later'],
    next: { no: 'hello', later: 'hello' },
  }
  const offering = {
    ...script,
    answers: [...script.answers, later],
    scenes: { hello: { ...hello, ending: false } },
  }
  const begun = advanceTurn(offering, firstTurn, start)
  expect(advanceTurn(offering, begun, makeAnswer('no')).look).toBe('start')
  expect(advanceTurn(offering, begun, makeAnswer('later')).look).toBe('end')
})

test('an event that changes nothing is not a turn', () => {
  const turn = takeTurns(start)
  expect(advanceTurn(script, turn, makeAnswer('yes'))).toBe(turn)
  expect(advanceTurn(script, turn, start)).toBe(turn)
})

test('a closed dialogue has no lines', () => {
  expect(listLines(script, firstTurn.dialogue)).toEqual([])
})

describe('a script that changes while the dialogue is open', () => {
  const turn = takeTurns(start, more, makeAnswer('yes'))

  test('keeps the turn while its scene is there', () => {
    const scenes = { bye: { lines: ['Farewell.'], next: {}, ending: true } }
    expect(closeIfRemoved({ ...script, start: 'bye', scenes }, turn)).toBe(turn)
  })

  test('closes the dialogue if its scene is removed, and Start opens it again', () => {
    const { bye: _, ...scenes } = script.scenes
    const edited = { ...script, scenes }
    expect(closeIfRemoved(edited, turn)).toEqual(firstTurn)
    const begun = advanceTurn(edited, closeIfRemoved(edited, turn), start)
    expect(begun.dialogue).toEqual({ name: 'open', scene: 'hello', line: 0 })
  })
})
