import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { loadPortfolio } from '#disk/load-portfolio.ts'
import { findContentFile } from '#disk/owner/own-files.ts'

import { begin, findAnswer, recordAnswer, replay } from './transcript.ts'

const script = {
  start: 'door',
  answers: [
    { id: 'left', label: 'To the left' },
    { id: 'right', label: 'Right' },
  ],
  scenes: {
    door: {
      lines: ['Hello.', 'Where  to?'],
      next: { left: 'hall', right: 'door' },
      ending: false,
    },
    hall: { lines: ['A hall.'], answers: ['left'], next: { left: 'roof' }, ending: false },
    roof: { lines: ['The end.'], next: {}, ending: true },
  },
}

describe('a conversation goes as it is written', () => {
  test.each([
    [
      'word for word',
      'scene: door\nrobot: Hello.\nrobot: Where to?\nvisitor: left\nscene: hall\nrobot: A hall.\nvisitor: left\nrobot: The end.',
    ],
    ['by its path alone', 'visitor: left\nvisitor: left\nscene: roof\n'],
    ['only as far as it is written', 'visitor: left'],
    [
      'with comments, empty lines, a mark at its beginning and lines of Windows',
      '\uFEFF# A comment\r\n\r\n  scene :  door\r\n  # Another\r\nvisitor:left\r\n',
    ],
    ['with answers by number and by label', 'visitor: 1\nvisitor: to the LEFT\nscene: roof'],
    ['round a loop', 'visitor: right\nscene: door\nvisitor: right\nscene: door'],
  ])('%s', (_, transcript) => {
    expect(replay(script, transcript)).toBeUndefined()
  })
})

test('an answer without Latin letters is recorded by its text, which stays when others come before it', () => {
  const answers = [
    { id: 'answer', label: 'نعم' },
    { id: 'answer-2', label: '👎  👎' },
    { id: 'later', label: 'Later' },
    { id: 'answer-3', label: 'نعم' },
  ]
  const visit = begin({
    start: 'door',
    answers,
    scenes: {
      door: {
        lines: ['Hello.'],
        next: { answer: 'door', 'answer-2': 'door', later: 'door', 'answer-3': 'door' },
        ending: false,
      },
    },
  })
  const recorded = answers.map((answer) => visit && recordAnswer(visit, answer))
  expect(recorded).toEqual([
    'visitor: نعم',
    'visitor: 👎 👎',
    'visitor: later',
    // Another button of this scene has the same text.
    'visitor: answer-3',
  ])
  const found = recorded.map((line = '') => findAnswer(answers, line.replace('visitor: ', '')))
  expect(found).toEqual(answers)
})

describe('a difference has its line, what is written and what happens', () => {
  test.each([
    [
      'another line',
      '# Hi\nrobot: Hello.\nrobot: Who is it?',
      { line: 3, scene: 'door', expected: 'robot: Who is it?', found: 'robot: Where to?' },
    ],
    [
      'an extra line',
      'robot: Hello.\nrobot: Where to?\nrobot: Well?',
      { line: 3, scene: 'door', expected: 'robot: Well?', found: 'no more lines in this scene' },
    ],
    [
      'a line that is left out before an answer',
      'robot: Hello.\nvisitor: left',
      { line: 2, scene: 'door', expected: 'visitor: left', found: 'robot: Where to?' },
    ],
    [
      'a line that is left out at the end',
      'robot: Hello.\n\n',
      { line: 1, scene: 'door', expected: 'the end of the transcript', found: 'robot: Where to?' },
    ],
    [
      'another scene',
      'visitor: left\nscene: roof',
      { line: 2, scene: 'hall', expected: 'scene: roof', found: 'scene: hall' },
    ],
    [
      'an answer that is not offered',
      'visitor: left\nvisitor: right',
      { line: 2, scene: 'hall', expected: 'visitor: right', found: 'the answers left' },
    ],
    [
      'an answer on an ending',
      'visitor: left\nvisitor: left\nvisitor: left',
      {
        line: 3,
        scene: 'roof',
        expected: 'visitor: left',
        found: 'no answers: this scene is an ending',
      },
    ],
    [
      'a number beyond the answers',
      'visitor: 3',
      { line: 1, scene: 'door', expected: 'visitor: 3', found: 'the answers left, right' },
    ],
    [
      'a line that is not one of a transcript',
      '\nguest: left',
      {
        line: 2,
        scene: 'door',
        expected: '"scene: ...", "robot: ...", "visitor: ..." or "# ..."',
        found: 'guest: left',
        isUnreadable: true,
      },
    ],
    [
      'a transcript without lines',
      '# Nothing yet\n',
      {
        line: 1,
        scene: 'door',
        expected: 'at least one line such as "visitor: yes"',
        found: 'none',
      },
    ],
  ])('%s', (_, transcript, difference) => {
    expect(replay(script, transcript)).toEqual(difference)
  })
})

test('the conversation of the site matches the transcripts beside it', () => {
  const folder = join(dirname(findContentFile()), 'transcripts')
  const conversation = loadPortfolio(findContentFile()).portfolio?.sections.find(
    (section) => section.type === 'conversation',
  )
  const differences = readdirSync(folder).map((name) => [
    name,
    conversation && replay(conversation, readFileSync(join(folder, name), 'utf8')),
  ])
  expect(differences).toEqual(differences.map(([name]) => [name, undefined]))
})
