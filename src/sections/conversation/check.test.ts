import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { entriesOf, isObject, itemsOf, propertyOf } from '#json/raw.ts'
import { severityOf } from '#problems/problem-code.ts'

import { checkConversation } from './check.ts'

const yes = { id: 'yes', label: 'Yes' }
const no = { id: 'no', label: 'No' }
const end = { lines: ['Bye.'], ending: true }

/** A conversation of the answers yes and no over these scenes, each of which says something. */
function talk(scenes: unknown, rest: object = {}) {
  const speaking = isObject(scenes)
    ? Object.fromEntries(
        entriesOf(scenes).map(([id, scene]) => [
          id,
          isObject(scene) ? { lines: ['Hi.'], ...scene } : scene,
        ]),
      )
    : scenes
  return { type: 'conversation', answers: [yes, no], scenes: speaking, ...rest }
}

/** The problems’ codes with where they point and what they mark. */
function found(conversation: unknown) {
  return checkConversation(conversation, { path: ['sections', 3] }).map(
    ({ code, mark = 'value', path }) =>
      `${severityOf(code)} ${code}: ${mark} of ${path.slice(2).join('/')}`,
  )
}

/** Scenes by where their answers lead, written as "yes/no" or as one answer. */
function maze(scenes: Readonly<Record<string, string>>) {
  return talk({
    ...Object.fromEntries(
      Object.entries(scenes).map(([id, written]) => {
        const [first = '', second] = written.split('/')
        return [
          id,
          second === undefined
            ? { answers: ['yes'], next: { yes: first } }
            : { next: { yes: first, no: second } },
        ]
      }),
    ),
    end,
  })
}

/** The problems’ codes with what was likely meant. */
function suggested(conversation: unknown) {
  return checkConversation(conversation, { path: [] }).map(({ code, suggestion }) => [
    code,
    suggestion,
  ])
}

/** The default conversation, its text changed first. */
function changed(change: (text: string) => string): unknown {
  const content: unknown = JSON.parse(
    readFileSync(
      new URL('../../../fixtures/specification/portfolio.json', import.meta.url),
      'utf8',
    ),
  )
  const original = itemsOf(propertyOf(content, 'sections')).find(
    (section) => propertyOf(section, 'type') === 'conversation',
  )
  return JSON.parse(change(JSON.stringify(original)))
}

test('the default conversation has no problem', () => {
  expect(found(changed((text) => text))).toEqual([])
})

describe('of one mistake nothing is told but itself', () => {
  const target = 'value of scenes/why-I-build/next/yes'
  test.each([
    [
      'the first scene leads nowhere',
      changed((text) => text.replace(/"next":\{[^}]*\}/u, '"next":{}')),
      ['error conversation/missing-answer: value of scenes/intro'],
    ],
    [
      'the only way to the ending leads to what is not there',
      changed((text) => text.replace('"yes":"farewell"', '"yes":"the-end"')),
      [`error conversation/unknown-scene: ${target}`],
    ],
    [
      'the ending has another name than all that leads to it',
      changed((text) => text.replace('"farewell":{', '"goodbye":{')),
      [
        `error conversation/unknown-scene: ${target}`,
        'error conversation/unknown-scene: value of scenes/goodbye/next/no',
        'error conversation/unknown-scene: value of scenes/goodbye/next/dont-know',
      ],
    ],
    [
      'an offered answer is not there, and may be the one that leads on',
      talk({
        intro: { answers: ['yes', 'maybe'], next: { yes: 'bye', no: 'end' } },
        bye: end,
        end,
      }),
      ['error conversation/unknown-answer: value of scenes/intro/answers/1'],
    ],
    [
      'two answers have one id, which is told where ids are',
      changed((text) => text.replace('"id":"no"', '"id":"yes"')),
      [],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(found(conversation)).toEqual(expected)
  })
})

