import { describe, expect, test } from 'vitest'

import {
  writeContent,
  writeContact,
  writeConversation,
  hero,
  options,
} from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

/** The helps of the errors of a text. */
function listHelps(text: string): string[] {
  const { problems } = validatePortfolio(text, options)
  return problems.filter(({ severity }) => severity === 'error').map(({ help }) => help)
}

describe('a text in place of an object or a list is shown in one', () => {
  test.each([
    ['"profile": { "awards": "Prize" }', 'Write a list [ ], such as ["Prize"].'],
    [
      '"profile": { "certificates": "Fire, Water" }',
      'Write a list [ ], such as ["Fire", "Water"].',
    ],
    [
      '"profile": { "image": "media/me.png" }',
      'Add "alt": "A map on a phone, with a route in orange", or delete the part that needs it.',
    ],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })

  test('a section is shown by its type', () => {
    expect(listHelps(writeContent({ sections: '"about"' }))).toEqual([
      'Write an object { }, such as { "type": "about", "heading": "About me" }.',
    ])
  })

  test.each([
    ['"scrolling": "slow"', 'Write an object { }, such as { "fadeDuration": 1000 }.'],
    [
      '"profile": { "certificates": { "name": "A" } }',
      'Write a list [ ]: put [ ] around this object.',
    ],
    [
      '"profile": { "image": [{ "src": "media/a.png", "alt": "A" }] }',
      'Write an object { } or text in quotes: delete the [ ] around it.',
    ],
    [
      '"profile": { "image": [{ "src": "media/a.png", "alt": "A" }, {}] }',
      'Write an object { } or text in quotes: keep one of this list, without [ ].',
    ],
    [
      '"profile": { "projects": [{ "name": "A", "images": { "src": "media/a.png", "alt": "" } }] }',
      'Say in a few words what the picture shows, such as "A map with green dots": each picture here has such a text.',
    ],
    ['"footer": ["By hand."]', 'Write this line alone: "footer": "By hand.".'],
    ['"footer": ["© 2024 Ada"]', 'Write this line alone: "footer": "© 2024 Ada".'],
    [
      '"footer": { "text": "Hi.", "links": ["By hand.", { "Code": "https://a.dev" }] }',
      'Add this line to "text", and delete it here.',
    ],
    [
      '"footer": ["Made by Ada", { "Code": "https://a.dev" }]',
      'Write this line as "text" of the footer, beside "links": { "text": "Made by Ada", "links": […] }. For a link, write its address after it: { "Made by Ada": "/made-by-ada/" }.',
    ],
    [
      '"footer": { "links": ["Privacy policy"] }',
      'Write its address after it: { "Privacy policy": "/privacy-policy/" }.',
    ],
    [
      '"footer": { "text": "By hand.", "Imprint": "/imprint/" }',
      'Write it in "links": { "Imprint": "/imprint/" }.',
    ],
    ['"footer": { "Name": "/x/" }', 'Write it in "links": [{ "label": "Name", "url": "/x/" }].'],
    ['"footer": { "url": "/x/" }', 'Write it in "links": ["/x/"].'],
    [
      '"footer": { "links": ["Made by Ada in 2024"], "socialLinks": false }',
      'Write this line in place of "links", as "text": "Made by Ada in 2024".',
    ],
  ])('but an example is shown, or what to do, for %s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })
})

test('one link in place of the footer is shown in "links"', () => {
  const help = 'Write both in "links": [{ "label": "Imprint", "url": "/imprint/" }].'
  const rest = '"footer": { "label": "Imprint", "url": "/imprint/" }'
  expect(listHelps(writeContent({ rest }))).toEqual([help, help])
})

test('a link of the footer with the text "Links" is one', () => {
  expect(
    listHelps(writeContent({ rest: '"footer": { "links": { "Links": "https://a.dev" } }' })),
  ).toEqual([])
})

const writeContactWith = (rest: string) => `{ "type": "contact", "heading": "Contact", ${rest} }`
const writeSkills = (slide: string) =>
  `{ "type": "skills", "heading": "Skills", "slides": [${slide}] }`
const writeScene = (first: string) => writeConversation(`{ "start": ${first} }`)

test('a scene that is a list is shown as an object', () => {
  const end = '{ "lines": ["Hello."], "ending": true }'
  expect(listHelps(writeContent({ sections: writeScene('["Hi.", "Bye."]') }))).toEqual([
    `Write an object { }, such as ${end}.`,
  ])
  expect(listHelps(writeContent({ sections: writeScene(end) }))).toEqual([])
})

describe('an object that is shown in place of a text is valid', () => {
  test.each([
    ['a slide', writeSkills, '"Go"', '{ "type": "ui", "title": "Go" }'],
    ['a scene', writeScene, '"Hi."', '{ "lines": "Hi.", "ending": true }'],
  ])('for %s', (_, makeSection, text, object) => {
    expect(listHelps(writeContent({ sections: makeSection(text) }))).toEqual([
      `Write an object { }, such as ${object}.`,
    ])
    expect(listHelps(writeContent({ sections: makeSection(object) }))).toEqual([])
  })
})

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

test.each([
  ['{ "dark": true }', 'Write "scheme": "dark", or delete it.'],
  ['{ "darkMode": false }', 'Write "scheme": "light", or delete it.'],
  [
    '{ "colors": { "background": "#fff", "primary": "Navy" } }',
    'Write its colours directly in "theme": "accent": "#000080", "ground": "#fff".',
  ],
])('the theme %s is told what it means', (theme, help) => {
  expect(listHelps(writeContent({ rest: `"theme": ${theme}` }))).toEqual([help])
})

test.each([
  ['"darkMode": true', 'Write "scheme": "dark" in "theme", or delete it.'],
  ['"colorScheme": "dark"', 'Write it in "theme", as "scheme".'],
  ['"lang": "en"', 'Write it in "site", as "language".'],
  ['"bio": "I build."', 'Write it in "profile", as "summary".'],
])('the field %s at the root is told its place', (rest, help) => {
  expect(listHelps(writeContent({ rest }))).toEqual([help])
})

test('a file without a path is told where it belongs', () => {
  expect(listHelps(writeContent({ rest: '"socialLinks": ["files/gone.pdf"]' }))).toEqual([
    'Put the file at public/gone.pdf, and write "/gone.pdf".',
  ])
})

test('the name of a network alone is told how its address begins', () => {
  expect(listHelps(writeContent({ rest: '"socialLinks": ["GitHub"]' }))).toEqual([
    'Write the address of your page there, such as "https://github.com/your-name".',
  ])
})

test.each([
  ['[{ "network": "GitHub" }]', 'Add "url": "https://github.com/your-name",'],
  ['[{ "network": "Mastodon" }]', 'Add "url": "https://mastodon.social/@you",'],
  ['[{ "network": "Signal" }]', 'Add "url": "the address of your page there",'],
  ['[{ "network": "Email" }]', 'Add "url": "mailto:you@example.org",'],
  ['{ "GitHub": { "username": "ada" } }', 'Add "url": "https://github.com/ada".'],
  ['[{ "GitHub": { "username": "ada" } }]', 'Add "url": "https://github.com/ada".'],
  ['[{ "Signal": { "username": "ada" } }]', 'Add "url": "the address of your page there".'],
  ['[{ "GitHub": "äda" }]', 'there, such as "https://github.com/your-name".'],
  ['[{ "github": "äda" }]', 'there, such as "https://github.com/your-name".'],
  ['{ "GitHub": "+47 22 00 00 00" }', 'there, such as "https://github.com/your-name".'],
  ['{ "GitHub": "ada@ada.dev" }', 'there, such as "https://github.com/your-name".'],
  ['[{ "LinkedIn": "in/ada" }]', 'there, such as "https://www.linkedin.com/in/your-name".'],
  ['[{ "Mastodon": "ada" }]', 'there, such as "https://mastodon.social/@you".'],
  ['{ "Signal": "ada" }', 'Write the address of your page there.'],
  ['[{ "GitHub": "ada", "npm": "ada" }]', 'Delete the [ ] around this object.'],
  ['{ "network": "GitHub", "url": "https://github.com/ada" }', 'put [ ] around this object.'],
  [
    '["https://ada.dev", { "GitHub": "ada", "npm": "ada" }]',
    'Write an object for each, such as { "GitHub": "ada" }.',
  ],
  ['[{ "network": "GitHub", "handle": "ada" }]', 'Write "username", or delete it.'],
])('the social links %s are told what is missing', (written, help) => {
  const helps = listHelps(writeContent({ rest: `"socialLinks": ${written}` }))
  expect(helps).toEqual([expect.stringContaining(help)])
})

test.each([
  ['["https://de.ada.dev/"]', '"de": "https://de.ada.dev/"'],
  ['["https://ada.dev/fr/"]', '"fr": "https://ada.dev/fr/"'],
  ['[{ "lang": "Polish", "href": "https://ada.dev/pl/" }]', '"pl": "https://ada.dev/pl/"'],
  ['[{ "sv": "https://sv.ada.dev/" }]', '"sv": "https://sv.ada.dev/"'],
  ['["fr"]', '"fr": "https://example.org/fr/"'],
  ['["/de/"]', '"de": "https://example.org/de/"'],
  ['["http://de.ada.dev/"]', '"de": "https://de.ada.dev/"'],
  ['["ada.dev/de/"]', '"de": "https://ada.dev/de/"'],
  ['["Deutsch: https://a.dev/"]', '"de": "https://a.dev/"'],
  ['["https://me.ada.dev/", "https://fr.ada.dev"]', '"fr": "https://fr.ada.dev/", …'],
  ['["fr", "French"]', '"fr": "https://example.org/fr/"'],
  [
    '["/fr/", "/de/", "/pl/", "/sv/", "/it/"]',
    '"fr": "https://example.org/fr/", "de": "https://example.org/de/", "pl": "https://example.org/pl/", "sv": "https://example.org/sv/", …',
  ],
])('the list of translations %s is shown as an object', (list, shown) => {
  const site = `{ "title": "A", "description": "B.", "translations": ${list} }`
  expect(listHelps(writeContent({ site }))).toEqual([
    `Write the address of each after its language: { ${shown} }.`,
  ])
})

test.each([
  [
    '["https://a.dev/de/", "https://b.dev/de/"]',
    'Write the address of each after its language: { "de": "https://a.dev/de/" }. Decide on one address for "de": "https://a.dev/de/" or "https://b.dev/de/".',
  ],
  [
    '["https://a.dev/cv/"]',
    'Write the language of each before its address, such as { "de": "https://example.org/de/" }.',
  ],
])('an owner decides on the languages of the translations %s', (list, help) => {
  const site = `{ "title": "A", "description": "B.", "translations": ${list} }`
  expect(listHelps(writeContent({ site }))).toEqual([help])
})

test.each([
  ['["https://me.ada.dev"]', 'Write the language of each before its address, such as'],
  ['["Klingonese"]', 'Write the language of each before its address, such as'],
  ['[]', 'Delete it, or write the address of each after its language, such as'],
])('without a language, a list of translations is shown an example: %s', (list, help) => {
  const site = `{ "title": "A", "description": "B.", "translations": ${list} }`
  expect(listHelps(writeContent({ site }))).toEqual([
    `${help} { "de": "https://example.org/de/" }.`,
  ])
})

test.each(['title', 'role', 'position'])('the %s of a hero is its job title', (name) => {
  const own = hero.replace('"jobTitle"', `"${name}"`)
  expect(listHelps(writeContent({ sections: own }))).toEqual(['Write "jobTitle", or delete it.'])
})

test.each([
  [
    '{ "service": "formspree", "id": "xkndqwzy" }',
    [
      'Add "url": "https://formspree.io/f/xkndqwzy", or delete the part that needs it.',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
    ],
  ],
  [
    '{ "formspree": "https://formspree.io/f/xkndqwzy" }',
    [
      'Add "url": "https://formspree.io/f/xkndqwzy", or delete the part that needs it.',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
    ],
  ],
  [
    '{ "formspree": "xkndqwzy" }',
    [
      'Add "url": "https://formspree.io/f/xkndqwzy", or delete the part that needs it.',
      'Delete it: "url" says it, as "https://formspree.io/f/xkndqwzy".',
    ],
  ],
  [
    '{ "service": "web3forms", "name": "netlify-site", "accessKey": "a-key" }',
    [
      'Add "url": "https://api.web3forms.com/submit", or delete the part that needs it.',
      'Write it in "fields": { "access_key": "a-key" }.',
    ],
  ],
  [
    '{ "provider": "Web3Forms", "accessKey": "a-key" }',
    [
      'Add "url": "https://api.web3forms.com/submit", or delete the part that needs it.',
      'Delete it: "url" says it, as "https://api.web3forms.com/submit".',
      'Write it in "fields": { "access_key": "a-key" }.',
    ],
  ],
])('a form service of %s is told its address', (to, helps) => {
  const section = writeContact('"/"').replace('"backend": "/"', `"to": ${to}`)
  const found = listHelps(writeContent({ sections: section }))
  for (const help of helps) expect(found).toContainEqual(help)
})

const mailHelp = 'Write "to": "ada@ada.dev", and the page shows this address in place of a form.'

test.each([
  ['{ "mail": "ada@ada.dev" }', mailHelp],
  ['{ "Email": "mailto:ada@ada.dev", "name": "Ada" }', mailHelp],
  ['{ "type": "mail", "address": "ada@ada.dev", "names": 5 }', mailHelp],
  ['{ "type": "e-mail", "e-mail": "ada@ada.dev", "form": false }', mailHelp],
  [
    '{ "service": "netlify", "name": "netlify-site" }',
    'Write { "url": "/", "fields": { "form-name": "netlify-site" } }.',
  ],
  [
    '{ "service": "netlify", "name": "contact" }',
    'Write { "url": "/", "fields": { "form-name": "contact" } }.',
  ],
  [
    '{ "formName": "write", "provider": "Netlify Forms" }',
    'Write { "url": "/", "fields": { "form-name": "write" } }.',
  ],
  ['{ "netlify": true }', 'Write { "url": "/", "fields": { "form-name": "contact" } }.'],
])('an object that says what "to" says in short is one problem: %s', (to, help) => {
  expect(listHelps(writeContent({ sections: writeContactWith(`"to": ${to}`) }))).toEqual([help])
})

test.each([
  [
    '"to": { "url": "https://formsubmit.co/x", "fields": { "_captcha": false } }',
    'Forms send texts: write "false" in quotes.',
  ],
  [
    '"fields": ["name", "phone"]',
    'Delete it. The form asks for name, email address and message; "nameLabel", "emailLabel" and "messageLabel" are their labels.',
  ],
  [
    '"to": 5',
    'Write "service" for Folio’s contact service, "mail" for your email address, or the https:// address that your form service gave you.',
  ],
])('a contact section with %s is told what to write', (rest, help) => {
  expect(listHelps(writeContent({ sections: writeContactWith(rest) }))).toEqual([help])
})

test.each([
  '{ "service": "basin", "id": "abc", "email": "ada@ada.dev" }',
  '{ "service": "emailjs", "serviceId": "abc", "to": "ada@ada.dev" }',
  '{ "accessKey": "abc", "email": "ada@ada.dev" }',
  '{ "email": "ada@ada.dev", "address": "https://forms.example.dev/abc" }',
  '{ "email": "ada@ada.dev", "emailjs": { "serviceId": "abc" } }',
  '{ "email": "ada@ada.dev", "basin": true }',
])('an address for the messages of a form service is not published: %s', (to) => {
  const helps = listHelps(writeContent({ sections: writeContactWith(`"to": ${to}`) }))
  expect(helps).not.toContainEqual(expect.stringContaining('Write "to"'))
  expect(helps).toContainEqual(expect.stringContaining('"url"'))
})

test.each([
  ['"socialLinks": { "GitHub": "github.com/ada" }', 'https://github.com/ada'],
  ['"socialLinks": [{ "network": "LinkedIn", "url": "ada" }]', 'https://www.linkedin.com/in/ada'],
])('the user name of %s becomes an address', (rest, address) => {
  const { problems } = validatePortfolio(writeContent({ rest }), options)
  expect(problems.map(({ suggestion }) => suggestion)).toContain(address)
})

test('a photo of a phone is exported', () => {
  const rest = '"profile": { "image": { "src": "media/IMG_01.HEIC", "alt": "Me" } }'
  expect(listHelps(writeContent({ rest }))).toEqual([
    'Browsers do not show HEIC: export it as jpg, and write "media/IMG_01.jpg".',
  ])
})

test('the address of a CV is a social link', () => {
  const rest = '"profile": { "name": "Ada", "resume": "/cv.pdf" }'
  expect(listHelps(writeContent({ rest }))).toEqual([
    'Write it in "socialLinks": { "CV": "/cv.pdf" }. The file is public/cv.pdf, for example.',
  ])
})

test('a section with an order is told that the list has one', () => {
  const own = hero.replace('"tag"', '"order": 2, "tag"')
  expect(listHelps(writeContent({ sections: own }))).toEqual([
    'Delete it. The order of this list is that of the page: move the entry.',
  ])
})

test('a link in a line of a conversation is told where links are', () => {
  const line = '{ "text": "See it.", "url": "https://x.dev" }'
  const talk = writeConversation(`{ "intro": { "lines": [${line}], "ending": true } }`)
  expect(listHelps(writeContent({ sections: talk }))).toEqual([
    'Write it beside the "lines" of the scene: "link": { "label": "Open it", "url": "https://x.dev" }. For a section, write "go" here.',
  ])
})

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

test('a field of another name and type has one problem, which helps with both', () => {
  const rest =
    '"profile": { "projects": [{ "name": "A", "description": "B", "image": "media/a.png" }] }'
  expect(listHelps(writeContent({ rest }))).toEqual([
    'Write "images", or delete it. Write a list [ ] or an object { }, such as [{ "src": "media/a.png", "alt": "A map with green dots" }].',
  ])
})

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

const noFile = 'The preloader draws letters, not a file: write'
const own = 'for those of your name, or your letters, such as "ADA".'
const none =
  'For no preloader, write "preloader": false. For the letters of your name, delete "letters".'

test.each([
  ['"media/logo.svg"', `${noFile} true ${own}`],
  ['"media/my-long-and-descriptive-logo.SVG"', `${noFile} true ${own}`],
  ['{ "letters": "logo.png" }', `${noFile} "preloader": true ${own}`],
  ['{ "letters": "none" }', none],
  ['{ "letters": false }', none],
])('letters that are a file or a switch are none: %s', (preloader, help) => {
  expect(listHelps(writeContent({ preloader }))).toEqual([help])
})

test.each([
  ['"duration": 2', '2 is too small here. Write 2000: it is in milliseconds.'],
  ['"duration": 2.5', /belongs here. Write 2500: it is in milliseconds.$/u],
  ['"steps": [700, 1]', '1 is too small here. Write 1000: it is in milliseconds.'],
  ['"duration": "1.5s"', /belongs here. Write 1500: it is in milliseconds.$/u],
  ['"duration": "2"', /belongs here. Write 2000: it is in milliseconds.$/u],
  ['"duration": "2500"', /belongs here. Write 2500: it is in milliseconds.$/u],
  ['"duration": "800 ms"', /belongs here. Write 800: it is in milliseconds.$/u],
  ['"fadeDelay": 1', '1 is too small here. Write 1000: it is in milliseconds.'],
  ['"duration": 0', '0 is too small here. For no preloader, write "preloader": false.'],
])('a time of the preloader in seconds is written in milliseconds: %s', (field, said) => {
  const { problems } = validatePortfolio(writeContent({ preloader: `{ ${field} }` }), options)
  const [sentence, ...others] = problems.map(({ message, help }) => `${message} ${help}`)
  expect(others).toEqual([])
  expect(sentence).toMatch(said)
})

test.each([
  ['"show": false', 'Write "preloader": false.'],
  ['"hidden": true', 'Write "preloader": false.'],
  ['"visible": true', 'Delete it. The preloader is shown without it.'],
])('a switch of the preloader is a word alone: %s', (field, help) => {
  expect(listHelps(writeContent({ preloader: `{ ${field} }` }))).toEqual([help])
})

test.each([
  ['plausible', '{ "service": "plausible" }'],
  ['goatcounter', '{ "service": "goatcounter", "url": "https://me.goatcounter.com" }'],
])('the service "%s" alone is shown with what it needs', (service, example) => {
  const site = `{ "title": "Title", "description": "Words.", "analytics": "${service}" }`
  expect(listHelps(writeContent({ site }))).toEqual([`Write an object { }, such as ${example}.`])
})

describe('a font that is not there', () => {
  test('in place of "fonts" lists all fonts', () => {
    expect(listHelps(writeContent({ rest: '"theme": { "fonts": "Inter" }' }))).toEqual([
      'Write "archivo", "bricolage-grotesque", "familjen-grotesk", "newsreader", "big-shoulders", "martian-mono", "jetbrains-mono", "sometype-mono", or an object with "display", "text" and "mono". For a font of your own, write "@font-face" in style.css: docs/style.md shows how.',
    ])
  })

  test('in this role is sent to the role that takes it', () => {
    const rest = '"theme": { "fonts": { "text": "jetbrains-mono" } }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write one of "archivo", "bricolage-grotesque", "familjen-grotesk", "newsreader". "jetbrains-mono" is for "mono".',
    ])
  })
})

