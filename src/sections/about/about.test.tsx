import { expect, test } from 'vitest'

import { profile } from '#profile/profile.ts'
import { renderView } from '#sections/render-for-tests.ts'

import { definition } from './schema.ts'
import { About } from './about.tsx'

/** What visitors get of a profile. */
function render(fields: object, section: object = {}, language = 'en') {
  return renderView(
    About,
    definition.schema.parse({ type: 'about', id: 'section', heading: 'Heading', ...section }),
    { profile: profile.parse(fields), language },
  )
}

const person = {
  name: 'Ada Lovelace',
  label: 'Web developer',
  summary: 'I build maps.\n\nThey work offline.',
}

test('a section that does not show the profile has its heading and text alone', () => {
  const page = render(
    { ...person, image: { src: 'media/ada.jpg', alt: 'Ada' }, email: 'ada@example.org' },
    { text: 'How I work.', showProfile: false },
  )
  expect(page).toMatch(/^<div class="(?!h-card)/u)
  expect(page).toContain('<p>How I work.</p>')
  expect(page).not.toMatch(/<img|<dl|Ada Lovelace|Web developer|ada@example/u)
})

test('the section is an h-card', () => {
  const page = render({
    ...person,
    image: { src: 'media/ada.jpg', alt: 'Ada at her desk' },
    email: 'ada@example.org',
    phone: '+47 22 00 00 00',
    url: 'https://ada.example.org/',
    location: { city: 'Oslo', region: 'Østlandet', countryCode: 'NO' },
  })
  expect(page).toMatch(/^<div class="h-card /u)
  expect(page).toMatch(/<img class="[^"]*u-photo /u)
  expect(page).toMatch(
    /<p class="p-name [^"]*">Ada Lovelace<\/p><p class="p-job-title">Web developer<\/p>/u,
  )
  expect(page).toMatch(/class="p-note [^"]*"><div[^>]*><p>I build maps.<\/p><p>They/u)
  expect(page).toContain(
    '<a class="u-email" href="mailto:ada@example.org" aria-label="ada@example.org">ada<wbr/>@example.<wbr/>org</a>',
  )
  expect(page).toContain('class="p-tel" dir="ltr" href="tel:+4722000000">+47 22 00 00 00</a>')
  expect(page).toContain(
    '<a class="u-url" href="https://ada.example.org/" rel="me" data-address="" aria-label="ada.example.org">ada.<wbr/>example.<wbr/>org</a>',
  )
  expect(page).toContain(
    '<span class="p-locality">Oslo</span>, <span class="p-region">Østlandet</span>, <span class="p-country-name">Norway</span>',
  )
})

test('a postal code stays in one line with its city', () => {
  const location = { address: 'Storgata 1', postalCode: '0155', city: 'Oslo' }
  expect(render({ ...person, location })).toContain(
    '<span class="p-postal-code">0155</span>\u00a0<span class="p-locality">Oslo</span>',
  )
})

test('the text of the section is shown instead of the summary of the profile', () => {
  const page = render(person, { text: 'Hello.' })
  expect(page).toContain('<p>Hello.</p>')
  expect(page).not.toContain('I build maps.')
})

test('languages and interests are named with what is said about them', () => {
  const page = dropClasses(
    render({
      languages: [{ id: 'english', language: 'English', fluency: 'Fluent' }],
      interests: [{ id: 'rowing', name: 'Rowing', keywords: ['early', 'alone'] }],
    }),
  )
  expect(page).toContain(
    '<dt>Speaks</dt><dd><ul><li>English<span> <bdi>Fluent</bdi></span></li></ul></dd>',
  )
  expect(page).toContain('<dt>Likes</dt><dd><ul><li>Rowing<span> early, alone</span></li></ul>')
})

test('places and interests are joined by the comma of the language', () => {
  const location = { city: 'بيروت', region: 'لبنان' }
  const page = render(
    { location, interests: [{ id: 'walk', name: 'المشي', keywords: ['الجبل', 'البحر'] }] },
    {},
    'ar',
  )
  expect(page).toContain('>بيروت</span>، <span')
  expect(page).toContain('> الجبل، البحر</span>')
})

test('the lamp is on for who is available, and words say the same', () => {
  const open = render({
    availability: { open: true, from: '2027-01', url: 'https://calendar.example.org/ada' },
  })
  expect(open).toContain('data-open=""></span>Open for work')
  expect(dropClasses(open)).toContain('<time dateTime="2027-01">From Jan 2027</time>')
  expect(dropClasses(open)).toContain('<a href="https://calendar.example.org/ada">Book a time')
  const closed = render({ availability: { open: false } })
  expect(closed).toContain('></span>Not available')
  expect(closed).not.toContain('data-open')
  expect(render({ availability: { open: false, text: 'Ask in May.' } })).toContain('Ask in May.')
})

test('there is no list of facts and no picture without them', () => {
  const page = render({ summary: 'I build maps.' })
  expect(page).not.toMatch(/<dl|<img|undefined/u)
})

test('a country without a name is written as its letters', () => {
  expect(render({ location: { countryCode: 'XX' } })).toContain('>XX</span>')
})

function dropClasses(page: string) {
  return page.replaceAll(/ class="[^"]*"/gu, '')
}

test.each([
  ['22 00 x12', 'tel:2200'],
  ['Tel. +47 22 00, ext. 12', 'tel:+472200'],
])('the link of the number %j leads to %s', (phone, address) => {
  expect(render({ phone })).toContain(`href="${address}"`)
})

test.each([
  ['where the owner lives', { location: { city: 'Oslo' } }, 'Oslo'],
  ['languages', { languages: [{ id: 'no', language: 'Norwegian' }] }, 'Norwegian'],
  ['interests', { interests: [{ id: 'sea', name: 'Sailing' }] }, 'Sailing'],
  ['pronouns', { pronouns: 'she/her' }, 'she/her'],
  ['an email address', { email: 'ada@example.org' }, 'mailto:ada@example.org'],
  ['a phone number', { phone: '+47 1' }, '+47 1'],
  ['an address', { url: 'https://ada.example.org' }, 'ada.example.org'],
  ['availability', { availability: { open: true, text: 'For contracts.' } }, 'For contracts.'],
])('the section lists %s where the profile has no other fact', (_, fields, shown) => {
  const [list = ''] = /<dl.*<\/dl>/u.exec(render({ ...person, ...fields })) ?? []
  expect(list.match(/<dt>/gu)).toHaveLength(1)
  expect(list).toContain(shown)
})
