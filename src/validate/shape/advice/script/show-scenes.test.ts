import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

function writeTalk(scenes: string) {
  const section = `{ "type": "conversation", "heading": "Talk", "scenes": ${scenes} }`
  return writeContent({ sections: `${hero}, ${section}` })
}

test.each([
  [
    'with the names of the model',
    '[{ "id": "start", "text": "Do you hear that?", "options": [{ "label": "Yes", "goto": "fridge" }, { "label": "No", "goto": "bye" }] }, { "id": "fridge", "text": "It is the fridge." }, { "id": "bye", "text": "Goodbye." }]',
    '{ "start": { "lines": "Do you hear that?", "next": { "Yes": "fridge", "No": "bye" } }, "fridge": { … }, … }',
  ],
  [
    'with numbers as ids',
    '[{ "id": 1, "question": "Go?", "choices": [{ "text": "Sure", "next": 2 }] }, { "id": 2, "message": "Bye.", "end": true }]',
    '{ "scene-1": { "lines": "Go?", "next": { "Sure": "scene-2" } }, "scene-2": { … } }',
  ],
  [
    'with ids that are no names of scenes',
    '[{ "id": "Start", "lines": "Hi?", "next": [{ "label": "Yes", "to": "Über uns" }] }, { "id": "Über uns", "lines": "A." }]',
    '{ "Start": { "lines": "Hi?", "next": { "Yes": "uber-uns" } }, "uber-uns": { … } }',
  ],
  [
    'without ids',
    '[{ "text": "One." }, { "text": "Two." }]',
    '{ "intro": { "lines": "One." }, "scene-2": { … } }',
  ],
  [
    'with "answers" that say where they lead',
    '[{ "id": "a", "lines": "Go?", "answers": { "Yes": "b" } }, { "id": "b", "lines": "B." }]',
    '{ "a": { "lines": "Go?", "next": { "Yes": "b" } }, "b": { … } }',
  ],
  [
    'with the name of who says the lines',
    '[{ "name": "Robo", "id": "a", "lines": "Hi." }, { "name": "Robo", "id": "b", "lines": "Bye." }]',
    '{ "a": { "lines": "Hi." }, "b": { … } }',
  ],
  [
    'with a first scene that would hide the sentence',
    JSON.stringify([{ id: 'a', lines: Array(30).fill('Words, words and words.') }]),
    '{ "a": { … } }',
  ],
])('a list of scenes is shown as an object of them, %s', (_, scenes, shown) => {
  expect(listHelps(writeTalk(scenes))).toEqual([
    `Write each scene after its id: "scenes": ${shown}.`,
  ])
})
