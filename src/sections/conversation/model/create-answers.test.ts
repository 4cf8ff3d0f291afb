import { expect, test } from 'vitest'

import { createAnswers } from './create-answers.ts'

test('answers have the order of their first use, known labels or their ids in words', () => {
  const scenes = {
    intro: { next: { no: 'end', 'tell-me-more': 'more' } },
    more: { answers: ['dont-know', 5, 'no way'], next: { yes: 'end', no: 'intro' } },
    end: { next: { constructor: 'intro' } },
  }
  expect(createAnswers(scenes)).toEqual([
    { id: 'no', label: 'No' },
    { id: 'tell-me-more', label: 'Tell me more' },
    { id: 'dont-know', label: "I don't know" },
    { id: 'yes', label: 'Yes' },
    { id: 'constructor', label: 'Constructor' },
  ])
})

test.each([undefined, 5, [], { intro: { lines: ['Hi.'], ending: true } }, { intro: null }])(
  'scenes that name no answer have the one that Close gives: %j',
  (scenes) => {
    expect(createAnswers(scenes)).toEqual([{ id: 'yes', label: 'Yes' }])
  },
)

test('more answers than a conversation may have are left to the rules of the list', () => {
  const next = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`a${index}`, 'end']))
  expect(createAnswers({ intro: { next } })).toHaveLength(15)
})
