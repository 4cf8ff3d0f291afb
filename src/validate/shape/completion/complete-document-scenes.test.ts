import { describe, expect, test } from 'vitest'

import { readPart } from '#fixtures/read-part.ts'
import { options, writeContent, writeConversation } from '#fixtures/small-content.ts'
import { readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const writeScenes = (next: string) =>
  `"scenes": { "intro": { "lines": "Go on?", "next": ${next} }, "end": { "lines": "Bye.", "ending": true } }`

const writeTalk = (rest: string) =>
  writeContent({ sections: `{ "type": "conversation", "heading": "A", ${rest} }` })

const writeWithLink = (link: string) =>
  writeTalk(`"scenes": { "intro": { "lines": "Bye.", "ending": true, "link":\n${link} } }`)

describe('a short form of a conversation stands for a longer one', () => {
  test('answers may be an object of their labels', () => {
    const scenes =
      '{ "intro": { "lines": "Hi.", "next": { "yes": "end" } }, "end": { "lines": "Bye.", "ending": true } }'
    const talk = writeConversation(scenes).replace(
      /"answers": \[[^\]]*\]/u,
      '"answers": { "yes": "Yes, please" }',
    )
    const { portfolio } = validatePortfolio(writeContent({ sections: talk }), options)
    expect(readValue(portfolio, ['sections', 0, 'answers'])).toEqual([
      { id: 'yes', label: 'Yes, please' },
    ])
  })

  test('texts, for answers, lines and a conversation that begins with its first scene', () => {
    const scenes =
      '{ "hi": { "lines": "Go on?", "next": { "i-dont-know": "end" } }, "end": { "lines": "Bye.", "ending": true } }'
    const text = writeTalk(`"answers": ["I don't know"], "scenes": ${scenes}`)
    expect(readPart(text, 'sections', 0)).toMatchObject({
      part: {
        speaker: 'Robot',
        start: 'hi',
        answers: [{ id: 'i-dont-know', label: "I don't know" }],
        scenes: { hi: { lines: ['Go on?'] } },
      },
      errors: [],
    })
  })

  test('scenes alone, for a conversation with the answers that they name', () => {
    const next = '{ "yes": "end", "dont-know": "end", "say-more": "end" }'
    const scenes = `{ "intro": { "lines": "Go on?", "next": ${next} }, "end": { "lines": "Bye.", "ending": true } }`
    expect(readPart(writeTalk(`"scenes": ${scenes}`), 'sections', 0)).toMatchObject({
      part: {
        answers: [
          { id: 'yes', label: 'Yes' },
          { id: 'dont-know', label: "I don't know" },
          { id: 'say-more', label: 'Say more' },
        ],
      },
      errors: [],
    })
  })

  test('labels, for the names of answers, and for answers of their own', () => {
    const labels = writeScenes('{ "Yes": "end", "No": "intro" }')
    expect(readPart(writeTalk(`"answers": ["Yes", "No"], ${labels}`), 'sections', 0)).toMatchObject(
      {
        part: { scenes: { intro: { next: { yes: 'end', no: 'intro' } } } },
        errors: [],
      },
    )
    expect(readPart(writeTalk(writeScenes('{ "Ça va?": "end" }')), 'sections', 0)).toMatchObject({
      part: {
        answers: [{ id: 'ca-va', label: 'Ça va?' }],
        scenes: { intro: { next: { 'ca-va': 'end' } } },
      },
      errors: [],
    })
  })

  test.each([
    ['"ending"', 'conversation/unknown-scene', 'the answer "tell-me" leads to the scene "ending"'],
    ['"the end"', 'conversation/unknown-scene', 'the answer "Tell me!" leads to the scene'],
    ['5', 'content/wrong-type', 'This is the number 5,'],
  ])('and a mistake behind a label is one, where it is written: %s', (target, code, message) => {
    const text = writeTalk(writeScenes(`{ "Ja?": "end", "Tell me!": \n${target} }`))
    const { problems } = validatePortfolio(text, options)
    const line = text.split('\n').findIndex((one) => one.startsWith(target)) + 1
    expect(problems).toMatchObject([{ code, line, column: 1 }])
    expect(problems[0]?.message).toContain(message)
  })

  test.each([
    ['{ "Write to me": "#conversation" }', { label: 'Write to me', url: '#conversation' }],
    ['"https://github.com/ada"', { label: 'GitHub', url: 'https://github.com/ada' }],
    ['"#conversation"', { label: 'Conversation', url: '#conversation' }],
  ])('an address with or without its text, for a link: %s', (link, whole) => {
    const path = ['sections', 0, 'scenes', 'intro', 'link']
    expect(readPart(writeWithLink(link), ...path)).toEqual({ part: whole, errors: [] })
  })

  test.each([
    ['{ "Write to me": "#gone" }', 18, 'No section has the id "gone".'],
    ['{ "url": "#conversation" }', 1, 'The field "label" is missing here.'],
    ['{ "label": "A", "href": "#conversation" }', 17, 'There is no field "href" here.'],
    ['"gone"', 1, '"gone" does not fit here.'],
  ])('and a wrong link has its problem there: %s', (link, column, message) => {
    const [first] = validatePortfolio(writeWithLink(link), options).problems
    expect(first).toMatchObject({ column, message })
  })

  test('but a conversation begins with "intro" where it has that scene', () => {
    const scenes =
      '{ "end": { "lines": "Bye.", "ending": true }, "intro": { "lines": "Go on?", "next": { "yes": "end" } } }'
    expect(
      readPart(writeTalk(`"answers": ["Yes"], "scenes": ${scenes}`), 'sections', 0, 'start').part,
    ).toBe('intro')
  })
})
