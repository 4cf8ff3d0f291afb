import { describe, expect, test } from 'vitest'

import {
  hero,
  writeContent,
  writeCard,
  writeExpertise,
  writeConversation,
  options,
  compare,
} from '#fixtures/small-content.ts'
import { sectionTypes } from '#sections/section.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const listOfTypes = sectionTypes.map((type) => `"${type}"`).join(', ')

describe('every problem is reported in one run, in the order of the file', () => {
  test('two of shape, one of the graph and a missing file', () => {
    const { found, expected } = compare(
      writeContent({
        site: '{ "title": "Title", "description": «null» }',
        sections: [
          writeConversation(
            '{ "intro": { "lines": ["Hi."], "next": { "yes": «"nowhere"» }, "ending": true } }',
          ),
          '{ "type": "gif-strip", "id": "gifs", "images": [{ "id": "gone", "src": «"media/gone.gif"», "alt": "A", «"altt"»: "A" }] }',
        ].join(',\n    '),
      }),
      'content/wrong-type',
      'conversation/unknown-scene',
      'content/missing-asset',
      'content/unknown-key',
    )
    expect(found).toEqual(expected)
  })

  test('twelve errors are twelve problems', () => {
    const { found, expected } = compare(
      writeContent({
        site: '{ "title": «""», "description": "Words.", «"lang"»: "en" }',
        preloader: '{ "letters": [«1»], "duration": «-1» }',
        sections: [
          '{ "type": «"herro"» }',
          writeExpertise(
            writeCard('"id": "one", "animated": «"yes"»'),
            writeCard('"id": «"one"»'),
            `«{»${writeCard('"id": "two", "animation": { "src": "animations/a.json" }').slice(1)}`,
          ),
          writeConversation(
            '{ "intro": { "lines": ["Hi."], "next": { «"maybe"»: «"nowhere"» }, "ending": true } }',
          ),
        ].join(',\n    '),
        rest: '"scrolling": { "activeThreshold": «2» },\n  «"banner"»: []',
      }),
      'content/wrong-format',
      'content/unknown-key',
      'content/wrong-type',
      'content/too-small',
      'content/unknown-type',
      'content/wrong-type',
      'content/duplicate-id',
      'content/missing-alt',
      'conversation/unknown-answer',
      'conversation/unknown-scene',
      'content/too-big',
      'content/unknown-key',
    )
    expect(found).toEqual(expected)
  })

  test('two missing fields of one object are two problems', () => {
    const position = {
      line: 2,
      column: 11,
      endLine: 2,
      endColumn: 12,
      pointer: '/site',
      place: 'Site',
      found: undefined,
    }
    const rest = {
      code: 'content/missing-field',
      severity: 'error',
      suggestion: undefined,
    }
    expect(validatePortfolio(writeContent({ site: '{}' }), options).problems).toEqual([
      {
        ...position,
        ...rest,
        message: 'The field "title" is missing here, and the profile has no "name".',
        help: 'Add "title": "Your name, what you do", or "name" to the profile.',
      },
      {
        ...position,
        ...rest,
        message: 'The field "description" is missing here, and the profile has no "summary".',
        help: 'Add "description": "One or two sentences about you.", or "summary" to the profile.',
      },
    ])
  })

  test('two unknown keys of one object are two problems', () => {
    const { found, expected } = compare(
      writeContent({ rest: '«"one"»: 1,\n  «"two"»: 2' }),
      'content/unknown-key',
      'content/unknown-key',
    )
    expect(found).toEqual(expected)
  })
})

/** Path in words, message and help of each problem. */
function listExplanations(text: string): string[] {
  const { problems } = validatePortfolio(text, options)
  return problems.map(({ place, message, help }) => [place, message, help].join(' | '))
}

