import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { makeContent } from '../../bench/make-content.ts'
import { checkPortfolio } from './check-portfolio.ts'
import { jsonSchema } from './json-schema.ts'

const hero = '{ "type": "hero", "tag": "Ada", "jobTitle": "Developer", "tagline": "In sync." }'

/** The text of a small content file that holds, but for the parts given. */
function content(parts: { site?: string; preloader?: string; sections?: string; rest?: string }) {
  return `{
  "site": ${parts.site ?? '{ "title": "Title", "description": "Words.", "url": "https://example.org/" }'},
  "preloader": ${parts.preloader ?? '{ "letters": ["A"] }'},
  "sections": [${parts.sections ?? hero}]${parts.rest ? `,\n  ${parts.rest}` : ''}
}
`
}

function card(rest: string) {
  return `{ "title": "Title", "description": "Words.", ${rest} }`
}

function expertise(...cards: string[]) {
  return `{ "type": "expertise", "heading": "Heading", "cards": [${cards.join(', ')}] }`
}

function contact(backend: string) {
  return `{ "type": "contact", "heading": "Heading", "intro": "Write.", "backend": ${backend} }`
}

function conversation(scenes: string, answers = '{ "id": "yes", "label": "Yes" }') {
  return `{ "type": "conversation", "heading": "Heading", "speaker": "Robot", "answers": [${answers}], "scenes": ${scenes} }`
}

const options = {
  hasAsset: (path: string) => !path.includes('gone'),
  publishedSchema: jsonSchema(),
}

/** Takes the «marks» out of a text and says where they stood. */
function planted(marked: string) {
  const text = marked.replaceAll(/[«»]/gu, '')
  const placeOf = (mark: number) => {
    const before = marked.slice(0, mark).replaceAll(/[«»]/gu, '').split('\n')
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
  }
  const spans = [...marked.matchAll(/«[^»]*»/gu)].map((found) => {
    const { line, column } = placeOf(found.index)
    const end = placeOf(found.index + found[0].length)
    return { line, column, endLine: end.line, endColumn: end.column }
  })
  return { text, spans }
}

/** The problems of a text, and those expected of it: one of each code, at the «marks» in their order. */
function compare(marked: string, ...codes: string[]) {
  const { text, spans } = planted(marked)
  const { problems } = checkPortfolio(text, options)
  return {
    found: problems.map(({ code, line, column, endLine, endColumn }) => ({
      code,
      line,
      column,
      endLine,
      endColumn,
    })),
    expected: spans.map((span, index) => ({ code: codes[index], ...span })),
  }
}

describe('content that holds', () => {
  test('is handed over whole, with every default in its place', () => {
    const { portfolio, problems } = checkPortfolio(content({}), options)
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
        url: 'https://example.org/',
      },
      types: ['hero'],
    })
  })

  test('is told, where all else holds, that it has no address', () => {
    const site = '{ "title": "Title", "description": "Words." }'
    const { portfolio, problems } = checkPortfolio(content({ site }), options)
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
    const doubtful = content({ site, sections: contact('"https://example.com"') })
    expect(checkPortfolio(doubtful, options).problems.map(({ code }) => code)).toEqual([
      'site/no-url',
      'contact/placeholder-backend',
    ])
    const codes = checkPortfolio(content({ site, sections: '12' }), options).problems.map(
      ({ code }) => code,
    )
    expect(codes).not.toContain('site/no-url')
  })

  test('is handed over beside its warnings', () => {
    const scenes =
      '{ "intro": { "lines": ["Hi."], "ending": true }, "attic": { "lines": ["Hi."], "ending": true } }'
    const { portfolio, problems } = checkPortfolio(
      content({ sections: conversation(scenes) }),
      options,
    )
    expect({
      sections: portfolio?.sections.length,
      problems: problems.map(({ severity, code }) => `${severity} ${code}`),
    }).toEqual({ sections: 1, problems: ['warning conversation/unreachable-scene'] })
  })

  test.each([
    ['of shape', content({ rest: '"extra": 1' })],
    ['of reference', content({ sections: hero.replace(' }', ', "scrollTo": "nowhere" }') })],
    ['of syntax', '{'],
  ])('is not handed over beside an error %s', (_, text) => {
    const { portfolio, problems } = checkPortfolio(text, options)
    expect({ portfolio, errors: problems.some(({ severity }) => severity === 'error') }).toEqual({
      portfolio: undefined,
      errors: true,
    })
  })
})

