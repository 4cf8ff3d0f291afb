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

describe('one mistake is one problem', () => {
  const target = 'value of scenes/why-I-build/next/yes'
  test.each([
    [
      'the first scene leads nowhere',
      editDefault((text) => text.replace(/"next":\{[^}]*\}/u, '"next":{}')),
      ['error conversation/missing-answer: value of scenes/intro'],
    ],
    [
      'the only way to the ending leads to a scene that does not exist',
      editDefault((text) => text.replace('"yes":"farewell"', '"yes":"the-end"')),
      [`error conversation/unknown-scene: ${target}`],
    ],
    [
      'the ending has another name than the one that leads to it',
      editDefault((text) => text.replace('"farewell":{', '"goodbye":{')),
      [
        `error conversation/unknown-scene: ${target}`,
        'error conversation/unknown-scene: value of scenes/goodbye/next/no',
        'error conversation/unknown-scene: value of scenes/goodbye/next/dont-know',
      ],
    ],
    [
      'a scene offers an unknown answer, which may be the one that leads on',
      makeConversation({
        intro: { answers: ['yes', 'maybe'], next: { yes: 'bye', no: 'end' } },
        bye: end,
        end,
      }),
      ['error conversation/unknown-answer: value of scenes/intro/answers/1'],
    ],
    [
      'two answers have the same id, which the check of ids reports',
      editDefault((text) => text.replace('"id":"no"', '"id":"yes"')),
      [],
    ],
  ])('%s', (_, conversation, expected) => {
    expect(listProblems(conversation)).toEqual(expected)
  })
})

describe('a name that is misspelt where it is defined is one problem, there', () => {
  test('with the name that every use has', () => {
    const conversation = editDefault((text) => text.replace('"other-topic":{', '"oher-topic":{'))
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
      'the first scene, which the start names too',
      editDefault((text) => text.replace('"intro":{', '"intor":{')),
      ['error conversation/unknown-scene: key of scenes/intor'],
    ],
    [
      'an answer',
      editDefault((text) => text.replace('"id":"yes"', '"id":"yess"')),
      ['error conversation/unknown-answer: value of answers/0/id'],
    ],
    [
      'another answer',
      editDefault((text) => text.replace('"id":"dont-know"', '"id":"dontknow"')),
      ['error conversation/unknown-answer: value of answers/2/id'],
    ],
    [
      'a scene and an answer at once',
      editDefault((text) =>
        text.replace('"farewell":{', '"farewel":{').replace('"id":"no"', '"id":"NO"'),
      ),
      [
        'error conversation/unknown-scene: key of scenes/farewel',
        'error conversation/unknown-answer: value of answers/1/id',
      ],
    ],
    [
      'but not if one use has the same spelling',
      makeConversation({
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
      'nor if the uses do not agree',
      makeConversation({
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
    expect(listProblems(conversation)).toEqual(expected)
  })
})

test('a misspelt field has no other problems: its name is reported elsewhere', () => {
  const scene = { liens: ['Hi.'], nxet: { yes: 'intro', no: 'end' } }
  expect(
    listProblems({
      answers: [yes, no],
      scenes: { intro: scene, end: { lines: ['Bye.'], Ending: true } },
    }),
  ).toEqual([])
})

describe('a misspelt name is one problem, with a suggestion', () => {
  const farewell = end
  test.each([
    [
      'the start',
      makeConversation({ opening: { next: { yes: 'end', no: 'end' } }, end }, { start: 'openign' }),
      ['conversation/missing-start', 'opening'],
    ],
    [
      'the scene that leads to the only ending',
      makeConversation({ intro: { next: { yes: 'Farewel', no: 'farewell' } }, farewell }),
      ['conversation/unknown-scene', 'farewell'],
    ],
    [
      'the answer that leads on',
      makeConversation(
        { intro: { next: { yes: 'hall', 'dont-knwo': 'farewell' } }, hall: farewell, farewell },
        { answers: [yes, { id: 'dont-know', label: 'No idea' }] },
      ),
      ['conversation/unknown-answer', 'dont-know'],
    ],
    [
      'the answer that is offered',
      makeConversation({
        intro: { answers: ['YES', 'no'], next: { yes: 'farewell', no: 'farewell' } },
        farewell,
      }),
      ['conversation/unknown-answer', 'yes'],
    ],
  ])('%s', (_, conversation, expected) => {
    const problems = checkConversation(conversation, { path: [] })
    expect(problems.map(({ code, suggestion }) => [code, suggestion])).toEqual([expected])
  })
})

test.each([
  [
    'oh',
    'Use one of the conversation\'s answers: "yes", "no". Or add "oh" to "answers". Without "answers", Folio makes them all from the scenes.',
  ],
  ['yess', 'Use one of the conversation\'s answers: "yes", "no".'],
])('the help for the unknown answer "%s" says what its list is for', (answer, help) => {
  const conversation = makeConversation({
    intro: { next: { [answer]: 'end', yes: 'end', no: 'end' } },
    end,
  })
  const helps = checkConversation(conversation, { path: [] }).map((problem) => problem.help)
  expect(helps).toEqual([help])
})

function listSuggestions(conversation: unknown) {
  return checkConversation(conversation, { path: [] }).map(({ help, suggestion }) => [
    help,
    suggestion,
  ])
}

describe('an answer that is neither an id nor a label', () => {
  test('may be added to "answers"', () => {
    const next = { yes: 'end', no: 'end', "Don't know": 'end' }
    expect(listSuggestions(makeConversation({ intro: { next }, end }))).toEqual([
      [
        'Use one of the conversation\'s answers: "yes", "no". Or add "Don\'t know" to "answers". Without "answers", Folio makes them all from the scenes.',
        undefined,
      ],
    ])
  })

  test('but is misspelt where an answer is close to it', () => {
    const next = { yes: 'end', no: 'end', 'dont know': 'end' }
    const answers = [yes, no, { id: 'dont-know', label: "Don't know" }]
    expect(listSuggestions(makeConversation({ intro: { next }, end }, { answers }))).toEqual([
      ['Use one of the conversation\'s answers: "yes", "no", "dont-know".', 'dont-know'],
    ])
  })
})

test('an answer that is too long for a button is a problem of its shape', () => {
  const scenes = { intro: { next: { ['Tell me more! '.repeat(5)]: 'end' } }, end }
  const conversation = makeConversation(scenes, { answers: [yes] })
  expect(checkConversation(conversation, { path: [] })).toEqual([])
})
