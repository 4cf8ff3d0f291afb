import { describe, expect, test } from 'vitest'

import { writeProfile } from '#fixtures/list-helps.ts'
import { listProblems, readPart, writeRecords } from '#fixtures/read-part.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { completeDocument } from './complete-document.ts'

describe('a list may be an object with the names of its entries', () => {
  test.each([
    ['skills', '{ "Web": ["CSS"], "Data": "SQL, R" }', ['Web', 'Data']],
    ['languages', '{ "Polish": "native", "English": "C2" }', ['Polish', 'English']],
  ])('%s: %s', (list, entries, names) => {
    const { portfolio } = validatePortfolio(
      writeContent({ rest: `"profile": { "${list}": ${entries} }` }),
      options,
    )
    const field = list === 'skills' ? 'name' : 'language'
    const found = readItems(readValue(portfolio, ['profile', list]))
    expect(found.map((entry) => readProperty(entry, field))).toEqual(names)
  })
})

test.each([
  ['work', '{ "name": "A", "position": "B", "startDate": "2021" }', ['name', ['A']]],
  ['projects', '{ "name": "A" }', ['name', ['A']]],
  ['skills', '"React, CSS"', ['name', ['React', 'CSS']]],
  ['interests', '"Rowing, Ships"', ['name', ['Rowing', 'Ships']]],
])('the list "%s" of a profile may be %s', (list, written, [field, values]) => {
  const { portfolio } = validatePortfolio(
    writeContent({ rest: `"profile": { "${list}": ${written} }` }),
    options,
  )
  const found = readItems(readValue(portfolio, ['profile', list]))
  expect(found.map((entry) => readProperty(entry, String(field)))).toEqual(values)
})

test('what is wrong with a record that stands alone is reported in it', () => {
  const rest = '"profile": { "work": { "name": "A", "posiion": "B", "startDate": "2021" } }'
  const { problems } = validatePortfolio(writeContent({ rest }), options)
  expect(problems.map(({ pointer, suggestion }) => [pointer, suggestion])).toEqual([
    ['/profile/work/posiion', 'position'],
  ])
})

test('a mark and a postal code may be numbers', () => {
  const rest =
    '"profile": { "publish": "address", "location": { "address": "A", "postalCode": 50670 }, "education": [{ "institution": "A", "score": 1.3 }] }'
  const { portfolio } = validatePortfolio(writeContent({ rest }), options)
  expect([
    readValue(portfolio, ['profile', 'location', 'postalCode']),
    readValue(portfolio, ['profile', 'education', 0, 'score']),
  ]).toEqual(['50670', '1.3'])
})

describe('the dates of a record', () => {
  test.each(['present', 'Present', 'today', 'ongoing', 'Current', 'now'])(
    'end with no date, for "%s"',
    (end) => {
      const record = `{ "name": "A", "position": "B", "startDate": "2021", "endDate": "${end}" }`
      expect(readPart(writeRecords('work', record), 'profile', 'work', 0)).toEqual({
        part: { id: 'a', name: 'A', position: 'B', startDate: '2021' },
        errors: [],
      })
    },
  )

  test('may be years as numbers', () => {
    const rest = `"profile": {
      "work": [{ "name": "A", "position": "B", "startDate": 2016, "endDate": 2018 }],
      "awards": [{ "title": "A", "date": 1999 }]
    }`
    const { part, errors } = readPart(writeContent({ rest }), 'profile')
    expect(errors).toEqual([])
    expect(part).toMatchObject({
      work: [{ startDate: '2016', endDate: '2018' }],
      awards: [{ date: '1999' }],
    })
  })

  test.each(['999', '3000', '2016.5', '-2016', '20160'])('but %s is no year', (year) => {
    expect(listProblems('awards', `{ "title": "A", "date": ${year} }`)).toEqual([
      `content/wrong-type /profile/awards/0/date This is the number ${year}, and text in quotes belongs here.`,
    ])
  })
})