/** Something wrong with values, «marked» where it is to be mended, and its code. */
const mistakes: [string, string, string][] = [
  ['an unknown key, at the key', content({ rest: '«"extra"»: {}' }), 'content/unknown-key'],
  [
    'an unknown key of a section',
    content({ sections: hero.replace(' }', ', «"taglin"»: "In sync." }') }),
    'content/unknown-key',
  ],
  [
    'a key that would set a prototype',
    content({ rest: '«"__proto__"»: { "labels": {} }' }),
    'content/unknown-key',
  ],
  [
    'a value of the wrong type, at the value',
    content({ site: '{ "title": «12», "description": "Words." }' }),
    'content/wrong-type',
  ],
  [
    'a list where text belongs, at its opening',
    content({ site: '{ "title": «[»"Title"], "description": "Words." }' }),
    'content/wrong-type',
  ],
  [
    'a fraction where a whole number belongs',
    content({ preloader: '{ "letters": ["A"], "duration": «0.5» }' }),
    'content/wrong-type',
  ],
  ['a section that is text', content({ sections: '«"hero"»' }), 'content/wrong-type'],
  [
    'a missing field, at the opening of what lacks it',
    content({ site: '«{» "title": "Title" }' }),
    'content/missing-field',
  ],
  [
    'a missing field of a list’s item',
    content({ sections: expertise(card('"id": "one"'), `«{»${card('').slice(1, -4)} }`) }),
    'content/missing-field',
  ],
  [
    'a section without a type',
    content({ sections: '«{» "heading": "Heading" }' }),
    'content/missing-field',
  ],
  [
    'a section of a type that is not there',
    content({ sections: '{ "type": «"heroo"», "tag": "Ada" }' }),
    'content/wrong-value',
  ],
  [
    'a value that is not among those allowed',
    content({ rest: '"theme": { "scheme": «"Dark"» }' }),
    'content/wrong-value',
  ],
  [
    'a schema version that is past, and nothing else',
    content({ site: '12', rest: '"schemaVersion": «0»' }),
    'content/old-version',
  ],
  [
    'sections as they were in version 0, at their name',
    '{ «"sections"»: { "hero": { "tag": "AHK" } } }',
    'content/old-version',
  ],
  [
    'a schema version that is to come, and nothing else',
    content({ site: '12', rest: '"schemaVersion": «2»' }),
    'content/newer-version',
  ],
  [
    'a schema version that is none',
    content({ rest: '"schemaVersion": «1.5»' }),
    'content/wrong-value',
  ],
  [
    'text that is too long',
    content({ sections: hero.replace('"Ada"', `«"${'A'.repeat(25)}"»`) }),
    'content/too-big',
  ],
  ['a list that is too short', content({ preloader: '{ "letters": «[»] }' }), 'content/too-small'],
  [
    'a number that is too small',
    content({ preloader: '{ "letters": ["A"], "steps": [0, «-1»] }' }),
    'content/too-small',
  ],
  [
    'words that nobody sees',
    content({ site: '{ "title": «" "», "description": "Words." }' }),
    'content/wrong-format',
  ],
  [
    'a colour that is none',
    content({ rest: '"theme": { "accent": { "dark": «"red"» } }' }),
    'content/wrong-format',
  ],
  [
    'a link that runs code',
    content({ rest: '"socialLinks": [{ "network": "Me", "url": «"javascript:alert(1)"» }]' }),
    'content/wrong-format',
  ],
  [
    'a template without its place',
    content({ rest: '"labels": { "chunkFailed": «"Failed"» }' }),
    'content/wrong-format',
  ],
  [
    'two sections of one id, at the second',
    content({
      sections: `${hero.replace(' }', ', "id": "top" }')}, ${hero.replace(' }', ', "id": «"top"» }')}`,
    }),
    'content/duplicate-id',
  ],
  [
    'two cards of one id, at the second',
    content({ sections: expertise(card('"id": "one"'), card('"id": «"one"»')) }),
    'content/duplicate-id',
  ],
  [
    'two answers of one id, at the second',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "ending": true } }',
        '{ "id": "yes", "label": "Yes" }, { "id": «"yes"», "label": "Yes!" }',
      ),
    }),
    'content/duplicate-id',
  ],
  [
    'a scroll to a section that is not there',
    content({ sections: hero.replace(' }', ', "id": "home", "scrollTo": «"skills"» }') }),
    'content/unknown-section',
  ],
  [
    'a link to a section that is not there',
    content({ rest: '"socialLinks": [{ "network": "Me", "url": «"#contact"» }]' }),
    'content/unknown-section',
  ],
  [
    'a label for the navigation without an anchor, at its key',
    content({ sections: hero.replace(' }', ', «"navLabel"»: "Home" }') }),
    'content/unused-label',
  ],
  [
    'a section with an id that the page itself has',
    content({ sections: hero.replace(' }', ', "id": «"root"» }') }),
    'content/reserved-id',
  ],
  [
    'a scene whose name cannot be one, at the name',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "ending": true }, «"1st"»: { "lines": ["Hi."], "ending": true } }',
      ),
    }),
    'content/wrong-key',
  ],
  [
    'a name that cannot be that of a section',
    content({ sections: hero.replace(' }', ', "scrollTo": «"no where"» }') }),
    'content/unknown-section',
  ],
  [
    'a scene with the name of a prototype',
    content({
      sections: conversation('{ "intro": { "lines": ["Hi."], "ending": true }, «"__proto__"»: 5 }'),
    }),
    'content/unknown-key',
  ],
  [
    'a contact service that stands for another',
    content({ sections: contact('«"https://contact.example.org"»') }),
    'contact/placeholder-backend',
  ],
  [
    'a contact service that is none',
    content({ sections: contact('«"#"»') }),
    'content/wrong-format',
  ],
  [
    'a colour that is not told from what it stands on',
    content({ rest: '"theme": { "accent": { "light": «"#ffcc00"» } }' }),
    'theme/low-contrast',
  ],
  [
    'a number that no computer can count to',
    content({ rest: '"motion": { "fadeDelay": «1e999» }' }),
    'content/wrong-type',
  ],
  [
    'a card with an animation and no text alternative, at its opening',
    content({
      sections: expertise(
        `«{»${card('"id": "one", "animation": { "src": "animations/a.json" }').slice(1)}`,
      ),
    }),
    'content/missing-alt',
  ],
  [
    'a file that is not there',
    content({
      sections:
        '{ "type": "gif-strip", "images": [{ "src": "media/here.gif", "alt": "A" }, { "src": «"media/gone.gif"», "alt": "B" }] }',
    }),
    'content/missing-asset',
  ],
  [
    'an answer that leads to a scene that is not there',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": «"gone"» }, "ending": true } }',
      ),
    }),
    'conversation/unknown-scene',
  ],
  [
    'a scene that is misspelt where it is defined, once, at its name',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": "more" } }, «"mroe"»: { "lines": ["Hi."], "next": { "yes": "more" }, "ending": true } }',
      ),
    }),
    'conversation/unknown-scene',
  ],
  [
    'an answer that is misspelt where it is defined, once, at its id',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": "more" } }, "more": { "lines": ["Hi."], "next": { "yes": "intro" }, "ending": true } }',
        '{ "id": «"y es"», "label": "Yes" }',
      ),
    }),
    'conversation/unknown-answer',
  ],
  [
    'an answer that a scene offers twice, at the second',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "answers": ["yes", «"yes"»], "next": { "yes": "more" } }, "more": { "lines": ["Hi."], "ending": true } }',
      ),
    }),
    'conversation/needless-answer',
  ],
  [
    'two answers of one id, at the second, and nothing of what names the id it should have',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": "more", "no": "other" } }, "more": { "lines": ["Hi."], "ending": true }, "other": { "lines": ["Hi."], "ending": true } }',
        '{ "id": "yes", "label": "Yes" }, { "id": «"yes"», "label": "No" }',
      ),
    }),
    'content/duplicate-id',
  ],
  [
    'a scene without lines, once, at its opening',
    content({ sections: conversation('{ "intro": «{» "ending": true } }') }),
    'conversation/no-lines',
  ],
  [
    'a scene whose list of lines is empty, once, at the list',
    content({ sections: conversation('{ "intro": { "lines": «[»], "ending": true } }') }),
    'conversation/no-lines',
  ],
  [
    'an answer that leads to a number',
    content({
      sections: conversation(
        '{ "intro": { "lines": ["Hi."], "next": { "yes": «5» }, "ending": true } }',
      ),
    }),
    'content/wrong-type',
  ],
  ['a document that is a list', '«[»]', 'content/wrong-type'],
  ['a document that is a number', ' «12»\n', 'content/wrong-type'],
]

