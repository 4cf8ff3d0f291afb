import { describe, expect, test } from 'vitest'

import {
  hero,
  writeContent,
  writeContact,
  writeConversation,
  options,
} from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('valid content', () => {
  test('becomes a portfolio with every default', () => {
    const { portfolio, problems } = validatePortfolio(writeContent({}), options)
    expect({
      problems,
      site: portfolio?.site,
      types: portfolio?.sections.map(({ type }) => type),
    }).toEqual({
      problems: [],
      site: {
        title: 'Title',
        description: 'Words.',
        language: 'en',
        url: 'https://ada-king.de/',
      },
      types: ['hero'],
    })
  })

  test('has a warning without an address, if there is no error', () => {
    const site = '{ "title": "Title", "description": "Words." }'
    const { portfolio, problems } = validatePortfolio(writeContent({ site }), options)
    expect([portfolio?.site.url, problems]).toEqual([
      undefined,
      [
        {
          line: 2,
          column: 3,
          endLine: 2,
          endColumn: 9,
          pointer: '/site',
          place: 'Site',
          code: 'site/no-url',
          severity: 'warning',
          message:
            'The site has no address yet, so it is built without a canonical address, a site map and a picture for shared links.',
          found: 'name "site"',
          help: 'Once you know where it can be visited, write that in "url", as "https://example.org/".',
          suggestion: undefined,
        },
      ],
    ])
    const doubtful = writeContent({ site, sections: writeContact('"https://example.com"') })
    expect(validatePortfolio(doubtful, options).problems.map(({ code }) => code)).toEqual([
      'site/no-url',
      'contact/placeholder-backend',
    ])
    const codes = validatePortfolio(writeContent({ site, sections: '12' }), options).problems.map(
      ({ code }) => code,
    )
    expect(codes).not.toContain('site/no-url')
  })

  test('becomes a portfolio in spite of warnings', () => {
    const scenes =
      '{ "intro": { "lines": ["Hi."], "ending": true }, "attic": { "lines": ["Hi."], "ending": true } }'
    const { portfolio, problems } = validatePortfolio(
      writeContent({ sections: writeConversation(scenes) }),
      options,
    )
    expect({
      sections: portfolio?.sections.length,
      problems: problems.map(({ severity, code }) => `${severity} ${code}`),
    }).toEqual({ sections: 1, problems: ['warning conversation/unreachable-scene'] })
  })

  test.each([
    ['of shape', writeContent({ rest: '"extra": 1' })],
    ['of reference', writeContent({ sections: hero.replace(' }', ', "scrollTo": "nowhere" }') })],
    ['of syntax', '{'],
  ])('is no portfolio with an error %s', (_, text) => {
    const { portfolio, problems } = validatePortfolio(text, options)
    expect({ portfolio, errors: problems.some(({ severity }) => severity === 'error') }).toEqual({
      portfolio: undefined,
      errors: true,
    })
  })
})

const twoSections =
  '{ "type": "projects", "heading": "Work", "show": ["a"] }, { "type": "projects", "heading": "Work", "id": "all" }'

test.each([
  [
    'projects',
    writeContent({ sections: twoSections, rest: '"projects": [{ "id": "a", "name": "A" }]' }),
  ],
  [
    'basics',
    writeContent({
      sections: hero.replace('"tag": "Ada", ', ''),
      rest: '"basics": { "name": "Ada" }',
    }),
  ],
])('%s outside the profile are one problem: nothing is missing beside them', (_, text) => {
  const { problems } = validatePortfolio(text, options)
  expect(problems.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'content/unknown-key',
  ])
})

test('HTML is one problem of a text, however many tags it has', () => {
  const html = '<b>One</b> and <i>two</i>, see [it](ftp://a) and [that](ftp://b).'
  const text = writeContent({
    sections: writeContact('{ "type": "mail" }').replace('Write.', html),
  })
  expect(
    validatePortfolio(text, options)
      .problems.map(({ code }) => code)
      .filter((code) => code.startsWith('text/')),
  ).toEqual(['text/html', 'text/link', 'text/link'])
})

test('nine thousand scenes with nine hundred wrong fields are checked without hanging', () => {
  const scenes = Array.from({ length: 9000 }, (_, index) => {
    const extra = index % 10 === 0 ? ', "lnes": 5' : ''
    return `"scene-${index}": { "lines": ["Words."], "next": { "yes": "scene-${index + 1}" }${extra} }`
  })
  const last = '"scene-9000": { "lines": ["Bye."], "ending": true }'
  const talk = writeConversation(`{ ${[...scenes, last].join(',\n')} }`)
  const text = writeContent({
    sections: talk.replace('"speaker"', '"start": "scene-0", "speaker"'),
  })
  const { problems } = validatePortfolio(text, options)
  expect([problems.length, problems.at(-1)?.others]).toEqual([500, 400])
}, 30_000)

