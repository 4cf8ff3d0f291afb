import { describe, expect, test } from 'vitest'

import { readdirSync, readFileSync } from 'node:fs'

import {
  hero,
  content,
  card,
  expertise,
  contact,
  conversation,
  options,
  readMarks,
  compare,
} from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('content that holds', () => {
  test('is handed over whole, with every default in its place', () => {
    const { portfolio, problems } = validatePortfolio(content({}), options)
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
    const { portfolio, problems } = validatePortfolio(content({ site }), options)
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
    expect(validatePortfolio(doubtful, options).problems.map(({ code }) => code)).toEqual([
      'site/no-url',
      'contact/placeholder-backend',
    ])
    const codes = validatePortfolio(content({ site, sections: '12' }), options).problems.map(
      ({ code }) => code,
    )
    expect(codes).not.toContain('site/no-url')
  })

  test('is handed over beside its warnings', () => {
    const scenes =
      '{ "intro": { "lines": ["Hi."], "ending": true }, "attic": { "lines": ["Hi."], "ending": true } }'
    const { portfolio, problems } = validatePortfolio(
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
    const { portfolio, problems } = validatePortfolio(text, options)
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
    content({ site: '12', version: '«1»' }),
    'content/old-version',
  ],
  [
    'sections as they were in version 0, at their name',
    '{ «"sections"»: { "hero": { "tag": "AHK" } } }',
    'content/old-version',
  ],
  [
    'a schema version that is to come, and nothing else',
    content({ site: '12', version: '«3»' }),
    'content/newer-version',
  ],
  ['a schema version that is none', content({ version: '«1.5»' }), 'content/wrong-value'],
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
    content({
      rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": «"javascript:alert(1)"» }]',
    }),
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
      sections: `${hero}, ${hero.replace('"home"', '«"home"»')}`,
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
    content({ sections: hero.replace(' }', ', "scrollTo": «"skills"» }') }),
    'content/unknown-section',
  ],
  [
    'a link to a section that is not there',
    content({ rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": «"#contact"» }]' }),
    'content/unknown-section',
  ],
  [
    'a section with an id that the page itself has',
    content({ sections: hero.replace('"home"', '«"root"»') }),
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
    content({ rest: '"scrolling": { "fadeDelay": «1e999» }' }),
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
        '{ "type": "gif-strip", "id": "gifs", "images": [{ "id": "here", "src": "media/here.gif", "alt": "A" }, { "id": "gone", "src": «"media/gone.gif"», "alt": "B" }] }',
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

/** Something wrong with the writing itself, «marked», and its code. */
const slips: [string, string, string][] = [
  ['a comment', content({ rest: '«// a note»\n  "scrolling": {}' }), 'content/comment'],
  [
    'a comment of several lines',
    content({ rest: '«/* a\n note */» "scrolling": {}' }),
    'content/comment',
  ],
  [
    'a comma after the last field',
    content({ rest: '"scrolling": {}«,»' }),
    'content/trailing-comma',
  ],
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
    content({ rest: '"scrolling": { "fadeDelay": «1.» }' }),
    'content/syntax',
  ],
  [
    'an end that comes too early',
    content({}).replace('}\n', '').trimEnd().replace(/\]$/u, '«]»'),
    'content/syntax',
  ],
  ['a NUL, and nothing after it', content({ rest: '"scrolling"«\0»: 1, 2' }), 'content/not-text'],
  ['bytes that are not UTF-8', content({ rest: '"scrolling": "«\uFFFD»"' }), 'content/not-text'],
  ['brackets without end', `${'['.repeat(64)}«[»${'['.repeat(100_000)}`, 'content/too-deep'],
  ['a file of eleven million characters', `«{»${' '.repeat(11_000_000)}}`, 'content/too-large'],
]

describe('a syntax error is marked', () => {
  test.each(slips)('is marked: %s', (_, marked, code) => {
    const { found, expected } = compare(marked, code)
    expect(found).toEqual(expected)
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
    const { text, ranges } = readMarks(marked)
    const { problems } = validatePortfolio(text, { ...options, publishedSchema })
    expect(problems).toMatchObject(ranges.map((range) => ({ ...range, code })))
  })
})

describe('every code of the checks', () => {
  const folders = ['content', 'problems', 'validate', 'validate/assets']
  const sources = folders
    .map((name) => new URL(`../${name}/`, import.meta.url))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map((name) => readFileSync(new URL(name, folder), 'utf8')),
    )
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

test('ten thousand scenes with a thousand mistakes are told without hanging', () => {
  const scenes = Array.from({ length: 10_000 }, (_, index) => {
    const extra = index % 10 === 0 ? ', "lnes": 5' : ''
    return `"scene-${index}": { "lines": ["Words."], "next": { "yes": "scene-${index + 1}" }${extra} }`
  })
  const last = '"scene-10000": { "lines": ["Bye."], "ending": true }'
  const talk = conversation(`{ ${[...scenes, last].join(',\n')} }`)
  const text = content({ sections: talk.replace('"speaker"', '"start": "scene-0", "speaker"') })
  expect(validatePortfolio(text, options).problems).toHaveLength(1000)
}, 30_000)
