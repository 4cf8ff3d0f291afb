import { describe, expect, test } from 'vitest'

import {
  bye,
  listSuggestions,
  writeHero,
  listAdvice,
  listHelps,
  writeProfile,
  writeProject,
  writeRobot,
  writeScene,
  writeTheme,
} from '#fixtures/list-helps.ts'
import {
  hero,
  writeCard,
  writeContent,
  writeConversation,
  writeExpertise,
} from '#fixtures/small-content.ts'

describe('the fields of a hero in the words of other tools', () => {
  test.each(['title', 'role', 'position'])('the %s of a hero is its job title', (name) => {
    const own = hero.replace('"jobTitle"', `"${name}"`)
    expect(listHelps(writeContent({ sections: own }))).toEqual(['Write "jobTitle", or delete it.'])
  })

  test('"name" of the hero is its tag', () => {
    expect(listHelps(writeContent({ sections: hero.replace('"tag"', '"name"') }))).toEqual([
      'Write "tag", or delete it.',
    ])
  })

  test('a name that is that of the profile is the tag, too', () => {
    const sections = hero.replace('"tag": "Ada"', '"title": "Ada King"')
    const rest = '"profile": { "name": "Ada King" }'
    expect(listHelps(writeContent({ sections, rest }))).toEqual(['Write "tag", or delete it.'])
  })
})

test.each(['label', 'name', 'title', 'platform'])('"%s" is the network of a link', (name) => {
  const rest = `"socialLinks": [{ "${name}": "GitHub", "url": "https://github.com/ada" }]`
  expect(listHelps(writeContent({ rest }))).toEqual(['Write "network", or delete it.'])
})

test('"handle" is the user name of a link', () => {
  const rest = '"socialLinks": [{ "network": "GitHub", "handle": "ada" }]'
  expect(listHelps(writeContent({ rest }))).toEqual(['Write "username", or delete it.'])
})

describe('"name" of the site is no language', () => {
  test.each([
    ['"description": "B."', 'Write "title", or delete it.'],
    ['"title": "A"', 'Write "owner", or delete it.'],
  ])('but what is missing beside %s', (fields, help) => {
    expect(listHelps(writeContent({ site: `{ ${fields}, "name": "Mira" }` }))).toContain(help)
  })
})

describe('a theme', () => {
  test.each(['theme', 'extends', 'base', 'preset'])('has its name in "%s"', (field) => {
    expect(listHelps(writeTheme(`{ "${field}": "paper" }`))).toEqual([
      'Write "name", or delete it.',
    ])
  })

  test.each([
    ['theme', 'dark'],
    ['colorMode', 'light'],
  ])('has its scheme in "%s": "%s"', (field, scheme) => {
    expect(listHelps(writeTheme(`{ "${field}": "${scheme}" }`))).toEqual([
      'Write "scheme", or delete it.',
    ])
  })
})

describe('a part of a section in the words of another tool', () => {
  const card = '"cards": [{ "title": "A", "description": "B." }]'

  test.each([
    [
      { sections: `{ "type": "expertise", "heading": "Work", ${card.replace('cards', 'items')} }` },
      'Write "cards", or delete it.',
    ],
    [
      {
        sections: writeRobot(
          `{ "start": { "lines": ["Hi."], "options": { "Yes": "bye" } }, ${bye} }`,
        ),
      },
      'Write "next", or delete it.',
    ],
    [
      {
        sections: writeRobot(
          `{ "start": { "messages": ["Hi."], "next": { "Yes": "bye" } }, ${bye} }`,
        ),
      },
      'Write "lines", or delete it.',
    ],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([help])
  })
})

