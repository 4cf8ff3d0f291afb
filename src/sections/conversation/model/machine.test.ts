import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { readItems, readProperty } from '#json/untyped-value.ts'
import { definition } from '#sections/conversation/schema.ts'

import {
  closed,
  isLastLine,
  advanceDialogue,
  listAnswers,
  type Dialogue,
  type DialogueEvent,
  type Script,
} from './machine.ts'

const content: unknown = JSON.parse(
  readFileSync(
    new URL('../../../../fixtures/specification/portfolio.json', import.meta.url),
    'utf8',
  ),
)
const script: Script = definition.schema.parse(
  readItems(readProperty(content, 'sections')).find(
    (section) => readProperty(section, 'type') === 'conversation',
  ),
)

const answers = ['yes', 'no', 'dont-know'] as const
const scenes = ['intro', 'awesome', 'not-sure', 'other-topic', 'why-I-build', 'farewell']

function makeState(scene: string, line = 0): Dialogue {
  return { name: 'open', scene, line }
}

function makeLastLine(scene: string): Dialogue {
  return makeState(scene, (script.scenes[scene]?.lines.length ?? 0) - 1)
}

function makeAnswer(answer: string): DialogueEvent {
  return { type: 'answer', answer }
}

describe('the default conversation is the table of the specification', () => {
  test('six scenes, from the intro on, with the answers Yes, No and I don’t know', () => {
    expect({
      start: script.start,
      scenes: Object.keys(script.scenes),
      answers: script.answers.map(({ id, label }) => ({ id, label })),
    }).toEqual({
      start: 'intro',
      scenes,
      answers: [
        { id: 'yes', label: 'Yes' },
        { id: 'no', label: 'No' },
        { id: 'dont-know', label: "I don't know" },
      ],
    })
  })

  test.each([
    { scene: 'intro', answer: 'yes', leadsTo: 'awesome' },
    { scene: 'intro', answer: 'no', leadsTo: 'not-sure' },
    { scene: 'intro', answer: 'dont-know', leadsTo: 'other-topic' },
    { scene: 'awesome', answer: 'yes', leadsTo: 'why-I-build' },
    { scene: 'awesome', answer: 'no', leadsTo: 'not-sure' },
    { scene: 'awesome', answer: 'dont-know', leadsTo: 'other-topic' },
    { scene: 'not-sure', answer: 'yes', leadsTo: 'awesome' },
    { scene: 'not-sure', answer: 'no', leadsTo: 'not-sure' },
    { scene: 'not-sure', answer: 'dont-know', leadsTo: 'other-topic' },
    { scene: 'other-topic', answer: 'yes', leadsTo: 'why-I-build' },
    { scene: 'other-topic', answer: 'no', leadsTo: 'not-sure' },
    { scene: 'other-topic', answer: 'dont-know', leadsTo: 'other-topic' },
    { scene: 'why-I-build', answer: 'yes', leadsTo: 'farewell' },
    { scene: 'why-I-build', answer: 'no', leadsTo: 'other-topic' },
    { scene: 'why-I-build', answer: 'dont-know', leadsTo: 'other-topic' },
    { scene: 'farewell', answer: 'no', leadsTo: 'farewell' },
    { scene: 'farewell', answer: 'dont-know', leadsTo: 'farewell' },
  ])('$scene answered $answer leads to $leadsTo', ({ scene, answer, leadsTo }) => {
    expect(advanceDialogue(script, makeLastLine(scene), makeAnswer(answer))).toEqual(
      makeState(leadsTo),
    )
  })

  test('farewell answers yes through Close, which restarts at the intro', () => {
    expect(advanceDialogue(script, makeLastLine('farewell'), { type: 'close' })).toEqual(
      makeState('intro'),
    )
  })
})

