import { expect, test } from 'vitest'

import { readAnswers, shortenName, writeAnswers, writeHost } from './edit-content.ts'

const page = `{
    "site": {
        "title": "AHK, developer",
        "url": "https://ahk.example/"
    },
    "preloader": { "letters": ["A", "H", "K"] },
    "sections": [
        { "type": "hero", "id": "home", "tag": "AHK", "jobTitle": "Developer" },
        { "type": "contact", "id": "write" }
    ]
}
`
const withProfile = `{
  "site": { "title": "Imke, developer" },
  "theme": { "accent": { "dark": "#d7f23c", "light": "#4a5c00" } },
  "profile": { "name": "Imke", "label": "Developer", "email": "imke@imke.example" },
  "sections": [{ "type": "hero", "id": "home" }, { "type": "contact", "id": "write" }]
}
`

test('a name is written where the content has one, and the rest of the text stays', () => {
  expect(writeAnswers(page, { name: 'Ada Byron' })).toBe(
    page
      .replace('"AHK, developer",\n        "url": "https://ahk.example/"', '"Ada Byron, Developer"')
      .replace('["A", "H", "K"]', '"Ada Byron"')
      .replace('"tag": "AHK"', '"tag": "Ada Byron"'),
  )
})

test('the profile is the one place where it says the name, the job title and the address', () => {
  const answers = { name: 'Ada', jobTitle: 'Analyst', email: 'ada@ada.dev', accent: '#0a6b45' }
  expect(writeAnswers(withProfile, answers)).toBe(
    withProfile
      .replace('Imke, developer', 'Ada, Analyst')
      .replace('{ "dark": "#d7f23c", "light": "#4a5c00" }', '"#0a6b45"')
      .replace('"Imke", "label": "Developer"', '"Ada", "label": "Analyst"')
      .replace('imke@imke.example', 'ada@ada.dev'),
  )
})

test('the pronouns of the sample go with its name', () => {
  const text = '{ "profile": { "name": "Imke Daal", "pronouns": "she/her" } }'
  expect(writeAnswers(text, { name: 'Ada' })).not.toContain('pronouns')
  expect(writeAnswers(text, { email: 'a@b.dev' })).toContain('"pronouns": "she/her"')
})

test('answers that the content gives already change nothing', () => {
  const answers = { name: 'Imke', jobTitle: 'Developer', accent: '#d7f23c', language: 'en' }
  expect(writeAnswers(withProfile, answers)).toBe(withProfile)
})

test('an email address in "to" is replaced where it is', () => {
  const written = page.replace('"write"', '"write", "to": "mailto:old@ada.dev"')
  expect(readAnswers(JSON.parse(written)).email).toBe('old@ada.dev')
  expect(writeAnswers(written, { email: 'old@ada.dev' })).toBe(written)
  expect(writeAnswers(written, { email: 'ada@ada.dev' })).toBe(
    written.replace('mailto:old@ada.dev', 'ada@ada.dev'),
  )
})

test('the same address in "to", "mailAddress" and the profile is replaced in each', () => {
  const written = withProfile.replace(
    '"write"',
    '"write", "to": "imke@imke.example", "mailAddress": "imke@imke.example"',
  )
  expect(writeAnswers(written, { email: 'ada@ada.dev' })).toBe(
    written.replaceAll('imke@imke.example', 'ada@ada.dev'),
  )
})

test('a long name has a short tag, and is whole elsewhere', () => {
  const name = 'María Alejandra Fernández de la Cruz'
  const content: unknown = JSON.parse(writeAnswers(page, { name }))
  expect(content).toMatchObject({
    site: { title: `${name}, Developer`, owner: name },
    sections: [{ tag: 'María Alejandra' }, {}],
  })
  expect(JSON.parse(writeAnswers(withProfile, { name }))).toMatchObject({
    profile: { name },
    sections: [{ tag: 'María Alejandra' }, {}],
  })
})

test.each([
  ['Ada', 'Ada'],
  ['Ada Byron King of Lovelace', 'Ada Byron King of'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'Wolfeschlegelsteinhausen'],
])('%s is %s as a tag', (name, tag) => {
  expect(shortenName(name)).toBe(tag)
})

test.each([
  ['own-server', {}],
  ['netlify', { to: { url: '/', fields: { 'form-name': 'write' }, honeypot: 'bot-field' } }],
  ['github-pages', { to: 'mail', mailAddress: 'you@example.org' }],
] as const)('on %s the form has a receiver', (host, receiver) => {
  expect(JSON.parse(writeHost(page, host))).toMatchObject({
    site: { host },
    sections: [{}, { type: 'contact', id: 'write', ...receiver }],
  })
})

test('a receiver that the content names stays', () => {
  const named = page.replace('"write"', '"write", "to": "https://formspree.io/f/abc"')
  expect(writeHost(named, 'other')).toBe(
    named.replace('example/"\n', 'example/",\n        "host": "other"\n'),
  )
})
