import { expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'
import { readProperty } from '#json/untyped-value.ts'

import { fillFromProfile } from './fill-from-profile.ts'

const profiles = [{ id: 'code', network: 'Code', url: 'https://code.example.org', icon: 'link' }]
const ada = {
  name: 'Ada',
  label: 'Developer',
  email: 'ada@lovelace.example',
  phone: '+47 1',
  profiles,
}
const hero = { type: 'hero', id: 'home', tagline: 'In sync.' }
const contact = {
  type: 'contact',
  id: 'contact',
  heading: 'Write',
  intro: 'Hello.',
  backend: '/',
}

const fill = (parts: object) =>
  fillFromProfile(
    portfolio.parse({
      schemaVersion: 2,
      site: { title: 'Title', description: 'Words.' },
      preloader: { letters: ['A'] },
      sections: [hero, contact],
      ...parts,
    }),
  )

test('the footer links to the site in other languages, also if the content has none', () => {
  const site = { title: 'Title', description: 'Words.' }
  expect(fill({ site }).footer).toBeUndefined()
  const translations = { de: 'https://ada.dev/de/' }
  expect(fill({ site: { ...site, translations } }).footer).toEqual({
    links: [],
    socialLinks: false,
  })
})

test('a site in another language has the address that it writes itself', () => {
  const written = {
    de: 'https://ada.dev/de',
    sv: 'https://ada.dev/sv/index.html',
    fr: 'https://ada.dev/fr.html',
  }
  const site = { title: 'Title', description: 'Words.', translations: written }
  expect(fill({ site }).site.translations).toEqual({
    de: 'https://ada.dev/de/',
    sv: 'https://ada.dev/sv/',
    fr: 'https://ada.dev/fr.html',
  })
})

test('what the profile says is not said again', () => {
  const { site, socialLinks, sections } = fill({ profile: { ...ada, publish: ['email'] } })
  expect(site.owner).toBe('Ada')
  expect(socialLinks).toEqual(profiles)
  expect(sections[0]).toMatchObject({ tag: 'Ada', jobTitle: 'Developer' })
  expect(sections[1]).toMatchObject({ mailAddress: 'ada@lovelace.example' })
})

test('an explicit value comes first', () => {
  const { site, socialLinks, sections } = fill({
    site: { title: 'Title', description: 'Words.', owner: 'A. L.' },
    profile: { ...ada, publish: ['email'] },
    socialLinks: [],
    sections: [
      { ...hero, tag: 'AL', jobTitle: 'Weaver' },
      { ...contact, mailAddress: 'hello@example.org' },
    ],
  })
  expect(site.owner).toBe('A. L.')
  expect(socialLinks).toEqual([])
  expect(sections[0]).toMatchObject({ tag: 'AL', jobTitle: 'Weaver' })
  expect(sections[1]).toMatchObject({ mailAddress: 'hello@example.org' })
})

test('what is private is nowhere in the portfolio', () => {
  const text = JSON.stringify(fill({ profile: ada }))
  expect(text).not.toContain('ada@lovelace.example')
  expect(text).not.toContain('+47 1')
})

test('an email address that the contact section shows is published', () => {
  const { profile } = fill({
    profile: ada,
    sections: [hero, { ...contact, mailAddress: 'ada@lovelace.example' }],
  })
  expect(profile?.email).toBe('ada@lovelace.example')
})

test('an email address in place of the form is published', () => {
  const { profile, sections } = fill({ profile: ada, sections: [hero, { ...contact, to: 'mail' }] })
  expect(profile?.email).toBe('ada@lovelace.example')
  expect(sections[1]).toMatchObject({ mailAddress: 'ada@lovelace.example' })
})

test('the email address of the profile stays private beside another in place of the form', () => {
  const shown = { ...contact, to: 'mail', mailAddress: 'hello@example.org' }
  const filled = fill({ profile: ada, sections: [hero, shown] })
  expect(JSON.stringify(filled)).not.toContain('ada@lovelace.example')
})

test('without a profile there are no social links unless they are written', () => {
  expect(fill({ sections: [{ ...hero, tag: 'A', jobTitle: 'B' }] }).socialLinks).toEqual([])
})

test.each([
  ['a text', { letters: 'MARA' }, ['M', 'A', 'R', 'A']],
  ['a list', { letters: ['Ma', 'ra'] }, ['Ma', 'ra']],
  ['a list alone', ['Ma', 'ra'], ['Ma', 'ra']],
  ['nothing, so that they spell the tag', {}, ['A', 'd', 'a']],
  ['nothing', true, ['A', 'd', 'a']],
])('the letters of the preloader are written as %s', (_, preloader, letters) => {
  expect(fill({ profile: ada, preloader }).preloader).toMatchObject({ enabled: true, letters })
})

test('without a tag the letters spell the owner', () => {
  const site = { title: 'Title', description: 'Words.', owner: 'Mara' }
  const { letters } = fill({ site, sections: [contact], preloader: true }).preloader
  expect(letters).toEqual(['M', 'a', 'r', 'a'])
})

test.each([[false], [{ enabled: false }], [undefined]])(
  'there is no preloader, and no letters are needed: %j',
  (preloader) => {
    expect(fill({ profile: ada, preloader }).preloader).toMatchObject({
      enabled: false,
      letters: [],
    })
  },
)

const fillLetters = (language: string, letters: unknown) =>
  fill({ site: { title: 'Title', description: 'Words.', language }, preloader: { letters } })
    .preloader.letters

test('letters in another direction than the page are one part', () => {
  expect(fillLetters('he', 'AHK')).toEqual(['AHK'])
  expect(fillLetters('he', ['Im', 'ke ', 'Da', 'al'])).toEqual(['Imke Daal'])
  expect(fillLetters('en', 'מרה')).toEqual(['מרה'])
  expect(fillLetters('he', 'מרה')).toEqual(['מ', 'ר', 'ה'])
  expect(fillLetters('he', ['1', '2'])).toEqual(['1', '2'])
})

test('a keyword has one spelling on the page', () => {
  const projects = ['React', 'react'].map((keyword, index) => ({
    id: `p${index}`,
    name: 'A',
    description: 'B.',
    keywords: [keyword],
  }))
  expect(fill({ profile: { projects } }).profile?.projects).toMatchObject([
    { keywords: ['React'] },
    { keywords: ['React'] },
  ])
})

test('two links on one network have different names', () => {
  const links = ['https://github.com/mara', 'https://github.com/tidewater'].map((url, index) => ({
    id: `l${index}`,
    network: 'GitHub',
    url,
  }))
  const names = ['GitHub: mara', 'GitHub: tidewater'].map((network) => ({ network }))
  expect(fill({ socialLinks: links }).socialLinks).toMatchObject(names)
  expect(fill({ profile: { profiles: links } }).socialLinks).toMatchObject(names)
})

test('of the person, a section of text alone publishes at most a summary in place of the text', () => {
  const profile = { summary: 'I build maps.', location: { city: 'Gdynia' }, pronouns: 'she/her' }
  const about = { type: 'about', id: 'about', heading: 'How I work' }
  const listPublished = (fields: object) => {
    const filled = fill({ profile, sections: [hero, { ...about, ...fields }] })
    return Object.keys(profile).filter((name) => readProperty(filled.profile, name) !== undefined)
  }
  expect(listPublished({ text: 'I ask first.', showProfile: false })).toEqual([])
  expect(listPublished({ showProfile: false })).toEqual(['summary'])
  expect(listPublished({})).toEqual(['summary', 'location', 'pronouns'])
})
