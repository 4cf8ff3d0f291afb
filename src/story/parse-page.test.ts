import { describe, expect, test } from 'vitest'

import { parsePage } from './parse-page.ts'

/** What a page says about itself, and the codes of its problems with the part that they mark. */
function read(source: string) {
  const { heading, name, description, navLabel, problems, blocks } = parsePage(source)
  const found = problems.map(({ code, start, end }) => [code, source.slice(start, end)])
  return { heading, name, description, navLabel, problems: found, blocks: blocks.length }
}

describe('a page', () => {
  test('that is nested too deeply is not said to have no title', () => {
    const { problems } = parsePage(`# Uses\n\n${'> '.repeat(13)}a`)
    expect(problems).toMatchObject([{ message: expect.stringContaining('nested 12 levels') }])
  })

  test('has its first heading as title and its first paragraph as description', () => {
    expect(read('# My *uses*\n\nWhat I **work** with.\n\n## Desk\n\nA chair.\n')).toEqual({
      heading: 'My uses',
      name: 'My uses',
      description: 'What I work with.',
      navLabel: undefined,
      problems: [],
      blocks: 3,
    })
  })

  test('may say otherwise in its settings', () => {
    const settings = 'title: "Uses: 2026"\ndescription: Tools.\n# a comment\n\nnavigation: Uses'
    expect(read(`---\r\n${settings}\r\n---\r\n\r\n# What I use\r\n\r\nWords.`)).toEqual({
      heading: 'What I use',
      name: 'Uses: 2026',
      description: 'Tools.',
      navLabel: 'Uses',
      problems: [],
      blocks: 1,
    })
  })

  test.each([
    ['navigation: true', 'Uses'],
    ['navigation: yes', 'Uses'],
    ['navigation: false', undefined],
    ['navigation: No', undefined],
    ["navigation: 'My tools'", 'My tools'],
  ])('with %j is in the navigation as %j', (setting, label) => {
    expect(read(`---\ntitle: Uses\n${setting}\n---\nWords.`)).toMatchObject({
      heading: 'Uses',
      navLabel: label,
      problems: [],
    })
  })

  test('may have blank lines before its settings', () => {
    const page = read('\n\n---\ntitle: Uses\n---\nWords.')
    expect(page).toMatchObject({ heading: 'Uses', problems: [] })
  })

  test('is described by the lines of an address with spaces between them', () => {
    const { description } = read('# Imprint\n\nAda Byron\\\nQuay 4  \nLondon\n')
    expect(description).toBe('Ada Byron Quay 4 London')
  })

  test('is described in whole words where its first paragraph is long', () => {
    const { description = '' } = read(`# A\n\n${'word '.repeat(100)}`)
    expect(description).toMatch(/^(?:word ){50,58}word…$/u)
  })
})

test.each([
  ['language: pt-BR', 'pt-BR'],
  ['language: PT-br', 'pt-BR'],
  ['title: Uses', undefined],
])('with %j has the language %j', (setting, language) => {
  expect(parsePage(`---\n${setting}\n---\n# Uses`)).toMatchObject({ language, problems: [] })
})

test.each([
  ['lang: sv', 'Did you mean "language"?'],
  ['language: sv-x', 'Write one such as "sv" or "pt-BR".'],
  ['language: jp', 'Write one such as "sv" or "pt-BR".'],
  ['language: Swedish', 'Write one such as "sv" or "pt-BR".'],
  ['nav: true', 'Did you mean "navigation"?'],
  [
    'published: false',
    'Delete the line. To keep the page unpublished, begin the name of its file with "_".',
  ],
])('the setting %j of another tool is told what to write', (setting, help) => {
  const { problems } = parsePage(`---\n${setting}\n---\n# Uses`)
  expect(problems.map((problem) => problem.help)).toEqual([help])
})

describe('a problem is marked', () => {
  test.each([
    ['Words.', 'page/title', 'Words.'],
    ['\n\n![](media/a.png)', 'page/title', '![](media/a.png)'],
    ['# \u3164\n\nWords.', 'page/title', '# \u3164'],
    [`# ${'a'.repeat(81)}`, 'page/title', `# ${'a'.repeat(81)}`],
    ['# Uses\n\n# Desk', 'story/heading', '# Desk'],
    ['---\ntitle: Uses\n\nWords.', 'page/front-matter', '---'],
    ['---\ntitel: Uses\n---\n# Uses', 'page/front-matter', 'titel: Uses'],
    ['---\ndraft: true\n---\n# Uses', 'page/front-matter', 'draft: true'],
    ['---\ntitle:\n---\n# Uses', 'page/front-matter', 'title:'],
    ['---\ntitle: A\ntitle: B\n---\n', 'page/front-matter', 'title: B'],
    ['\n---\ntitle: Uses\n', 'page/front-matter', '---'],
    ['---\ntags:\n  - a\n---\n# Uses', 'page/front-matter', 'tags:\n  - a'],
    [
      `---\nnavigation: ${'a'.repeat(41)}\n---\n# A`,
      'page/front-matter',
      `navigation: ${'a'.repeat(41)}`,
    ],
  ])('in %j', (source, code, marked) => {
    expect(read(source).problems).toContainEqual([code, marked])
  })

  test.each([
    ['tags:\r\n- a\r\n- b', 'There is no setting "tags" for a page.'],
    ['author:\n  name: Ada\n\n  url: https://ada.dev', 'There is no setting "author" for a page.'],
    ['description: >-\n  Words\n  and words.', 'The value of "description" is on other lines.'],
  ])('once for a value on several lines: %j', (setting, message) => {
    const source = `---\ntitle: Uses\n${setting}\nnavigation: Uses\n---\nWords.`
    const { problems, navLabel } = parsePage(source)
    expect(problems).toMatchObject([{ message, start: 16, end: 16 + setting.length }])
    expect(navLabel).toBe('Uses')
  })

  test('behind settings at its own position', () => {
    expect(read('---\ntitle: Uses\n---\n\nWith a <b>chair.').problems).toEqual([
      ['text/html', '<b>'],
    ])
  })
})