describe('a name that is misspelt where it is defined is one problem, there', () => {
  test('with what it is called in all other places', () => {
    const conversation = changed((text) => text.replace('"other-topic":{', '"oher-topic":{'))
    expect(checkConversation(conversation, { path: [] })).toEqual([
      {
        path: ['scenes', 'oher-topic'],
        mark: 'key',
        code: 'conversation/unknown-scene',
        message:
          'Nothing names the scene "oher-topic", but "other-topic" is named in 6 places, and there is no such scene.',
        help: 'Name this scene "other-topic".',
        suggestion: 'other-topic',
      },
    ])
  })

  test.each([
    [
      'the first scene, which the start means too',
      changed((text) => text.replace('"intro":{', '"intor":{')),
      ['error conversation/unknown-scene: key of scenes/intor'],
    ],
    [
      'an answer',
      changed((text) => text.replace('"id":"yes"', '"id":"yess"')),
      ['error conversation/unknown-answer: value of answers/0/id'],
    ],
    [
      'another answer',
      changed((text) => text.replace('"id":"dont-know"', '"id":"dontknow"')),
      ['error conversation/unknown-answer: value of answers/2/id'],
    ],
    [
      'a scene and an answer at once',
      changed((text) =>
        text.replace('"farewell":{', '"farewel":{').replace('"id":"no"', '"id":"NO"'),
      ),
      [
        'error conversation/unknown-scene: key of scenes/farewel',
        'error conversation/unknown-answer: value of answers/1/id',
      ],
    ],
    [
      'but not where one place spells it so too',
      talk({
        intro: { next: { yes: 'ending', no: 'hall' } },
        hall: { next: { yes: 'endign', no: 'attic' } },
        attic: { next: { yes: 'endign', no: 'intro' } },
        ending: end,
      }),
      [
        'error conversation/unknown-scene: value of scenes/hall/next/yes',
        'error conversation/unknown-scene: value of scenes/attic/next/yes',
      ],
    ],
    [
      'nor where the places do not agree',
      talk({
        intro: { next: { yes: 'endign', no: 'hall' } },
        hall: { next: { yes: 'endign', no: 'attic' } },
        attic: { next: { yes: 'endin', no: 'intro' } },
        ending: end,
      }),
      [
        'error conversation/unknown-scene: value of scenes/intro/next/yes',
        'error conversation/unknown-scene: value of scenes/hall/next/yes',
        'error conversation/unknown-scene: value of scenes/attic/next/yes',
      ],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(found(conversation)).toEqual(expected)
  })
})

test('a problem says what is wrong, where it stands and what to write instead', () => {
  const conversation = talk({ intro: { lines: ['Hi.'], next: { yes: 'ende', no: 'end' } }, end })
  expect(checkConversation(conversation, { path: ['sections', 3] })).toEqual([
    {
      path: ['sections', 3, 'scenes', 'intro', 'next', 'yes'],
      code: 'conversation/unknown-scene',
      message:
        'In scene "intro" the answer "yes" leads to the scene "ende", and there is no such scene.',
      help: 'Name a scene that exists: "intro", "end".',
      suggestion: 'end',
    },
  ])
})

test('a help names at most twelve scenes and counts the others', () => {
  const scenes = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`s${index}`, end] as const),
  )
  expect(
    checkConversation(talk(scenes, { start: 'nowhere' }), { path: [] }).map(({ help }) => help),
  ).toEqual([
    'Name a scene that exists: "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11" and 3 more.',
  ])
})