describe('the colours of a scheme in an object of its own', () => {
  test.each([
    [
      '"dark": { "accent": "#b794ff", "background": "black" }, "light": { "primary": "#5b21b6" }',
      '"accent": { "dark": "#b794ff", "light": "#5b21b6" }, "ground": { "dark": "#000000" }',
      2,
    ],
    [
      '"dark": "#b794ff", "light": "#5b21b6"',
      '"accent": { "dark": "#b794ff", "light": "#5b21b6" }',
      2,
    ],
    ['"colors": { "dark": { "accent": "#b794ff" } }', '"accent": { "dark": "#b794ff" }', 1],
    ['"dark": null', '"accent": { "dark": "#ff6b3d", "light": "#b83a06" }', 1],
  ])('are shown by colour: %s', (written, colours, count) => {
    const help = `Write each colour with its schemes: ${colours}.`
    expect(listHelps(writeContent({ rest: `"theme": { ${written} }` }))).toEqual(
      Array(count).fill(help),
    )
    expect(listHelps(writeContent({ rest: `"theme": { ${colours} }` }))).toEqual([])
  })
})

describe('a theme by its name', () => {
  test.each(['theme', 'extends', 'base', 'preset'])('as "%s" is written as "name"', (field) => {
    expect(listHelps(writeContent({ rest: `"theme": { "${field}": "paper" }` }))).toEqual([
      'Write "name", or delete it.',
    ])
  })

  test('is there once', () => {
    const rest = '"theme": { "name": "paper", "extends": "phosphor" }'
    expect(listHelps(writeContent({ rest }))).toHaveLength(1)
  })

  test.each([
    ['"paper", "scheme": "dark"', '{ "name": "paper", "scheme": "dark" }'],
    ['"Paper", "dark": true', '{ "name": "paper", "scheme": "dark" }'],
    ['"dark", "corners": "soft"', '{ "scheme": "dark", "corners": "soft" }'],
    ['"tomato", "density": "airy"', '{ "accent": "tomato", "density": "airy" }'],
  ])('is in one object with what is beside it: %s', (written, whole) => {
    expect(listHelps(writeContent({ rest: `"theme": ${written}` }))).toEqual([
      `Write "theme": ${whole}.`,
    ])
    expect(listHelps(writeContent({ rest: `"theme": ${whole}` }))).toEqual([])
  })

  test('that there is not leads to the fields', () => {
    expect(listHelps(writeContent({ rest: '"theme": { "preset": "nord" }' }))).toEqual([
      'Delete it, and write the colours and fonts of the theme here, such as "accent": "#7c3aed".',
    ])
  })

  test.each([
    ['name', 'Write it as "scheme".'],
    ['theme', 'Write "scheme", or delete it.'],
  ])('as "%s" may be a scheme', (field, help) => {
    expect(listHelps(writeContent({ rest: `"theme": { "${field}": "dark" }` }))).toEqual([help])
  })
})

