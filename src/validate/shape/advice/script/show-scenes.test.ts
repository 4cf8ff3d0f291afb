import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

function writeTalk(scenes: string, rest = '') {
  const section = `{ "type": "conversation", "heading": "Talk",${rest} "scenes": ${scenes} }`
  return writeContent({ sections: `${hero}, ${section}` })
}

describe('a list of scenes is shown as an object of them, which is then valid', () => {
  test.each([
    [
      'with the names of the model',
      '[{ "id": "start", "text": "Do you hear that?", "options": [{ "label": "Yes", "goto": "fridge" }, { "label": "No", "goto": "bye" }] }, { "id": "fridge", "text": "It is the fridge." }, { "id": "bye", "text": "Goodbye." }]',
      '{ "start": { "lines": "Do you hear that?", "next": { "Yes": "fridge", "No": "bye" } }, "fridge": { "lines": "It is the fridge.", "ending": true }, "bye": { "lines": "Goodbye.", "ending": true } }',
    ],
    [
      'with numbers as ids',
      '[{ "id": 1, "question": "Go?", "choices": [{ "text": "Sure", "next": 2 }] }, { "id": 2, "message": "Bye.", "end": true }]',
      '{ "scene-1": { "lines": "Go?", "next": { "Sure": "scene-2" } }, "scene-2": { "lines": "Bye.", "ending": true } }',
    ],
    [
      'one after the other',
      '[{ "text": "One." }, { "text": "Two?", "options": ["Yes", "No"] }, { "text": "Three." }]',
      '{ "intro": { "lines": "One.", "next": { "Go on": "scene-2" } }, "scene-2": { "lines": "Two?", "next": { "Yes": "scene-3", "No": "scene-3" } }, "scene-3": { "lines": "Three.", "ending": true } }',
    ],
    [
      'with the ids of scenes as their options',
      '[{ "id": "a", "text": "Go?", "options": ["b", "c"] }, { "id": "b", "text": "B." }, { "id": "c", "text": "C.", "next": "a" }]',
      '{ "a": { "lines": "Go?", "next": { "b": "b", "c": "c" } }, "b": { "lines": "B.", "ending": true }, "c": { "lines": "C.", "next": { "Go on": "a" } } }',
    ],
    [
      'with options that lead nowhere',
      '[{ "id": "a", "text": "Go?", "options": [{ "label": "Yes" }] }, { "id": "b", "text": "B.", "ending": true }]',
      '{ "a": { "lines": "Go?", "next": { "Yes": "b" } }, "b": { "lines": "B.", "ending": true } }',
    ],
    [
      'with "answers" that say where they lead',
      '[{ "id": "a", "lines": "Go?", "answers": { "Yes": "b" } }, { "id": "b", "lines": "B." }]',
      '{ "a": { "lines": "Go?", "next": { "Yes": "b" } }, "b": { "lines": "B.", "ending": true } }',
    ],
  ])('%s', (_, scenes, shown) => {
    expect(listHelps(writeTalk(scenes))).toEqual([`Write "scenes": ${shown}.`])
    expect(listHelps(writeTalk(shown))).toEqual([])
  })
})

test('answers of another form stay as they are', () => {
  const scenes = '[{ "id": "a", "lines": "Go?", "options": [{ "goto": "b" }, 5] }]'
  expect(listHelps(writeTalk(scenes))).toEqual([
    'Write "scenes": { "a": { "lines": "Go?", "next": [{ "goto": "b" }, 5] } }.',
  ])
})

test('of many scenes, the first one is shown whole', () => {
  const scenes = Array.from({ length: 20 }, (_, index) => ({
    id: `s${index}`,
    text: 'Words.',
    options: [{ label: 'On', goto: `s${(index + 15) % 20}` }],
  }))
  expect(listHelps(writeTalk(JSON.stringify(scenes)))).toEqual([
    'Write each scene after its id: "scenes": { "s0": { "lines": "Words.", "next": { "On": "s15" } }, "s1": { … }, … }.',
  ])
})

