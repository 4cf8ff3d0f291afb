import { expect, test } from 'vitest'

import { writeAnswerIds } from './write-answer-ids.ts'

test.each([
  ['texts', ['Yes', 'No']],
  ['objects', [{ id: 'yes', label: 'Yes' }, { label: 'No' }]],
  ['an object', { yes: 'Yes', no: 'No' }],
])('scenes may name answers by their labels: %s', (_, answers) => {
  const scenes = { intro: { answers: ['Yes', 'no', 5], next: { Yes: 'coffee', no: 'tea' } } }
  expect(writeAnswerIds(scenes, answers)).toEqual({
    intro: { answers: ['yes', 'no', 5], next: { yes: 'coffee', no: 'tea' } },
  })
})

test('a scene offers answers by labels of several words', () => {
  const scenes = { intro: { answers: ['Tell me more!'], next: { 'Tell me more!': 'coffee' } } }
  expect(writeAnswerIds(scenes, ['Tell me more!'])).toEqual({
    intro: { answers: ['tell-me-more'], next: { 'tell-me-more': 'coffee' } },
  })
})

test('an id is not read as the label of another answer', () => {
  const answers = [
    { id: 'No', label: 'Yes' },
    { id: 'Yes', label: 'No' },
  ]
  const scenes = { intro: { next: { Yes: 'a', No: 'b' } } }
  expect(writeAnswerIds(scenes, answers)).toEqual(scenes)
})

test.each([
  ['that is there by its id, too', { Yes: 'a', yes: 'b' }],
  ['that leads to no id', { Yes: 5 }],
])('an answer keeps its name %s, and is reported by it', (_, next) => {
  expect(writeAnswerIds({ intro: { next } }, ['Yes'])).toEqual({ intro: { next } })
})

test.each([undefined, 5, [], 'intro', { intro: null }, { intro: { next: [], answers: 5 } }])(
  'scenes of another shape stay as they are: %j',
  (scenes) => {
    expect(writeAnswerIds(scenes, ['Yes'])).toEqual(scenes)
  },
)