describe('a name of another tool is understood', () => {
  test.each([
    ['"theme": { "primary": "#7c3aed", "mode": "dark" }', ['accent', 'scheme']],
    ['"theme": { "background": "#000000" }', ['ground']],
    ['"socials": []', ['socialLinks']],
    [
      '"theme": { "fonts": { "heading": "archivo", "body": "archivo", "code": "sometype-mono" } }',
      ['display', 'text', 'mono'],
    ],
    ['"theme": { "fonts": { "headings": "archivo" } }', ['display']],
    ['"theme": { "fonts": { "title": "archivo" } }', ['display']],
  ])('beside the sections: %s', (fields, meant) => {
    expect(listAdvice(writeContent({ rest: fields }))).toEqual(meant)
  })

  test.each([
    ['"projects": [{ "id": "a", "title": "A" }]', ['name']],
    [
      '"work": [{ "id": "a", "company": "A", "title": "B", "start": "2020", "end": "2021" }]',
      ['name', 'position', 'startDate', 'endDate'],
    ],
    ['"publications": [{ "title": "A", "date": "2024" }]', ['name', 'releaseDate']],
    ['"publications": [{ "name": "A", "year": "2024" }]', ['releaseDate']],
    ['"talks": [{ "title": "A", "event": "B", "year": "2024" }]', ['date']],
    [
      '"education": [{ "school": "A", "degree": "B" }, { "university": "A" }]',
      ['institution', 'studyType', 'institution'],
    ],
    ['"experience": []', ['work']],
    ['"workExperience": []', ['work']],
    ['"employmentHistory": []', ['work']],
    ['"links": ["https://ada.dev"]', ['profiles']],
    ['"skills": [{ "group": "A", "keywords": ["B"] }]', ['name']],
    ['"publications": [{ "name": "A", "by": "B" }]', ['publisher']],
    ['"certificates": [{ "name": "A", "by": "B" }]', ['issuer']],
    ['"awards": [{ "title": "A", "by": "B" }]', ['awarder']],
    ['"talks": [{ "title": "A", "venue": "B" }]', ['event']],
    ['"jobs": []', ['work']],
    ['"mail": "ada@ada.dev"', ['email']],
    ['"emailAddress": "ada@ada.dev"', ['email']],
    ['"talks": [{ "name": "A", "conference": "B" }]', ['title', 'event']],
    ['"education": [{ "name": "A" }]', ['institution']],
  ])('in the profile: %s', (fields, meant) => {
    expect(listAdvice(writeProfile(fields))).toEqual(meant)
  })

  test.each([
    ['"tags": ["A"], "image": "media/a.png"', ['keywords', 'images']],
    [
      '"technologies": ["A"], "summary": "B.", "year": "2024"',
      ['keywords', 'description', 'startDate'],
    ],
    [
      '"description": "B.", "tech": ["A"], "stack": ["B"]',
      ['keywords', '"keywords" is there already: write this there, or delete it.'],
    ],
    ['"description": "B.", "date": "2024", "link": "https://x.dev"', ['startDate', 'url']],
    ['"description": "B.", "link": [{ "label": "A", "url": "/" }]', ['links']],
    ['"description": "B.", "client": "C", "thumbnail": []', ['entity', 'images']],
  ])('in a project: %s', (fields, meant) => {
    expect(listAdvice(writeProject(fields))).toEqual(meant)
  })

  test.each([
    ['"text": ["Hello."], "ending": true', ['lines']],
    ['"text": ["Hello."], "next": { "yes": "intro" }', ['lines']],
    ['"lines": ["Hello."], "end": true', ['ending']],
  ])('in a scene: %s', (fields, meant) => {
    expect(listAdvice(writeScene(fields))).toEqual(meant)
  })

  test('in the preloader', () => {
    expect(listAdvice(writeContent({ preloader: '{ "text": "Ada" }' }))).toEqual(['letters'])
  })
})

const writeField = (name: string) => writeContent({ sections: writeHero(`"${name}": "Words"`) })

describe('the name that a field may mean is suggested', () => {
  test.each([
    ['a field of the document', writeContent({ rest: '"socialLink": []' }), 'socialLinks'],
    ['a field in another case', writeContent({ rest: '"notfound": {}' }), 'notFound'],
    ['a field of a section', writeField('scrollLable'), 'scrollLabel'],
    ['a field of every section', writeField('navlabel'), 'navLabel'],
    [
      'a field of a part of a section',
      writeContent({ sections: writeHero('"scramble": { "intervall": 5 }') }),
      'interval',
    ],
    [
      'a field of a link',
      writeContent({
        rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": "/", "icn": "link" }]',
      }),
      'icon',
    ],
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
  ])('for %s', (_, text, name) => {
    expect(listSuggestions(text)).toEqual([name])
  })

  test.each([
    ['a field of another part', writeField('letters')],
    ['a field that exists already', writeContent({ rest: '"site ": {}' })],
    ['a field of another name', writeContent({ rest: '"banner": {}' })],
    ['a very short word', writeField('x')],
  ])('but there is none for %s', (_, text) => {
    expect(listSuggestions(text)).toEqual([undefined])
  })
})
