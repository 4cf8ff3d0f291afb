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
    { id: 'no-way', label: 'no way' },
    { id: 'yes', label: 'Yes' },
    { id: 'constructor', label: 'Constructor' },
  ])
})

test('a name that begins with a capital keeps its hyphen', () => {
  const next = { 'Hand-held': 'end', 'E-mail': 'end', Follow_up: 'end' }
  expect(createAnswers({ intro: { next } })).toEqual([
    { id: 'Hand-held', label: 'Hand-held' },
    { id: 'E-mail', label: 'E-mail' },
    { id: 'Follow_up', label: 'Follow up' },
  ])
})

test('a name that is no id is the label of an answer with an id of its words', () => {
  const scenes = {
    intro: { next: { 'Tell me more!': 'more', 'Ça va?': 'end', 'tell-me-more-2': 'end' } },
    more: { next: { 'Tell me more?': 'end', 好: 'end', 'Ça va?': 'end', 1: 'end' } },
  }
  expect(createAnswers(scenes)).toEqual([
    { id: 'tell-me-more', label: 'Tell me more!' },
    { id: 'ca-va', label: 'Ça va?' },
    { id: 'tell-me-more-2', label: 'Tell me more 2' },
    { id: 'answer-1', label: '1' },
    { id: 'tell-me-more-3', label: 'Tell me more?' },
    { id: 'answer', label: '好' },
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
