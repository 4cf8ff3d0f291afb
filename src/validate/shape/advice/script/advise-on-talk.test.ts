import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

function writeTalk(fields: string) {
  return writeContent({
    sections: `${hero}, { "type": "conversation", "heading": "Talk", ${fields} }`,
  })
}

const startHelp = '"start" names one of the "scenes": write "start": "intro".'

describe('a question and the replies to its answers become scenes', () => {
  const question = '"start": "Hello! Do you hear that?"'

  test.each([
    [
      '"answers": { "Yes": "It is the fridge.", "No": "Goodbye." }',
      '"scenes": { "intro": { "lines": ["Hello! Do you hear that?"], "next": { "Yes": "yes", "No": "no" } }, "yes": { "lines": ["It is the fridge."], "ending": true }, "no": { "lines": ["Goodbye."], "ending": true } }',
      `${startHelp} Delete "answers": "next" of the scene has them.`,
    ],
    [
      '"answers": ["Intro", "Go on!"]',
      '"scenes": { "intro": { "lines": ["Hello! Do you hear that?"], "next": { "Intro": "intro-2", "Go on!": "go-on" } }, "intro-2": { "lines": ["Thank you."], "ending": true }, "go-on": { "lines": ["Thank you."], "ending": true } }',
      startHelp,
    ],
    [
      `"answers": { "Yes": "${'Words. '.repeat(40)}", "No": "${'Words. '.repeat(40)}" }`,
      `"scenes": { "intro": { "lines": ["Hello! Do you hear that?"], "next": { "Yes": "yes", "No": "no" } }, "yes": { "lines": ["${'Words. '.repeat(12).slice(0, 78)}…"], "ending": true }, "no": { "lines": ["${'Words. '.repeat(12).slice(0, 78)}…"], "ending": true } }`,
      `${startHelp} Delete "answers": "next" of the scene has them.`,
    ],
    [
      '"speaker": "Robo"',
      '"scenes": { "intro": { "lines": ["Hello! Do you hear that?"], "ending": true } }',
      startHelp,
    ],
  ])('%s', (answers, scenes, help) => {
    expect(listHelps(writeTalk(`${question}, ${answers}`))).toEqual([
      expect.stringContaining(`Add ${scenes}`),
      help,
    ])
    const kept = answers.includes('{') ? '' : `, ${answers}`
    expect(listHelps(writeTalk(`"start": "intro"${kept}, ${scenes}`))).toEqual([])
  })
})

describe('answers that are not in the scenes shown are not to be deleted yet', () => {
  const question = '"start": "Hello! Do you hear that?"'
  const long = 'Words. '.repeat(9).trim()

  test.each([
    ['{ "LONG": "It is the fridge." }', '"ending": true'],
    ['{ "LONG": "It is the fridge.", "No": "LONG" }', '"next": { "No": "no" }'],
  ])('with a name that is too long: %s', (answers, shown) => {
    const fields = `${question}, "answers": ${answers.replaceAll('LONG', long)}`
    expect(listHelps(writeTalk(fields))).toEqual([
      expect.stringContaining(shown),
      startHelp,
      'Write at most 60 characters.',
    ])
  })

  test('of many replies, the others are written in the same way', () => {
    const answers = `{ "A": "${long}", "B": "${long}", "C": "${long}", "D": "${long}" }`
    expect(listHelps(writeTalk(`${question}, "answers": ${answers}`))).toEqual([
      expect.stringContaining('"next": { "A": "a", "B": "b" }'),
      `${startHelp} Write all of the "answers" in "next" in the same way, and delete "answers".`,
    ])
  })
})

test('the scene that "start" names is the first of the missing ones', () => {
  expect(listHelps(writeTalk('"start": "hello"'))).toEqual([
    expect.stringContaining('Add "scenes": { "hello": { "lines": ["Hello."], "ending": true } }'),
  ])
})

test('beside scenes, "start" is the name of one', () => {
  const scenes = '"scenes": { "hi": { "lines": "Hi.", "ending": true } }'
  expect(listHelps(writeTalk(`"start": "Hello! You?", ${scenes}`))).toEqual([
    'Name a scene that exists: "hi".',
  ])
})

test.each(['"start": 5', '"start": ""'])('%s is no question', (start) => {
  expect(listHelps(writeTalk(start))[0]).toContain('Add "scenes": { "intro": { "lines": ["Hello."]')
})
