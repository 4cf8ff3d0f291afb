import { describe, expect, test } from 'vitest'

import { conversationOf, end, listProblems, yes } from '#fixtures/conversations.ts'

describe('a malformed part is ignored: its shape is reported elsewhere', () => {
  const intro = { next: { yes: 'end', no: 'end' } }
  test.each([
    ['nothing at all', undefined],
    ['null', null],
    ['a conversation that is a list', [conversationOf({ intro, end })]],
    ['no scenes', conversationOf(undefined)],
    ['scenes that are a list', conversationOf([intro, end])],
    ['scenes that are text', conversationOf('intro')],
    ['a start that is a number', conversationOf({ intro, end }, { start: 5 })],
    ['a start that is null', conversationOf({ hello: intro, end }, { start: null })],
    ['a scene that is a number', conversationOf({ intro: 5, end })],
    ['a scene that is null', conversationOf({ intro: null, end })],
    ['a scene that is a list', conversationOf({ intro: [], end })],
    ['a next that is a list', conversationOf({ intro: { next: ['end'] }, end })],
    ['a next that is text', conversationOf({ intro: { next: 'end' }, end })],
    ['a target that is a number', conversationOf({ intro: { next: { yes: 5, no: 'end' } }, end })],
    [
      'a list of answers that is text',
      conversationOf({ intro: { answers: 'yes', next: { yes: 'end' } }, end }),
    ],
    [
      'an offered answer that is a number',
      conversationOf({ intro: { answers: ['yes', 5], next: { yes: 'end', no: 'end' } }, end }),
    ],
    ['an ending that is text', conversationOf({ intro: { lines: ['Bye.'], ending: 'true' } })],
    ['no answers', conversationOf({ intro, end }, { answers: undefined })],
    ['answers that are none', conversationOf({ intro, end }, { answers: [] })],
    [
      'answers that are an object',
      conversationOf({ intro, end }, { answers: { yes: 'Yes', no: 'No' } }),
    ],
    [
      'an answer without an id',
      conversationOf({ intro, end }, { answers: [yes, { label: 'No' }] }),
    ],
  ])('%s', (_, conversation) => {
    expect(listProblems(conversation)).toEqual([])
  })

  test('the parts beside it are checked', () => {
    expect(
      listProblems(
        conversationOf({
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
