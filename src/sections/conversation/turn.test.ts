import { describe, expect, test } from 'vitest'

import type { DialogueEvent, Script } from './machine.ts'
import { firstTurn, linesOf, nextTurn, turnIn, type Turn } from './turn.ts'

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
const answer = (id: string): DialogueEvent => ({ type: 'answer', answer: id })

function after(...events: DialogueEvent[]): Turn {
  return events.reduce<Turn>((turn, event) => nextTurn(script, turn, event), firstTurn)
}

describe('what was said', () => {
  test('is kept with the answer when a scene leads on', () => {
    expect(after(start, more, answer('yes'))).toEqual({
      dialogue: { name: 'open', scene: 'bye', line: 0 },
      past: [
        { from: 'speaker', words: 'Hi.' },
        { from: 'speaker', words: 'More?' },
        { from: 'visitor', words: 'Yes' },
      ],
      count: 3,
      began: 1,
      answered: 0,
    })
  })

  test('is kept when a scene leads back to itself', () => {
    const turn = after(start, more, answer('no'), more)
    expect(turn.past.map(({ words }) => words)).toEqual(['Hi.', 'More?', 'No'])
    expect(linesOf(script, turn.dialogue).map(({ words }) => words)).toEqual(['Hi.', 'More?'])
  })

  test.each([
    ['Close hides the dialogue', [start, more, answer('no'), close], 'closed'],
    ['Close on an ending begins anew', [start, more, answer('yes'), close], 'open'],
    ['Start opens it again', [start, more, answer('no'), close, start], 'open'],
  ])('is forgotten when %s', (_, events, name) => {
    const turn = after(...events)
    expect(turn.dialogue.name).toBe(name)
    expect(turn.past).toEqual([])
    expect(turn.answered).toBeUndefined()
    // Its lines are new ones, though their words may be the same.
    expect(turn.began).toBe(turn.count)
  })
})

test('an event that changes nothing is no turn', () => {
  const turn = after(start)
  expect(nextTurn(script, turn, answer('yes'))).toBe(turn)
  expect(nextTurn(script, turn, start)).toBe(turn)
})

test('the lines of a closed dialogue are none', () => {
  expect(linesOf(script, firstTurn.dialogue)).toEqual([])
})

describe('a script that is edited while it is played', () => {
  const turn = after(start, more, answer('yes'))

  test('leaves the turn as it is while its scene is there', () => {
    const scenes = { bye: { lines: ['Farewell.'], next: {}, ending: true } }
    expect(turnIn({ ...script, start: 'bye', scenes }, turn)).toBe(turn)
  })

  test('closes the dialogue as its scene goes, and Start opens it again', () => {
    const { bye: _, ...scenes } = script.scenes
    const edited = { ...script, scenes }
    expect(turnIn(edited, turn)).toEqual(firstTurn)
    const begun = nextTurn(edited, turnIn(edited, turn), start)
    expect(begun.dialogue).toEqual({ name: 'open', scene: 'hello', line: 0 })
  })
})
