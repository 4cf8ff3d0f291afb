import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { itemsOf, propertyOf } from '#fields/raw.ts'

import { checkGraph } from './graph.ts'

const yes = { id: 'yes', label: 'Yes' }
const no = { id: 'no', label: 'No' }
const end = { lines: ['Bye.'], ending: true }

/** A conversation of the answers yes and no over these scenes. */
function talk(scenes: unknown, rest: object = {}) {
  return { type: 'conversation', answers: [yes, no], scenes, ...rest }
}

/** The findings' codes with where they point and what they mark. */
function found(conversation: unknown) {
  return checkGraph(conversation, ['sections', 3]).map(
    ({ severity, code, mark, path }) =>
      `${severity} ${code}: ${mark} of ${path.slice(2).join('/')}`,
  )
}

test('the default conversation has no finding', () => {
  const content: unknown = JSON.parse(
    readFileSync(new URL('../../../content/portfolio.json', import.meta.url), 'utf8'),
  )
  const conversations = itemsOf(propertyOf(content, 'sections')).filter(
    (section) => propertyOf(section, 'type') === 'conversation',
  )
  expect(conversations.map((conversation) => checkGraph(conversation, []))).toEqual([[]])
})

test('a finding says what is wrong, where it stands and what to write instead', () => {
  const conversation = talk({ intro: { lines: ['Hi.'], next: { yes: 'ende', no: 'end' } }, end })
  expect(checkGraph(conversation, ['sections', 3])).toEqual([
    {
      path: ['sections', 3, 'scenes', 'intro', 'next', 'yes'],
      mark: 'value',
      code: 'conversation/unknown-scene',
      severity: 'error',
      message:
        'In scene "intro" the answer "yes" leads to the scene "ende", and there is no such scene.',
      help: 'Name a scene that exists: "intro", "end".',
    },
  ])
})

test('a help names at most twelve scenes and counts the others', () => {
  const scenes = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`s${index}`, end] as const),
  )
  expect(checkGraph(talk(scenes, { start: 'nowhere' }), []).map(({ help }) => help)).toEqual([
    'Name a scene that exists: "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11" and 3 more.',
  ])
})

describe('a graph that holds has no finding', () => {
  const both = { yes: 'end', no: 'end' }
  test.each([
    ['every answer of every scene leads on', talk({ intro: { next: both }, end })],
    [
      'a scene of one answer leads on with it alone',
      talk({ intro: { answers: ['no'], next: { no: 'end' } }, end }),
    ],
    [
      'a scene of two answers out of three leads on with these two',
      talk(
        { intro: { answers: ['yes', 'no'], next: both }, end },
        { answers: [yes, no, { id: 'dont-know', label: 'No idea' }] },
      ),
    ],
    ['an ending leads nowhere', talk({ intro: end })],
    ['an ending may lead back', talk({ intro: { ...end, next: { yes: 'intro' } } })],
    ['a scene may lead to itself', talk({ intro: { next: { yes: 'end', no: 'intro' } }, end })],
    ['another scene starts', talk({ hello: { next: both }, end }, { start: 'hello' })],
    [
      'scenes bear the names of inherited members',
      talk(
        { constructor: { next: { yes: 'toString', no: 'toString' } }, toString: end },
        {
          start: 'constructor',
        },
      ),
    ],
  ])('%s', (_, conversation) => {
    expect(found(conversation)).toEqual([])
  })
})

describe('each thing that is wrong has a finding of its own', () => {
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
      'an answer leads to a scene that is not there',
      talk({ intro: { next: { yes: 'end', no: 'gone' } }, end }),
      ['error conversation/unknown-scene: value of scenes/intro/next/no'],
    ],
    [
      'a scene leads on with an answer that is not there',
      talk({ intro: { next: { yes: 'end', no: 'end', maybe: 'end' } }, end }),
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
      talk({ intro: { lines: ['Hi.'] }, end }, { start: 'end' }),
      [
        'error conversation/missing-answer: value of scenes/intro',
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
      talk({ intro: { ...end }, attic: { next: { yes: 'attic', no: 'intro' } } }),
      ['warning conversation/unreachable-scene: key of scenes/attic'],
    ],
    [
      'there is no ending',
      talk({ intro: { next: { yes: 'intro', no: 'intro' } } }),
      ['error conversation/no-ending: key of scenes'],
    ],
    [
      'the only ending cannot be reached',
      talk({ intro: { next: { yes: 'intro', no: 'intro' } }, end }),
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

test('ten thousand scenes in a chain are walked to their end', () => {
  const length = 10_000
  const scenes = Object.fromEntries(
    Array.from({ length }, (_, index) => {
      const next = `s${index + 1}`
      return [`s${index}`, index === length - 1 ? end : { next: { yes: next, no: next } }] as const
    }),
  )
  expect(found(talk(scenes, { start: 's0' }))).toEqual([])
})
