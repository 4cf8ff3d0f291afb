import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { readItems, readProperty } from '#json/untyped-value.ts'

import {
  closed,
  isLastLine,
  nextDialogue,
  listAnswers,
  type Dialogue,
  type DialogueEvent,
  type Script,
} from './machine.ts'
import { definition } from '#sections/conversation/schema.ts'

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

function at(scene: string, line = 0): Dialogue {
  return { name: 'open', scene, line }
}

function lastLineOf(scene: string): Dialogue {
  return at(scene, (script.scenes[scene]?.lines.length ?? 0) - 1)
}

function answering(answer: string): DialogueEvent {
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
    expect(nextDialogue(script, lastLineOf(scene), answering(answer))).toEqual(at(leadsTo))
  })

  test('farewell answers yes through Close, which restarts at the intro', () => {
    expect(nextDialogue(script, lastLineOf('farewell'), { type: 'close' })).toEqual(at('intro'))
  })
})

describe('Start', () => {
  test('opens the first line of the start scene', () => {
    expect(nextDialogue(script, closed, { type: 'start' })).toEqual(at('intro'))
  })

  test.each(scenes)('leaves an open dialogue at %s as it is', (scene) => {
    expect(nextDialogue(script, lastLineOf(scene), { type: 'start' })).toEqual(lastLineOf(scene))
  })

  test.each<DialogueEvent>([{ type: 'continue' }, { type: 'close' }, answering('yes')])(
    'is the only event that a closed dialogue listens to: not $type',
    (event) => {
      expect(nextDialogue(script, closed, event)).toEqual(closed)
    },
  )
})

describe('Continue', () => {
  test.each(scenes)('shows every line of %s once and then stops', (scene) => {
    const count = script.scenes[scene]?.lines.length ?? 0
    let state = at(scene)
    const passed = Array.from({ length: count + 2 }, () => {
      const shown = state
      state = nextDialogue(script, state, { type: 'continue' })
      return shown
    })
    expect(passed).toEqual([
      ...Array.from({ length: count }, (_, line) => at(scene, line)),
      lastLineOf(scene),
      lastLineOf(scene),
    ])
  })
})

describe('Close', () => {
  test.each(scenes.filter((scene) => scene !== 'farewell'))(
    'hides the dialogue at every line of %s',
    (scene) => {
      const lines = script.scenes[scene]?.lines ?? []
      expect(
        lines.map((_, line) => nextDialogue(script, at(scene, line), { type: 'close' })),
      ).toEqual(lines.map(() => closed))
    },
  )

  test('restarts at the intro from every line of farewell', () => {
    const lines = script.scenes['farewell']?.lines ?? []
    expect(
      lines.map((_, line) => nextDialogue(script, at('farewell', line), { type: 'close' })),
    ).toEqual(lines.map(() => at('intro')))
  })

  test('restarts the script at an ending whose first answer has no target', () => {
    const short: Script = {
      start: 'only',
      answers: [{ id: 'yes', label: 'Yes' }],
      scenes: { only: { lines: ['One.', 'Two.'], next: {}, ending: true } },
    }
    expect(nextDialogue(short, at('only', 1), { type: 'close' })).toEqual(at('only'))
  })
})

describe('answers', () => {
  test.each(scenes.filter((scene) => scene !== 'farewell'))(
    'of %s are offered on its last line and on no other',
    (scene) => {
      const lines = script.scenes[scene]?.lines ?? []
      expect(
        lines.map((_, line) => listAnswers(script, at(scene, line)).map(({ id }) => id)),
      ).toEqual([...lines.slice(1).map(() => []), [...answers]])
    },
  )

  test('are never offered on farewell, nor while the dialogue is closed', () => {
    const lines = script.scenes['farewell']?.lines ?? []
    const states = [closed, ...lines.map((_, line) => at('farewell', line))]
    expect(states.map((state) => listAnswers(script, state))).toEqual(states.map(() => []))
  })

  test.each(scenes)('given before the last line leave %s as it is', (scene) => {
    expect(answers.map((answer) => nextDialogue(script, at(scene), answering(answer)))).toEqual(
      answers.map(() => at(scene)),
    )
  })

  test.each(['maybe', '', 'constructor', 'toString', '__proto__'])(
    'that nobody knows, as "%s", leave the state as it is',
    (answer) => {
      expect(nextDialogue(script, lastLineOf('intro'), answering(answer))).toEqual(
        lastLineOf('intro'),
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
      offered: listAnswers(choices, at('door')).map(({ label }) => label),
      fourth: nextDialogue(choices, at('door'), answering('wait')),
      third: nextDialogue(choices, at('door'), answering('up')),
    }).toEqual({
      offered: ['Left', 'Right', 'Up', 'Wait'],
      fourth: at('door'),
      third: at('hall'),
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
      offered: listAnswers(changed, at('hall')),
      left: nextDialogue(changed, at('hall'), answering('left')),
      right: nextDialogue(changed, at('hall'), answering('right')),
    }).toEqual({
      offered: [
        { id: 'left', label: 'Left' },
        { id: 'wait', label: 'Wait' },
      ],
      left: at('roof'),
      right: at('hall'),
    })
  })

  test('Close on an ending gives the first answer of the conversation', () => {
    expect(nextDialogue(choices, at('roof'), { type: 'close' })).toEqual(at('hall'))
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
    const first = nextDialogue(named, closed, { type: 'start' })
    expect([first, nextDialogue(named, first, answering('valueOf'))]).toEqual([
      at('constructor'),
      at('toString'),
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
    ...[...answers, 'maybe', ...strangeScenes].map((answer) => answering(answer)),
  ]
  const states = [
    closed,
    ...[...scenes, ...strangeScenes].flatMap((scene) => lines.map((line) => at(scene, line))),
  ]

  test('every event in every state gives a closed dialogue or a line of a scene that exists', () => {
    const broken = states.flatMap((state) =>
      events
        .map((event) => ({ state, event, next: nextDialogue(script, state, event) }))
        .filter(({ next }) => next.name === 'open' && !Object.hasOwn(script.scenes, next.scene)),
    )
    expect(broken).toEqual([])
  })

  test('a dialogue at a scene that does not exist closes', () => {
    expect(
      strangeScenes.flatMap((scene) =>
        events.map((event) => nextDialogue(script, at(scene), event)),
      ),
    ).toEqual(strangeScenes.flatMap(() => events.map(() => closed)))
  })

  test('a scene that does not exist has no last line and no answers', () => {
    expect(
      strangeScenes.map((scene) => [isLastLine(script, at(scene)), listAnswers(script, at(scene))]),
    ).toEqual(strangeScenes.map(() => [false, []]))
  })

  test('with a start scene that does not exist the dialogue stays closed', () => {
    expect(nextDialogue({ ...script, start: 'nowhere' }, closed, { type: 'start' })).toEqual(closed)
  })
})