describe('Start', () => {
  test('opens the first line of the start scene', () => {
    expect(advanceDialogue(script, closed, { type: 'start' })).toEqual(makeState('intro'))
  })

  test.each(scenes)('leaves an open dialogue at %s as it is', (scene) => {
    expect(advanceDialogue(script, makeLastLine(scene), { type: 'start' })).toEqual(
      makeLastLine(scene),
    )
  })

  test.each<DialogueEvent>([{ type: 'continue' }, { type: 'close' }, makeAnswer('yes')])(
    'is the only event that a closed dialogue listens to: not $type',
    (event) => {
      expect(advanceDialogue(script, closed, event)).toEqual(closed)
    },
  )
})

describe('Continue', () => {
  test.each(scenes)('shows every line of %s once and then stops', (scene) => {
    const count = script.scenes[scene]?.lines.length ?? 0
    let state = makeState(scene)
    const passed = Array.from({ length: count + 2 }, () => {
      const shown = state
      state = advanceDialogue(script, state, { type: 'continue' })
      return shown
    })
    expect(passed).toEqual([
      ...Array.from({ length: count }, (_, line) => makeState(scene, line)),
      makeLastLine(scene),
      makeLastLine(scene),
    ])
  })
})

describe('Close', () => {
  test.each(scenes.filter((scene) => scene !== 'farewell'))(
    'hides the dialogue at every line of %s',
    (scene) => {
      const lines = script.scenes[scene]?.lines ?? []
      expect(
        lines.map((_, line) => advanceDialogue(script, makeState(scene, line), { type: 'close' })),
      ).toEqual(lines.map(() => closed))
    },
  )

  test('restarts at the intro from every line of farewell', () => {
    const lines = script.scenes['farewell']?.lines ?? []
    expect(
      lines.map((_, line) =>
        advanceDialogue(script, makeState('farewell', line), { type: 'close' }),
      ),
    ).toEqual(lines.map(() => makeState('intro')))
  })

  test('restarts the script at an ending whose first answer has no target', () => {
    const short: Script = {
      start: 'only',
      answers: [{ id: 'yes', label: 'Yes' }],
      scenes: { only: { lines: ['One.', 'Two.'], next: {}, ending: true } },
    }
    expect(advanceDialogue(short, makeState('only', 1), { type: 'close' })).toEqual(
      makeState('only'),
    )
  })
})

describe('answers', () => {
  test.each(scenes.filter((scene) => scene !== 'farewell'))(
    'of %s are offered on its last line and on no other',
    (scene) => {
      const lines = script.scenes[scene]?.lines ?? []
      expect(
        lines.map((_, line) => listAnswers(script, makeState(scene, line)).map(({ id }) => id)),
      ).toEqual([...lines.slice(1).map(() => []), [...answers]])
    },
  )

  test('are never offered on farewell, nor while the dialogue is closed', () => {
    const lines = script.scenes['farewell']?.lines ?? []
    const states = [closed, ...lines.map((_, line) => makeState('farewell', line))]
    expect(states.map((state) => listAnswers(script, state))).toEqual(states.map(() => []))
  })

  test.each(scenes)('given before the last line leave %s as it is', (scene) => {
    expect(
      answers.map((answer) => advanceDialogue(script, makeState(scene), makeAnswer(answer))),
    ).toEqual(answers.map(() => makeState(scene)))
  })

  test.each(['maybe', '', 'constructor', 'toString', '__proto__'])(
    'that nobody knows, as "%s", leave the state as it is',
    (answer) => {
      expect(advanceDialogue(script, makeLastLine('intro'), makeAnswer(answer))).toEqual(
        makeLastLine('intro'),
      )
    },
  )
})

