import { describe, expect, test } from 'vitest'

import { makeConversation, end, listProblems, yes } from '#fixtures/conversations.ts'

describe('a malformed part is ignored: its shape is reported elsewhere', () => {
  const intro = { next: { yes: 'end', no: 'end' } }
  test.each([
    ['nothing at all', undefined],
    ['null', null],
    ['a conversation that is a list', [makeConversation({ intro, end })]],
    ['no scenes', makeConversation(undefined)],
    ['scenes that are a list', makeConversation([intro, end])],
    ['scenes that are text', makeConversation('intro')],
    ['a start that is a number', makeConversation({ intro, end }, { start: 5 })],
    ['a start that is null', makeConversation({ hello: intro, end }, { start: null })],
    ['a scene that is a number', makeConversation({ intro: 5, end })],
    ['a scene that is null', makeConversation({ intro: null, end })],
    ['a scene that is a list', makeConversation({ intro: [], end })],
    ['a next that is a list', makeConversation({ intro: { next: ['end'] }, end })],
    ['a next that is text', makeConversation({ intro: { next: 'end' }, end })],
    [
      'a target that is a number',
      makeConversation({ intro: { next: { yes: 5, no: 'end' } }, end }),
    ],
    [
      'a list of answers that is text',
      makeConversation({ intro: { answers: 'yes', next: { yes: 'end' } }, end }),
    ],
    [
      'an offered answer that is a number',
      makeConversation({ intro: { answers: ['yes', 5], next: { yes: 'end', no: 'end' } }, end }),
    ],
    ['an ending that is text', makeConversation({ intro: { lines: ['Bye.'], ending: 'true' } })],
    ['no answers', makeConversation({ intro, end }, { answers: undefined })],
    ['answers that are none', makeConversation({ intro, end }, { answers: [] })],
    [
      'answers that are an object',
      makeConversation({ intro, end }, { answers: { yes: 'Yes', no: 'No' } }),
    ],
    [
      'an answer without an id',
      makeConversation({ intro, end }, { answers: [yes, { label: 'No' }] }),
    ],
  ])('%s', (_, conversation) => {
    expect(listProblems(conversation)).toEqual([])
  })

  test('the parts beside it are checked', () => {
    expect(
      listProblems(
        makeConversation({
          intro: { next: { yes: 'gone', no: 'hall' }, ending: 'no' },
          hall: 5,
          attic: {},
        }),
      ),
    ).toEqual([
      'error conversation/unknown-scene: value of scenes/intro/next/yes',
      'error conversation/missing-answer: value of scenes/attic',
    ])
  })
})