const writeHero = (rest: string) => hero.replace(' }', `, ${rest} }`)

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

test.each([
  ['"theme": { "scheme": "automatic" }', 'system'],
  ['"theme": { "scheme": "Night" }', 'dark'],
  ['"theme": { "scheme": "dark-only" }', 'dark'],
  ['"theme": { "scheme": "light only" }', 'light'],
  ['"theme": { "scheme": "only light" }', 'light'],
  ['"theme": { "scheme": "dark mode" }', 'dark'],
  ['"theme": { "scheme": "sepia" }', undefined],
])('another name of a value is understood: %s', (rest, meant) => {
  const { problems } = validatePortfolio(writeContent({ rest }), options)
  expect(problems.map(({ suggestion }) => suggestion)).toEqual([meant])
})

test.each([
  ['https://ada.github.io', 'github-pages'],
  ['VPS', 'own-server'],
  ['Folio’s own server', 'own-server'],
  ['heroku', 'other'],
])('the host "%s" is %s', (host, meant) => {
  const site = `{ "title": "A", "description": "B.", "url": "https://a.dev/", "host": "${host}" }`
  const { problems } = validatePortfolio(writeContent({ site }), options)
  expect(problems.map(({ suggestion }) => suggestion)).toEqual([meant])
})

const writeSite = (fields: string) =>
  writeContent({ site: `{ "title": "T", "description": "W.", ${fields} }` })

