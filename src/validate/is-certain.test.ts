import { describe, expect, test } from 'vitest'

import { readFileSync } from 'node:fs'

import { writeContent, writeConversation, hero, options, compare } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('a syntax error', () => {
  test('does not hide another', () => {
    const { found, expected } = compare(
      writeContent({
        site: '{ "title": "Title",«,» "description": "Words." }',
        preloader: '{ "letters" «[»"A"] }',
        rest: '«// a note»\n  «"site"»: {}',
      }),
      'content/syntax',
      'content/syntax',
      'content/comment',
      'content/duplicate-key',
    )
    expect(found).toEqual(expected)
  })

  test('after which values are certain does not hide what is wrong with them', () => {
    const { found, expected } = compare(
      writeContent({
        site: '{ "title": «5», «// a note»\n "description": "Words." «"language"»: "en"«,» }',
        rest: '"scrolling": { "fadeDelay": «-1» }, «"scrolling"»: {}',
      }),
      'content/wrong-type',
      'content/comment',
      'content/syntax',
      'content/trailing-comma',
      'content/too-small',
      'content/duplicate-key',
    )
    expect(found).toEqual(expected)
  })

  test('after which values are uncertain causes no false problems', () => {
    const text = writeContent({
      site: '{ "title": , "description": "Words." }',
      rest: '"scrolling": {',
    })
    expect(validatePortfolio(text, options).problems.map(({ code }) => code)).toEqual([
      'content/syntax',
      'content/syntax',
    ])
  })

  test.each([
    ['a keyword of another language', '"ending": true', '"ending": True'],
    ['a missing value', '"ending": true', '"ending": '],
    ['a word that is not a value', '"ending": true', '"ending": undefined'],
    ['a name without quotes', '"ending": true', 'ending: true'],
    ['a backslash', '"Hi."', '"Hi\\K"'],
    ['a text without quotes', '"Hi."', 'Hi.'],
    ['a number of another form', '"fadeDelay": 1', '"fadeDelay": 01'],
    ['a word that is a number elsewhere', '"fadeDelay": 1', '"fadeDelay": NaN'],
    ['a no-break space', '"fadeDelay": 1', '"fadeDelay":\u00a01'],
    ['an equals sign instead of a colon', '"fadeDelay": 1', '"fadeDelay" = 1'],
    ['a semicolon instead of a comma', '"Hi.", ', '"Hi."; '],
  ])('does not hide what is wrong elsewhere: %s', (_, from, to) => {
    const scenes = '{ "intro": { "lines": ["Hi.", "Bye."], "ending": true, "linse": [] } }'
    const text = writeContent({
      sections: writeConversation(scenes),
      rest: '"scrolling": { "fadeDelay": 1 }, "theme": { "corners": "rond" }',
    })
    const { problems } = validatePortfolio(text.replace(from, to), options)
    expect(problems.map(({ code }) => code).toSorted()).toEqual([
      'content/syntax',
      'content/unknown-key',
      'content/wrong-value',
    ])
  })

  test.each([
    ['the name of a field', true],
    ['a value', false],
  ])('at any position causes no false problem: %s', (_, isName) => {
    const whole = readFileSync(
      new URL('../../fixtures/specification/portfolio.json', import.meta.url),
      'utf8',
    )
    const parts = [...whole.matchAll(/("[^"\n]*"|\b\d+\b|\btrue\b)(\s*:)?/gu)]
      .filter(([, , colon]) => (colon !== undefined) === isName)
      // Three of equal parts are enough.
      .filter(([all], at, list) => list.slice(0, at).filter(([one]) => one === all).length < 3)
    const expected = new Set(['content/syntax', 'content/comment', 'content/trailing-comma'])
    const invented = parts.flatMap(({ 0: all, 1: part = '', index }) => {
      const plain = part.replaceAll('"', '')
      const written = isName
        ? [plain, `${plain}"`, `'${plain}'`]
        : ['True', 'NaN', '01', 'undefined', 'no such text', `“${plain}”`, `${part};`, plain]
      const wrong = written[index % written.length] ?? ''
      const text = `${whole.slice(0, index)}${wrong}${whole.slice(index + part.length)}`
      const { problems } = validatePortfolio(text, { ...options, hasAsset: () => true })
      return problems
        .filter(({ code }) => !expected.has(code) && !code.startsWith('sample/'))
        .filter(() => text !== whole && wrong !== part)
        .map(({ code, pointer }) => `${all} as ${wrong}: ${code} ${pointer}`)
    })
    expect({ invented, enough: parts.length > 80 }).toEqual({ invented: [], enough: true })
  })

  test.each([
    ['the name of a record', '"Ward Light"'],
    ['the type of a section', '"projects"'],
  ])('in %s does not report what names its id', (_, part) => {
    const text = writeContent({
      sections: `${hero.replace(' }', ', "scrollTo": "projects" }')},
        { "type": "projects", "heading": "Work", "show": ["ward-light"] }`,
      rest: '"profile": { "projects": [{ "name": "Ward Light", "description": "A." }] }',
    })
    expect(validatePortfolio(text, options).problems).toEqual([])
    const { problems } = validatePortfolio(text.replace(`: ${part}`, ': undefined'), options)
    expect(problems.map(({ code }) => code)).toEqual(['content/syntax'])
  })

  test('after which the rest cannot be read says so once', () => {
    const text = writeContent({ site: '{ "title" "Title" ]', preloader: '{ "letters" ["A"] }' })
    const { problems } = validatePortfolio(text, options)
    const endings = problems.map(({ help }) =>
      help.endsWith('The rest is checked when this is corrected.'),
    )
    expect(endings).toEqual([false, true])
  })

  test('says in which line a repeated key is first', () => {
    const { problems } = validatePortfolio(writeContent({ rest: '"site": {}' }), options)
    expect(problems.map(({ pointer, place, message }) => ({ pointer, place, message }))).toEqual([
      {
        pointer: '/site',
        place: 'Site',
        message: 'The name "site" is here a second time; it is already in line 2.',
      },
    ])
  })

  test.each([
    ['empty', ''],
    ['blank', ' \r\n\t\n'],
  ])('is the only problem of an %s file, at its beginning', (_, text) => {
    expect(validatePortfolio(text, options)).toEqual({
      portfolio: undefined,
      stories: [],
      pages: [],
      problems: [
        {
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 2,
          pointer: '',
          place: '',
          code: 'content/empty',
          severity: 'error',
          message: 'The file is empty.',
          found: undefined,
          help: 'Write the content. It needs at least "schemaVersion", "site" and "sections".',
          suggestion: undefined,
        },
      ],
    })
  })

  test('is reported 500 times at most', () => {
    const { problems } = validatePortfolio(`[${'x, '.repeat(500_000)}1]`, options)
    expect({ count: problems.length, last: problems.at(-1)?.message }).toEqual({
      count: 501,
      last: 'Reading stops here: there are too many syntax errors.',
    })
  })
})