describe('a graph that holds has no problem', () => {
  const both = { yes: 'end', no: 'bye' }
  const bye = end
  test.each([
    ['every answer of every scene leads on', talk({ intro: { next: both }, end, bye })],
    [
      'a scene of one answer leads on with it alone',
      talk({ intro: { answers: ['no'], next: { no: 'end' } }, end }),
    ],
    [
      'a scene of two answers out of three leads on with these two',
      talk(
        { intro: { answers: ['yes', 'no'], next: both }, end, bye },
        { answers: [yes, no, { id: 'dont-know', label: 'No idea' }] },
      ),
    ],
    ['an ending leads nowhere', talk({ intro: end })],
    ['an ending may lead back', talk({ intro: { ...end, next: { yes: 'intro' } } })],
    ['an answer stays on its scene', talk({ intro: { next: { yes: 'end', no: 'intro' } }, end })],
    ['two answers lead to one scene', talk({ intro: { next: { yes: 'end', no: 'end' } }, end })],
    [
      'an ending keeps its visitor whatever is answered, since nothing is asked',
      talk({ intro: { ...end, next: { yes: 'intro', no: 'intro' } } }),
    ],
    [
      'two scenes lead to each other, and one of them out',
      talk({
        intro: { next: { yes: 'hall', no: 'end' } },
        hall: { next: { yes: 'intro', no: 'end' } },
        end,
      }),
    ],
    [
      'a scene is reached by the Close of an ending alone',
      talk({ intro: { ...end, next: { yes: 'again' } }, again: end }),
    ],
    ['another scene starts', talk({ hello: { next: both }, end, bye }, { start: 'hello' })],
    [
      'scenes bear the names of inherited members',
      talk(
        { constructor: { next: { yes: 'toString', no: 'valueOf' } }, toString: end, valueOf: end },
        {
          start: 'constructor',
        },
      ),
    ],
  ])('%s', (_, conversation) => {
    expect(found(conversation)).toEqual([])
  })
})