describe('a problem is marked at the part that is to be mended', () => {
  test.each(mistakes)('%s', (_, marked, code) => {
    const { found, expected } = compare(marked, code)
    expect(found).toEqual(expected)
  })
})

describe('every problem is reported in one run, in the order of the file', () => {
  test('two of shape, one of the graph and a missing file', () => {
    const { found, expected } = compare(
      content({
        site: '{ "title": "Title", "description": «null» }',
        sections: [
          conversation(
            '{ "intro": { "lines": ["Hi."], "next": { "yes": «"nowhere"» }, "ending": true } }',
          ),
          '{ "type": "gif-strip", "images": [{ "src": «"media/gone.gif"», "alt": "A", «"altt"»: "A" }] }',
        ].join(',\n    '),
      }),
      'content/wrong-type',
      'conversation/unknown-scene',
      'content/missing-asset',
      'content/unknown-key',
    )
    expect(found).toEqual(expected)
  })

  test('twelve planted defects are twelve problems', () => {
    const { found, expected } = compare(
      content({
        site: '{ "title": «""», "description": "Words.", «"lang"»: "en" }',
        preloader: '{ "letters": [«1»], "duration": «-1» }',
        sections: [
          '{ "type": «"herro"» }',
          expertise(
            card('"id": "one", "animated": «"yes"»'),
            card('"id": «"one"»'),
            `«{»${card('"id": "two", "animation": { "src": "animations/a.json" }').slice(1)}`,
          ),
          conversation(
            '{ "intro": { "lines": ["Hi."], "next": { «"maybe"»: «"nowhere"» }, "ending": true } }',
          ),
        ].join(',\n    '),
        rest: '"motion": { "activeThreshold": «2» },\n  «"footer"»: []',
      }),
      'content/wrong-format',
      'content/unknown-key',
      'content/wrong-type',
      'content/too-small',
      'content/wrong-value',
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

  test('two fields that one part lacks are two problems', () => {
    const place = {
      line: 2,
      column: 11,
      endLine: 2,
      endColumn: 12,
      pointer: '/site',
      place: 'Site',
      found: undefined,
    }
    const words = {
      code: 'content/missing-field',
      severity: 'error',
      help: 'Add it, or take the part that needs it out.',
      suggestion: undefined,
    }
    expect(checkPortfolio(content({ site: '{}' }), options).problems).toEqual([
      { ...place, ...words, message: 'The field "title" is missing here.' },
      { ...place, ...words, message: 'The field "description" is missing here.' },
    ])
  })

  test('two keys that one part has too many are two problems', () => {
    const { found, expected } = compare(
      content({ rest: '«"one"»: 1,\n  «"two"»: 2' }),
      'content/unknown-key',
      'content/unknown-key',
    )
    expect(found).toEqual(expected)
  })
})

/** Something wrong with the writing itself, «marked», and its code. */
const slips: [string, string, string][] = [
  ['a comment', content({ rest: '«// a note»\n  "motion": {}' }), 'content/comment'],
  [
    'a comment of several lines',
    content({ rest: '«/* a\n note */» "motion": {}' }),
    'content/comment',
  ],
  ['a comma after the last field', content({ rest: '"motion": {}«,»' }), 'content/trailing-comma'],
  [
    'a comma after the last item',
    content({ preloader: '{ "letters": ["A"«,» ] }' }),
    'content/trailing-comma',
  ],
  [
    'a key that stands twice, at the second',
    content({ rest: '«"site"»: {}' }),
    'content/duplicate-key',
  ],
  [
    'a key that stands twice deep inside',
    content({ sections: hero.replace(' }', ', «"tag"»: "B" }') }),
    'content/duplicate-key',
  ],
  ['a byte-order mark', `«\uFEFF»${content({})}`, 'content/byte-order-mark'],
  [
    'a tab in a text',
    content({ site: '{ "title": «"a\tb"», "description": "Words." }' }),
    'content/unusable-character',
  ],
  [
    'half an emoji',
    content({ site: '{ "title": «"\\ud83d"», "description": "Words." }' }),
    'content/unusable-character',
  ],
  [
    'a NUL that is written out',
    content({ site: '{ "title": «"a\\u0000"», "description": "Words." }' }),
    'content/unusable-character',
  ],
  [
    'a missing comma',
    content({ site: '{ "title": "Title" «"description"»: "Words." }' }),
    'content/syntax',
  ],
  [
    'a missing colon',
    content({ site: '{ "title" «"Title"», "description": "Words." }' }),
    'content/syntax',
  ],
  ['a second document', `${content({})}«{»}`, 'content/syntax'],
  [
    'a number that ends with a point',
    content({ rest: '"motion": { "fadeDelay": «1.» }' }),
    'content/syntax',
  ],
  [
    'an end that comes too early',
    content({}).replace('}\n', '').trimEnd().replace(/\]$/u, '«]»'),
    'content/syntax',
  ],
  ['a NUL, and nothing after it', content({ rest: '"motion"«\0»: 1, 2' }), 'content/not-text'],
  ['bytes that are not UTF-8', content({ rest: '"motion": "«\uFFFD»"' }), 'content/not-text'],
  ['brackets without end', `${'['.repeat(64)}«[»${'['.repeat(100_000)}`, 'content/too-deep'],
  ['a file of eleven million characters', `«{»${' '.repeat(11_000_000)}}`, 'content/too-large'],
]

describe('a fault of writing', () => {
  test.each(slips)('is marked: %s', (_, marked, code) => {
    const { found, expected } = compare(marked, code)
    expect(found).toEqual(expected)
  })

  test('does not hide another', () => {
    const { found, expected } = compare(
      content({
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

  test('that leaves the values clear does not hide what is wrong with them', () => {
    const { found, expected } = compare(
      content({
        site: '{ "title": «5», «// a note»\n "description": "Words." «"language"»: "en"«,» }',
        rest: '"motion": { "fadeDelay": «-1» }, «"motion"»: {}',
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

  test('after which values are uncertain brings no problems that nobody made', () => {
    const text = content({ site: '{ "title": , "description": "Words." }', rest: '"motion": {' })
    expect(checkPortfolio(text, options).problems.map(({ code }) => code)).toEqual([
      'content/syntax',
      'content/syntax',
    ])
  })

  test.each([
    ['a word of another language', '"ending": true', '"ending": True'],
    ['a value that is missing', '"ending": true', '"ending": '],
    ['a word that is no value', '"ending": true', '"ending": undefined'],
    ['a name without quotes', '"ending": true', 'ending: true'],
    ['a backslash', '"Hi."', '"Hi\\K"'],
    ['a text without quotes', '"Hi."', 'Hi.'],
    ['a number of another form', '"fadeDelay": 1', '"fadeDelay": 01'],
    ['no number', '"fadeDelay": 1', '"fadeDelay": NaN'],
    ['a no-break space', '"fadeDelay": 1', '"fadeDelay":\u00a01'],
    ['another sign than a colon', '"fadeDelay": 1', '"fadeDelay" = 1'],
    ['another sign than a comma', '"Hi.", ', '"Hi."; '],
  ])('of one place does not hide what is wrong elsewhere: %s', (_, from, to) => {
    const scenes = '{ "intro": { "lines": ["Hi.", "Bye."], "ending": true, "linse": [] } }'
    const text = content({
      sections: conversation(scenes),
      rest: '"motion": { "fadeDelay": 1 }, "theme": { "corners": "rond" }',
    })
    const { problems } = checkPortfolio(text.replace(from, to), options)
    expect(problems.map(({ code }) => code).toSorted()).toEqual([
      'content/syntax',
      'content/unknown-key',
      'content/wrong-value',
    ])
  })

  test('of one place, wherever it is, brings no problem that nobody made', () => {
    const whole = readFileSync(
      new URL('../../fixtures/specification/portfolio.json', import.meta.url),
      'utf8',
    )
    const parts = [...whole.matchAll(/("[^"\n]*"|\b\d+\b|\btrue\b)(\s*:)?/gu)]
    const made = new Set(['content/syntax', 'content/comment', 'content/trailing-comma'])
    const wrong = parts.flatMap(({ 0: all, 1: part = '', 2: isKey, index }) => {
      const plain = part.replaceAll('"', '')
      const written = isKey
        ? [plain, `${plain}"`, `'${plain}'`]
        : ['True', 'NaN', '01', 'undefined', 'no such text', `“${plain}”`, `${part};`, plain]
      const slip = written[index % written.length] ?? ''
      const text = `${whole.slice(0, index)}${slip}${whole.slice(index + part.length)}`
      const { problems } = checkPortfolio(text, { ...options, hasAsset: () => true })
      return problems
        .filter(({ code }) => !made.has(code) && !code.startsWith('sample/'))
        .filter(() => text !== whole && slip !== part)
        .map(({ code, pointer }) => `${all} as ${slip}: ${code} ${pointer}`)
    })
    expect({ wrong, enough: parts.length > 100 }).toEqual({ wrong: [], enough: true })
  }, 30_000)

  test('after which the rest cannot be read says so, once', () => {
    const text = content({ site: '{ "title" "Title" }', preloader: '{ "letters" ["A"] }' })
    const { problems } = checkPortfolio(text, options)
    const said = problems.map(({ help }) =>
      help.endsWith('The rest is checked when this is mended.'),
    )
    expect(said).toEqual([true, false])
  })

  test('says where a key that stands twice stands first', () => {
    const { problems } = checkPortfolio(content({ rest: '"site": {}' }), options)
    expect(problems.map(({ pointer, place, message }) => ({ pointer, place, message }))).toEqual([
      {
        pointer: '/site',
        place: 'Site',
        message: 'The field "site" stands here a second time; it is in line 2 already.',
      },
    ])
  })

  test.each([
    ['empty', ''],
    ['altogether blank', ' \r\n\t\n'],
  ])('is the only problem of an %s file, at its beginning', (_, text) => {
    expect(checkPortfolio(text, options)).toEqual({
      portfolio: undefined,
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
          help: 'Write the content in it: the least is "site", "preloader" and "sections".',
          suggestion: undefined,
        },
      ],
    })
  })

  test('is told a thousand times at most', () => {
    const { problems } = checkPortfolio(`[${'x, '.repeat(500_000)}1]`, options)
    expect({ count: problems.length, last: problems.at(-1)?.message }).toEqual({
      count: 1001,
      last: 'Reading stops here: there are too many mistakes of writing.',
    })
  })
})

/** Place, message and help of each problem. */
function wordsOf(text: string): string[] {
  const { problems } = checkPortfolio(text, options)
  return problems.map(({ place, message, help }) => [place, message, help].join(' | '))
}

describe('words that an owner can follow', () => {
  test.each([
    [
      'a list that is too short',
      content({ preloader: '{ "letters": [] }' }),
      'Preloader, letters | This list has 0 items; at least 1 must stand here. | Write at least 1 item.',
    ],
    [
      'a field of which another has nearly the name',
      content({ sections: hero.replace(' }', ', "tagg": "Ada" }') }),
      'Section 1 (hero), "tagg" | There is no field "tagg" here. | "tag" is there already: take this out.',
    ],
    [
      'a section without a type',
      content({ sections: '{ "heading": "Heading" }' }),
      'Section 1 | The field "type" is missing here. | Add it, with one of "hero", "gif-strip", "expertise", "conversation", "skills", "contact".',
    ],
    [
      'a document without its sections',
      '{ "site": { "title": "A", "description": "B." }, "preloader": { "letters": ["A"] } }',
      ' | The field "sections" is missing here. | Add it: the content needs it.',
    ],
    [
      'brackets in brackets',
      '['.repeat(80),
      ' | Brackets stand in brackets here, deeper than any content goes. | Make sure that this is the content file, and that its brackets are closed.',
    ],
    [
      'a version that no computer can count to',
      content({ rest: '"schemaVersion": 1e999' }),
      'Schema version | This number is larger than a computer can count. | Write a number.',
    ],
    [
      'a character that could not be read, and nothing else',
      content({ site: '{ "title": "Ad\uFFFD", "description": "Words." }' }),
      'Site | Here stands the sign for a character that could not be read. | Write the character anew, and save the file as "UTF-8".',
    ],
    [
      'a control character in one of a few names',
      content({ rest: '"theme": { "corners": "soft\\u0001" }' }),
      'Theme | This text holds a character that no page can show. | Take out what stands as \\u0000 or as half an emoji (\\ud83d), and write it anew.',
    ],
  ])('%s', (_, text, expected) => {
    expect(wordsOf(text)).toEqual([expected])
  })

  test('a field of another name does not suggest one that is there', () => {
    const { problems } = checkPortfolio(
      content({ sections: hero.replace('"tagline"', '"subtitle"') }),
      options,
    )
    expect(problems.map(({ code, help, suggestion }) => [code, help, suggestion])).toEqual([
      ['content/missing-field', 'Add it, or take the part that needs it out.', undefined],
      ['content/unknown-key', 'Take it out.', undefined],
    ])
  })
})

describe('a problem says what is wrong, where, and what to write instead', () => {
  test.each([
    [
      'a value of the wrong type',
      content({ preloader: '{ "letters": "Ada" }' }),
      {
        line: 3,
        column: 29,
        endLine: 3,
        endColumn: 34,
        pointer: '/preloader/letters',
        place: 'Preloader, letters',
        code: 'content/wrong-type',
        severity: 'error',
        message: 'This is the text "Ada", and a list [ ] belongs here.',
        found: 'text "Ada"',
        help: 'Write a list [ ].',
        suggestion: undefined,
      },
    ],
    [
      'a section type that is not there',
      content({ sections: '{ "type": "skill" }' }),
      {
        line: 4,
        column: 26,
        endLine: 4,
        endColumn: 33,
        pointer: '/sections/0/type',
        place: 'Section 1 (skills), type',
        code: 'content/wrong-value',
        severity: 'error',
        message: '"skill" is not one of the values allowed here.',
        found: 'text "skill"',
        help: 'Write one of "hero", "gif-strip", "expertise", "conversation", "skills", "contact".',
        suggestion: 'skills',
      },
    ],
    [
      'a key with characters that a JSON pointer escapes',
      content({ rest: '"a/b~c": 1' }),
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
        help: 'Take it out.',
        suggestion: undefined,
      },
    ],
    [
      'a value that is too long to be shown whole',
      content({ rest: `"socialLinks": [{ "network": "Me", "url": "ftp:${'x'.repeat(100)}" }]` }),
      {
        line: 5,
        column: 45,
        endLine: 5,
        endColumn: 151,
        pointer: '/socialLinks/0/url',
        place: 'Social link 1 (Me), url',
        code: 'content/wrong-format',
        severity: 'error',
        message: `"ftp:${'x'.repeat(74)}… does not fit here.`,
        found: `text "ftp:${'x'.repeat(69)}…`,
        help: 'Use an https:// address, a mailto: address, a /path or an #anchor.',
        suggestion: undefined,
      },
    ],
  ])('%s', (_, text, problem) => {
    expect(checkPortfolio(text, options).problems).toEqual([problem])
  })
})

describe('the published schema', () => {
  const title = { type: 'string', maxLength: 2 }
  const site = { type: 'object', properties: { title } }
  const publishedSchema = { type: 'object', properties: { site } }

  test.each([
    {
      name: 'has its own word where the model has none',
      marked: content({ site: '{ "title": «"Title"», "description": "Words." }' }),
      code: 'schema/refused',
    },
    {
      name: 'is not asked where the model has refused',
      marked: content({ site: '{ "title": "Title", "description": «5» }' }),
      code: 'content/wrong-type',
    },
  ])('$name', ({ marked, code }) => {
    const { text, spans } = planted(marked)
    const { problems } = checkPortfolio(text, { ...options, publishedSchema })
    expect(problems).toMatchObject(spans.map((span) => ({ ...span, code })))
  })
})

describe('every code of the checks', () => {
  const folder = new URL('./', import.meta.url)
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const codes = sources.flatMap((source) =>
    [...source.matchAll(/'((?:content|contact|theme)\/[a-z-]+)'/gu)].map(([, code]) => code ?? ''),
  )

  test('is among those whose place is tested', () => {
    const tested = new Set([
      ...[...mistakes, ...slips].map(([, , code]) => code),
      'content/empty',
      'content/old-version',
      'content/newer-version',
    ])
    expect({
      untested: codes.filter((code) => !tested.has(code)),
      enough: new Set(codes).size > 20,
    }).toEqual({
      untested: [],
      enough: true,
    })
  })
})

describe('one cause is one problem', () => {
  test.each([
    ['text where a list belongs, and too long', '{ "letters": «"ADA LOVELACE"» }'],
    ['empty text where a list belongs', '{ "letters": «""» }'],
  ])('of %s, only the type is told', (_, preloader) => {
    const { found, expected } = compare(content({ preloader }), 'content/wrong-type')
    expect(found).toEqual(expected)
  })

  test('of a long list where text belongs, only the type is told', () => {
    const list = `«[»${'1, '.repeat(30)}1]`
    const { found, expected } = compare(
      content({ sections: hero.replace('"Ada"', list) }),
      'content/wrong-type',
    )
    expect(found).toEqual(expected)
  })

  test('fifty planted mistakes are fifty errors', () => {
    const { problems } = checkPortfolio(makeContent(1001, 50), options)
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(50)
  })

  test.each([
    [
      'a required field that is misspelt is not missing as well',
      content({ site: '{ «"titel"»: "Title", "description": "Words." }' }),
      'content/unknown-key',
      'title',
    ],
    [
      'a misspelt "type" leaves the section what it is',
      content({ sections: hero.replace('"type"', '«"tpye"»') }),
      'content/unknown-key',
      'type',
    ],
    [
      'a misspelt section type brings no fields that are missing',
      content({ sections: '{ "type": «"conversatoin"» }' }),
      'content/wrong-value',
      'conversation',
    ],
    [
      'a colour that fails four pairs is one',
      content({
        rest: '"theme": { "scheme": "light", "accent": { "dark": "#111", "light": «"#ffe0d0"» } }',
      }),
      'theme/low-contrast',
      undefined,
    ],
    [
      'a ground that fails ink and accent is one',
      content({ rest: '"theme": { "scheme": "dark", "ground": { "dark": «"#777777"» } }' }),
      'theme/low-contrast',
      undefined,
    ],
  ])('%s', (_, marked, code, suggestion) => {
    const { found, expected } = compare(marked, code)
    const { problems } = checkPortfolio(planted(marked).text, options)
    expect({ found, suggestions: problems.map((problem) => problem.suggestion) }).toEqual({
      found: expected,
      suggestions: [suggestion],
    })
  })

  test('a misspelt field brings nothing that it would not bring spelt well, and hides nothing', () => {
    const scenes =
      '{ "intro": { "lines": ["Hi."], «"nxt"»: { "yes": "bye" } }, "bye": { «"liness"»: [«5»], «"Ending"»: true } }'
    const { found, expected } = compare(
      content({
        sections: conversation(`${scenes}, «"strat"»: "intro"`)
          .replace('"answers"', '«"anwsers"»')
          .replace('"scenes"', '«"scene"»'),
      }),
      'content/unknown-key',
      'content/unknown-key',
      'content/unknown-key',
      'content/unknown-key',
      'content/wrong-type',
      'content/unknown-key',
      'content/unknown-key',
    )
    expect(found).toEqual(expected)
  })

  test('and a misspelt section type does not hide what is wrong in the section', () => {
    const { found, expected } = compare(
      content({
        sections: hero
          .replace('"hero"', '«"Hero"»')
          .replace('"Ada"', '«7»')
          .replace(' }', ', «"tagLine"»: "Words.", "scrollTo": «"nowhere"» }'),
      }),
      'content/wrong-value',
      'content/wrong-type',
      'content/unknown-key',
      'content/unknown-section',
    )
    expect(found).toEqual(expected)
  })

  test('twelve defects in six places, of which most could be told twice, are twelve', () => {
    const { found, expected } = compare(
      content({
        site: '{ «"Title"»: "Title", "description": «false»,\n "language": «"english language"» }',
        preloader: '{ «"leters"»: ["A"], "steps": «[»5], «"enabeld"»: true }',
        sections: [
          hero.replace(' }', ', "id": "home", "scrollTo": «"hom"» }'),
          '{ "type": «"gif_strip"», "images": [{ "src": «"media/gone.gif"», "alt": «""» }] }',
        ].join(',\n'),
        rest: '"socialLinks": [{ "network": "Me", "url": "https://example.org", "icon": «"Github"» }],\n "theme": { "corners": «"rond"» }',
      }),
      'content/unknown-key',
      'content/wrong-type',
      'content/wrong-format',
      'content/unknown-key',
      'content/too-small',
      'content/unknown-key',
      'content/unknown-section',
      'content/wrong-value',
      'content/missing-asset',
      'content/wrong-format',
      'content/wrong-value',
      'content/wrong-value',
    )
    expect(found).toEqual(expected)
  })
})

describe('a guess at what was meant is made', () => {
  const files = ['media/cursor.gif', 'media/pixels.gif', 'animations/robot.json']
  const strip = (src: string) =>
    content({ sections: `{ "type": "gif-strip", "images": [{ "src": "${src}", "alt": "A" }] }` })
  const field = (name: string) =>
    content({ sections: hero.replace(' }', `, "id": "home", "${name}": "Words" }`) })
  const link = (rest: string) => content({ rest: `"socialLinks": [{ "network": "Me", ${rest} }]` })

  /** The suggestions of all problems of a text. */
  function suggestionsFor(text: string): (string | undefined)[] {
    const { problems } = checkPortfolio(text, {
      ...options,
      hasAsset: (path) => files.includes(path),
      listAssets: () => files,
    })
    return problems.map(({ suggestion }) => suggestion)
  }

  test.each([
    ['a field of the document', content({ rest: '"socialLink": []' }), 'socialLinks'],
    ['a field in another case', content({ rest: '"notfound": {}' }), 'notFound'],
    ['a field of a section', field('scrollLable'), 'scrollLabel'],
    ['a field of every section', field('navlabel'), 'navLabel'],
    [
      'a field of a part of a section',
      content({ sections: hero.replace(' }', ', "scramble": { "intervall": 5 } }') }),
      'interval',
    ],
    ['a field of a link', link('"url": "#", "icn": "link"'), 'icon'],
    [
      'a field of a card',
      content({ sections: expertise(card('"id": "a", "animatd": true')) }),
      'animated',
    ],
    [
      'a field of a scene',
      content({
        sections: conversation('{ "intro": { "lines": ["Hi."], "endng": true } }'),
      }),
      'ending',
    ],
    ['a colour’s scheme', content({ rest: '"theme": { "accent": { "Dark": "#fff" } }' }), 'dark'],
    ['one of the values allowed', content({ rest: '"theme": { "density": "airry" }' }), 'airy'],
    ['a value in another case', link('"url": "#", "icon": "LinkedIn"'), 'linkedin'],
    ['a section type', content({ sections: '{ "type": "gifstrip" }' }), 'gif-strip'],
    [
      'a section id',
      content({ sections: hero.replace(' }', ', "id": "home", "scrollTo": "hmoe" }') }),
      'home',
    ],
    [
      'an anchor',
      content({
        sections: hero.replace(' }', ', "id": "home" }'),
        rest: '"socialLinks": [{ "network": "Me", "url": "#Home" }]',
      }),
      '#home',
    ],
    ['a file', strip('media/cursr.gif'), 'media/cursor.gif'],
    ['a file in another case', strip('media/Pixels.gif'), 'media/pixels.gif'],
    [
      'a word of another language',
      content({ preloader: '{ "letters": ["A"], "enabled": False }' }),
      'false',
    ],
  ])('for %s', (_, text, suggestion) => {
    expect(suggestionsFor(text)).toEqual([suggestion])
  })

  test.each([
    ['a field of another part', field('letters')],
    ['a field that is there already', content({ rest: '"site ": {}' })],
    ['a short value two letters away', content({ rest: '"theme": { "corners": "sqare" }' })],
    ['a field of another name', content({ rest: '"footer": {}' })],
    ['a value that is far from all', content({ rest: '"theme": { "corners": "square" }' })],
    ['a value that is no text', content({ rest: '"theme": { "corners": 4 }' })],
    ['a section type of another kind', content({ sections: '{ "type": "blog" }' })],
    ['a file of another name', strip('media/robot.gif')],
    ['a very short word', field('x')],
    ['what is simply missing', content({ site: '{ "title": "Title" }' })],
  ])('but not for %s', (_, text) => {
    expect(suggestionsFor(text)).toEqual([undefined])
  })
})

test('of a text alternative that is missing nothing is told as found', () => {
  const { problems } = checkPortfolio(
    content({
      sections: expertise(card('"id": "one", "animation": { "src": "animations/a.json" }')),
    }),
    options,
  )
  expect(problems.find(({ code }) => code === 'content/missing-alt')).toMatchObject({
    pointer: '/sections/0/cards/0',
    found: undefined,
  })
})

describe('a contact service that stands for another', () => {
  test.each([
    ['https://example.com', 1],
    ['https://contact.example.org/base', 1],
    ['http://example.net:8080', 1],
    ['https://mail.invalid', 1],
    ['https://your-domain.com', 1],
    ['https://www.yourdomain.com', 1],
    ['https://api.my-backend.dev', 0],
    ['https://your-server', 1],
    ['/', 0],
    ['http://localhost:3000/', 1],
    ['http://127.0.0.1:3000', 1],
    ['https://TODO', 1],
    ['https://backend', 1],
    ['https://formspree.io/f/your-id', 1],
    ['https://formspree.io/f/YOUR_FORM_ID', 1],
    ['https://formspree.io/f/xxxxxxxx', 1],
    ['https://api.dev/todo', 1],
    ['https://formspree.io/f/mayourqz', 0],
    ['https://ada.dev/todos', 0],
    ['https://198.51.100.7', 0],
    ['https://example.com.ua', 0],
    ['https://myexample.com', 0],
    ['https://ada.dev/example.com', 0],
  ])('%s: %i', (backend, count) => {
    const { problems } = checkPortfolio(content({ sections: contact(`"${backend}"`) }), options)
    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual(
      Array.from({ length: count }, () => 'warning contact/placeholder-backend'),
    )
  })
})

describe('a host that would change the security policy is refused where it stands', () => {
  test.each([
    ['a picture', 'https://x%3Bsandbox/a.gif', '/sections/0/images/0/src'],
    ['a still picture', 'https://*/a.gif', '/sections/0/images/0/still'],
    ['an animation', "https://x;script-src'self'/a.json", '/sections/0/animation/src'],
    ['the contact service', 'https://*', '/sections/0/backend'],
    ['the contact service', 'https://[2001:db8::1]', '/sections/0/backend'],
  ])('%s at %s', (_, address, pointer) => {
    const name = pointer.split('/').at(-1)
    const picture = { src: 'https://ada.dev/a.png', alt: 'A' }
    const animated = { type: 'hero', tag: 'A', jobTitle: 'B', tagline: 'C' }
    const sections = pointer.includes('images')
      ? [{ type: 'gif-strip', images: [{ ...picture, [String(name)]: address }] }]
      : name === 'src'
        ? [{ ...animated, animation: { src: address } }]
        : JSON.parse(`[${contact(JSON.stringify(address))}]`)
    const { problems, portfolio } = checkPortfolio(
      content({ sections: JSON.stringify(sections).slice(1, -1) }),
      options,
    )
    expect(portfolio).toBeUndefined()
    expect(
      problems
        .filter(({ severity }) => severity === 'error')
        .map((one) => [one.pointer, one.message]),
    ).toEqual([
      [
        pointer,
        `The host in "${address}" may have letters, digits, "." and "-", and a port after ":".`,
      ],
    ])
  })
})

describe('a theme', () => {
  test('says which pair is too near, how near, and which way to go', () => {
    const { problems } = checkPortfolio(
      content({ rest: '"theme": { "accent": { "light": "#949494" } }' }),
      options,
    )
    expect(problems).toMatchObject([
      {
        place: 'Theme, accent, light',
        found: 'text "#949494"',
        message:
          'In the light scheme, accent on surface has a contrast of 2.38 to 1, and WCAG AA asks for 4.5 to 1.',
        help: 'Choose a colour for "accent" that is darker.',
      },
    ])
  })

  test.each([
    ['of a scheme that no visitor gets', '{ "scheme": "dark", "accent": { "light": "#ffffff" } }'],
    ['that is left out', '{}'],
  ])('holds in the colours %s', (_, theme) => {
    expect(checkPortfolio(content({ rest: `"theme": ${theme}` }), options).problems).toEqual([])
  })
})

test('ten thousand scenes with a thousand mistakes are told without hanging', () => {
  const scenes = Array.from({ length: 10_000 }, (_, index) => {
    const extra = index % 10 === 0 ? ', "lnes": 5' : ''
    return `"scene-${index}": { "lines": ["Words."], "next": { "yes": "scene-${index + 1}" }${extra} }`
  })
  const last = '"scene-10000": { "lines": ["Bye."], "ending": true }'
  const talk = conversation(`{ ${[...scenes, last].join(',\n')} }`)
  const text = content({ sections: talk.replace('"speaker"', '"start": "scene-0", "speaker"') })
  expect(checkPortfolio(text, options).problems).toHaveLength(1000)
}, 30_000)
