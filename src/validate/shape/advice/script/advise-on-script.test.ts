import { expect, test } from 'vitest'

import { bye, listHelps, writeRobot } from '#fixtures/list-helps.ts'
import { writeContent, writeConversation } from '#fixtures/small-content.ts'

test.each([
  [
    `{ "start": { "lines": ["Hi?"], "next": "bye" }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": { "yes": ["bye", "start"] } }, ${bye} }`,
    'Write one of them: an answer leads to one scene, as "bye".',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": { "yes": ["Thanks", "bye"] } }, ${bye} }`,
    'Write one of them: an answer leads to one scene, as "bye".',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": { "yes": ["bye"] } }, ${bye} }`,
    'Write one text in quotes: "bye".',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": 3 }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": ["bye", "start"] }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye", … }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": "bey" }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": [{ "label": "Yes", "to": "bye" }, { "label": "Yes", "to": "start" }] }, ${bye} }`,
    'Write "next": { "Yes": "start", … }, each answer with a text of its own: "Yes" is there twice.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": [{ "label": "Yes", "to": "bye" }] }, ${bye} }`,
    'Write "next": { "Yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": [{ "Yes": "bye" }] }, ${bye} }`,
    'Write "next": { "Yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "answers": [{ "text": "Yes", "goto": "bye" }] }, ${bye} }`,
    'Write them in place of "answers", as "next": { "Yes": "bye" }.',
  ],
])('scenes and answers are shown as they are written: %s', (scenes, help) => {
  expect(listHelps(writeContent({ sections: writeConversation(scenes) }))).toContain(help)
})

test('a scene in place of an answer is written after an id of its own', () => {
  const scenes =
    '{ "start": { "lines": ["Hi."], "next": { "Tell me": { "lines": ["B."], "ending": true } } } }'
  expect(listHelps(writeContent({ sections: writeRobot(scenes) }))).toEqual([
    expect.stringMatching(
      /^Write this scene in "scenes", after an id of its own such as "start-tell-me"/u,
    ),
  ])
})

test.each([
  ['"Yes"', '{ "Yes": "b" }'],
  ['["Yes", "No"]', '{ "Yes": "b", "No": "c" }'],
  ['["b", "c", "d", "e", "f"]', '{ "Yes": "b", "No": "c", "Answer 3": "d", "Answer 4": "e", … }'],
])('without a list of answers, "next": %s names scenes or answers', (next, shown) => {
  const names = ['b', 'c', 'd', 'e', 'f']
  const others = names.map((name) => `"${name}": { "lines": "Bye.", "ending": true }`)
  const scenes = `{ "start": { "lines": "Hi?", "next": ${next} }, ${others.join(', ')} }`
  const section = `{ "type": "conversation", "heading": "Talk", "scenes": ${scenes} }`
  expect(listHelps(writeContent({ sections: section }))).toEqual([
    `Write the answer that leads to each scene: "next": ${shown}.`,
  ])
})

test.each([
  ['["No"]', '{ "No": "b" }.'],
  ['"no"', '{ "No": "b" }.'],
  ['["Yes", "No"]', '{ "Yes": "b", "No": "b" }.'],
  ['["b", "No"]', '{ "No": "b" }.'],
  ['["Maybe", "Never"]', '{ "Yes": "b", "No": "b" }.'],
  ['["Yes", "No"]', '{ "Yes": "now", "No": "now" }.', 'now'],
])('with a list of answers, "next": %s keeps the answers it names', (next, shown, end = 'b') => {
  const scenes = `{ "start": { "lines": "Hi?", "next": ${next} }, "${end}": { "lines": "Bye.", "ending": true } }`
  const answers = '["Yes", "No"]'
  const section = `{ "type": "conversation", "heading": "Talk", "answers": ${answers}, "scenes": ${scenes} }`
  expect(listHelps(writeContent({ sections: section }))).toEqual([
    `Write the answer that leads to each scene: "next": ${shown}`,
  ])
})

test('more answers than a conversation may have are told to be used again', () => {
  const next = Array.from({ length: 13 }, (_, index) => `"Answer ${index}": "bye"`).join(', ')
  expect(
    listHelps(
      writeContent({
        sections: writeRobot(`{ "start": { "lines": "Hi?", "next": { ${next} } }, ${bye} }`),
      }),
    ),
  ).toEqual([
    'Use the same answer in several scenes, such as "Go on": it may lead to another scene in each.',
  ])
})