describe('a short form stands for a longer one', () => {
  test('a city, for a location, and an address, for a link of a record', () => {
    const project = '{ "name": "A", "description": "B.", "links": ["https://github.com/ada/a"] }'
    const rest = `"profile": { "location": "Oslo", "projects": [${project}] }`
    expect(readPart(writeContent({ rest }), 'profile')).toMatchObject({
      part: {
        projects: [{ links: [{ id: 'github', label: 'GitHub', url: 'https://github.com/ada/a' }] }],
      },
      errors: [],
    })
    expect(completeDocument({ profile: { location: 'Oslo' } })).toEqual({
      profile: { location: { city: 'Oslo' } },
    })
  })

  test('one text, for a list of texts', () => {
    const rest = `"profile": {
      "work": [{ "name": "A", "position": "B", "startDate": "2021", "highlights": "Did **it**" }],
      "education": [{ "institution": "A", "courses": "Maps" }],
      "projects": [{ "name": "Atlas", "keywords": "PWA", "roles": "Design" }, { "name": "B" }]
    }`
    const sections = '{ "type": "projects", "heading": "A", "show": "atlas" }'
    const { part, errors } = readPart(writeContent({ rest, sections }))
    expect(errors).toEqual([])
    expect(part).toMatchObject({
      profile: {
        work: [{ highlights: [['Did ', { strong: ['it'] }]] }],
        education: [{ courses: ['Maps'] }],
        projects: [{ keywords: ['PWA'], roles: ['Design'] }, {}],
      },
      sections: [{ show: ['atlas'] }],
    })
  })

  test.each([
    ['"languages": ["Sami"]', '"languages": [{ "language": "Sami" }]'],
    ['"interests": ["Chess"]', '"interests": [{ "name": "Chess" }]'],
    ['"skills": ["React"]', '"skills": [{ "name": "React" }]'],
    ['"certificates": ["Fire"]', '"certificates": [{ "name": "Fire" }]'],
    ['"publications": ["Maps"]', '"publications": [{ "name": "Maps" }]'],
    ['"awards": ["Prize"]', '"awards": [{ "title": "Prize" }]'],
    ['"education": ["MIT"]', '"education": [{ "institution": "MIT" }]'],
    ['"publish": "email, phone"', '"publish": ["email", "phone"]'],
    [
      '"skills": [{ "name": "A", "keywords": "React, CSS" }]',
      '"skills": [{ "name": "A", "keywords": ["React", "CSS"] }]',
    ],
    [
      '"projects": [{ "name": "A", "description": "B.", "endDate": "" }, { "name": "B", "endDate": null }]',
      '"projects": [{ "name": "A", "description": "B." }, { "name": "B" }]',
    ],
    [
      '"projects": [{ "name": "A", "description": "B.", "links": { "Code": "https://a.dev" } }]',
      '"projects": [{ "name": "A", "description": "B.", "links": [{ "label": "Code", "url": "https://a.dev" }] }]',
    ],
    [
      '"publications": [{ "name": "A", "kind": "Book" }]',
      '"publications": [{ "name": "A", "kind": "book" }]',
    ],
  ])('%s for %s', (short, whole) => {
    const { part, errors } = readPart(writeProfile(short), 'profile')
    expect(errors).toEqual([])
    expect(part).toBeDefined()
    expect(part).toEqual(readPart(writeProfile(whole), 'profile').part)
  })

  test('languages in one text', () => {
    const rest = '"profile": { "languages": "German, English" }'
    const { part, errors } = readPart(writeContent({ rest }), 'profile', 'languages')
    expect(errors).toEqual([])
    expect(part).toMatchObject([{ language: 'German' }, { language: 'English', id: 'english' }])
  })
})

test('the email address of the profile may be that of a link', () => {
  const rest = '"profile": { "email": "mailto:ada@lovelace.dev" }'
  const { document } = validatePortfolio(writeContent({ rest }), options)
  expect(readValue(document, ['profile', 'email'])).toBe('ada@lovelace.dev')
})

test.each([
  [
    '["- Did it", "• Led it", "* Sold *it*", "– Ran it"]',
    ['Did it', 'Led it', 'Sold *it*', 'Ran it'],
  ],
  ['"- Did it\\n- Led it"', ['Did it', 'Led it']],
  ['"• Did it"', ['Did it']],
  ['"– Did it\\n– 30 % less"', ['Did it', '30 % less']],
  ['["- Did it", "- 3 people led"]', ['Did it', '3 people led']],
  ['"- Did it\\nLed it"', ['Did it', 'Led it']],
  ['"Did it\\n\\nLed it\\n"', ['Did it', 'Led it']],
  ['"- Did it\\n  with care\\n- Led it"', ['Did it with care', 'Led it']],
  [
    '["-5 degrees", "– 30 % load time", "2. Platz"]',
    ['-5 degrees', '– 30 % load time', '2. Platz'],
  ],
  ['"A *b*\\nand - c"', ['A *b*', 'and - c']],
])('highlights lose the marks of a list: %s', (written, highlights) => {
  const rest = `"profile": { "projects": [{ "name": "A", "highlights": ${written} }] }`
  const { document } = validatePortfolio(writeContent({ rest }), options)
  expect(readValue(document, ['profile', 'projects', 0, 'highlights'])).toEqual(highlights)
})

test.each(['- [ ] Do it', '- 30 % load time'])('"%s" keeps its mark, and is reported', (text) => {
  const rest = `"profile": { "projects": [{ "name": "A", "highlights": ["${text}"] }] }`
  const { problems } = validatePortfolio(writeContent({ rest }), options)
  expect(problems.map(({ code }) => code)).toContain('text/not-supported')
})

test.each([
  ['["e-mail", "Telephone"]', ['email', 'phone']],
  ['"Email, street"', ['email', 'address']],
])('what may be on the page has several names: %s', (publish, names) => {
  const location = '"location": { "address": "Storgata 1", "city": "Oslo" }'
  const person = `"email": "ada@x.org", "phone": "+47 22 00 00 00", ${location}`
  const rest = `"profile": { "name": "Ada", ${person}, "publish": ${publish} }`
  const { portfolio } = validatePortfolio(writeContent({ rest }), options)
  expect(readValue(portfolio, ['profile', 'publish'])).toEqual(names)
})