describe('each problem is explained in plain words', () => {
  test.each([
    [
      'a list that is too short',
      writeContent({ preloader: '{ "letters": [] }' }),
      'Preloader, letters | This list has 0 items; it needs at least 1. | Write at least 1 item.',
    ],
    [
      'a field whose name is nearly that of another',
      writeContent({ sections: hero.replace(' }', ', "tagg": "Ada" }') }),
      'Section home (hero), "tagg" | There is no field "tagg" here. | "tag" is there already: delete this.',
    ],
    [
      'a section without a type',
      writeContent({ sections: '{ "heading": "Heading" }' }),
      `Section 1 | The field "type" is missing here. | Add it, with one of ${listOfTypes}.`,
    ],
    [
      'a document without its sections',
      '{ "schemaVersion": 2, "site": { "title": "A", "description": "B." }, "preloader": { "letters": ["A"] } }',
      ' | The field "sections" is missing here. | Add "sections": [{ "type": "hero", "tag": "Your name", "jobTitle": "What you do", "tagline": "One sentence about what you do." }].',
    ],
    [
      'too many brackets',
      '['.repeat(80),
      ' | Nested too deeply: at most 64 levels. | Make sure that this is the content file, and that its brackets are closed.',
    ],
    [
      'a version that is too large a number',
      writeContent({ version: '1e999' }),
      'Schema version | This number is too large. | Write a number, such as 2.',
    ],
    [
      'a lost character, and nothing else',
      writeContent({ site: '{ "title": "Ad\uFFFD", "description": "Words." }' }),
      'Site | This sign replaces a character that could not be read. | Write the character again, and save the file as "UTF-8".',
    ],
    [
      'a control character in a value with few choices',
      writeContent({ rest: '"theme": { "corners": "soft\\u0001" }' }),
      'Theme | This text contains \\u0001, a character that cannot be shown. | Delete it, and write again what was there. A line break is written \\n, and an emoji as it is.',
    ],
  ])('%s', (_, text, expected) => {
    expect(listExplanations(text)).toEqual([expected])
  })

  test('a field of another name suggests none that exists', () => {
    const { problems } = validatePortfolio(
      writeContent({ sections: hero.replace('"tagline"', '"banner"') }),
      options,
    )
    expect(problems.map(({ code, help, suggestion }) => [code, help, suggestion])).toEqual([
      [
        'content/unknown-key',
        expect.stringMatching(/^Delete it\. Fields that could be here: .*"tagline"/u),
        undefined,
      ],
    ])
  })
})

describe('a problem says what is wrong, where, and what to write instead', () => {
  test.each([
    [
      'a value of the wrong type',
      writeContent({ preloader: '{ "steps": "Ada" }' }),
      {
        line: 3,
        column: 27,
        endLine: 3,
        endColumn: 32,
        pointer: '/preloader/steps',
        place: 'Preloader, steps',
        code: 'content/wrong-type',
        severity: 'error',
        message: 'This is the text "Ada", and a list [ ] belongs here.',
        found: 'text "Ada"',
        help: 'Write a list [ ], such as [700, 600, 600, 600, 600, 1000].',
        suggestion: undefined,
      },
    ],
    [
      'an unknown section type',
      writeContent({ sections: '{ "type": "skill" }' }),
      {
        line: 4,
        column: 26,
        endLine: 4,
        endColumn: 33,
        pointer: '/sections/0/type',
        place: 'Section skills (skills), type',
        code: 'content/unknown-type',
        severity: 'error',
        message: '"skill" is not a type of section.',
        found: 'text "skill"',
        help: `Write one of ${listOfTypes}.`,
        suggestion: 'skills',
      },
    ],
    [
      'a key with characters that a JSON pointer escapes',
      writeContent({ rest: '"a/b~c": 1' }),
      {
        line: 5,
        column: 3,
        endLine: 5,
        endColumn: 10,
        pointer: '/a~1b~0c',
        place: '"a/b~c"',
        code: 'content/unknown-key',
        severity: 'error',
        message: 'There is no field "a/b~c" here.',
        found: 'name "a/b~c"',
        help: 'Delete it. Fields that could be here: "profile", "theme", "scrolling", "socialLinks", "footer", "projectPages", "notFound", "labels".',
        suggestion: undefined,
      },
    ],
    [
      'a value that is too long to show in full',
      writeContent({
        rest: `"socialLinks": [{ "id": "me", "network": "Me", "url": "ftp:${'x'.repeat(100)}" }]`,
      }),
      {
        line: 5,
        column: 57,
        endLine: 5,
        endColumn: 163,
        pointer: '/socialLinks/0/url',
        place: 'Social link 1 (Me), url',
        code: 'content/wrong-format',
        severity: 'error',
        message: `"ftp:${'x'.repeat(74)}… does not fit here.`,
        found: `text "ftp:${'x'.repeat(69)}…`,
        help: 'Use an https:// address, an email address, a number such as "+47 22 00 00 00", a /path or an #anchor.',
        suggestion: undefined,
      },
    ],
  ])('%s', (_, text, problem) => {
    expect(validatePortfolio(text, options).problems).toEqual([problem])
  })
})

test('a missing text alternative has no value to show', () => {
  const { problems } = validatePortfolio(
    writeContent({
      sections: writeExpertise(
        writeCard('"id": "one", "animation": { "src": "animations/a.json" }'),
      ),
    }),
    options,
  )
  expect(problems.find(({ code }) => code === 'content/missing-alt')).toMatchObject({
    pointer: '/sections/0/cards/0',
    found: undefined,
  })
})

test.each([
  ['"profile": { "summary": 5 }', 'such as "I build maps that work without a network."'],
  ['"profile": { "label": 5 }', 'stack web developer".'],
])('a quote that ends with a full stop ends its sentence: %s', (rest, end) => {
  const [problem] = validatePortfolio(writeContent({ rest }), options).problems
  expect(problem?.help.slice(-end.length)).toBe(end)
})
