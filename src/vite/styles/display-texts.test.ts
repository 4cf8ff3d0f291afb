import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { measureDisplayTexts } from './display-texts.ts'

const site = { title: 'Title', description: 'Words.' }
const hero = { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'Words.' }
const measure = (...sections: object[]) => measureInLanguage('en', ...sections)

const makeContact = (id: string, heading: string) => {
  return { type: 'contact', id, heading, intro: 'Write.', backend: '/' }
}

const makeMailContact = (mailAddress: string) => ({
  ...makeContact('a', 'Hello'),
  to: 'mail',
  mailAddress,
})

function measureInLanguage(language: string, ...sections: object[]) {
  const preloader = { letters: ['A'] }
  return measureDisplayTexts(
    parsePortfolio({ schemaVersion: 2, site: { ...site, language }, preloader, sections }),
  )
}

test('the tag of the first hero is measured', async () => {
  const [{ tag }, { tag: other }] = await Promise.all([
    measure(hero, { ...hero, id: 'again', tag: 'I' }),
    measure({ ...hero, tag: 'I' }),
  ])
  expect(tag.width).toBeCloseTo(2.18, 2)
  expect(other.width).toBeLessThan(0.4)
})

test('a tag is measured as it is drawn, without kerning', async () => {
  const { tag } = await measure({ ...hero, tag: 'AVA' })
  expect(tag.width).toBeCloseTo(2.11, 2)
})

test('in a right-to-left page a tag has no letter spacing, and room for its bearings', async () => {
  const ines = { ...hero, tag: 'Ines Okafor' }
  const [english, arabic] = await Promise.all([
    measureInLanguage('en', ines),
    measureInLanguage('ar', ines),
  ])
  expect(arabic.tag.width - english.tag.width).toBeCloseTo(10 * 0.05 + 0.1, 3)
})

test('a tag has no letter spacing in a language whose letters would touch', async () => {
  const ines = { ...hero, tag: 'Ines Okafor' }
  const [english, hindi] = await Promise.all([
    measureInLanguage('en', ines),
    measureInLanguage('hi', ines),
  ])
  expect(hindi.tag.width - english.tag.width).toBeCloseTo(10 * 0.05, 3)
})

test('the widest line and the widest word of all posters are measured', async () => {
  const { poster } = await measure(
    makeContact('a', 'Hello my dear'),
    makeContact('b', 'Kontaktaufnahme'),
  )
  const { poster: first } = await measure(makeContact('a', 'Hello my dear'))
  const { poster: second } = await measure(makeContact('b', 'Kontaktaufnahme'))
  expect(poster).toEqual({ ...second, bearing: first.bearing })
  expect(first.word).toBeLessThan(first.line / 2)
})

test('the capitals of the owner’s style sheet are measured', async () => {
  const content = { schemaVersion: 2, site, sections: [hero, makeContact('a', 'Contact Me')] }
  const measureWithRules = (rules: string) => measureDisplayTexts(parsePortfolio(content), rules)
  const [plain, others, capitals] = await Promise.all(
    ['', 'h3 { text-transform: uppercase; }', 'h1, h2 { text-transform: uppercase; }'].map(
      measureWithRules,
    ),
  )
  expect(others).toEqual(plain)
  expect(capitals?.poster.word).toBeGreaterThan(1.15 * (plain?.poster.word ?? Infinity))
})

test('the wider part of an email address in place of the form is measured', async () => {
  const { mail } = await measure(makeMailContact('ada@engines.example'))
  const { mail: longer } = await measure(makeMailContact('ada.lovelace.of.london@engines.example'))
  const { mail: none } = await measure({ ...makeMailContact('ada@engines.example'), to: 'service' })
  expect(mail).toBeGreaterThan(8)
  expect(mail).toBeLessThan(longer)
  expect(none).toBeCloseTo(1.15)
})

test('a page without a tag and without posters has widths to divide by', async () => {
  const images = [{ id: 'a', src: 'media/a.gif', alt: 'A' }]
  const { tag, poster } = await measure({ type: 'gif-strip', id: 'gifs', images })
  expect(tag.width).toBeGreaterThan(0)
  expect(poster).toEqual({ line: 1, word: 1, bearing: 0 })
})