describe('a script with other answers', () => {
  const choices: Script = {
    start: 'door',
    answers: [
      { id: 'left', label: 'Left' },
      { id: 'right', label: 'Right' },
      { id: 'up', label: 'Up' },
      { id: 'wait', label: 'Wait' },
    ],
    scenes: {
      door: {
        lines: ['Where to?'],
        next: { left: 'hall', right: 'hall', up: 'hall', wait: 'door' },
        ending: false,
      },
      hall: {
        lines: ['A hall.'],
        next: { left: 'roof', wait: 'hall' },
        ending: false,
      },
      roof: { lines: ['The end.'], next: { left: 'hall' }, ending: true },
    },
  }

  test('four answers are offered in their own order, and the fourth leads on', () => {
    expect({
      offered: listAnswers(choices, makeState('door')).map(({ label }) => label),
      fourth: advanceDialogue(choices, makeState('door'), makeAnswer('wait')),
      third: advanceDialogue(choices, makeState('door'), makeAnswer('up')),
    }).toEqual({
      offered: ['Left', 'Right', 'Up', 'Wait'],
      fourth: makeState('door'),
      third: makeState('hall'),
    })
  })

  test.each([
    ['in "next"', {}],
    ['in "next" and in "answers"', { answers: ['wait', 'left'] }],
  ])('a scene with two answers %s offers these, in the order of the conversation', (_, listed) => {
    const next = { wait: 'hall', left: 'roof' }
    const hall = { lines: ['A hall.'], next, ending: false, ...listed }
    const changed = { ...choices, scenes: { ...choices.scenes, hall } }
    expect({
      offered: listAnswers(changed, makeState('hall')),
      left: advanceDialogue(changed, makeState('hall'), makeAnswer('left')),
      right: advanceDialogue(changed, makeState('hall'), makeAnswer('right')),
    }).toEqual({
      offered: [
        { id: 'left', label: 'Left' },
        { id: 'wait', label: 'Wait' },
      ],
      left: makeState('roof'),
      right: makeState('hall'),
    })
  })

  test('Close on an ending gives the first answer of the conversation', () => {
    expect(advanceDialogue(choices, makeState('roof'), { type: 'close' })).toEqual(
      makeState('hall'),
    )
  })

  test('a scene may have the name of an object’s inherited member', () => {
    const named: Script = {
      start: 'constructor',
      answers: [{ id: 'valueOf', label: 'On' }],
      scenes: {
        constructor: { lines: ['Hello.'], next: { valueOf: 'toString' }, ending: false },
        toString: { lines: ['Bye.'], next: {}, ending: true },
      },
    }
    const first = advanceDialogue(named, closed, { type: 'start' })
    expect([first, advanceDialogue(named, first, makeAnswer('valueOf'))]).toEqual([
      makeState('constructor'),
      makeState('toString'),
    ])
  })
})

describe('the machine is total', () => {
  const strangeScenes = ['nowhere', '', 'constructor', 'toString', '__proto__']
  const lines = [-1, 0, 1, 2, 3, 4, 99, 0.5, Number.NaN, Number.POSITIVE_INFINITY]
  const events: DialogueEvent[] = [
    { type: 'start' },
    { type: 'continue' },
    { type: 'close' },
    ...[...answers, 'maybe', ...strangeScenes].map((answer) => makeAnswer(answer)),
  ]
  const states = [
    closed,
    ...[...scenes, ...strangeScenes].flatMap((scene) =>
      lines.map((line) => makeState(scene, line)),
    ),
  ]

  test('every event in every state gives a closed dialogue or a line of a scene that exists', () => {
    const broken = states.flatMap((state) =>
      events
        .map((event) => ({ state, event, next: advanceDialogue(script, state, event) }))
        .filter(({ next }) => next.name === 'open' && !Object.hasOwn(script.scenes, next.scene)),
    )
    expect(broken).toEqual([])
  })

  test('a dialogue at a scene that does not exist closes', () => {
    expect(
      strangeScenes.flatMap((scene) =>
        events.map((event) => advanceDialogue(script, makeState(scene), event)),
      ),
    ).toEqual(strangeScenes.flatMap(() => events.map(() => closed)))
  })

  test('a scene that does not exist has no last line and no answers', () => {
    expect(
      strangeScenes.map((scene) => [
        isLastLine(script, makeState(scene)),
        listAnswers(script, makeState(scene)),
      ]),
    ).toEqual(strangeScenes.map(() => [false, []]))
  })

  test('with a start scene that does not exist the dialogue stays closed', () => {
    expect(advanceDialogue({ ...script, start: 'nowhere' }, closed, { type: 'start' })).toEqual(
      closed,
    )
  })
})
