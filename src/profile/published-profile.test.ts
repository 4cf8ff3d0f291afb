import { expect, test } from 'vitest'

import type { person } from './person.ts'
import { profile } from './profile.ts'
import { selectPublished } from './published-profile.ts'

const written = {
  name: 'Ada',
  email: 'ada@example.org',
  phone: '+47 1',
  location: { address: 'Storgata 1', postalCode: '0155', city: 'Oslo', countryCode: 'NO' },
}
const select = (publish: string[], shown: { mail?: boolean; person?: boolean } = {}) =>
  selectPublished(profile.parse({ ...written, publish }), {
    mail: false,
    summary: true,
    person: true,
    ...shown,
  })

test('without "publish", the email address, the phone number and the street are private', () => {
  expect(select([])).toEqual({
    name: 'Ada',
    publish: [],
    location: { city: 'Oslo', countryCode: 'NO' },
  })
})

test('a location that has only a private street is left out', () => {
  const ofStreet = profile.parse({ ...written, location: { address: 'Storgata 1' } })
  const shown = { mail: false, summary: true, person: true }
  expect(selectPublished(ofStreet, shown)).toEqual({ name: 'Ada', publish: [] })
})

test('"publish" names what is published', () => {
  expect(select(['email', 'phone', 'address'])).toEqual({
    ...written,
    publish: ['email', 'phone', 'address'],
  })
  expect(select(['phone'])).toMatchObject({ phone: '+47 1' })
  expect(select(['phone'])).not.toHaveProperty('email')
})

test('an email address that the contact section shows is published', () => {
  expect(select([], { mail: true })).toMatchObject({ email: 'ada@example.org' })
})

test('without a section about the person, only what "publish" names is left of the person', () => {
  expect(select([], { person: false })).toEqual({ name: 'Ada', publish: [] })
  expect(select(['address'], { person: false })).toEqual({
    name: 'Ada',
    publish: ['address'],
    location: written.location,
  })
})

/** Every field of the person: the compiler asks for a new one here. */
const wholePerson: Readonly<Record<keyof typeof person, unknown>> = {
  ...written,
  label: 'Weaver of numbers',
  image: { src: 'media/ada.jpg', alt: 'Ada' },
  summary: 'I weave.',
  publish: [],
  url: 'https://ada.example.org',
  pronouns: 'she/her',
  availability: { open: true },
  profiles: [{ id: 'code', network: 'Code', url: 'https://code.example.org/ada', icon: 'github' }],
}

test('a page without a section about the person has no other field than name, label and profiles', () => {
  const shown = selectPublished(profile.parse(wholePerson), {
    mail: false,
    summary: false,
    person: false,
  })
  expect(Object.keys(shown).toSorted()).toEqual(['label', 'name', 'profiles', 'publish'])
})
