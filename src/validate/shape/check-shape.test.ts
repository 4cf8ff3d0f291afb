import { describe, expect, test } from 'vitest'

import {
  hero,
  writeContent,
  writeConversation,
  options,
  readMarks,
  compare,
} from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import { makeContent } from '../../../scripts/sites/make-content.ts'

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
        'Write text in quotes or an object { }, such as "Hello."',
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
