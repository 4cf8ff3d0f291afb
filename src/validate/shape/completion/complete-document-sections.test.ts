import { describe, expect, test } from 'vitest'

import { writeHero } from '#fixtures/list-helps.ts'
import { heroWithoutId, readPart } from '#fixtures/read-part.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { readProperty, readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

test.each(['Server', 'folio', 'SERVICE'])('messages may go to "%s"', (to) => {
  const sections = `{ "type": "contact", "heading": "Write", "to": "${to}" }`
  const { portfolio } = validatePortfolio(writeContent({ sections }), options)
  expect(readValue(portfolio, ['sections', 0, 'to'])).toBe('service')
})

test.each([
  '"to": "ada@lovelace.dev"',
  '"to": "mailto:ada@lovelace.dev"',
  '"to": "Mailto:Ada@lovelace.dev", "mailAddress": "ada@lovelace.dev"',
  '"to": "mail", "mailAddress": "mailto:ada@lovelace.dev"',
])('a contact section may name the email address that it shows: %s', (fields) => {
  const contact = `{ "type": "contact", "heading": "Write", ${fields} }`
  const { portfolio } = validatePortfolio(writeContent({ sections: contact }), options)
  const section = readValue(portfolio, ['sections', 0])
  expect([readProperty(section, 'to'), readProperty(section, 'mailAddress')]).toEqual([
    'mail',
    'ada@lovelace.dev',
  ])
})

test('the address of a section may stand for its id', () => {
  const lines = '{ "text": "Up.", "go": "#home" }'
  const sections = [
    writeHero('"scrollTo": "#talk"'),
    `{ "type": "conversation", "id": "talk", "heading": "A", "scenes": { "a": { "lines": [${lines}], "ending": true } } }`,
  ]
  const { part, errors } = readPart(writeContent({ sections: sections.join(', ') }), 'sections')
  expect(errors).toEqual([])
  expect(part).toMatchObject([{ scrollTo: 'talk' }, { scenes: { a: { lines: [{ go: 'home' }] } } }])
})

/** The problems of a section that shows one record. */
const validateShowing = (id: string) =>
  validatePortfolio(
    writeContent({
      rest: '"profile": { "projects": [{ "name": "Ward Light", "description": "A." }] }',
      sections: `${heroWithoutId}, { "type": "projects", "heading": "A", "show": ["${id}"] }`,
    }),
    options,
  ).problems

describe('"show" of a section', () => {
  test('names a derived id', () => {
    expect(validateShowing('ward-light')).toEqual([])
  })

  test('suggests the id for a misspelt name of a record', () => {
    expect(validateShowing('Ward Lihgt')).toMatchObject([{ suggestion: 'ward-light' }])
  })

  test('suggests one for an unknown id', () => {
    expect(validateShowing('wardlight')).toMatchObject([
      { code: 'profile/unknown-record', suggestion: 'ward-light' },
    ])
  })
})

test('a section may name the records that it shows by their names', () => {
  const projects = '{ "name": "Ward Light", "description": "A." }, { "name": "Über maps" }'
  const validateShow = (written: string) =>
    validatePortfolio(
      writeContent({
        sections: `${heroWithoutId}, { "type": "projects", "heading": "Work", "show": ${written} }`,
        rest: `"profile": { "projects": [${projects}] }`,
      }),
      options,
    )
  expect(
    ['["Über Maps", "ward-light"]', '"Ward Light"'].map((written) =>
      readValue(validateShow(written).portfolio, ['sections', 1, 'show']),
    ),
  ).toEqual([['uber-maps', 'ward-light'], ['ward-light']])
})

test.each([
  ['"all"', undefined],
  ['["All"]', undefined],
  ['"projects"', undefined],
  ['"Ward Light, Big Atlas"', ['ward-light', 'big-atlas']],
  ['"Tea, Coffee"', ['tea-coffee']],
])('a text says which records a section shows: %s', (written, ids) => {
  const names = ['Ward Light', 'Big Atlas', 'Tea, Coffee']
  const projects = names.map((name) => ({ name, description: 'A.' }))
  const section = `{ "type": "projects", "heading": "Work", "show": ${written} }`
  const text = writeContent({
    sections: `${heroWithoutId}, ${section}`,
    rest: `"profile": ${JSON.stringify({ projects })}`,
  })
  const { portfolio, problems } = validatePortfolio(text, options)
  expect(problems).toEqual([])
  expect(readValue(portfolio, ['sections', 1, 'show'])).toEqual(ids)
})

test('a record that is called "All" is shown alone', () => {
  const text = writeContent({
    sections: `${heroWithoutId}, { "type": "projects", "heading": "Work", "show": "all" }`,
    rest: '"profile": { "projects": [{ "name": "All" }, { "name": "Other" }] }',
  })
  const { portfolio } = validatePortfolio(text, options)
  expect(readValue(portfolio, ['sections', 1, 'show'])).toEqual(['all'])
})

test('of names with commas, the unknown one is reported', () => {
  const text = writeContent({
    sections: `${heroWithoutId}, { "type": "projects", "heading": "Work", "show": "Atlas, Nope" }`,
    rest: '"profile": { "projects": [{ "name": "Atlas" }] }',
  })
  expect(validatePortfolio(text, options).problems.map(({ message }) => message)).toEqual([
    'No record in "projects" of the profile has the id or the name "Nope".',
  ])
})
