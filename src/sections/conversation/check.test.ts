import { describe, expect, test } from 'vitest'

import {
  makeConversation,
  editDefault,
  end,
  listProblems,
  no,
  yes,
} from '#fixtures/conversations.ts'

import { checkConversation } from './check.ts'
import { createAnswers } from './model/create-answers.ts'

test('the default conversation has no problem', () => {
  expect(listProblems(editDefault((text) => text))).toEqual([])
})

test('a problem says what is wrong, where it is and what to write instead', () => {
  const conversation = makeConversation({
    intro: { lines: ['Hi.'], next: { yes: 'ende', no: 'end' } },
    end,
  })
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

test.each([
  ['#end', { help: 'Name a scene that exists: "intro", "end".', suggestion: 'end' }],
  ['ends', { help: 'Name a scene that exists: "intro", "end".', suggestion: 'end' }],
  [
    '/cv.pdf',
    {
      help: 'Name a scene that exists: "intro", "end". "link" beside the "lines" leads to an address.',
    },
  ],
])('an answer that leads to "%s" is told what does', (target, advice) => {
  const conversation = makeConversation({ intro: { next: { yes: target, no: 'end' } }, end })
  expect(checkConversation(conversation, { path: [] })).toMatchObject([
    { code: 'conversation/unknown-scene', ...advice },
  ])
})

test('an answer that a scene names by its label and by its id is one problem', () => {
  const conversation = makeConversation({
    intro: { next: { Yes: 'intro', yes: 'end', no: 'end' } },
    end,
  })
  expect(checkConversation(conversation, { path: [] })).toMatchObject([
    {
      path: ['scenes', 'intro', 'next', 'Yes'],
      mark: 'key',
      code: 'conversation/unknown-answer',
      suggestion: 'yes',
    },
  ])
})

test('an answer that only an ending names is reported there, if Folio makes the answers', () => {
  const scenes = {
    intro: { lines: ['Hi.'], next: { yes: 'end' } },
    end: { ...end, next: { again: 'intro' } },
  }
  const conversation = { start: 'intro', answers: createAnswers(scenes), scenes }
  expect(listProblems(conversation)).toEqual([
    'warning conversation/ending-with-next: key of scenes/end/next/again',
  ])
})

test('a conversation that names no start is told its scenes', () => {
  const [problem] = checkConversation(
    makeConversation({ start: { lines: ['Hi.'], next: { yes: 'end' } }, end }),
    { path: [] },
  )
  expect(problem).toMatchObject({
    code: 'conversation/missing-start',
    help: 'Name a scene that exists: "start", "end".',
  })
})

test('a help names at most twelve scenes and counts the others', () => {
  const scenes = Object.fromEntries(
    Array.from({ length: 15 }, (_, index) => [`s${index}`, end] as const),
  )
  expect(
    checkConversation(makeConversation(scenes, { start: 'nowhere' }), { path: [] }).map(
      ({ help }) => help,
    ),
  ).toEqual([
    'Name a scene that exists: "s0", "s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8", "s9", "s10", "s11" and 3 more.',
  ])
})

describe('a complete script has no problem', () => {
  const both = { yes: 'end', no: 'bye' }
  const bye = end
  test.each([
    ['every answer of every scene leads on', makeConversation({ intro: { next: both }, end, bye })],
    [
      'a scene offers the answers of its "next", and may list them',
      makeConversation({
        intro: { next: { yes: 'hall' } },
        hall: { answers: ['no'], next: { no: 'end' } },
        end,
      }),
    ],
    ['an ending leads nowhere', makeConversation({ intro: end }, { answers: [yes] })],
    ['an ending may lead back', makeConversation({ intro: { ...end, next: { yes: 'intro' } } })],
    [
      'an answer stays on its scene',
      makeConversation({ intro: { next: { yes: 'end', no: 'intro' } }, end }),
    ],
    [
      'two answers lead to one scene',
      makeConversation({ intro: { next: { yes: 'end', no: 'end' } }, end }),
    ],
    [
      'an ending may lead to itself, since it asks nothing',
      makeConversation({ intro: { ...end, next: { yes: 'intro', no: 'intro' } } }),
    ],
    [
      'two scenes lead to each other, and one of them out',
      makeConversation({
        intro: { next: { yes: 'hall', no: 'end' } },
        hall: { next: { yes: 'intro', no: 'end' } },
        end,
      }),
    ],
    [
      'a scene is reached by the Close of an ending alone',
      makeConversation({ intro: { ...end, next: { yes: 'again' } }, again: end }),
    ],
    [
      'another scene starts',
      makeConversation({ hello: { next: both }, end, bye }, { start: 'hello' }),
    ],
    [
      'scenes have the names of inherited members',
      makeConversation(
        { constructor: { next: { yes: 'toString', no: 'valueOf' } }, toString: end, valueOf: end },
        {
          start: 'constructor',
        },
      ),
    ],
  ])('%s', (_, conversation) => {
    expect(listProblems(conversation)).toEqual([])
  })
})

describe('each mistake has its own problem', () => {
  test.each([
    [
      'two answers have one code',
      makeConversation(
        { intro: { next: { yes: 'end', no: 'end', yet: 'end' } }, end },
        { answers: [{ ...yes, code: 'y' }, no, { id: 'yet', label: 'Not yet', code: 'y' }] },
      ),
      ['error conversation/duplicate-code: value of answers/2/code'],
    ],
    [
      'two buttons of a scene have one text',
      makeConversation(
        { intro: { ...end, ending: undefined, next: { yes: 'end', yet: 'end' } }, end },
        { answers: [yes, { id: 'yet', label: yes.label }] },
      ),
      ['warning conversation/same-text: key of scenes/intro/next/yet'],
    ],
    [
      'the start names a scene that does not exist',
      makeConversation({ end }, { start: 'hello' }),
      ['error conversation/missing-start: value of start'],
    ],
    [
      'the start is left out and there is no intro',
      makeConversation({ end }),
      ['error conversation/missing-start: value of scenes'],
    ],
    [
      'there is no scene at all',
      makeConversation({}, { start: 'intro' }),
      ['error conversation/missing-start: value of scenes'],
    ],
    [
      'the start names an inherited member',
      makeConversation({ end }, { start: 'toString' }),
      ['error conversation/missing-start: value of start'],
    ],
    [
      'a scene has no lines',
      makeConversation({ intro: { ending: true, lines: undefined } }, { answers: [yes] }),
      ['error conversation/no-lines: parent of scenes/intro'],
    ],
    [
      'the list of lines is empty',
      makeConversation({ intro: { ending: true, lines: [] } }, { answers: [yes] }),
      ['error conversation/no-lines: value of scenes/intro/lines'],
    ],
    [
      'an answer leads to a scene that does not exist',
      makeConversation({ intro: { next: { yes: 'end', no: 'gone' } }, end }),
      ['error conversation/unknown-scene: value of scenes/intro/next/no'],
    ],
    [
      'a scene leads on with an answer that does not exist',
      makeConversation({
        intro: { next: { yes: 'end', no: 'intro', maybe: 'bye' } },
        end,
        bye: end,
      }),
      ['error conversation/unknown-answer: key of scenes/intro/next/maybe'],
    ],
    [
      'a scene offers an answer that does not exist',
      makeConversation({ intro: { answers: ['yes', 'maybe'], next: { yes: 'end' } }, end }),
      ['error conversation/unknown-answer: value of scenes/intro/answers/1'],
    ],
    [
      'no scene offers an answer',
      makeConversation({ intro: { next: { yes: 'end' } }, end }),
      ['warning conversation/unused-answer: value of answers/1'],
    ],
    [
      'a script of endings alone offers no answer',
      makeConversation({ intro: end }),
      [
        'warning conversation/unused-answer: value of answers/0',
        'warning conversation/unused-answer: value of answers/1',
      ],
    ],
    [
      'no answer leads anywhere',
      makeConversation({ intro: {}, end }, { start: 'end' }),
      [
        'error conversation/missing-answer: value of scenes/intro',
        'warning conversation/unreachable-scene: key of scenes/intro',
      ],
    ],
    [
      'a scene of two answers leads on with one of them',
      makeConversation({ intro: { answers: ['yes', 'no'], next: { no: 'end' } }, end }),
      ['error conversation/missing-answer: value of scenes/intro'],
    ],
    [
      'a scene cannot be reached',
      makeConversation({ intro: end, attic: { next: { yes: 'end', no: 'intro' } }, end }),
      ['warning conversation/unreachable-scene: key of scenes/attic'],
    ],
    [
      'a scene is the target of an answer that is not offered',
      makeConversation({
        intro: { answers: ['yes'], next: { yes: 'end', no: 'attic' } },
        end,
        attic: end,
      }),
      ['warning conversation/unreachable-scene: key of scenes/attic'],
    ],
    [
      'a scene is the target of an answer that Close does not give',
      makeConversation({ intro: { ...end, next: { no: 'attic' } }, attic: end }),
      [
        'warning conversation/ending-with-next: key of scenes/intro/next/no',
        'warning conversation/unreachable-scene: key of scenes/attic',
      ],
    ],
    [
      'there is no ending',
      makeConversation({
        intro: { next: { yes: 'hall', no: 'intro' } },
        hall: { answers: ['yes'], next: { yes: 'intro' } },
      }),
      ['error conversation/no-ending: key of scenes'],
    ],
    [
      'the only ending cannot be reached',
      makeConversation({ intro: { next: { yes: 'intro', no: 'intro' } }, end }),
      [
        'warning conversation/unreachable-scene: key of scenes/end',
        'error conversation/no-ending: key of scenes',
      ],
    ],
    [
      'an ending leads to a scene that does not exist',
      makeConversation({ intro: { ...end, next: { yes: 'gone', maybe: 'intro' } } }),
      [
        'error conversation/unknown-scene: value of scenes/intro/next/yes',
        'error conversation/unknown-answer: key of scenes/intro/next/maybe',
      ],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(listProblems(conversation)).toEqual(expected)
  })
})