describe('of the problems of a kind, 500 are described and the others counted', () => {
  const most = 5000
  const fields = Array.from({ length: most }, (_, index) => `"k${index}": ${index}`).join(', ')
  const project = `{ "name": "A", "keywords": [${Array(20).fill('7').join(', ')}] }`
  const projects = Array(most / 20)
    .fill(project)
    .join(', ')
  test.each([
    ['a document', writeContent({ rest: fields }), 'content/unknown-key'],
    [
      'an object',
      writeContent({ site: `{ "title": "A", "description": "B", ${fields} }` }),
      'content/unknown-key',
    ],
    [
      'a record',
      writeContent({ sections: writeConversation(`{ ${fields} }`) }),
      'content/wrong-type',
    ],
    [
      'many lists',
      writeContent({ rest: `"profile": { "name": "A", "projects": [${projects}] }` }),
      'content/wrong-type',
    ],
  ])('in %s', (_, text, code) => {
    const problems = validatePortfolio(text, options).problems.filter((one) => one.code === code)
    const last = problems.at(-1)
    expect([problems.length, last?.others]).toEqual([500, most - 500])
    expect(last?.message).toMatch(/\. Others like it: 4500\.$/u)
  })
})

test('signs of Markdown that visitors would see are reported in a rich text', () => {
  const intro = 'A **bold and [x](https://x.dev and [y] (https://y.dev).'
  const sections = writeContact('"/"').replace('Write.', intro)
  const { problems } = validatePortfolio(writeContent({ sections }), options)
  expect(problems.map(({ code, severity, help }) => [code, severity, help])).toEqual([
    [
      'text/signs',
      'warning',
      'Write "**" directly after its last word, too, or "\\\\*\\\\*" for plain stars.',
    ],
    ['text/link', 'error', 'Write [x](https://x.dev).'],
    ['text/signs', 'warning', 'Write [y](https://y.dev), or "\\\\[" for a plain "[".'],
  ])
})

function listCodes(parts: Parameters<typeof writeContent>[0]) {
  return validatePortfolio(writeContent(parts), options).problems.map(({ code }) => code)
}

test.each([
  [
    'projects',
    '"name": "Atlas"',
    ['/sections/1/id The section "projects" has this id from its "type".'],
  ],
  [
    'studies',
    '"id": "museum-map", "name": "Atlas"',
    ['/profile/projects/1/id The project "Museum Map" has this id from its "name".'],
  ],
  ['studies', '"id": "museum-map", "name": "Museum Map"', []],
])('an id is not that of another entry without one: "%s", { %s }', (id, project, found) => {
  const sections = `{ "type": "projects", "heading": "A" }, { "type": "education", "id": "${id}", "heading": "B" }`
  const projects = `{ "name": "Museum Map", "description": "A." }, { ${project}, "description": "B." }`
  const rest = `"profile": { "projects": [${projects}], "education": [{ "institution": "A" }] }`
  const { problems } = validatePortfolio(writeContent({ sections, rest }), options)
  expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(found)
})

describe('what follows from another problem is not reported', () => {
  const shown = '{ "type": "projects", "heading": "A", "show": ["quayside", "atlas"] }'
  test.each([
    ['quayside', ['content/duplicate-id']],
    ['ward', ['profile/unknown-record']],
    ['atlas', []],
  ])('with the projects "quayside" and "%s", and a link to "atlas"', (id, codes) => {
    const projects = ['quayside', id].map(
      (one) => `{ "id": "${one}", "name": "A", "description": "A." }`,
    )
    const rest = `"profile": { "projects": [${projects.join()}] }`
    expect(listCodes({ rest, sections: `${hero}, ${shown}` })).toEqual(codes)
  })

  test.each([
    ['home', ['content/duplicate-id']],
    ['contact', ['content/unknown-section']],
    ['work', []],
  ])('with the sections "home" and "%s", and a link to "work"', (id, codes) => {
    const first = hero.replace(' }', ', "scrollTo": "work" }')
    const second = writeContact('"/"').replace('"id": "contact"', `"id": "${id}"`)
    expect(listCodes({ sections: `${first}, ${second}` })).toEqual(codes)
  })
})
