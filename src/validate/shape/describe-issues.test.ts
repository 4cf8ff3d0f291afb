import { describe, expect, test } from 'vitest'

import {
  listAdvice,
  listHelps,
  listSuggestions,
  writeContactWith,
  writeProject,
  writeScene,
  writeSite,
  writeTheme,
} from '#fixtures/list-helps.ts'
import { options, writeContent, writeConversation } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

const writeStart = (start: string) =>
  writeContent({ sections: writeConversation(`{ "start": ${start} }`) })

describe('a value of the wrong type is shown an example, or what to do', () => {
  test.each([
    ['"scrolling": "slow"', 'Write an object { }, such as { "fadeDuration": 1000 }.'],
    [
      '"profile": { "image": [{ "src": "media/a.png", "alt": "A" }] }',
      'Write an object { } or text in quotes: delete the [ ] around it.',
    ],
    [
      '"profile": { "image": [{ "src": "media/a.png", "alt": "A" }, {}] }',
      'Write an object { } or text in quotes: keep one of this list, without [ ].',
    ],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })

  test('an object in place of a list', () => {
    const slide = '{ "type": "ui", "title": "Go" }'
    const sections = `{ "type": "skills", "heading": "Skills", "slides": ${slide} }`
    expect(listHelps(writeContent({ sections }))).toEqual([
      'Write a list [ ]: put [ ] around this object.',
    ])
  })

  test('one record is a list of one', () => {
    const lists = ['certificates', 'awards', 'publications', 'education']
    const records = ['"name"', '"title"', '"name"', '"institution"']
    const written = lists.map((list, index) => `"${list}": { ${records[index]}: "A" }`)
    expect(listHelps(writeContent({ rest: `"profile": { ${written.join(', ')} }` }))).toEqual([])
  })

  test('a scene that is a list is shown as an object', () => {
    const end = '{ "lines": ["Hello."], "ending": true }'
    expect(listHelps(writeStart('["Hi.", "Bye."]'))).toEqual([
      `Write an object { }, such as ${end}.`,
    ])
    expect(listHelps(writeStart(end))).toEqual([])
  })

  test('a type of two forms is named once', () => {
    const scenes = '{ "intro": { "lines": "A.", "ending": true, "link": 5 } }'
    const [help] = listHelps(writeContent({ sections: writeConversation(scenes) }))
    expect(help).toMatch(/^Write an object \{ \} or text in quotes, such as /u)
  })

  test('the messages of a contact section', () => {
    expect(listHelps(writeContent({ sections: writeContactWith('"to": 5') }))).toEqual([
      'Write "service" for Folio’s contact service, "mail" for your email address, or the https:// address that your form service gave you.',
    ])
  })
})

test('a portrait that is its file alone needs a text alternative', () => {
  expect(listHelps(writeContent({ rest: '"profile": { "image": "media/me.png" }' }))).toEqual([
    'Add "alt": "A map on a phone, with a route in orange", or delete "image".',
  ])
})

test('the skills of the profile are shown by "skill-groups"', () => {
  const sections = '{ "type": "skills", "heading": "A" }'
  const withSkills = writeContent({ sections, rest: '"profile": { "skills": ["CSS"] }' })
  const named = 'To show the "skills" of the profile, write "type": "skill-groups".'
  expect(listHelps(withSkills)[0]).toContain(named)
  expect(listHelps(writeContent({ sections }))[0]).not.toContain(named)
})

