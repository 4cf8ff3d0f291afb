import { describe, expect, test } from 'vitest'

import {
  listHelps,
  listSuggestions,
  writeContactWith,
  writeHero,
  writeProfile,
  writeSite,
} from '#fixtures/list-helps.ts'
import { hero, options, writeContent, writeConversation } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

/** The help for a theme. */
const findThemeHelp = (theme: string) =>
  validatePortfolio(writeContent({ rest: `"theme": "${theme}"` }), options).problems.map(
    ({ help, suggestion }) => suggestion ?? help,
  )

describe('a text as theme', () => {
  test.each(['paper', 'Phosphor', 'dark', 'light', '#f60', 'Tomato'])('may be "%s"', (theme) => {
    expect(findThemeHelp(theme)).toEqual([])
  })

  test.each([
    ['papr', 'paper'],
    ['content/themes/paper.json', 'paper'],
    ['LIGHT', 'light'],
    ['purpel', 'purple'],
  ])('"%s" leads to "%s"', (theme, meant) => {
    expect(findThemeHelp(theme)).toEqual([meant])
  })
})

describe('a file that the page cannot show is shown as one that it can', () => {
  test('a photo of a phone is exported', () => {
    const rest = '"profile": { "image": { "src": "media/IMG_01.HEIC", "alt": "Me" } }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Browsers do not show HEIC: export it as jpg, and write "media/IMG_01.jpg".',
    ])
  })

  test('a photo with the name that browsers on Windows give a jpg is renamed', () => {
    const rest = '"profile": { "image": { "src": "media/me.jfif", "alt": "Me" } }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'A jfif is a jpg: rename the file to "media/me.jpg" and write that.',
    ])
  })

  test.each(['lottie', 'tgs'])('an animation of another program is exported: %s', (kind) => {
    expect(
      listHelps(writeContent({ sections: writeHero(`"animation": "animations/a.${kind}"`) })),
    ).toEqual(['Export it as Lottie JSON, and write "animations/a.json".'])
  })
})

describe('a picture in place of an animation', () => {
  test.each(['"media/a.gif"', '{ "src": "a.gif" }'])(
    'has a section of its own if it is a gif: %s',
    (animation) => {
      const strip =
        '{ "type": "gif-strip", "images": [{ "src": "media/a.gif", "alt": "What it shows" }] }'
      expect(listHelps(writeContent({ sections: writeHero(`"animation": ${animation}`) }))).toEqual(
        [`A gif is a picture: show it in a section ${strip}.`],
      )
      expect(listHelps(writeContent({ sections: `${hero}, ${strip}` }))).toEqual([])
    },
  )

  test('is a "picture" if it is still', () => {
    const picture = '"picture": { "src": "media/a.png", "alt": "What it shows" }'
    expect(listHelps(writeContent({ sections: writeHero('"animation": "media/a.png"') }))).toEqual([
      `Write ${picture} in place of "animation".`,
    ])
    expect(listHelps(writeContent({ sections: writeHero(picture) }))).toEqual([])
  })
})

test('an icon is a file of the folder media', () => {
  const rest = '"socialLinks": [{ "url": "https://a.dev", "icon": "shop.svg" }]'
  expect(listSuggestions(writeContent({ rest }))).toEqual(['media/shop.svg'])
})

test('a picture has a text that says what it shows', () => {
  const images = '{ "src": "media/a.png", "alt": "" }'
  const rest = `"profile": { "projects": [{ "name": "A", "images": ${images} }] }`
  expect(listHelps(writeContent({ rest }))).toEqual([
    'Say in a few words what the picture shows, such as "A map with green dots": each picture here has such a text.',
  ])
})

test.each([
  ['/folio/', 'https://example.org/folio/'],
  ['mysite', 'https://example.org/'],
])('the site has a whole address in place of "%s"', (url, address) => {
  expect(listHelps(writeSite(`"url": "${url}"`))).toEqual([
    `Write the whole address, such as "${address}".`,
  ])
})

test.each([
  ['["de", "en"]', 'de'],
  ['["German", "English"]', 'de'],
  ['[]', 'en'],
])('a site has one language: %s', (language, first) => {
  const site = `{ "title": "A", "description": "B.", "language": ${language} }`
  expect(listHelps(writeContent({ site }))).toEqual([
    `Write the language of this site alone, such as "${first}". "translations" names the sites in other languages.`,
  ])
})

