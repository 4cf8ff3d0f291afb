import { expect, test } from 'vitest'

import { createPathDescriber } from '#problems/describe-path.ts'
import { findNouns } from '#sections/section.ts'

import { definition } from './schema.ts'

test('a field that is left out has the default of the specification', () => {
  const written = {
    type: 'conversation',
    id: 'conversation',
    heading: 'Talk',
    speaker: 'Robot',
    answers: [{ id: 'yes', label: 'Yes' }],
    scenes: { intro: { lines: ['Hi.'] } },
  }
  expect(definition.schema.parse(written)).toEqual({
    type: 'conversation',
    id: 'conversation',
    heading: 'Talk',
    speaker: 'Robot',
    start: 'intro',
    answers: [{ id: 'yes', label: 'Yes' }],
    scenes: { intro: { lines: ['Hi.'], next: {}, ending: false } },
    typingDelay: 20,
    startLabel: 'Start',
    continueLabel: 'Continue',
    closeLabel: 'Close',
    answersLabel: 'Your answer',
    copyLabel: 'Copy this address',
    copiedLabel: 'Copied',
    addressLabel: 'The address of this talk',
    sentLine: 'Someone sent you their answers: {answers}.',
    strayedLine: 'I could follow {count} of {total} answers.',
    agreementLine: 'You two agree on {count} of {total} answers.',
    ownAnswersLabel: 'Your answers: {answers}.',
    sentAnswersLabel: 'Answers of the sender: {answers}.',
    separator: ', ',
  })
})

test.each([
  [['answers', 0], 'Section about-me (conversation), answer 1 (No)'],
  [['scenes', 'intro'], 'Scene intro'],
  [['scenes', 'intro', 'lines', 0], 'Scene intro, line 1'],
  [['scenes', 'intro', 'answers', 0], 'Scene intro, answer 1 (no)'],
  [['scenes', 'intro', 'next', 'no'], 'Scene intro, answer No'],
  [['scenes', 'intro', 'next', 'maybe'], 'Scene intro, answer maybe'],
  [['scenes', 'intro', 'next', 'other'], 'Scene intro, answer other'],
])('messages name %j "%s"', (path, description) => {
  const section = {
    type: 'conversation',
    id: 'about-me',
    answers: [{ id: 'no', label: 'No' }, { id: 'maybe' }],
    scenes: { intro: { lines: ['Hi.'], answers: ['no'], next: { no: 'gone', other: 'gone' } } },
  }
  const describePath = createPathDescriber({ sections: [section] }, findNouns)
  expect(describePath(['sections', 0, ...path])).toBe(description)
})