test.each([
  ['/folio/', 'https://example.org/folio/'],
  ['mysite', 'https://example.org/'],
])('the site has a whole address in place of "%s"', (url, address) => {
  expect(listHelps(writeSite(`"url": "${url}"`))).toEqual([
    `Write the whole address, such as "${address}".`,
  ])
})

describe('a field of another tool', () => {
  test.each(['label', 'name', 'title', 'platform'])('"%s" is the network of a link', (name) => {
    const rest = `"socialLinks": [{ "${name}": "GitHub", "url": "https://github.com/ada" }]`
    expect(listHelps(writeContent({ rest }))).toEqual(['Write "network", or delete it.'])
  })

  test('a user name says the address, also at a network that is spelled in another way', () => {
    const link = '{ "network": "Git Hub", "username": "mara" }'
    expect(listHelps(writeContent({ rest: `"profile": { "profiles": [${link}] }` }))).toEqual([
      'Add "url": "https://github.com/mara", or delete the part that needs it.',
    ])
  })

  test.each([
    ['projects', '"name": "A"', '"year": 2022'],
    ['projects', '"name": "A"', '"date": "2022"'],
    ['work', '"name": "A", "position": "B"', '"year": "2022"'],
  ])('the date of a record of %s may be a period: { %s, %s }', (list, fields, date) => {
    const rest = `"profile": { "${list}": [{ ${fields}, ${date} }] }`
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write "startDate": "2022", "endDate": "2022" for that time alone. Without "endDate" it continues today.',
    ])
  })

  test.each([
    ['projects', '"name": "A", "endDate": "2023", "year": 2022', 'startDate'],
    ['publications', '"name": "A", "year": 2022', 'releaseDate'],
  ])('but not in a record of %s: { %s }', (list, fields, name) => {
    expect(listHelps(writeContent({ rest: `"profile": { "${list}": [{ ${fields} }] }` }))).toEqual([
      `Write "${name}", or delete it.`,
    ])
  })

  test.each([
    ['favicon', 'public/favicon.svg'],
    ['icon', 'public/favicon.svg'],
    ['image', 'public/share.png'],
    ['shareImage', 'public/share.png'],
    ['share', 'public/share.png'],
  ])('"%s" of the site is the file %s', (name, file) => {
    const site = `{ "title": "T", "description": "W.", "url": "https://a.org/", "${name}": "a.png" }`
    expect(listHelps(writeContent({ site }))).toEqual([expect.stringContaining(file)])
  })

  test.each([
    ['"description": "B."', 'Write "title", or delete it.'],
    ['"title": "A"', 'Write "owner", or delete it.'],
    ['"title": "A", "owner": "C"', '"owner" is there already: write this there, or delete it.'],
  ])('"name" of the site, beside %s, is no language', (fields, help) => {
    expect(listHelps(writeContent({ site: `{ ${fields}, "name": "Mira" }` }))).toContain(help)
  })

  test.each([
    ['"firstName": "Mira", "lastName": "Kessler"', 'Mira Kessler'],
    ['"last_name": "Kessler", "first_name": "Mira"', 'Mira Kessler'],
    ['"firstName": "Mira"', 'Mira'],
  ])('a part of the name of a person belongs to the whole one: %s', (fields, name) => {
    const help = `Write your whole name in "name": "${name}".`
    const helps = listHelps(writeContent({ rest: `"profile": { ${fields} }` }))
    expect(new Set(helps)).toEqual(new Set([help]))
    expect(
      listHelps(writeContent({ rest: `"profile": { "name": "Mira K.", "surname": "K." }` })),
    ).toEqual(['Delete it: "name" has your whole name.'])
  })

  test.each([
    ['"base": "/folio/"', 'https://example.org/folio/'],
    ['"basePath": "/"', 'https://example.org/'],
    ['"domain": "ada.dev"', 'https://ada.dev'],
    ['"homepage": "https://ada.dev/me/"', 'https://ada.dev/me/'],
  ])('%s of the site is in its address', (field, address) => {
    expect(listHelps(writeSite(field))).toEqual([
      `Write "url" with the whole address of the site, as "url": "${address}".`,
    ])
    expect(listHelps(writeSite(`${field}, "url": "https://ada.dev/a/"`))).toEqual([
      'Delete it: "url" says the host and the path of the site.',
    ])
  })

  test('"name" of the hero is its tag', () => {
    expect(listHelps(writeContent({ sections: hero.replace('"tag"', '"name"') }))).toEqual([
      'Write "tag", or delete it.',
    ])
  })

  test.each(['cta', 'button'])('"%s" of the hero is its link', (name) => {
    const sections = hero.replace(' }', `, "${name}": { "label": "Write to me" } }`)
    expect(listHelps(writeContent({ sections }))).toEqual([
      'Delete it. "scrollTo" names the section that the link of the hero leads to, and "scrollLabel" is its text.',
    ])
  })

  test.each([
    [
      'a section',
      writeContent({ sections: hero.replace(' }', ', "hidden": true }') }),
      'Delete it. To hide this, remove it from the list.',
    ],
    [
      'a record',
      writeContent({
        rest: '"profile": { "projects": [{ "name": "A", "description": "A.", "draft": true }] }',
      }),
      'Delete it. To hide this, name the other records in "show" of the section.',
    ],
    [
      'a record that no section chooses',
      writeContent({
        rest: '"profile": { "languages": [{ "language": "Sami", "hidden": true }] }',
      }),
      'Delete it. To hide this, remove it from the list.',
    ],
  ])('that hides %s', (_, text, help) => {
    expect(listHelps(text)).toEqual([help])
  })
})

const card = '"cards": [{ "title": "A", "description": "B." }]'
const writeRobot = (scenes: string) =>
  `${hero}, { "type": "conversation", "heading": "Ask", "scenes": ${scenes} }`
const bye = '"bye": { "lines": ["Bye."], "ending": true }'

describe('a field of another tool is told its name here', () => {
  test.each([
    [{ rest: '"style": "Paper"' }, 'Write "theme": "paper" in its place.'],
    [{ rest: '"base": "/folio/"' }, /^Delete it. "url" in "site" says the host/u],
    [
      { rest: '"i18n": { "locales": ["en", "sv"] }' },
      /^Delete it. "language" in "site" is the language of this site/u,
    ],
    [{ rest: '"pages": ["uses.md"]' }, /^Delete it. A page is a Markdown file/u],
    [{ rest: '"theme": { "colorMode": "light" }' }, 'Write "scheme", or delete it.'],
    [
      { rest: '"theme": { "accent": "#0f766e", "accentDark": "#5eead4" }' },
      'Write both in one object: "accent": { "dark": "#5eead4", "light": "#0f766e" }.',
    ],
    [
      { rest: '"theme": { "accent": ["#0f766e", "#5eead4"] }' },
      /^Say which is for the dark scheme: \{ "dark": "#5eead4", "light": "#0f766e" \}/u,
    ],
    [
      { site: '{ "title": "A", "description": "B.", "colorScheme": "light" }' },
      'Write it in "theme", as "scheme".',
    ],
    [
      { site: '{ "title": "A", "description": "B.", "darkMode": false }' },
      'Write "scheme": "light" in "theme", or delete it.',
    ],
    [
      {
        sections: hero.replace('"tag": "Ada"', '"title": "Ada King"'),
        rest: '"profile": { "name": "Ada King" }',
      },
      'Write "tag", or delete it.',
    ],
    [
      { sections: hero.replace(' }', ', "cta": { "label": "CV", "url": "/cv.pdf" } }') },
      /Other links are in "socialLinks": \{ "CV": "\/cv.pdf" \}.$/u,
    ],
    [
      { sections: hero.replace(' }', ', "links": { "CV": "/cv.pdf" } }') },
      /Other links are in "socialLinks": \{ "CV": "\/cv.pdf" \}.$/u,
    ],
    [
      {
        site: '{ "title": "A", "description": "B.", "url": "https://ada-king.de", "baseurl": "/a" }',
      },
      'Write both as "url": "https://ada-king.de/a/".',
    ],
    [
      { sections: hero.replace(' }', ', "button": { "text": "Work", "href": "/#work" } }') },
      'Write "scrollTo": "work", and the text of the link in "scrollLabel".',
    ],
    [
      { rest: '"theme": { "groundDark": "#000000" }' },
      'Write it in "ground": { "dark": "#000000" }.',
    ],
    [
      { rest: '"navigation": [{ "label": "Uses", "url": "/uses/" }]' },
      /A page is there if its file says so: "navigation: Uses"/u,
    ],
    [
      { sections: '{ "type": "about", "heading": "Me", "text": "Hi.", "photo": "media/a.jpg" }' },
      /^Write it in "profile", as "image"/u,
    ],
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
    [
      { sections: writeRobot(`{ "bye": { "lines": ["Bye."], "ending": true, "go": "home" } }`) },
      'Write it in one of the "lines": { "text": "Write to me.", "go": "home" }.',
    ],
    [
      {
        sections: writeRobot(
          '{ "start": { "lines": ["Hi."], "next": { "Tell me": { "lines": ["B."], "ending": true } } } }',
        ),
      },
      /^Write this scene in "scenes", after an id of its own such as "start-tell-me"/u,
    ],
    [
      { sections: hero.replace(' }', ', "animation": "animations/a.lottie" }') },
      'Export it as Lottie JSON, and write "animations/a.json".',
    ],
    [
      { rest: '"socialLinks": { "Stack Overflow": "4242" }' },
      /^Write the address of your page there/u,
    ],
  ])('%j', (parts, help) => {
    const [first = '', ...others] = listHelps(writeContent(parts))
    expect(first).toMatch(help)
    expect(others).toEqual([])
  })

  test('a link of a scene may be the id of a project', () => {
    const robot = writeRobot(
      '{ "bye": { "lines": ["Bye."], "ending": true, "link": { "See": "atlas" } } }',
    )
    const rest = '"profile": { "projects": [{ "name": "Atlas" }] }'
    const listSuggestions = (sections: string) =>
      validatePortfolio(writeContent({ sections, rest }), options).problems.map(
        ({ suggestion }) => suggestion,
      )
    const projects = '{ "type": "projects", "heading": "Work" }'
    expect(listSuggestions(`${robot}, ${projects}`)).toContain('#project-atlas')
    expect(listSuggestions(robot)).not.toContain('#project-atlas')
  })
})

