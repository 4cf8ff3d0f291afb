import { describe, expect, test } from 'vitest'

import {
  writeCard,
  writeContent,
  writeConversation,
  writeExpertise,
  options,
} from '#fixtures/small-content.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'

import { validatePortfolio } from '../validate-portfolio.ts'
import { completeDocument } from './complete-document.ts'

const hero = '{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "tagline": "In sync." }'

/** The ids of a list of valid content. */
function listIds(text: string, ...path: (string | number)[]) {
  const { portfolio, problems } = validatePortfolio(text, options)
  const ids = readItems(readValue(portfolio, path)).map((entry) => readProperty(entry, 'id'))
  return { ids, errors: problems.filter(({ severity }) => severity === 'error') }
}

const writeProfile = (list: string, ...entries: string[]) =>
  writeContent({ rest: `"profile": { "${list}": [${entries.join(', ')}] }` })

describe('a record without an id has one from its text', () => {
  test.each([
    ['projects', '{ "name": "Ward Light", "description": "A." }', 'ward-light'],
    ['work', '{ "name": "Tidewater", "position": "A", "startDate": "2021" }', 'tidewater'],
    [
      'volunteer',
      '{ "organization": "Code club", "position": "A", "startDate": "2021" }',
      'code-club',
    ],
    ['education', '{ "institution": "University" }', 'university'],
    ['talks', '{ "title": "Über maps", "event": "A" }', 'uber-maps'],
    ['publications', '{ "name": "Maps" }', 'maps'],
    ['certificates', '{ "name": "Fire" }', 'fire'],
    ['awards', '{ "title": "3D" }', 'award-3d'],
    ['skills', '{ "name": "Web" }', 'web'],
    ['languages', '{ "language": "English" }', 'english'],
    ['interests', '{ "name": "Sailing" }', 'sailing'],
    ['references', '{ "name": "Mira Sand", "reference": "A." }', 'mira-sand'],
    ['profiles', '{ "network": "GitHub", "url": "https://x.dev" }', 'github'],
    ['a text without Latin letters', '{ "name": "地图" }', 'interest-1'],
  ])('%s: %s', (list, record, id) => {
    const name = list.includes(' ') ? 'interests' : list
    expect(listIds(writeProfile(name, record), 'profile', name)).toEqual({ ids: [id], errors: [] })
  })
})

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

  test('and answers may be one with their labels', () => {
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

test.each([
  ['"@mara@mastodon.social"', 'https://mastodon.social/@mara'],
  ['"+31 6 1234 5678"', 'tel:+31612345678'],
  ['{ "url": "mara@mara.dev" }', 'mailto:mara@mara.dev'],
  ['{ "GitHub": "mara" }', 'https://github.com/mara'],
  ['{ "mastodon": "@mara@mastodon.social" }', 'https://mastodon.social/@mara'],
  ['{ "Mastodon": "mara@mastodon.social" }', 'https://mastodon.social/@mara'],
  ['{ "dev.to": "mara" }', 'https://dev.to/mara'],
  ['{ "Work": "mara@mara.dev" }', 'mailto:mara@mara.dev'],
  ['{ "Blog": "https://mara.dev" }', 'https://mara.dev'],
  ['{ "network": "Bluesky", "username": "mara" }', 'https://bsky.app/profile/mara.bsky.social'],
  ['{ "network": "Bluesky", "username": "mara.dev" }', 'https://bsky.app/profile/mara.dev'],
])('a social link may be %s', (written, address) => {
  const { portfolio } = validatePortfolio(
    writeContent({ rest: `"socialLinks": [${written}]` }),
    options,
  )
  expect(readValue(portfolio, ['socialLinks', 0, 'url'])).toBe(address)
})

test('social links may be an object of user names', () => {
  const rest = '"socialLinks": { "github": "mara", "Mastodon": "mara@mastodon.social" }'
  const { portfolio } = validatePortfolio(writeContent({ rest }), options)
  const links = readItems(readValue(portfolio, ['socialLinks']))
  expect(links.map((one) => [readProperty(one, 'network'), readProperty(one, 'url')])).toEqual([
    ['GitHub', 'https://github.com/mara'],
    ['Mastodon', 'https://mastodon.social/@mara'],
  ])
})

test.each([
  // A misspelt field is no network, and the address of an unknown network is not known.
  ['[{ "adress": "https://mara.dev" }]', '/socialLinks/0/adress'],
  ['[{ "Signal": "mara" }]', '/socialLinks/0/Signal'],
  ['{ "Signal": "mara" }', '/socialLinks/Signal'],
  ['[{ "Url": "https://mara.dev" }]', '/socialLinks/0/Url'],
  ['{ "Adress": "https://mara.dev" }', '/socialLinks/Adress'],
  ['{ "GitHub": "mara@mara.dev" }', '/socialLinks/GitHub'],
  ['[{ "GitHub": "mara@mara.dev" }]', '/socialLinks/0'],
  [
    '[{ "GitHub": { "url": "https://github.com/mara", "icno": "x" } }]',
    '/socialLinks/0/GitHub/icno',
  ],
])('the social links %s are refused', (written, pointer) => {
  const { problems } = validatePortfolio(
    writeContent({ rest: `"socialLinks": ${written}` }),
    options,
  )
  expect(problems.map((problem) => problem.pointer)).toContain(pointer)
})

test.each([
  ['Farsi', 'fa'],
  ['filipino', 'fil'],
  ['Mandarin', 'zh'],
  ['UK English', 'en-GB'],
  ['UK-English', 'en-GB'],
  ['us_english', 'en-US'],
  ['GERMAN', 'de'],
  ['ČEŠTINA', 'cs'],
  ['English (US)', 'en-US'],
  ['Portuguese (Brazil)', 'pt-BR'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Chinese (Simplified)', 'zh-Hans'],
])('the language %s is %s', (name, tag) => {
  const site = `{ "title": "A", "description": "B.", "language": "${name}", "translations": { "${name}": "https://a.dev/" } }`
  const completed = completeDocument(JSON.parse(writeContent({ site })))
  expect(readValue(completed, ['site', 'language'])).toBe(tag)
  expect(readValue(completed, ['site', 'translations'])).toEqual({ [tag]: 'https://a.dev/' })
})

test.each(['Server', 'folio', 'SERVICE'])('messages may go to "%s"', (to) => {
  const sections = `{ "type": "contact", "heading": "Write", "to": "${to}" }`
  const { portfolio } = validatePortfolio(writeContent({ sections }), options)
  expect(readValue(portfolio, ['sections', 0, 'to'])).toBe('service')
})

const validateFooter = (written: string) =>
  validatePortfolio(writeContent({ rest: `"footer": ${written}` }), options)

describe('a footer may be its links alone', () => {
  test('and a link may lead to a telephone number', () => {
    const { portfolio } = validateFooter(
      '{ "links": { "Call": "+48 123 456 789", "Home": "+49 (0)30 - 1234567" } }',
    )
    const links = readItems(readValue(portfolio, ['footer', 'links']))
    expect(links.map((one) => readProperty(one, 'url'))).toEqual([
      'tel:+48123456789',
      'tel:+49301234567',
    ])
  })

  test('with an email address', () => {
    const { portfolio } = validateFooter('[{ "label": "Write", "url": "mara@mara.dev" }]')
    expect(readValue(portfolio, ['footer', 'links'])).toEqual([
      { id: 'write', label: 'Write', url: 'mailto:mara@mara.dev' },
    ])
  })

  test.each([
    ['{ "Code": "https://mara.dev" }', ['Code']],
    ['[{ "Code": "https://mara.dev" }]', ['Code']],
    ['{ "links": ["https://github.com/mara", "/media-kit/"] }', ['GitHub', 'Media kit']],
    [`["/${'a'.repeat(70)}/"]`, [`A${'a'.repeat(59)}`]],
  ])('as %s', (written, labels) => {
    const { portfolio } = validatePortfolio(writeContent({ rest: `"footer": ${written}` }), {
      ...options,
      siteFiles: new Set(['media-kit/index.html', `${'a'.repeat(70)}/index.html`]),
    })
    const links = readItems(readValue(portfolio, ['footer', 'links']))
    expect(links.map((one) => readProperty(one, 'label'))).toEqual(labels)
  })

  test.each([
    ['{ "Gone": "/gone.pdf" }', '/footer/Gone'],
    ['[{ "Gone": "/gone.pdf" }]', '/footer/0/Gone'],
    ['{ "Imprint": "imprint" }', '/footer/Imprint'],
    ['[{ "Imprint": "imprint" }]', '/footer/0/Imprint'],
    ['{ "Text": "https://mara.dev" }', '/footer/Text'],
  ])('and the problem of %s is at its name', (written, pointer) => {
    expect(validateFooter(written).problems.map((problem) => problem.pointer)).toEqual([pointer])
  })

  test('and their problems are at the links', () => {
    const { problems } = validateFooter('[{ "lable": "Gone", "url": "/gone.pdf" }]')
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/footer/0/lable', '/footer/0/url'])
  })
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

test.each([
  ['socialLinks', '"socialLinks": [{ "network": "My CV", "url": "/cv.pdf" }]', 'my-cv'],
  ['footer', '"footer": { "links": [{ "label": "Source", "url": "https://x.dev" }] }', 'source'],
])('a link of %s has the id of its text', (part, rest, id) => {
  const path = part === 'footer' ? ['footer', 'links'] : [part]
  expect(listIds(writeContent({ rest }), ...path)).toEqual({ ids: [id], errors: [] })
})

test('pictures and links of a project have ids from their file and text', () => {
  const images = '[{ "src": "media/a-map.png", "alt": "A" }]'
  const links = '[{ "label": "Code", "url": "https://x.dev" }]'
  const project = `{ "name": "A", "description": "B.", "images": ${images}, "links": ${links} }`
  const path = ['profile', 'projects', 0]
  expect(listIds(writeProfile('projects', project), ...path, 'images').ids).toEqual(['a-map'])
  expect(listIds(writeProfile('projects', project), ...path, 'links').ids).toEqual(['code'])
})

test.each([
  ['cards', '"type": "expertise", "heading": "A"', '"title": "Title", "description": "B."'],
  ['slides', '"type": "skills", "heading": "A"', '"title": "Title", "type": "ui"'],
  ['images', '"type": "gif-strip"', '"src": "https://example.org/a/title.png?b", "alt": "B"'],
])('%s of a section have ids', (list, fields, entry) => {
  const sections = `{ ${fields}, "${list}": [{ ${entry} }] }`
  expect(listIds(writeContent({ sections }), 'sections', 0, list)).toEqual({
    ids: ['title'],
    errors: [],
  })
})

test('sections have the ids of their types, to which links lead', () => {
  const sections = [
    hero.replace(' }', ', "scrollTo": "hero-2" }'),
    hero,
    '{ "type": "contact", "heading": "Write", "intro": "To [the top](#hero)." }',
  ]
  expect(listIds(writeContent({ sections: sections.join(', ') }), 'sections')).toEqual({
    ids: ['hero', 'hero-2', 'contact'],
    errors: [],
  })
})

test('an id that is written stays, wherever it is, and no other entry gets it', () => {
  const names = [
    '"name": "Atlas"',
    '"name": "Atlas"',
    '"name": "B", "id": "Atlas-2"',
    '"name": "ATLAS", "id": "atlas"',
  ]
  const projects = names.map((name) => `{ ${name}, "description": "A.", "story": "stories/a.md" }`)
  expect(listIds(writeProfile('projects', ...projects), 'profile', 'projects')).toEqual({
    ids: ['atlas-3', 'atlas-4', 'Atlas-2', 'atlas'],
    errors: [],
  })
})

/** The problems of a section that shows one record. */
const validateShowing = (id: string) =>
  validatePortfolio(
    writeContent({
      rest: '"profile": { "projects": [{ "name": "Ward Light", "description": "A." }] }',
      sections: `${hero}, { "type": "projects", "heading": "A", "show": ["${id}"] }`,
    }),
    options,
  ).problems

const listProblems = (list: string, entry: string) =>
  validatePortfolio(writeProfile(list, entry), options).problems.map(
    ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
  )

describe('"show"', () => {
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

describe('what is wrong with an entry is not hidden', () => {
  test('without a name, its name is missing and its id is not', () => {
    expect(listProblems('awards', '{}')).toEqual([
      'content/missing-field /profile/awards/0 The field "title" is missing here.',
    ])
  })

  test('an invalid id is reported', () => {
    expect(listProblems('awards', '{ "title": "A", "id": "" }').join()).toContain('awards/0/id')
  })

  test('a misspelt id and a misspelt name have their right names', () => {
    const { problems } = validatePortfolio(
      writeProfile('awards', '{ "idd": "a", "tittle": "A" }'),
      options,
    )
    expect(problems.map(({ suggestion }) => suggestion)).toEqual(['id', 'title'])
  })
})

/** A part of valid content, and the errors of the content. */
function readPart(text: string, ...path: (string | number)[]) {
  const { portfolio, problems } = validatePortfolio(text, options)
  const errors = problems.filter(({ severity }) => severity === 'error')
  return { part: readValue(portfolio, path), errors }
}

const writeWithProfile = (written: string) => writeContent({ rest: `"profile": { ${written} }` })

const writeScenes = (next: string) =>
  `"scenes": { "intro": { "lines": "Go on?", "next": ${next} }, "end": { "lines": "Bye.", "ending": true } }`

const writeTalk = (rest: string) =>
  writeContent({ sections: `{ "type": "conversation", "heading": "A", ${rest} }` })

const writeWithLink = (link: string) =>
  writeTalk(`"scenes": { "intro": { "lines": "Bye.", "ending": true, "link":\n${link} } }`)

describe('a short form stands for a longer one', () => {
  test.each([
    ['https://www.linkedin.com/in/ada', 'LinkedIn', 'linkedin'],
    ['https://github.com/ada', 'GitHub', 'github'],
    ['https://scholar.google.com/ada', 'Google Scholar', 'google-scholar'],
    ['https://www.ada.example/me', 'ada.example', 'ada-example'],
    ['mailto:ada@example.org?subject=Hello', 'ada@example.org', 'ada-example-org'],
    ['/cv.pdf', 'cv.pdf', 'cv-pdf'],
    ['#home', 'Home', 'home'],
  ])('the address %s, for a social link of %s', (url, network, id) => {
    const rest = `"socialLinks": ["${url}"]`
    expect(readPart(writeContent({ rest }), 'socialLinks')).toEqual({
      part: [{ id, network, url }],
      errors: [],
    })
    const written = `"socialLinks": [{ "url": "${url}", "icon": "link" }]`
    expect(readPart(writeContent({ rest: written }), 'socialLinks', 0, 'network').part).toBe(
      network,
    )
  })

  test('networks as the names of addresses, spelt as they are called', () => {
    const rest =
      '"socialLinks": { "linkedin": "https://linkedin.com/in/ada", "Forum": { "url": "https://forum.example.org/ada", "icon": "rss" } }'
    const { part, errors } = readPart(writeContent({ rest }), 'socialLinks')
    expect(errors).toEqual([])
    expect(part).toMatchObject([{ network: 'LinkedIn' }, { network: 'Forum', icon: 'rss' }])
  })

  test('a colour, for a theme with this accent', () => {
    const { part } = readPart(writeContent({ rest: '"theme": "#7c3aed"' }), 'theme', 'accent')
    const whole = readPart(
      writeContent({ rest: '"theme": { "accent": "#7c3aed" }' }),
      'theme',
      'accent',
    )
    expect(part).toEqual(whole.part)
    expect(whole.errors).toEqual([])
  })

  test('a line of text, for a footer', () => {
    const { part, errors } = readPart(
      writeContent({ rest: '"footer": "Made in **Oslo**."' }),
      'footer',
    )
    const whole = readPart(
      writeContent({ rest: '"footer": { "text": "Made in **Oslo**." }' }),
      'footer',
    )
    expect(part).toEqual(whole.part)
    expect(part).toMatchObject({ socialLinks: true })
    expect(errors).toEqual([])
  })

  test.each(['present', 'Present', 'today', 'ongoing', 'Current', 'now'])(
    '"%s", for an end that has not come',
    (end) => {
      const record = `{ "name": "A", "position": "B", "startDate": "2021", "endDate": "${end}" }`
      expect(readPart(writeProfile('work', record), 'profile', 'work', 0)).toEqual({
        part: { id: 'a', name: 'A', position: 'B', startDate: '2021' },
        errors: [],
      })
    },
  )

  test('a number, for a year', () => {
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

  test('the address of a section, for its id', () => {
    const lines = '{ "text": "Up.", "go": "#home" }'
    const sections = [
      hero.replace(' }', ', "id": "home", "scrollTo": "#talk" }'),
      `{ "type": "conversation", "id": "talk", "heading": "A", "scenes": { "a": { "lines": [${lines}], "ending": true } } }`,
    ]
    const { part, errors } = readPart(writeContent({ sections: sections.join(', ') }), 'sections')
    expect(errors).toEqual([])
    expect(part).toMatchObject([
      { scrollTo: 'talk' },
      { scenes: { a: { lines: [{ go: 'home' }] } } },
    ])
  })

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
  ])('in the profile, %s for %s', (short, whole) => {
    const { part, errors } = readPart(writeWithProfile(short), 'profile')
    expect(errors).toEqual([])
    expect(part).toBeDefined()
    expect(part).toEqual(readPart(writeWithProfile(whole), 'profile').part)
  })

  test.each([
    ['"theme": "dark"', '"theme": { "scheme": "dark" }'],
    ['"theme": { "accent": "tomato" }', '"theme": { "accent": "#ff6347" }'],
    ['"theme": { "accent": "RebeccaPurple" }', '"theme": { "accent": "#663399" }'],
    ['"theme": { "accent": "RGB(124, 58, 237)" }', '"theme": { "accent": "#7c3aed" }'],
    ['"theme": { "accent": " #7c3aed " }', '"theme": { "accent": "#7c3aed" }'],
    ['"theme": { "accent": "#7C3AEDFF" }', '"theme": { "accent": "#7C3AED" }'],
    ['"theme": { "accent": "#123f" }', '"theme": { "accent": "#123" }'],
    ['"theme": "RebeccaPurple"', '"theme": { "accent": "#663399" }'],
    ['"theme": { "name": "paper" }', '"theme": "paper"'],
    ['"theme": { "name": "Paper" }', '"theme": "paper"'],
    [
      '"theme": { "scheme": "Dark", "density": "AIRY", "corners": "Soft", "fonts": { "mono": "JetBrains Mono" } }',
      '"theme": { "scheme": "dark", "density": "airy", "corners": "soft", "fonts": { "mono": "jetbrains-mono" } }',
    ],
    ['"theme": { "scheme": "auto" }', '"theme": { "scheme": "system" }'],
    [
      '"socialLinks": [{ "url": "https://a.dev", "icon": "GitHub" }]',
      '"socialLinks": [{ "url": "https://a.dev", "icon": "github" }]',
    ],
    [
      '"profile": { "publications": [{ "name": "A", "kind": "Book" }] }',
      '"profile": { "publications": [{ "name": "A", "kind": "book" }] }',
    ],
    [
      '"theme": { "name": "phosphor", "accent": "red", "scheme": "dark", "fonts": { "mono": "martian-mono" } }',
      '"theme": { "accent": "red", "scheme": "dark", "ground": { "dark": "#05130f", "light": "#e3ece2" }, "ink": { "dark": "#d5eadb", "light": "#0a1f17" }, "fonts": { "display": "big-shoulders", "text": "familjen-grotesk", "mono": "martian-mono" }, "corners": "soft", "density": "compact" }',
    ],
    [
      '"theme": { "accent": { "dark": "rgb(0, 255, 0)" } }',
      '"theme": { "accent": { "dark": "#00ff00" } }',
    ],
    [
      '"footer": { "links": { "Code": "https://a.dev" } }',
      '"footer": { "links": [{ "label": "Code", "url": "https://a.dev" }] }',
    ],
  ])('%s for %s', (short, whole) => {
    const { part, errors } = readPart(writeContent({ rest: short }))
    expect(errors).toEqual([])
    expect(part).toBeDefined()
    expect(part).toEqual(readPart(writeContent({ rest: whole })).part)
  })

  test.each([
    ['GitHub', 'mara', { network: 'GitHub', url: 'https://github.com/mara' }],
    ['linkedin', '@mara', { network: 'LinkedIn', url: 'https://www.linkedin.com/in/mara' }],
    ['Twitter', 'mara', { network: 'Twitter', url: 'https://x.com/mara' }],
    ['mastodon', '@mara@hachyderm.io', { network: 'Mastodon', url: 'https://hachyderm.io/@mara' }],
    ['Email', 'mara@mara.dev', { network: 'Email', url: 'mailto:mara@mara.dev' }],
  ])('a user name, for the address of it at %s', (network, username, whole) => {
    const rest = `"socialLinks": [{ "network": "${network}", "username": "${username}" }]`
    const { part, errors } = readPart(writeContent({ rest }), 'socialLinks', 0)
    expect(errors).toEqual([])
    expect(part).toMatchObject(whole)
  })

  test('an email address, for a link to it', () => {
    const { part, errors } = readPart(
      writeContent({ rest: '"socialLinks": ["mara@mara.dev"]' }),
      'socialLinks',
      0,
    )
    expect(errors).toEqual([])
    expect(part).toMatchObject({ network: 'mara@mara.dev', url: 'mailto:mara@mara.dev' })
  })

  test('an icon by another name', () => {
    const rest = '"socialLinks": [{ "url": "mailto:mara@mara.dev", "icon": "Email" }]'
    const { part, errors } = readPart(writeContent({ rest }), 'socialLinks', 0)
    expect(errors).toEqual([])
    expect(part).toMatchObject({ icon: 'mail' })
  })

  test('the file of a portrait, which shows the person of that name', () => {
    const text = writeWithProfile('"name": "Mara", "image": "media/mara.jpg"')
    expect(validatePortfolio(text, options).problems).toEqual([])
    expect(readValue(completeDocument(JSON.parse(text)), ['profile', 'image'])).toEqual({
      src: 'media/mara.jpg',
      alt: 'Mara',
    })
  })

  test('languages in one text', () => {
    const rest = '"profile": { "languages": "German, English" }'
    const { part, errors } = readPart(writeContent({ rest }), 'profile', 'languages')
    expect(errors).toEqual([])
    expect(part).toMatchObject([{ language: 'German' }, { language: 'English', id: 'english' }])
  })

  test.each([
    ['host', 'GitHub Pages', 'github-pages'],
    ['host', 'github', 'github-pages'],
    ['host', 'gh-pages', 'github-pages'],
    ['host', 'Cloudflare', 'cloudflare-pages'],
    ['language', 'DE', 'de'],
    ['language', 'de_DE', 'de-DE'],
    ['language', 'german', 'de'],
    ['language', 'Deutsch', 'de'],
    ['language', 'brazilian Portuguese', 'pt-BR'],
    ['language', 'Traditional Chinese', 'zh-Hant'],
    ['language', 'Čeština', 'cs'],
    ['language', '日本語', 'ja'],
  ])('%s of the site, "%s", is "%s"', (field, written, meant) => {
    const site = `{ "title": "Title", "description": "Words.", "${field}": "${written}" }`
    expect(readPart(writeContent({ site }), 'site', field)).toEqual({ part: meant, errors: [] })
  })

  test('letters, for a preloader of them', () => {
    const { part, errors } = readPart(writeContent({ preloader: '"ADA"' }), 'preloader')
    expect(errors).toEqual([])
    expect(part).toMatchObject({ enabled: true, letters: ['A', 'D', 'A'] })
  })

  test('a list of letters, for a preloader of them', () => {
    const { part, errors } = readPart(writeContent({ preloader: '["I", "O"]' }), 'preloader')
    expect(errors).toEqual([])
    expect(part).toMatchObject({ enabled: true, letters: ['I', 'O'] })
  })

  test.each([
    ['["I", 5]', '/preloader/1 This is the number 5, and text in quotes belongs here.'],
    ['["A", "B", "C", "D", "E", "F"]', '/preloader This list has 6 items; it may have at most 5.'],
  ])('a list that is no preloader has its problem there: %s', (preloader, problem) => {
    const { problems } = validatePortfolio(writeContent({ preloader }), options)
    expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([problem])
  })

  test.each([
    ['"images": { "src": "media/a.png" }', ['/images The field "alt" is missing here.']],
    [
      '"images": { "src": "media/a.gif", "alt": "B" }',
      ['/images/src "media/a.gif" does not fit here.'],
    ],
    [
      '"images": { "src": "media/gone.png", "alt": "B" }',
      ['/images/src There is no file "media/gone.png" beside the content.'],
    ],
    [
      '"picture": { "src": "media/a.png", "alt": "B", "captoin": "C" }',
      [
        '/picture There is no field "picture" here.',
        '/picture/captoin There is no field "captoin" here.',
      ],
    ],
  ])('one picture, for a list of pictures: %s', (images, expected) => {
    const project = `{ "name": "A", "description": "B.", ${images} }`
    const { problems } = validatePortfolio(writeProfile('projects', project), options)
    expect(problems.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual(
      expected.map((problem) => `/profile/projects/0${problem}`),
    )
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
    [
      '{ "A": "#conversation", "B": "#conversation" }',
      1,
      'One link belongs here, and there are several.',
    ],
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

  test('and a problem inside it is where it is written', () => {
    const text = writeContent({
      rest: '"socialLinks": [\n"https://github.com/ada",\n"/missing.pdf"]',
    })
    const { problems } = validatePortfolio(text, { ...options, siteFiles: new Set() })
    const line = text.split('\n').findIndex((one) => one.includes('missing.pdf')) + 1
    expect(problems).toMatchObject([{ line, code: 'content/unknown-address' }])
  })
})

test('a list of thousands of equal entries is read in time', () => {
  const entries = Array.from({ length: 5000 }, () => '{ "name": "A" }')
  const { problems } = validatePortfolio(writeProfile('interests', ...entries), options)
  expect(problems.map(({ code }) => code)).toEqual(['content/too-big'])
})

test('a picture may be its file alone beside its text alternative', () => {
  const cards = [
    writeCard('"picture": "media/a.png", "alt": "A desk"'),
    writeCard('"picture": { "src": "media/a.png" }, "alt": "A desk"'),
  ]
  const sections = [
    '{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "picture": "media/a.png", "alt": "A desk" }',
    writeExpertise(...cards),
    '{ "type": "skills", "heading": "A", "slides": [{ "title": "A", "picture": "media/a.png", "alt": "A desk" }] }',
  ]
  const { portfolio, problems } = validatePortfolio(
    writeContent({ sections: sections.join(', ') }),
    options,
  )
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(readValue(portfolio, ['sections', 1, 'cards', 0, 'picture'])).toEqual({
    src: 'media/a.png',
  })
})

const writeTranslations = (entries: string) =>
  writeContent({ site: `{ "title": "A", "description": "B.", "translations": { ${entries} } }` })

test.each(['./media/a.png', '/media/a.png', 'content/media/a.png', './content/media/a.png'])(
  'a file may be named from another folder on: %s',
  (file) => {
    const sections = `{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "picture": "${file}" }`
    const { portfolio } = validatePortfolio(writeContent({ sections }), options)
    expect(readValue(portfolio, ['sections', 0, 'picture'])).toEqual({ src: 'media/a.png' })
  },
)

test('translations may be named by their languages, each once', () => {
  const { portfolio } = validatePortfolio(
    writeTranslations('"German": "https://ada.dev/de/", "PT-br": "https://ada.dev/pt/"'),
    options,
  )
  expect(Object.keys(readValue(portfolio, ['site', 'translations']) ?? {})).toEqual(['de', 'pt-br'])
  const repeated = writeTranslations('"German": "https://a.dev/de/", "de": "https://a.dev/x/"')
  expect(validatePortfolio(repeated, options).problems[0]?.message).toBe(
    '"de" is the same language as "German".',
  )
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

test('the email address of the profile may be that of a link', () => {
  const rest = '"profile": { "email": "mailto:ada@lovelace.dev" }'
  const { document } = validatePortfolio(writeContent({ rest }), options)
  expect(readValue(document, ['profile', 'email'])).toBe('ada@lovelace.dev')
})

test('a section may name the records that it shows by their names', () => {
  const projects = '{ "name": "Ward Light", "description": "A." }, { "name": "Über maps" }'
  const validateShow = (written: string) =>
    validatePortfolio(
      writeContent({
        sections: `${hero}, { "type": "projects", "heading": "Work", "show": ${written} }`,
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
    sections: `${hero}, ${section}`,
    rest: `"profile": ${JSON.stringify({ projects })}`,
  })
  const { portfolio, problems } = validatePortfolio(text, options)
  expect(problems).toEqual([])
  expect(readValue(portfolio, ['sections', 1, 'show'])).toEqual(ids)
})

test('a record that is called "All" is shown alone', () => {
  const text = writeContent({
    sections: `${hero}, { "type": "projects", "heading": "Work", "show": "all" }`,
    rest: '"profile": { "projects": [{ "name": "All" }, { "name": "Other" }] }',
  })
  const { portfolio } = validatePortfolio(text, options)
  expect(readValue(portfolio, ['sections', 1, 'show'])).toEqual(['all'])
})

test('of names with commas, the unknown one is reported', () => {
  const text = writeContent({
    sections: `${hero}, { "type": "projects", "heading": "Work", "show": "Atlas, Nope" }`,
    rest: '"profile": { "projects": [{ "name": "Atlas" }] }',
  })
  expect(validatePortfolio(text, options).problems.map(({ message }) => message)).toEqual([
    'No record in "projects" of the profile has the id or the name "Nope".',
  ])
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