describe('each thing that is wrong has a problem of its own', () => {
  test.each([
    [
      'the start names a scene that is not there',
      talk({ end }, { start: 'hello' }),
      ['error conversation/missing-start: value of start'],
    ],
    [
      'the start is left out and there is no intro',
      talk({ end }),
      ['error conversation/missing-start: value of scenes'],
    ],
    ['there is no scene at all', talk({}), ['error conversation/missing-start: value of scenes']],
    [
      'the start names an inherited member',
      talk({ end }, { start: 'toString' }),
      ['error conversation/missing-start: value of start'],
    ],
    [
      'a scene has no lines',
      talk({ intro: { ending: true, lines: undefined } }),
      ['error conversation/no-lines: parent of scenes/intro'],
    ],
    [
      'the list of lines is empty',
      talk({ intro: { ending: true, lines: [] } }),
      ['error conversation/no-lines: value of scenes/intro/lines'],
    ],
    [
      'an answer leads to a scene that is not there',
      talk({ intro: { next: { yes: 'end', no: 'gone' } }, end }),
      ['error conversation/unknown-scene: value of scenes/intro/next/no'],
    ],
    [
      'a scene leads on with an answer that is not there',
      talk({
        intro: { next: { yes: 'end', no: 'intro', maybe: 'bye' } },
        end,
        bye: end,
      }),
      ['error conversation/unknown-answer: key of scenes/intro/next/maybe'],
    ],
    [
      'a scene offers an answer that is not there',
      talk({ intro: { answers: ['yes', 'maybe'], next: { yes: 'end' } }, end }),
      ['error conversation/unknown-answer: value of scenes/intro/answers/1'],
    ],
    [
      'an answer leads nowhere',
      talk({ intro: { next: { yes: 'end' } }, end }),
      ['error conversation/missing-answer: value of scenes/intro'],
    ],
    [
      'no answer leads anywhere',
      talk({ intro: {}, end }, { start: 'end' }),
      [
        'error conversation/missing-answer: value of scenes/intro',
        'warning conversation/unreachable-scene: key of scenes/intro',
      ],
    ],
    [
      'a scene of two answers leads on with one of them',
      talk({ intro: { answers: ['yes', 'no'], next: { no: 'end' } }, end }),
      ['error conversation/missing-answer: value of scenes/intro'],
    ],
    [
      'a scene cannot be reached',
      talk({ intro: end, attic: { next: { yes: 'end', no: 'intro' } }, end }),
      [
        'warning conversation/unreachable-scene: key of scenes/attic',
        'warning conversation/unreachable-scene: key of scenes/end',
      ],
    ],
    [
      'a scene is led to by an answer that the other does not offer',
      talk({ intro: { answers: ['yes'], next: { yes: 'end', no: 'attic' } }, end, attic: end }),
      ['warning conversation/unreachable-scene: key of scenes/attic'],
    ],
    [
      'a scene is led to by an answer that no ending asks for',
      talk({ intro: { ...end, next: { no: 'attic' } }, attic: end }),
      ['warning conversation/unreachable-scene: key of scenes/attic'],
    ],
    [
      'there is no ending',
      talk({
        intro: { next: { yes: 'hall', no: 'intro' } },
        hall: { answers: ['yes'], next: { yes: 'intro' } },
      }),
      ['error conversation/no-ending: key of scenes'],
    ],
    [
      'the only ending cannot be reached',
      talk({ intro: { answers: ['no'], next: { no: 'intro' } }, end }),
      [
        'warning conversation/unreachable-scene: key of scenes/end',
        'error conversation/no-ending: key of scenes',
      ],
    ],
    [
      'an ending leads to what is not there',
      talk({ intro: { ...end, next: { yes: 'gone', maybe: 'intro' } } }),
      [
        'error conversation/unknown-scene: value of scenes/intro/next/yes',
        'error conversation/unknown-answer: key of scenes/intro/next/maybe',
      ],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(found(conversation)).toEqual(expected)
  })
})

describe('a loop with no way out', () => {
  test('is reported once, with its members in the order of the file and what to do', () => {
    expect(
      checkConversation(maze({ intro: 'end/c', b: 'a', c: 'b', a: 'c' }), { path: [] }),
    ).toEqual([
      {
        path: ['scenes', 'b'],
        mark: 'key',
        code: 'conversation/endless-loop',
        message:
          'The scenes "b", "c", "a" lead round in a loop, and no answer leads from there to an ending.',
        help: 'Lead an answer of the loop out of it, to a scene from which an ending can be reached.',
      },
    ])
  })

  test.each([
    [
      'scenes that merely lead into it are no members',
      maze({ intro: 'end/path', path: 'b', a: 'b', b: 'a' }),
      ['warning conversation/endless-loop: key of scenes/a'],
    ],
    [
      'a scene that keeps its visitor is one by itself',
      maze({ intro: 'end/cell', cell: 'cell/cell' }),
      ['warning conversation/endless-loop: key of scenes/cell'],
    ],
    [
      'two loops are two, though one leads into the other',
      maze({ intro: 'end/a', a: 'b', b: 'a/c', c: 'd', d: 'c' }),
      [
        'warning conversation/endless-loop: key of scenes/a',
        'warning conversation/endless-loop: key of scenes/c',
      ],
    ],
    [
      'a loop from which an answer leads to a scene that is not there may have its way out there',
      maze({ intro: 'end/a', a: 'b', b: 'a/elsewhere' }),
      ['error conversation/unknown-scene: value of scenes/b/next/no'],
    ],
    [
      'a loop that nobody gets into is out of reach and nothing else',
      maze({ intro: 'end/intro', a: 'b', b: 'a' }),
      [
        'warning conversation/unreachable-scene: key of scenes/a',
        'warning conversation/unreachable-scene: key of scenes/b',
      ],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(found(conversation)).toEqual(expected)
  })
})

test('a misspelt field brings nothing with it: its name is reported elsewhere', () => {
  const scene = { liens: ['Hi.'], nxet: { yes: 'intro', no: 'end' } }
  expect(
    found({ answers: [yes, no], scenes: { intro: scene, end: { lines: ['Bye.'], Ending: true } } }),
  ).toEqual([])
})

describe('a misspelt name is one problem, with what was meant', () => {
  const farewell = end
  test.each([
    [
      'the start',
      talk({ opening: end }, { start: 'openign' }),
      ['conversation/missing-start', 'opening'],
    ],
    [
      'the scene that leads to the only ending',
      talk({ intro: { answers: ['yes'], next: { yes: 'Farewel' } }, farewell }),
      ['conversation/unknown-scene', 'farewell'],
    ],
    [
      'the answer that leads on',
      talk(
        { intro: { next: { yes: 'hall', 'dont-knwo': 'farewell' } }, hall: farewell, farewell },
        { answers: [yes, { id: 'dont-know', label: 'No idea' }] },
      ),
      ['conversation/unknown-answer', 'dont-know'],
    ],
    [
      'the answer that is offered',
      talk({ intro: { answers: ['YES'], next: { yes: 'farewell' } }, farewell }),
      ['conversation/unknown-answer', 'yes'],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(suggested(conversation)).toEqual([expected])
  })
})

describe('a malformed part is passed over: its shape is reported elsewhere', () => {
  const intro = { next: { yes: 'end', no: 'end' } }
  test.each([
    ['nothing at all', undefined],
    ['null', null],
    ['a conversation that is a list', [talk({ intro, end })]],
    ['no scenes', talk(undefined)],
    ['scenes that are a list', talk([intro, end])],
    ['scenes that are text', talk('intro')],
    ['a start that is a number', talk({ intro, end }, { start: 5 })],
    ['a start that is null', talk({ hello: intro, end }, { start: null })],
    ['a scene that is a number', talk({ intro: 5, end })],
    ['a scene that is null', talk({ intro: null, end })],
    ['a scene that is a list', talk({ intro: [], end })],
    ['a next that is a list', talk({ intro: { next: ['end'] }, end })],
    ['a next that is text', talk({ intro: { next: 'end' }, end })],
    ['a target that is a number', talk({ intro: { next: { yes: 5, no: 'end' } }, end })],
    [
      'a list of answers that is text',
      talk({ intro: { answers: 'yes', next: { yes: 'end' } }, end }),
    ],
    [
      'an offered answer that is a number',
      talk({ intro: { answers: ['yes', 5], next: { yes: 'end' } }, end }),
    ],
    ['an ending that is text', talk({ intro: { lines: ['Bye.'], ending: 'true' } })],
    ['no answers', talk({ intro, end }, { answers: undefined })],
    ['answers that are none', talk({ intro, end }, { answers: [] })],
    ['answers that are an object', talk({ intro, end }, { answers: { yes: 'Yes', no: 'No' } })],
    ['an answer without an id', talk({ intro, end }, { answers: [yes, { label: 'No' }] })],
  ])('%s', (_, conversation) => {
    expect(found(conversation)).toEqual([])
  })

  test('what stands beside it is checked all the same', () => {
    expect(
      found(
        talk({
          intro: { next: { yes: 'gone', no: 'hall' }, ending: 'no' },
          hall: 5,
          attic: { next: { no: 'intro' } },
        }),
      ),
    ).toEqual([
      'error conversation/unknown-scene: value of scenes/intro/next/yes',
      'error conversation/missing-answer: value of scenes/attic',
    ])
  })
})

// On a busy machine seconds pass; were it not linear, minutes would.
describe('ten thousand scenes', { timeout: 20_000 }, () => {
  const length = 10_000
  const chain = (scene: (next: string, index: number) => unknown) =>
    talk(
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          `scene-${index}`,
          index === length - 1 ? end : scene(`scene-${index + 1}`, index),
        ]),
      ),
      { start: 'scene-0' },
    )

  test('in a chain are walked to their end', () => {
    expect(found(chain((next) => ({ answers: ['yes'], next: { yes: next } })))).toEqual([])
  })

  test('that each name another that is not there are each reported, in time', () => {
    const problems = found(chain((next, index) => ({ next: { yes: next, no: `sceen-${index}x` } })))
    expect(problems).toHaveLength(length - 1)
  })

  test('of which fifty lead to a misspelt name are fifty problems, each with what was meant', () => {
    const problems = checkConversation(
      chain((next, index) => ({
        answers: ['yes'],
        next: { yes: index % 200 === 7 ? `sceen-${index + 1}` : next },
      })),
      { path: [] },
    )
    expect(new Set(problems.map(({ code }) => code))).toEqual(
      new Set(['conversation/unknown-scene']),
    )
    expect(problems.map(({ suggestion }) => suggestion)).toEqual(
      Array.from({ length: 50 }, (_, index) => `scene-${index * 200 + 8}`),
    )
  })

  test('in one loop without a way out are one problem', () => {
    const conversation = chain((next, index) =>
      index === 0
        ? { next: { yes: next, no: `scene-${length - 1}` } }
        : { answers: ['yes'], next: { yes: index === length - 2 ? 'scene-1' : next } },
    )
    expect(
      checkConversation(conversation, { path: [] }).map(({ message }) => message.slice(0, 40)),
    ).toEqual(['The scenes "scene-1", "scene-2", "scene-'])
  })
})