test('an email address is found among other words', () => {
  const rest = '"profile": { "email": "Ada <ada@lovelace.dev>" }'
  const sections = writeContactWith('"to": "Ada <ada@lovelace.dev>"')
  const { problems } = validatePortfolio(writeContent({ sections, rest }), options)
  expect(problems.map(({ suggestion }) => suggestion)).toEqual(Array(2).fill('ada@lovelace.dev'))
})

test('one section shows one email address', () => {
  const sections = writeContactWith('"to": "ada@a.dev", "mailAddress": "ada@b.dev"')
  expect(listHelps(writeContent({ sections }))).toEqual([
    'Delete "mailAddress", or write "to": "mail" to show "ada@b.dev".',
  ])
})

describe('a field that Folio has no need of', () => {
  test.each([['"navigation": [{ "label": "Work" }]'], ['"menu": ["Work"]'], ['"nav": {}']])(
    '"navLabel" takes the place of %s',
    (rest) => {
      expect(listHelps(writeContent({ rest }))).toEqual([
        'Delete it. A section is in the navigation if it has a "navLabel", such as "navLabel": "Work".',
      ])
    },
  )

  test('"navLabel" takes the place of a menu in "site"', () => {
    const site = '{ "title": "Title", "description": "Words.", "menu": ["Work"] }'
    expect(listHelps(writeContent({ site }))).toEqual([
      'Delete it. A section is in the navigation if it has a "navLabel", such as "navLabel": "Work".',
    ])
  })

  test('a text of the navigation belongs to the labels', () => {
    expect(listHelps(writeContent({ rest: '"navigation": "Sections"' }))).toEqual([
      'Write it in "labels".',
    ])
  })

  test.each([
    ['"current": true', 'Delete it. Without "endDate" it continues today.'],
    ['"current": false', 'Delete it. Without "endDate" it continues today.'],
    [
      '"current": true, "endDate": "2021"',
      'Delete it, and "endDate", too. Without "endDate" it continues today.',
    ],
  ])('a job that continues has no end: %s', (rest, help) => {
    const work = `[{ "name": "A", "position": "B", "startDate": "2020", ${rest} }]`
    expect(listHelps(writeContent({ rest: `"profile": { "work": ${work} }` }))).toEqual([help])
  })

  test.each([
    ['"email": "ada@ada.dev"', 'ada@ada.dev'],
    ['"mail": "mailto:ada@ada.dev"', 'ada@ada.dev'],
    ['"email": true', 'ada@example.org'],
  ])('the contact section shows the address of the profile: %s', (field, mail) => {
    const help = `Write "email": "${mail}" in "profile", and "to": "mail" here.`
    expect(listHelps(writeContent({ sections: writeContactWith(field) }))).toEqual([help])
    const rest = `"profile": { "email": "${mail}" }`
    expect(listHelps(writeContent({ sections: writeContactWith('"to": "mail"'), rest }))).toEqual(
      [],
    )
  })
})

test('fields one level too deep are one problem', () => {
  const rest = '"theme": { "theme": { "scheme": "dark", "accent": "#7c3aed" } }'
  expect(listHelps(writeContent({ rest }))).toEqual(['Write its fields directly in "theme".'])
})

test.each(['socialLinks', 'theme'])('"%s" in a section belongs beside the sections', (field) => {
  const sections = hero.replace('{', `{ "${field}": ["https://github.com/ada"],`)
  expect(listHelps(writeContent({ sections }))).toEqual([
    `Write "${field}" beside "sections", outside of them.`,
  ])
})

test('an empty text has no suggestion', () => {
  const { problems } = validatePortfolio(
    writeContent({ site: '{ "title": "", "description": "A." }', preloader: '{ "letters": "" }' }),
    options,
  )
  expect(problems.map(({ suggestion }) => suggestion)).toEqual([undefined, undefined])
})

test('the name of a section alone means its anchor, also if the section has only its type', () => {
  const sections = `${hero}, { "type": "contact", "heading": "Contact" }`
  const rest = '"footer": { "links": [{ "label": "Write", "url": "contact" }] }'
  const { problems } = validatePortfolio(writeContent({ sections, rest }), options)
  expect(problems.map(({ suggestion }) => suggestion)).toContain('#contact')
})

test('the name of records means the section that shows them', () => {
  const sections = `${hero}, { "type": "writing", "heading": "Said" }`
  const rest =
    '"profile": { "talks": [{ "title": "A" }] }, "footer": { "links": [{ "label": "Talks", "url": "talks" }] }'
  const { problems } = validatePortfolio(writeContent({ sections, rest }), options)
  expect(problems.map(({ suggestion }) => suggestion)).toContain('#writing')
})

test('an id is suggested for a text that is none, where it is defined and where it is used', () => {
  const scenes = `{
    "intro": { "lines": "Hi.", "next": { "yes": "The end" } },
    "The end": { "lines": "Bye.", "ending": true }
  }`
  const { problems } = validatePortfolio(
    writeContent({ sections: writeConversation(scenes) }),
    options,
  )
  expect(problems.map(({ suggestion }) => suggestion)).toEqual(['the-end', 'the-end'])
})