test('an email address is found among other words', () => {
  const rest = '"profile": { "email": "Ada <ada@lovelace.dev>" }'
  const sections = writeContactWith('"to": "Ada <ada@lovelace.dev>"')
  expect(listSuggestions(writeContent({ sections, rest }))).toEqual(
    Array(2).fill('ada@lovelace.dev'),
  )
})

test('an id is suggested for a text that is none, where it is defined and where it is used', () => {
  const scenes = `{
    "intro": { "lines": "Hi.", "next": { "yes": "The end" } },
    "The end": { "lines": "Bye.", "ending": true }
  }`
  expect(listSuggestions(writeContent({ sections: writeConversation(scenes) }))).toEqual([
    'the-end',
    'the-end',
  ])
})

test.each([
  ['"5. 3. 2021"', 'Write "2021-03-05".'],
  ['202203', 'Write "2022-03".'],
  ['"2021.13"', 'Write a year, a month or a day, as "2024", "2024-05" or "2024-05-31".'],
])('the help for the date %s says what to write', (date, help) => {
  const job = `{ "id": "a", "name": "A", "position": "B", "startDate": "2020", "endDate": ${date} }`
  const { problems } = validatePortfolio(writeProfile(`"work": [${job}]`), options)
  expect(problems.map((problem) => problem.help)).toEqual([help])
})

describe('a value that was probably meant is suggested', () => {
  test.each([
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
    [
      'a value in another case',
      writeContent({
        rest: '"socialLinks": [{ "id": "me", "network": "Me", "url": "/", "icon": "Linked In" }]',
      }),
      'linkedin',
    ],
    ['a section id', writeContent({ sections: writeHero('"scrollTo": "hmoe"') }), 'home'],
    [
      'the address of the site',
      writeContent({ site: '{ "title": "A", "description": "B.", "url": "www.x.dev" }' }),
      'https://www.x.dev',
    ],
    [
      'an address of the site with a folder that has no name',
      writeContent({
        site: '{ "title": "A", "description": "B", "url": "https://a.dev//folio/" }',
      }),
      'https://a.dev/folio/',
    ],
    ['a misspelt colour', writeContent({ rest: '"theme": { "accent": "limegren" }' }), 'limegreen'],
    [
      'a keyword of another language',
      writeContent({ preloader: '{ "letters": ["A"], "enabled": False }' }),
      'false',
    ],
  ])('for %s', (_, text, suggestion) => {
    expect(listSuggestions(text)).toEqual([suggestion])
  })

  test.each([
    ['url', 'http://me.goatcounter.com/count', 'https://me.goatcounter.com'],
    ['domain', 'https://ada.dev/', 'ada.dev'],
    ['domain', 'ada.dev/', 'ada.dev'],
  ])('for the %s "%s" of a service that counts visits', (name, value, meant) => {
    const analytics = `{ "service": "plausible", "${name}": "${value}" }`
    const site = `{ "title": "A", "description": "B.", "url": "https://ada.dev", "analytics": ${analytics} }`
    expect(listSuggestions(writeContent({ site }))).toEqual([meant])
  })

  test.each([
    ['host', 'https://ada.github.io', 'github-pages'],
    ['host', 'ada.pages.dev', 'cloudflare-pages'],
    ['host', 'https://ada.netlify.app/', 'netlify'],
    ['host', 'https://ada.vercel.app', 'vercel'],
    ['host', 'GitHub Page', 'github-pages'],
    ['host', 'netlify.com', 'netlify'],
    ['language', 'Swahili', 'sw'],
  ])('for the %s "%s" of the site', (name, value, meant) => {
    const site = `{ "title": "A", "description": "B.", "${name}": "${value}" }`
    expect(listSuggestions(writeContent({ site }))).toEqual([meant])
  })

  test.each([
    [
      'an email address in place of the address of the site',
      writeContent({ site: '{ "title": "A", "description": "B.", "url": "ada@x.org" }' }),
    ],
    ['a short value two letters away', writeContent({ rest: '"theme": { "corners": "sqare" }' })],
    ['a value that is unlike all', writeContent({ rest: '"theme": { "corners": "square" }' })],
    ['a value that is not text', writeContent({ rest: '"theme": { "corners": 4 }' })],
    ['a name that is no colour', writeContent({ rest: '"theme": { "accent": "brand" }' })],
    ['a missing field', writeContent({ site: '{ "title": "Title" }' })],
  ])('but there is none for %s', (_, text) => {
    expect(listSuggestions(text)).toEqual([undefined])
  })
})
