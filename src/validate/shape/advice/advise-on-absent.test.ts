import { describe, expect, test } from 'vitest'

import {
  listHelps,
  writeContactWith,
  writeHero,
  writeRobot,
  writeSite,
} from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

describe('a link of the footer is written in "links"', () => {
  test.each([
    [
      '"footer": { "text": "By hand.", "Imprint": "/imprint/" }',
      'Write it in "links": { "Imprint": "/imprint/" }.',
    ],
    ['"footer": { "Name": "/x/" }', 'Write it in "links": [{ "label": "Name", "url": "/x/" }].'],
    ['"footer": { "url": "/x/" }', 'Write it in "links": ["/x/"].'],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })

  test('both fields of one that stands alone are', () => {
    const help = 'Write both in "links": [{ "label": "Imprint", "url": "/imprint/" }].'
    const rest = '"footer": { "label": "Imprint", "url": "/imprint/" }'
    expect(listHelps(writeContent({ rest }))).toEqual([help, help])
  })

  test('but not if its text is "Links"', () => {
    expect(
      listHelps(writeContent({ rest: '"footer": { "links": { "Links": "https://a.dev" } }' })),
    ).toEqual([])
  })
})

describe('what the whole site has is said in "site" or in a file', () => {
  test.each([
    [{ rest: '"base": "/folio/"' }, /^Delete it. "url" in "site" says the host/u],
    [
      { rest: '"i18n": { "locales": ["en", "sv"] }' },
      /^Delete it. "language" in "site" is the language of this site/u,
    ],
    [{ rest: '"pages": ["uses.md"]' }, /^Delete it. A page is a Markdown file/u],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([expect.stringMatching(help)])
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

  test('a path beside the address is joined with it', () => {
    const site =
      '{ "title": "A", "description": "B.", "url": "https://ada-king.de", "baseurl": "/a" }'
    expect(listHelps(writeContent({ site }))).toEqual([
      'Write both as "url": "https://ada-king.de/a/".',
    ])
  })
})

test('the code of a site at GoatCounter is in its address', () => {
  const analytics = '{ "service": "goatcounter", "code": "mara" }'
  const site = `{ "title": "A", "description": "B.", "url": "https://ada.dev/", "analytics": ${analytics} }`
  expect(listHelps(writeContent({ site }))).toEqual([
    'Write it in "url": "https://mara.goatcounter.com".',
  ])
})

describe('a section is in the navigation by its "navLabel"', () => {
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

  test('and a page by the first lines of its file', () => {
    const rest = '"navigation": [{ "label": "Uses", "url": "/uses/" }]'
    expect(listHelps(writeContent({ rest }))).toEqual([
      expect.stringMatching(/A page is there if its file says so: "navigation: Uses"/u),
    ])
  })
})

describe('a part of a section is written where the page takes it from', () => {
  test('a photo of "about", in the profile', () => {
    const sections = '{ "type": "about", "heading": "Me", "text": "Hi.", "photo": "media/a.jpg" }'
    expect(listHelps(writeContent({ sections }))).toEqual([
      expect.stringMatching(/^Write it in "profile", as "image"/u),
    ])
  })

  test('a way to go on of a scene, in one of its lines', () => {
    const sections = writeRobot(`{ "bye": { "lines": ["Bye."], "ending": true, "go": "home" } }`)
    expect(listHelps(writeContent({ sections }))).toEqual([
      'Write it in one of the "lines": { "text": "Write to me.", "go": "home" }.',
    ])
  })

  test('a section with an order is told that the list has one', () => {
    const own = hero.replace('"tag"', '"order": 2, "tag"')
    expect(listHelps(writeContent({ sections: own }))).toEqual([
      'Delete it. The order of this list is that of the page: move the entry.',
    ])
  })
})

describe('what a person has is written where the page takes it from', () => {
  test.each([
    [
      '"profile": { "linkedin": "ada" }',
      'Write it in "profiles": { "LinkedIn": "https://www.linkedin.com/in/ada" }.',
    ],
    [
      '"github": "https://github.com/ada"',
      'Write it in "socialLinks": { "GitHub": "https://github.com/ada" }.',
    ],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })

  test('the address of a CV is a social link', () => {
    const rest = '"profile": { "name": "Ada", "resume": "/cv.pdf" }'
    expect(listHelps(writeContent({ rest }))).toEqual([
      'Write it in "socialLinks": { "CV": "/cv.pdf" }. The file is public/cv.pdf, for example.',
    ])
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
})

describe('a record has the two dates of its period', () => {
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
})

describe('a contact section takes what it shows from elsewhere', () => {
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

  test('and its fields are always the same', () => {
    expect(
      listHelps(writeContent({ sections: writeContactWith('"fields": ["name", "phone"]') })),
    ).toEqual([
      'Delete it. The form asks for name, email address and message; "nameLabel", "emailLabel" and "messageLabel" are their labels.',
    ])
  })
})

test.each([
  ['"show": false', 'Write "preloader": false.'],
  ['"hidden": true', 'Write "preloader": false.'],
  ['"visible": true', 'Delete it. The preloader is shown without it.'],
])('a switch of the preloader is a word alone: %s', (field, help) => {
  expect(listHelps(writeContent({ preloader: `{ ${field} }` }))).toEqual([help])
})

describe('a part that is hidden is left out', () => {
  test.each([
    [
      'a section',
      writeContent({ sections: writeHero('"hidden": true') }),
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
    [
      'a section of records',
      writeContent({
        sections: '{ "type": "projects", "heading": "Work", "hide": true }',
        rest: '"profile": { "projects": [{ "name": "Atlas" }, { "name": "Beacon" }, { "name": "Chart" }] }',
      }),
      'Delete it. To hide this, remove it from the list.',
    ],
  ])('%s', (_, text, help) => {
    expect(listHelps(text)).toEqual([help])
  })
})