test.each([
  [
    '"profile": { "summary": ["I map.", "I sail."] }',
    String.raw`Write one text in quotes, with \n\n between its paragraphs: "I map.\n\nI sail.".`,
  ],
  ['"profile": { "label": ["Web", "developer"] }', 'Write one text in quotes: "Web developer".'],
  [
    '"profile": { "work": [{ "name": "A", "position": "B", "startDate": "2020", "location": { "city": "Oslo", "country": "Norway" } }] }',
    'Write "Oslo, Norway".',
  ],
])('what is meant as one text is shown as one: %s', (rest, help) => {
  expect(listHelps(writeContent({ rest }))).toEqual([help])
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

test.each([
  ['the text of a section', '{ "type": "about", "heading": "A", "text": ["I map.", "I sail."] }'],
  [
    'a card',
    '{ "type": "expertise", "heading": "A", "cards": [{ "title": "A", "description": ["I map.", "I sail."] }] }',
  ],
])('texts in a list are paragraphs where there may be several: %s', (_, sections) => {
  expect(listHelps(writeContent({ sections }))).toContain(
    String.raw`Write one text in quotes, with \n\n between its paragraphs: "I map.\n\nI sail.".`,
  )
})

test.each([
  '{ "Mail": "mailto:a@b.dev", "GitHub": "https://github.com/mira" }',
  '[{ "label": "Mail", "url": "mailto:a@b.dev" }, { "GitHub": "https://github.com/mira" }]',
])('several links in place of one are one problem: %s', (link) => {
  const scenes = `{ "intro": { "lines": "A.", "ending": true, "link": ${link} } }`
  expect(listHelps(writeContent({ sections: writeConversation(scenes) }))).toEqual([
    'Write one link, such as { "label": "Mail", "url": "mailto:a@b.dev" }.',
  ])
})

describe('a help names what was meant', () => {
  test.each([
    [
      '"links": [{ "label": "A", "url": "https://a.dev" }]',
      'Write it as "socialLinks" for your pages elsewhere, or in "footer" for links at the end of each page.',
    ],
    [
      '"profile": { "label": "A", "jobTitle": "B" }',
      '"label" is there already: write this there, or delete it.',
    ],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })

  test('the skills of the profile are shown by "skill-groups"', () => {
    const sections = '{ "type": "skills", "heading": "A" }'
    const withSkills = writeContent({ sections, rest: '"profile": { "skills": ["CSS"] }' })
    const named = 'To show the "skills" of the profile, write "type": "skill-groups".'
    expect(listHelps(withSkills)[0]).toContain(named)
    expect(listHelps(writeContent({ sections }))[0]).not.toContain(named)
  })

  test('a type of two forms is named once', () => {
    const scenes = '{ "intro": { "lines": "A.", "ending": true, "link": 5 } }'
    const [help] = listHelps(writeContent({ sections: writeConversation(scenes) }))
    expect(help).toMatch(/^Write an object \{ \} or text in quotes, such as /u)
  })

  test.each([
    ['"fr": "/en/"', 'https://a.dev/en/'],
    ['"fr": "/en?a"', undefined],
    ['"fr": "fr.a.dev"', 'https://fr.a.dev/'],
    ['"fr": "a.dev/fr"', 'https://a.dev/fr'],
    ['"French": "/fr/"', 'https://a.dev/fr/'],
    ['"Yoruba": "https://a.dev/yo/"', 'yo'],
  ])('a translation, %s, has a language and an address at the host of the site', (entry, meant) => {
    const site = `{ "title": "A", "description": "B", "url": "https://a.dev/de/", "translations": { ${entry} } }`
    const [problem] = validatePortfolio(writeContent({ site }), options).problems
    expect(problem?.suggestion).toBe(meant)
  })

  test('an icon is a file of the folder media', () => {
    const rest = '"socialLinks": [{ "url": "https://a.dev", "icon": "shop.svg" }]'
    const { problems } = validatePortfolio(writeContent({ rest }), options)
    expect(problems[0]?.suggestion).toBe('media/shop.svg')
  })
})

test.each([
  [
    '"profile": { "linkedin": "ada" }',
    'Write it in "profiles": { "LinkedIn": "https://www.linkedin.com/in/ada" }.',
  ],
  [
    '"github": "https://github.com/ada"',
    'Write it in "socialLinks": { "GitHub": "https://github.com/ada" }.',
  ],
  [
    '"profile": { "projects": [{ "name": "A", "image": "media/a.png", "alt": "A map" }] }',
    'Write "images", or delete it. Write a list [ ] or an object { }, such as [{ "src": "media/a.png", "alt": "A map" }].',
  ],
])('what a person has is shown where it belongs: %s', (rest, help) => {
  expect(listHelps(writeContent({ rest }))).toContain(help)
})

test.each([
  ['"url": ["https://a.dev", "https://b.dev"]', 'Write one of them, as "https://a.dev".'],
  ['"host": "gitlab-pages"', 'other'],
])('one value is named of several, or of another kind: %s', (fields, meant) => {
  const site = `{ "title": "A", "description": "B", ${fields} }`
  const [problem] = validatePortfolio(writeContent({ site }), options).problems
  expect([problem?.help, problem?.suggestion]).toContain(meant)
})

const many = Object.fromEntries(
  ['Able', 'Baker', 'Carol', 'Dora'].map((name) => [name, { description: 'Words. '.repeat(9) }]),
)

test.each([
  [
    '{ "projects": { "Atlas": { "description": "A." } } }',
    'Write a list: "projects": [{ "name": "Atlas", "description": "A." }].',
  ],
  [
    '{ "awards": { "Best site": "2021", "Prize": { "awarder": "A" } } }',
    'Write a list: "awards": [{ "title": "Best site", "date": "2021" }, { "title": "Prize", "awarder": "A" }].',
  ],
  [
    '{ "references": { "Ada": "She asks." } }',
    'Write a list: "references": [{ "name": "Ada", "reference": "She asks." }].',
  ],
  [
    `{ "projects": ${JSON.stringify(many)} }`,
    'Write a list: "projects": [{ "name": "Able", … }, { "name": "Baker", … }, { "name": "Carol", … }, …].',
  ],
  [
    '{ "projects": { "Atlas": "https://atlas.dev/" } }',
    'Write a list: "projects": [{ "name": "Atlas", "url": "https://atlas.dev/" }].',
  ],
  [
    '{ "work": { "Developer": { "name": "Acme", "startDate": "2021" } } }',
    'Write a list: "work": [{ "position": "Developer", "name": "Acme", "startDate": "2021" }].',
  ],
  [
    '{ "work": { "Acme": "2021-2023" } }',
    'Write a list: "work": [{ "name": "Acme", "startDate": "2021", "endDate": "2023" }].',
  ],
  ['{ "work": { "Acme": "2021" } }', 'Write a list: "work": [{ "name": "Acme", … }].'],
  [
    '{ "awards": { "2021": "Prize", "2022": { "title": "Cup" } } }',
    'Write a list: "awards": [{ "title": "Cup", "date": "2022" }, { "title": "Prize", "date": "2021" }].',
  ],
  ['{ "projects": { "Atlas": "" } }', 'Write a list: "projects": [{ "name": "Atlas" }].'],
  [
    '{ "projects": { "atlas": { "name": "Atlas of ferries" } } }',
    'Write a list: "projects": [{ "id": "atlas", "name": "Atlas of ferries" }].',
  ],
  [
    '{ "projects": { "Maps": { "name": "Atlas" } } }',
    'Write a list: "projects": [{ "name": "Atlas" }]. In the entry "Maps", decide whether "name" is "Maps" or "Atlas".',
  ],
  ['{ "education": { "KTH": 1 } }', 'Write a list: "education": [{ "institution": "KTH", … }].'],
])('records after their names are shown as a list, in one problem: %s', (profile, help) => {
  expect(listHelps(writeContent({ rest: `"profile": ${profile}` }))).toEqual([help])
})

test('cards after their titles are shown as a list', () => {
  const cards = '{ "type": "expertise", "heading": "A", "cards": { "Full stack": "I build." } }'
  expect(listHelps(writeContent({ sections: cards }))).toEqual([
    'Write a list: "cards": [{ "title": "Full stack", "description": "I build." }].',
  ])
})

test.each([
  [
    '"awards": { "2019": "Old", "2023": "New" }',
    'Write a list: "awards": [{ "title": "New", "date": "2023" }, { "title": "Old", "date": "2019" }].',
  ],
  [
    '"work": { "2021-2023": "Acme", "2019": "Beta" }',
    'Write a list: "work": [{ "name": "Beta", … }, { "name": "Acme", … }]. Decide whether "2019" is a "startDate", an "endDate" or both. Keep the order of your entries.',
  ],
  [
    '"work": { "2019": { "name": "Beta", "position": "Developer" } }',
    'Write a list: "work": [{ "name": "Beta", … }]. Decide whether "2019" is a "startDate", an "endDate" or both.',
  ],
])('a year before an entry is its date, not its name: %s', (list, help) => {
  expect(listHelps(writeContent({ rest: `"profile": { ${list} }` }))).toEqual([help])
})

test('sections after their types are shown as a list', () => {
  const document = JSON.parse(writeContent({}))
  const listHelpsOfSections = (sections: object) =>
    listHelps(JSON.stringify({ ...document, sections }))
  expect(listHelpsOfSections({ hero: { tagline: 'Hi.' }, work: true })).toEqual([
    'Write a list: "sections": [{ "type": "hero", "tagline": "Hi." }, { "type": "experience" }].',
  ])
  expect(listHelpsOfSections({ hero: { tagline: 'Hi.' }, work: false })).toEqual([
    'Write a list: "sections": [{ "type": "hero", "tagline": "Hi." }].',
  ])
  expect(listHelpsOfSections({ hero: { type: 'about' } })).toEqual([
    'Write a list: "sections": [{ "type": "about" }]. In the entry "hero", decide whether "type" is "hero" or "about".',
  ])
  expect(listHelpsOfSections({ pricelist: {} })).toEqual([
    expect.stringContaining('Write a list [ ], such as [{ "type": "hero"'),
  ])
})

test.each([
  [{ paper: { accent: '#7c3aed' } }, 'Write "theme": { "name": "paper", "accent": "#7c3aed" }.'],
  [{ paper: true, scheme: 'dark' }, 'Write "theme": { "name": "paper", "scheme": "dark" }.'],
  [
    {
      paper: { fonts: { display: 'newsreader', text: 'familjen-grotesk', mono: 'martian-mono' } },
      scheme: 'dark',
    },
    'Write "name": "paper", and the other fields beside it.',
  ],
  [{ paper: false }, 'Delete it: the page has a whole theme only if "name" says which.'],
  [{ paper: 'dark' }, 'Write "theme": { "name": "paper", "scheme": "dark" }.'],
  [{ paper: '#7c3aed' }, 'Write "theme": { "name": "paper", "accent": "#7c3aed" }.'],
  [{ paper: { dark: true } }, 'Write "theme": { "name": "paper", "scheme": "dark" }.'],
  [{ paper: { toString: 1 } }, 'Write "name": "paper", and the other fields beside it.'],
  [{ paper: 'warm' }, 'Write "name": "paper", and the other fields beside it.'],
  [{ paper: { accent: 'no colour' } }, 'Write "name": "paper", and the other fields beside it.'],
  ['phosphor dark', 'Write "theme": { "name": "phosphor", "scheme": "dark" }.'],
  ['Light-Paper', 'Write "theme": { "name": "paper", "scheme": "light" }.'],
  [['phosphor', 'dark'], 'Write "theme": { "name": "phosphor", "scheme": "dark" }.'],
  [{ name: 'phosphor dark' }, 'Write "name": "phosphor", "scheme": "dark".'],
  ['default', 'Delete it: without "theme" the page has the defaults.'],
  [{ name: 'none' }, 'Delete it: without "name" the page has the defaults.'],
])('a theme is shown as it is written: %j', (theme, help) => {
  expect(listHelps(writeContent({ rest: `"theme": ${JSON.stringify(theme)}` }))).toEqual([help])
})

test.each([
  [
    { paper: true, dark: true },
    [
      'Write "theme": { "name": "paper", "scheme": "dark" }.',
      'Write "scheme": "dark", or delete it.',
    ],
  ],
  [
    { paper: true, phosphor: false },
    [
      'Write "theme": { "name": "paper" }.',
      'Delete it: the page has a whole theme only if "name" says which.',
    ],
  ],
  [
    { paper: true, phosphor: true },
    Array(2).fill(
      'Decide on one theme, and delete the other: "name": "paper" or "name": "phosphor".',
    ),
  ],
  [
    { name: 'phosphor', paper: true },
    ['Decide on one theme, and delete the other: "name": "phosphor" or "name": "paper".'],
  ],
])('what is said of the fields of a theme fits together: %j', (theme, helps) => {
  expect(listHelps(writeContent({ rest: `"theme": ${JSON.stringify(theme)}` }))).toEqual(helps)
})

test.each([
  ['"hide": ["Beacon"]', 'Write the records that the section shows: "show": ["Atlas", "Chart"].'],
  ['"exclude": "beacon, Chart"', 'Write the records that the section shows: "show": ["Atlas"].'],
  ['"Hide": "chart"', 'Write the records that the section shows: "show": ["Atlas", "Beacon"].'],
  [
    '"show": ["Chart", "Atlas"], "hide": ["Atlas"]',
    'Write the records that the section shows: "show": ["Chart"].',
  ],
  [
    '"hide": ["Atlas", "Beacon", "Chart"]',
    'Delete the section: no record of it is left. Or write those that it shows in "show".',
  ],
  ['"hide": ["Atlsa"]', 'Write the names of the records that the section shows in "show".'],
  ['"hide": true', 'Delete it. To hide this, remove it from the list.'],
])('the records that a section leaves out are shown as those that it has: %s', (field, help) => {
  const rest =
    '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Beacon" }, { "name": "Chart" }] }'
  const section = `{ "type": "projects", "heading": "Work", ${field} }`
  expect(listHelps(writeContent({ sections: section, rest }))).toEqual([help])
})

test.each([
  ['"Atlas"', '["مدينة"]'],
  ['"atlas-2"', '["Atlas", "مدينة"]'],
  ['"مدينة"', '["Atlas", "atlas-2"]'],
])('of records with the same name, all but the first have their ids: hide %s', (hidden, shown) => {
  const rest =
    '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Atlas" }, { "name": "مدينة" }] }'
  const write = (field: string) =>
    writeContent({ sections: `{ "type": "projects", "heading": "Work", ${field} }`, rest })
  expect(listHelps(write(`"hide": ${hidden}`))).toEqual([
    `Write the records that the section shows: "show": ${shown}.`,
  ])
  expect(listHelps(write(`"show": ${shown}`))).toEqual([])
})

test.each([
  [
    '"projects": ["https://github.com/ada/night-map.git"]',
    'Write an object { }, such as { "name": "Night map", "url": "https://github.com/ada/night-map.git" }.',
  ],
  [
    '"projects": "https://www.atlas.dev/%C3%BC/"',
    'Write a list [ ] or an object { }, such as [{ "name": "Atlas", "url": "https://www.atlas.dev/%C3%BC/" }].',
  ],
  [
    '"publications": ["https://a.dev/why-maps.html?from=feed"]',
    'Write an object { }, such as { "name": "Why maps", "url": "https://a.dev/why-maps.html?from=feed" }.',
  ],
  [
    '"certificates": "https://issuer.dev/"',
    'Write a list [ ], such as [{ "name": "Issuer", "url": "https://issuer.dev/" }].',
  ],
])('an address in place of a record is its link, not its name: %s', (list, help) => {
  expect(listHelps(writeContent({ rest: `"profile": { ${list} }` }))).toEqual([help])
})

test('an address that is too long for a name is read in linear time', () => {
  const address = `https://a.${'a'.repeat(20_000)} `
  const start = performance.now()
  const rest = `"profile": { "projects": ["${address}"] }`
  expect(listHelps(writeContent({ rest }))).toHaveLength(1)
  expect(performance.now() - start).toBeLessThan(2000)
})

test('a project without a name is named by its address', () => {
  const rest = '"profile": { "projects": [{ "url": "https://github.com/ada/night-map" }] }'
  expect(listHelps(writeContent({ rest }))).toEqual([
    'Add "name": "Night map", or delete the part that needs it.',
  ])
})

test.each([
  ['true', 'Delete it: without "show" the section has all records.'],
  ['false', 'To hide the section, delete it. To show all records, delete "show".'],
])('"show" of a section is no switch: %s', (show, help) => {
  const section = `{ "type": "projects", "heading": "Work", "show": ${show} }`
  const rest = '"profile": { "projects": [{ "name": "Atlas" }] }'
  expect(listHelps(writeContent({ sections: section, rest }))).toEqual([help])
})

test('the skills of a group in an object are shown as its list', () => {
  const rest = '"profile": { "skills": { "Frontend": { "keywords": ["React", "CSS"] } } }'
  expect(listHelps(writeContent({ rest }))).toEqual(['Write "Frontend": ["React", "CSS"].'])
})

test('a theme with its scheme in its name has one suggestion', () => {
  const [problem] = validatePortfolio(
    writeContent({ rest: '"theme": { "name": "phosphor dark" }' }),
    options,
  ).problems
  expect(problem?.suggestion).toBeUndefined()
})

test.each([
  ['"period": "2021-2023"', 'Write "startDate": "2021" and "endDate": "2023".'],
  ['"dates": ["2021", "2023"]', 'Write "startDate": "2021" and "endDate": "2023".'],
  [
    '"startDate": "2020", "years": "from 2021 to 2023"',
    'Write "startDate": "2020" or "2021" (whichever is right) and "endDate": "2023".',
  ],
])('a period in a field of another tool is shown as two dates: %s', (dates, help) => {
  const job = `{ "name": "A", "position": "B", ${dates} }`
  expect(listHelps(writeContent({ rest: `"profile": { "work": [${job}] }` }))).toContain(help)
})

test.each([
  [
    '"theme": { "paper": { "accent": "#111111" }, "accent": "#222222" }',
    '"accent" is "#111111" or "#222222"',
  ],
  ['"theme": { "paper": "dark", "scheme": "light" }', '"scheme" is "dark" or "light"'],
])('an owner decides between a field in a theme and beside it: %s', (rest, values) => {
  expect(listHelps(writeContent({ rest }))).toEqual([
    `Write "name": "paper", and the other fields beside it. Decide whether ${values}.`,
  ])
})

const manyScenes = Array.from({ length: 3 }, () => ({ lines: ['Words. '.repeat(9)] }))

test.each([
  [
    `{ "start": { "lines": ["Hi?"], "next": "bye" }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": 3 }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": ["bye", "start"] }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye", … }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": "bey" }, ${bye} }`,
    'Write the answer that leads to each scene: "next": { "yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": [{ "label": "Yes", "to": "bye" }, { "label": "Yes", "to": "start" }] }, ${bye} }`,
    'Write "next": { "Yes": "start", … }, each answer with a text of its own: "Yes" is there twice.',
  ],
  [
    '[{ "name": "Robo", "id": "start", "lines": "Hi?", "next": { "Yes": "b" } }, { "name": "Robo", "id": "b", "lines": "Bye." }]',
    'Write "scenes": { "start": { "lines": "Hi?", "next": { "Yes": "b" } }, "b": { "lines": "Bye." } }.',
  ],
  [
    '[{ "id": "Start", "lines": "Hi?", "next": [{ "label": "Yes", "to": "Über uns" }] }, { "id": "Über uns", "lines": "A." }, { "id": "سلام", "lines": "B." }]',
    'Write "scenes": { "Start": { "lines": "Hi?", "next": { "Yes": "uber-uns" } }, "uber-uns": { "lines": "A." }, "scene-3": { "lines": "B." } }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": [{ "label": "Yes", "to": "bye" }] }, ${bye} }`,
    'Write "next": { "Yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "next": [{ "Yes": "bye" }] }, ${bye} }`,
    'Write "next": { "Yes": "bye" }.',
  ],
  [
    `{ "start": { "lines": ["Hi?"], "answers": [{ "text": "Yes", "goto": "bye" }] }, ${bye} }`,
    'Write them in place of "answers", as "next": { "Yes": "bye" }.',
  ],
  [
    '[{ "id": "start", "lines": "Hi?", "next": { "Yes": "bye" } }, { "id": "bye", "lines": "Bye." }]',
    'Write "scenes": { "start": { "lines": "Hi?", "next": { "Yes": "bye" } }, "bye": { "lines": "Bye." } }.',
  ],
  [
    JSON.stringify(manyScenes),
    'Write each scene after its id: "scenes": { "intro": { … }, "scene-2": { … }, … }.',
  ],
])('scenes and answers are shown as they are written: %s', (scenes, help) => {
  expect(listHelps(writeContent({ sections: writeConversation(scenes) }))).toContain(help)
})

test.each([
  ['"Yes"', '{ "Yes": "b" }'],
  ['["Yes", "No"]', '{ "Yes": "b", "No": "c" }'],
  ['["b", "c", "d", "e", "f"]', '{ "Yes": "b", "No": "c", "Answer 3": "d", "Answer 4": "e", … }'],
])('without a list of answers, "next": %s names scenes or answers', (next, shown) => {
  const names = ['b', 'c', 'd', 'e', 'f']
  const others = names.map((name) => `"${name}": { "lines": "Bye.", "ending": true }`)
  const scenes = `{ "start": { "lines": "Hi?", "next": ${next} }, ${others.join(', ')} }`
  const section = `{ "type": "conversation", "heading": "Talk", "scenes": ${scenes} }`
  expect(listHelps(writeContent({ sections: section }))).toEqual([
    `Write the answer that leads to each scene: "next": ${shown}.`,
  ])
})

test.each([
  ['["No"]', '{ "No": "b" }.'],
  ['"no"', '{ "No": "b" }.'],
  ['["Yes", "No"]', '{ "Yes": "b", "No": "b" }.'],
  ['["b", "No"]', '{ "No": "b" }.'],
  [
    '["Maybe", "Never"]',
    '{ "Maybe": "b", "Never": "b" }. Add "Maybe", "Never" to "answers", too, or use one of those there.',
  ],
  ['["Yes", "No"]', '{ "Yes": "now", "No": "now" }.', 'now'],
])('with a list of answers, "next": %s keeps the answers it names', (next, shown, end = 'b') => {
  const scenes = `{ "start": { "lines": "Hi?", "next": ${next} }, "${end}": { "lines": "Bye.", "ending": true } }`
  const answers = '["Yes", "No"]'
  const section = `{ "type": "conversation", "heading": "Talk", "answers": ${answers}, "scenes": ${scenes} }`
  expect(listHelps(writeContent({ sections: section }))).toEqual([
    `Write the answer that leads to each scene: "next": ${shown}`,
  ])
})

test('a name that all scenes have is that of the speaker', () => {
  const scenes = '[{ "name": "Robo", "lines": "Hi?" }, { "name": "Robo", "lines": "Bye." }]'
  const section = `{ "type": "conversation", "heading": "Talk", "scenes": ${scenes} }`
  expect(listHelps(writeContent({ sections: section }))).toEqual([
    'Write "scenes": { "intro": { "lines": "Hi?" }, "scene-2": { "lines": "Bye." } }. The name of who says the lines belongs to the section: "speaker": "Robo".',
  ])
})

test('a scene without answers is shown one that leads to another scene of the file', () => {
  const scenes = `{ "start": { "lines": ["Hi?"] }, ${bye} }`
  expect(listHelps(writeContent({ sections: writeConversation(scenes) }))[0]).toContain(
    '{ "yes": "bye" }',
  )
})

test.each([
  ['"navLabel": false', 'Delete it: a section without "navLabel" is not in the navigation.'],
  ['"navLabel": true', 'Write the text of the link, such as "navLabel": "About me".'],
  ['"nav": true', 'Write the text of the link, such as "navLabel": "About me".'],
  ['"nav": false', 'Delete it: a section without "navLabel" is not in the navigation.'],
  [
    '"navLabel": "About", "nav": false',
    'Delete it, and "navLabel", too: a section without "navLabel" is not in the navigation.',
  ],
  [
    '"navLabel": "About", "inNav": true',
    'Delete it: "navLabel" is the text of the link in the navigation.',
  ],
])('a switch of the navigation is a label, or none: %s', (fields, help) => {
  const section = `{ "type": "about", "heading": "About me", "text": "A.", ${fields} }`
  expect(listHelps(writeContent({ sections: section }))).toEqual([help])
})

test.each([
  ['true', '{ "open": true }.'],
  ['false', '{ "open": false }, or delete it.'],
  ['"no"', '{ "open": false }, or delete it.'],
  ['"Open to work from March"', '{ "open": true, "text": "Open to work from March" }.'],
  ['"Open, but no agencies"', '{ "open": true, "text": "Open, but no agencies" }.'],
  ['"Booked for now"', '{ "open": false, "text": "Booked for now" }, or delete it.'],
  ['"Available: no"', '{ "open": false }, or delete it.'],
  ['"Open: false"', '{ "open": false }, or delete it.'],
  ['"Not available."', '{ "open": false }, or delete it.'],
  ['"Available: yes"', '{ "open": true }.'],
  ['"Ada isn’t available"', '{ "open": false, "text": "Ada isn’t available" }, or delete it.'],
  ['"I am not looking"', '{ "open": false, "text": "I am not looking" }, or delete it.'],
])('an availability of one word or sentence is shown in an object: %s', (written, shown) => {
  expect(listHelps(writeContent({ rest: `"profile": { "availability": ${written} }` }))).toEqual([
    `Write "availability": ${shown}`,
  ])
})

test.each([
  'nicht verfügbar',
  'ausgebucht',
  'غير متاح',
  'Employed',
  'On leave',
  'n/a',
  'Not booked yet',
  'Available until I am booked',
  'Open-source developer',
  'Not open source only',
])('an owner decides what an availability means that is none: "%s"', (text) => {
  expect(listHelps(writeContent({ rest: `"profile": { "availability": "${text}" }` }))).toEqual([
    `Decide whether you take on new work: write "availability": { "open": true, "text": "${text}" }, or "open": false.`,
  ])
})

test.each(['["Designer", "Developer"]', '["designer", "developer"]'])(
  'several job titles have a sign between them: %s',
  (titles) => {
    const whole = String(JSON.parse(titles).join(' · '))
    expect(listHelps(writeContent({ rest: `"profile": { "label": ${titles} }` }))).toEqual([
      `Write one text in quotes: "${whole}".`,
    ])
  },
)