describe('a field that is empty, off or null may be deleted', () => {
  test('a field that is off may be deleted', () => {
    const rest = '"socialLinks": [{ "url": "https://github.com/ada", "icon": false }]'
    expect(listHelps(writeContent({ rest }))).toEqual([
      expect.stringMatching(/^Delete it, or write one of "linkedin", /u),
    ])
  })

  test('a field that is null may be deleted', () => {
    expect(listHelps(writeContent({ rest: '"profile": { "label": null }' }))).toEqual([
      'Delete it, or write text in quotes, such as "Full stack web developer".',
    ])
  })

  test('and an empty text has no suggestion', () => {
    const site = '{ "title": "", "description": "A." }'
    expect(listSuggestions(writeContent({ site, preloader: '{ "letters": "" }' }))).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('a field whose meaning another one has is written there', () => {
  test('the job title of a person', () => {
    expect(
      listHelps(writeContent({ rest: '"profile": { "label": "A", "jobTitle": "B" }' })),
    ).toEqual(['"label" is there already: write this there, or delete it.'])
  })

  test.each([
    [
      '"lines": ["A."], "text": "B.", "ending": true',
      ['"lines" is there already: write this there, or delete it.'],
    ],
    [
      '"lines": ["A."], "ending": true, "link": { "label": "B", "url": "/" }, "links": []',
      ['"link" is there already: write this there, or delete it.'],
    ],
  ])('a part of a scene: %s', (fields, advice) => {
    expect(listAdvice(writeScene(fields))).toEqual(advice)
  })

  test('the owner of a site', () => {
    const site = '{ "title": "A", "owner": "C", "name": "Mira" }'
    expect(listHelps(writeContent({ site }))).toContain(
      '"owner" is there already: write this there, or delete it.',
    )
  })
})

describe('an unknown field is told which fields its object could have', () => {
  test.each([
    [
      'the document',
      writeContent({ rest: '"zebra": {}' }),
      'Delete it. Fields that could be here: "profile", "theme", "scrolling", "socialLinks", "footer", "projectPages", "notFound", "labels".',
    ],
    [
      'a project',
      writeProject('"description": "B.", "colour": "red"'),
      'Delete it. Fields that could be here: "highlights", "keywords", "startDate", "endDate", "url", "links", "roles", "entity", "type", "status", "featured", "images" and others.',
    ],
  ])('%s', (_, text, help) => {
    expect(listHelps(text)).toEqual([help])
  })
})

describe('a word that switches something on or off', () => {
  test.each([
    ['true', 'true'],
    ['FALSE', 'false'],
    ['off', 'false'],
    ['No', 'false'],
    ['none', 'false'],
    ['Disabled', 'false'],
    ['hidden', 'false'],
    ['never', 'false'],
    ['on', 'true'],
  ])('"%s" means %s', (word, meant) => {
    const { problems } = validatePortfolio(writeContent({ preloader: `"${word}"` }), options)
    expect(problems).toEqual([
      expect.objectContaining({
        message: `This is the text "${word}", and ${meant} belongs here.`,
        help: `Write ${meant} without quotes.`,
      }),
    ])
  })
})

test('a number in quotes is written without them', () => {
  expect(listHelps(writeContent({ version: '"2"' }))).toEqual(['Write 2 without quotes.'])
  expect(listHelps(writeContent({ version: 'true' }))).toEqual(['Write 2.'])
})

describe('a font that is not there', () => {
  test('in place of "fonts" lists all fonts', () => {
    expect(listHelps(writeTheme('{ "fonts": "Inter" }'))).toEqual([
      'Write "archivo", "bricolage-grotesque", "familjen-grotesk", "newsreader", "big-shoulders", "martian-mono", "jetbrains-mono", "sometype-mono", or an object with "display", "text" and "mono". For a font of your own, write "@font-face" in style.css, as docs/style.md of Folio shows.',
    ])
  })

  test('in this role is sent to the role that takes it', () => {
    expect(listHelps(writeTheme('{ "fonts": { "text": "jetbrains-mono" } }'))).toEqual([
      'Write one of "archivo", "bricolage-grotesque", "familjen-grotesk", "newsreader". "jetbrains-mono" is for "mono".',
    ])
  })
})

const textFonts = 'Write one of "archivo", "bricolage-grotesque", "familjen-grotesk", "newsreader".'
const ownFont =
  ' For a font of your own, write "@font-face" in style.css, as docs/style.md of Folio shows.'

test.each([
  ['display', textFonts.replace('.', ', "big-shoulders".')],
  ['heading', textFonts.replace('.', ', "big-shoulders".')],
  ['body', textFonts],
  ['code', 'Write one of "martian-mono", "jetbrains-mono", "sometype-mono".'],
])('the help for a font that is not there lists those that are: "%s"', (name, help) => {
  expect(listHelps(writeTheme(`{ "fonts": { "${name}": "Inter" } }`))).toContain(help + ownFont)
})

describe('another name of a value is understood', () => {
  test.each([
    ['"theme": { "scheme": "automatic" }', 'system'],
    ['"theme": { "scheme": "Night" }', 'dark'],
    ['"theme": { "scheme": "dark-only" }', 'dark'],
    ['"theme": { "scheme": "light only" }', 'light'],
    ['"theme": { "scheme": "only light" }', 'light'],
    ['"theme": { "scheme": "dark mode" }', 'dark'],
    ['"theme": { "scheme": "sepia" }', undefined],
  ])('%s', (rest, meant) => {
    expect(listSuggestions(writeContent({ rest }))).toEqual([meant])
  })

  test.each([
    ['https://ada.github.io', 'github-pages'],
    ['VPS', 'own-server'],
    ['Folio’s own server', 'own-server'],
    ['heroku', 'other'],
  ])('the host "%s" is %s', (host, meant) => {
    const site = `"url": "https://a.dev/", "host": "${host}"`
    expect(listSuggestions(writeSite(site))).toEqual([meant])
  })

  test('the host "gitlab-pages" is another', () => {
    expect(listSuggestions(writeSite('"host": "gitlab-pages"'))).toEqual(['other'])
  })
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
