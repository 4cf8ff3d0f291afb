import { describe, expect, test } from 'vitest'

import { makeContent } from '../../../scripts/sites/make-content.ts'
import {
  hero,
  writeContent,
  writeCard,
  writeExpertise,
  writeConversation,
  options,
  readMarks,
  compare,
} from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('one cause is one problem', () => {
  test.each([
    ['a long text instead of a list', '{ "steps": «"ADA LOVELACE"» }'],
    ['empty text instead of a list', '{ "steps": «""» }'],
  ])('for %s, only the type is reported', (_, preloader) => {
    const { found, expected } = compare(writeContent({ preloader }), 'content/wrong-type')
    expect(found).toEqual(expected)
  })

  test('for a long list instead of text, only the type is reported', () => {
    const list = `«[»${'1, '.repeat(30)}1]`
    const { found, expected } = compare(
      writeContent({ sections: hero.replace('"Ada"', list) }),
      'content/wrong-type',
    )
    expect(found).toEqual(expected)
  })

  test.each([
    ['an icon', '"profile": { "skills": [{ "name": "Web", "icon": "star" }] }'],
    ['a link', '"banner": { "links": [{ "url": "#gone" }] }'],
    ['a file', '"banner": { "image": { "src": "media/gone.png", "alt": "" } }'],
  ])('%s in an unknown field has no other problem', (_, rest) => {
    const { problems } = validatePortfolio(writeContent({ rest }), options)
    expect(problems.map(({ code }) => code)).toEqual(['content/unknown-key'])
  })

  test('fifty errors in a large file are fifty problems', () => {
    const { problems } = validatePortfolio(makeContent(1001, 50), options)
    expect(problems.filter(({ severity }) => severity === 'error')).toHaveLength(50)
  })

  test.each([
    [
      'a misspelt required field is not reported as missing',
      writeContent({ site: '{ «"titel"»: "Title", "description": "Words." }' }),
      'content/unknown-key',
      'title',
    ],
    [
      'a misspelt "type" does not change the type of the section',
      writeContent({ sections: hero.replace('"type"', '«"tpye"»') }),
      'content/unknown-key',
      'type',
    ],
    [
      'a misspelt section type brings no missing fields',
      writeContent({ sections: '{ "type": «"conversatoin"» }' }),
      'content/unknown-type',
      'conversation',
    ],
    [
      'a misspelt section type is reported before what its section lacks',
      writeContent({ sections: '{ "type": «"abuot"», "id": "me" }' }),
      'content/unknown-type',
      'about',
    ],
    [
      'a colour that fails four pairs is one problem',
      writeContent({
        rest: '"theme": { "scheme": "light", "accent": { "dark": "#111", "light": «"#ffe0d0"» } }',
      }),
      'theme/low-contrast',
      '#84695b',
    ],
    [
      'a ground that fails ink and accent is one problem',
      writeContent({ rest: '"theme": { "scheme": "dark", "ground": { "dark": «"#777777"» } }' }),
      'theme/low-contrast',
      '#3c3c3c',
    ],
  ])('%s', (_, marked, code, suggestion) => {
    const { found, expected } = compare(marked, code)
    const { problems } = validatePortfolio(readMarks(marked).text, options)
    expect({ found, suggestions: problems.map((problem) => problem.suggestion) }).toEqual({
      found: expected,
      suggestions: [suggestion],
    })
  })

  test('a list that is too long hides no problem of its first items', () => {
    const links = Array.from({ length: 9 }, (_, index) => (index === 7 ? '5' : '"/cv.pdf"'))
    const { problems } = validatePortfolio(
      writeContent({ rest: `"socialLinks": [${links.join(', ')}]` }),
      options,
    )
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['content/too-big', '/socialLinks'],
      ['content/wrong-type', '/socialLinks/7'],
    ])
  })

  test('a misspelt field has the same problems as a correct one', () => {
    const scenes =
      '{ "intro": { "lines": ["Hi."], «"nxt"»: { "yes": "bye" } }, "bye": { «"liness"»: [«5»], «"Ending"»: true } }'
    const { found, expected } = compare(
      writeContent({
        sections: writeConversation(`${scenes}, «"strat"»: "intro"`)
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

  test.each([
    ['neither a text nor an object', '«5»', 'content/wrong-type'],
    ['a list', '«[»"Hi."]', 'content/wrong-type'],
    ['an empty text', '«""»', 'content/wrong-format'],
    ['an object without its text', '«{» }', 'content/missing-field'],
    ['a misspelt field', '{ "text": "Hi.", «"goo"»: "conversation" }', 'content/unknown-key'],
    ['a misspelt required field', '{ «"txet"»: "Hi." }', 'content/unknown-key'],
    ['a wrong value in an object', '{ "text": «7» }', 'content/wrong-type'],
    ['an id of no section', '{ "text": "Go.", "go": «"conversatoin"» }', 'content/unknown-section'],
  ] as const)('a line that is %s is one problem', (_, line, code) => {
    const scenes = `{ "intro": { "lines": ["Hi.", ${line}], "ending": true } }`
    const { found, expected } = compare(writeContent({ sections: writeConversation(scenes) }), code)
    expect(found).toEqual(expected)
  })

  test('a line of the wrong type may be a text or an object', () => {
    const scenes = '{ "intro": { "lines": [5], "ending": true } }'
    const { problems } = validatePortfolio(
      writeContent({ sections: writeConversation(scenes) }),
      options,
    )
    expect(problems.map(({ message, help }) => [message, help])).toEqual([
      [
        'This is the number 5, and text in quotes or an object { } belongs here.',
        'Write text in quotes or an object { }, such as "Hello.".',
      ],
    ])
  })

  test('a part of several forms names all of them, and shows the shortest', () => {
    const { problems } = validatePortfolio(writeContent({ preloader: '5' }), options)
    expect(problems.map(({ message, help }) => [message, help])).toEqual([
      [
        'This is the number 5, and true, false, text in quotes, a list [ ] or an object { } belongs here.',
        'Write true, false, text in quotes, a list [ ] or an object { }, such as { "letters": "ADA" }.',
      ],
    ])
  })

  test('a misspelt section type does not hide what is wrong in the section', () => {
    const { found, expected } = compare(
      writeContent({
        sections: hero
          .replace('"hero"', '«"Hero"»')
          .replace('"Ada"', '«7»')
          .replace(' }', ', «"tagLine"»: "Words.", "scrollTo": «"nowhere"» }'),
      }),
      'content/unknown-type',
      'content/wrong-type',
      'content/unknown-key',
      'content/unknown-section',
    )
    expect(found).toEqual(expected)
  })

  test('twelve errors that could have several problems each are twelve problems', () => {
    const { found, expected } = compare(
      writeContent({
        site: '{ «"Title"»: "Title", "description": «false»,\n "language": «"english language"» }',
        preloader: '{ «"leters"»: ["A"], "steps": «[»500], «"enabeld"»: true }',
        sections: [
          hero.replace(' }', ', "scrollTo": «"hom"» }'),
          '{ "type": «"gif_strip"», "images": [{ "id": "gone", "src": «"media/gone.gif"», "alt": «""» }] }',
        ].join(',\n'),
        rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": "https://example.org", "icon": «"Githb"» }],\n "theme": { "corners": «"rond"» }',
      }),
      'content/unknown-key',
      'content/wrong-type',
      'content/wrong-format',
      'content/unknown-key',
      'content/too-small',
      'content/unknown-key',
      'content/unknown-section',
      'content/unknown-type',
      'content/missing-asset',
      'content/wrong-format',
      'content/wrong-value',
      'content/wrong-value',
    )
    expect(found).toEqual(expected)
  })
})

const writeStrip = (src: string) =>
  writeContent({
    sections: `{ "type": "gif-strip", "id": "gifs", "images": [{ "id": "picture", "src": "${src}", "alt": "A" }] }`,
  })
const writeField = (name: string) =>
  writeContent({ sections: hero.replace(' }', `, "${name}": "Words" }`) })
const writeLink = (rest: string) =>
  writeContent({ rest: `"socialLinks": [{ "id": "me", "network": "Me", ${rest} }]` })

describe('the suggestion is what was probably meant', () => {
  const files = ['stories/a.md', 'media/cursor.gif', 'media/pixels.gif', 'animations/robot.json']
  /** The suggestions of all problems of a text. */
  function listSuggestions(text: string): (string | undefined)[] {
    const { problems } = validatePortfolio(text, {
      ...options,
      hasAsset: (path) => files.includes(path),
      listAssets: () => files,
      siteFiles: new Set(['cv.pdf']),
    })
    return problems.map(({ suggestion }) => suggestion)
  }

  test.each([
    ['a field of the document', writeContent({ rest: '"socialLink": []' }), 'socialLinks'],
    ['a field in another case', writeContent({ rest: '"notfound": {}' }), 'notFound'],
    ['a field of a section', writeField('scrollLable'), 'scrollLabel'],
    ['a field of every section', writeField('navlabel'), 'navLabel'],
    [
      'a field of a part of a section',
      writeContent({ sections: hero.replace(' }', ', "scramble": { "intervall": 5 } }') }),
      'interval',
    ],
    ['a field of a link', writeLink('"url": "/", "icn": "link"'), 'icon'],
    [
      'a field of a card',
      writeContent({ sections: writeExpertise(writeCard('"id": "a", "animatd": true')) }),
      'animated',
    ],
    [
      'a field of a scene',
      writeContent({
        sections: writeConversation('{ "intro": { "lines": ["Hi."], "endng": true } }'),
      }),
      'ending',
    ],
    [
      'a colour’s scheme',
      writeContent({ rest: '"theme": { "accent": { "Dark": "#fff" } }' }),
      'dark',
    ],
    ['a misspelt colour', writeContent({ rest: '"theme": { "accent": "purpel" }' }), 'purple'],
    [
      'a colour with an alpha channel',
      writeContent({ rest: '"theme": { "ground": { "dark": "#123e" } }' }),
      '#123',
    ],
    [
      'the name of a colour',
      writeContent({ rest: '"theme": { "accent": "Rebecca Purple" }' }),
      'rebeccapurple',
    ],
    [
      'one of the values allowed',
      writeContent({ rest: '"theme": { "density": "airry" }' }),
      'airy',
    ],
    ['a value in another case', writeLink('"url": "/", "icon": "Linked In"'), 'linkedin'],
    ...[
      ['host', 'https://ada.github.io', 'github-pages'],
      ['host', 'ada.pages.dev', 'cloudflare-pages'],
      ['host', 'https://ada.netlify.app/', 'netlify'],
      ['host', 'https://ada.vercel.app', 'vercel'],
      ['host', 'GitHub Page', 'github-pages'],
      ['host', 'netlify.com', 'netlify'],
      ['language', 'Swahili', 'sw'],
    ].map(([name, value, meant]): [string, string, string | undefined] => [
      `"${name}": "${value}" of the site`,
      writeContent({ site: `{ "title": "A", "description": "B.", "${name}": "${value}" }` }),
      meant,
    ]),
    ['a section type', writeContent({ sections: '{ "type": "gifstrip" }' }), 'gif-strip'],
    [
      'a section id',
      writeContent({ sections: hero.replace(' }', ', "scrollTo": "hmoe" }') }),
      'home',
    ],
    [
      'an anchor',
      writeContent({
        rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": "#Home" }]',
      }),
      '#home',
    ],
    [
      'an address without https://',
      writeLink('"url": "linkedin.com/in/x"'),
      'https://linkedin.com/in/x',
    ],
    ['a file of the site', writeLink('"url": "cv.pdf"'), '/cv.pdf'],
    ['an email address', writeLink('"url": "mail: ada@x.org"'), 'mailto:ada@x.org'],
    ['the id of a section', writeLink('"url": "home"'), '#home'],
    [
      'the name of a page',
      writeContent({ rest: '"footer": { "Imprint": "imprint" }' }),
      '/imprint/',
    ],
    [
      'the user name of an unknown network',
      writeContent({ rest: '"socialLinks": [{ "Signal": "mara" }]' }),
      undefined,
    ],
    [
      'the address of the site',
      writeContent({ site: '{ "title": "A", "description": "B.", "url": "www.x.dev" }' }),
      'https://www.x.dev',
    ],
    [
      'a link in a text',
      writeStrip('media/cursor.gif').replace('"alt"', '"caption": "At [X](x.dev).", "alt"'),
      'https://x.dev',
    ],
    ['a file without its folder', writeStrip('cursor.gif'), 'media/cursor.gif'],
    [
      'a story without its folder',
      writeContent({
        rest: '"profile": { "projects": [{ "id": "a", "name": "A", "description": "A.", "story": "a.md" }] }',
      }),
      'stories/a.md',
    ],
    ['a file name with a space', writeStrip('media/tide shots.GIF'), 'media/tide shots.gif'],
    [
      'an address of the site with a folder that has no name',
      writeContent({
        site: '{ "title": "A", "description": "B", "url": "https://a.dev//folio/" }',
      }),
      'https://a.dev/folio/',
    ],
    [
      'an address alone',
      writeContent({ rest: '"socialLinks": ["github.com/ada"]' }),
      'https://github.com/ada',
    ],
    [
      'a network and a user name',
      writeContent({ rest: '"socialLinks": ["GitHub: @ada"]' }),
      'https://github.com/ada',
    ],
    ['a misspelt colour', writeContent({ rest: '"theme": { "accent": "limegren" }' }), 'limegreen'],
    ['a file', writeStrip('media/cursr.gif'), 'media/cursor.gif'],
    ['a file in another case', writeStrip('media/Pixels.gif'), 'media/pixels.gif'],
    [
      'a keyword of another language',
      writeContent({ preloader: '{ "letters": ["A"], "enabled": False }' }),
      'false',
    ],
  ])('for %s', (_, text, suggestion) => {
    expect(listSuggestions(text)).toEqual([suggestion])
  })

  test.each([
    ['a field of another part', writeField('letters')],
    [
      'a story that is not there',
      writeContent({
        rest: '"profile": { "projects": [{ "id": "a", "name": "A", "description": "A.", "story": "gone.md" }] }',
      }),
    ],
    ['a file that the site does not have', writeLink('"url": "gone.pdf"')],
    ['an address that the page refuses', writeLink('"url": "javascript:alert(1)"')],
    [
      'an email address in place of the address of the site',
      writeContent({ site: '{ "title": "A", "description": "B.", "url": "ada@x.org" }' }),
    ],
    ['a field that exists already', writeContent({ rest: '"site ": {}' })],
    ['a short value two letters away', writeContent({ rest: '"theme": { "corners": "sqare" }' })],
    ['a field of another name', writeContent({ rest: '"banner": {}' })],
    ['a value that is unlike all', writeContent({ rest: '"theme": { "corners": "square" }' })],
    ['a value that is not text', writeContent({ rest: '"theme": { "corners": 4 }' })],
    ['a section type of another kind', writeContent({ sections: '{ "type": "shop" }' })],
    ['a file of another name', writeStrip('media/robot.gif')],
    ['a name that is no colour', writeContent({ rest: '"theme": { "accent": "brand" }' })],
    ['a very short word', writeField('x')],
    ['a missing field', writeContent({ site: '{ "title": "Title" }' })],
  ])('but there is none for %s', (_, text) => {
    expect(listSuggestions(text)).toEqual([undefined])
  })
})

const textFonts = 'Write one of "archivo", "bricolage-grotesque", "familjen-grotesk", "newsreader".'
const ownFont = ' For a font of your own, write "@font-face" in style.css: docs/style.md shows how.'

test.each([
  ['display', textFonts.replace('.', ', "big-shoulders".')],
  ['heading', textFonts.replace('.', ', "big-shoulders".')],
  ['body', textFonts],
  ['code', 'Write one of "martian-mono", "jetbrains-mono", "sometype-mono".'],
])('the help for a font that is not there lists those that are: "%s"', (name, help) => {
  const text = writeContent({ rest: `"theme": { "fonts": { "${name}": "Inter" } }` })
  expect(validatePortfolio(text, options).problems.map((problem) => problem.help)).toContain(
    help + ownFont,
  )
})

// The narrow space is that of screenshots.
test.each(['media/tide shots (1).png', 'media/Screenshot at 3.04\u202FPM.png'])(
  'a file name may have spaces: %s',
  (name) => {
    expect(validatePortfolio(writeStrip(name), options).problems).toEqual([])
  },
)

test.each([
  ['"5. 3. 2021"', 'Write "2021-03-05".'],
  ['202203', 'Write "2022-03".'],
  ['"2021.13"', 'Write a year, a month or a day, as "2024", "2024-05" or "2024-05-31".'],
])('the help for the date %s says what to write', (date, help) => {
  const job = `{ "id": "a", "name": "A", "position": "B", "startDate": "2020", "endDate": ${date} }`
  const text = writeContent({ rest: `"profile": { "work": [${job}] }` })
  expect(validatePortfolio(text, options).problems.map((problem) => problem.help)).toEqual([help])
})

test('an object of too many names is no number', () => {
  const links = Array.from({ length: 13 }, (_, index) => `"Link ${index}": "/cv.pdf"`)
  const { problems } = validatePortfolio(
    writeContent({ rest: `"footer": { "links": { ${links.join(', ')} } }` }),
    options,
  )
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'content/too-big',
      message: 'This object has 13 names; it may have at most 12.',
      help: 'Write at most 12 names.',
    }),
  )
})