test('a first scene that would hide the sentence is not shown', () => {
  const scenes = [{ id: 'a', lines: Array(30).fill('Words, words and words.') }]
  expect(listHelps(writeTalk(JSON.stringify(scenes)))).toEqual([
    'Write each scene after its id: "scenes": { "a": { … } }.',
  ])
})

test('scenes use an answer that the conversation has', () => {
  const scenes = '[{ "text": "Hi." }, { "text": "Bye." }]'
  expect(listHelps(writeTalk(scenes, ' "answers": ["More"],'))).toEqual([
    'Write "scenes": { "intro": { "lines": "Hi.", "next": { "More": "scene-2" } }, "scene-2": { "lines": "Bye.", "ending": true } }.',
  ])
})

test('an answer that is there twice is decided on', () => {
  const scenes =
    '[{ "id": "a", "text": "Go?", "options": [{ "label": "Yes", "goto": "b" }, { "label": "Yes", "goto": "c" }] }, { "id": "b", "text": "B." }, { "id": "c", "text": "C." }]'
  expect(listHelps(writeTalk(scenes))).toEqual([
    'Write "scenes": { "a": { "lines": "Go?", "next": { "Yes": "c" } }, "b": { "lines": "B.", "ending": true }, "c": { "lines": "C.", "ending": true } }, each answer with a text of its own: "Yes" is there twice.',
  ])
})

test.each(['["Yes", "No"]', '[{ "label": "Yes" }, { "label": "No" }]'])(
  'answers of the last scene that lead nowhere are kept: %s',
  (options) => {
    const scenes = `[{ "id": "a", "text": "Go?" }, { "id": "b", "text": "Sure?", "options": ${options} }]`
    expect(listHelps(writeTalk(scenes))).toEqual([
      'Write "scenes": { "a": { "lines": "Go?", "next": { "Go on": "b" } }, "b": { "lines": "Sure?", "next": ["Yes", "No"] } }. In "b", write the scene that each answer leads to, or "ending": true in place of "next".',
    ])
  },
)

describe('the name of who says the lines belongs to the section', () => {
  const shown =
    'Write "scenes": { "intro": { "lines": "Hi?", "next": { "Go on": "scene-2" } }, "scene-2": { "lines": "Bye.", "ending": true } }.'

  test.each([
    ['"name": "Robo", ', '"name": "Robo", '],
    ['"speaker": "Robo", ', '"speaker": "Robo", '],
    ['"name": "Robo", "speaker": "Robo", ', '"name": "Robo", "speaker": "Robo", '],
    ['"speaker": "Robo", ', ''],
  ])('%j and %j', (first, second) => {
    const scenes = `[{ ${first}"lines": "Hi?" }, { ${second}"lines": "Bye." }]`
    expect(listHelps(writeTalk(scenes))).toEqual([
      `${shown} The name of who says the lines belongs to the section: "speaker": "Robo".`,
    ])
    expect(listHelps(writeTalk(scenes, ' "speaker": "Ada",'))).toEqual([shown])
  })

  test('which has one', () => {
    const scenes = '[{ "speaker": "Robo", "lines": "Hi?" }, { "speaker": "Ada", "lines": "Bye." }]'
    expect(listHelps(writeTalk(scenes))).toEqual([
      `${shown} The name of who says the lines belongs to the section, which has one: "speaker": "Robo".`,
    ])
  })
})

test('the more is said about scenes, the fewer are shown', () => {
  const text = 'Words. '.repeat(11).trim()
  const options = [
    { label: 'Yes', goto: 'b' },
    { label: 'Yes', goto: 'a' },
  ]
  const scenes = [
    { id: 'a', speaker: 'Robo', text, options },
    { id: 'b', text },
    { id: 'c', text, options: ['Sure', 'Never'] },
  ]
  expect(listHelps(writeTalk(JSON.stringify(scenes)))).toEqual([
    `Write each scene after its id: "scenes": { "a": { "lines": "${text}", "next": { "Yes": "a" } }, "b": { … }, … }, each answer with a text of its own: "Yes" is there twice. In "c", write the scene that each answer leads to, or "ending": true in place of "next". The name of who says the lines belongs to the section: "speaker": "Robo".`,
  ])
})
