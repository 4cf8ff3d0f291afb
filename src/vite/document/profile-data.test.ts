import { describe, expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createProfileData } from './profile-data.ts'

const hero = { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' }
const heading = 'Heading'
const everySection = [
  { type: 'about', id: 'about', heading },
  { type: 'experience', id: 'experience', heading },
  { type: 'education', id: 'education', heading },
  { type: 'credentials', id: 'credentials', heading },
  { type: 'skill-groups', id: 'skills', heading },
]
const profile = {
  name: 'Ada',
  email: 'ada@example.org',
  phone: '+47 22 00 00 00',
  url: 'https://ada.example.org',
  location: { address: 'Storgata 1', city: 'Oslo', countryCode: 'NO' },
  image: { src: 'media/ada.jpg', alt: 'Ada' },
  work: [
    { id: 'lead', name: 'Tidewater', position: 'Lead', startDate: '2023' },
    { id: 'junior', name: 'Tidewater', position: 'Junior', startDate: '2022' },
    { id: 'old', name: 'Old', position: 'Trainee', startDate: '2020', endDate: '2021' },
  ],
  education: [
    { id: 'oslo', institution: 'University of Oslo', endDate: '2020' },
    { id: 'now', institution: 'Evening school', startDate: '2024' },
  ],
  languages: [{ id: 'no', language: 'Norwegian', fluency: 'Native' }],
  certificates: [
    { id: 'aws', name: 'Cloud', issuer: 'Cloud firm', date: '2022-05', url: 'https://c.example/' },
  ],
  awards: [{ id: 'a', title: 'First prize' }],
  skills: [{ id: 'web', name: 'Web', keywords: ['CSS', 'HTML'] }],
}

/** The person in the structured data, as a crawler reads it. */
function makePerson(fields: object, sections: readonly object[] = everySection): unknown {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.', url: 'https://example.org/' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: { ...profile, ...fields },
    sections: [hero, ...sections],
  })
  const addresses = { base: '/', sharePicture: undefined }
  return JSON.parse(JSON.stringify(createProfileData(content, addresses))).mainEntity
}

describe('the person in the structured data', () => {
  test('has the records that sections show', () => {
    expect(makePerson({})).toEqual({
      '@type': 'Person',
      '@id': 'https://example.org/#person',
      name: 'Ada',
      alternateName: 'ADA',
      jobTitle: 'Developer',
      description: 'In sync.',
      url: 'https://example.org/',
      sameAs: ['https://ada.example.org'],
      knowsAbout: ['CSS', 'HTML'],
      address: { '@type': 'PostalAddress', addressLocality: 'Oslo', addressCountry: 'NO' },
      worksFor: [{ '@type': 'Organization', name: 'Tidewater' }],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'University of Oslo' }],
      knowsLanguage: [{ '@type': 'Language', name: 'Norwegian' }],
      hasCredential: [
        {
          '@type': 'EducationalOccupationalCredential',
          name: 'Cloud',
          url: 'https://c.example/',
          dateCreated: '2022-05',
          recognizedBy: { '@type': 'Organization', name: 'Cloud firm' },
        },
      ],
      award: ['First prize'],
    })
  })

  test('has no record that no section shows', () => {
    const old = { type: 'experience', id: 'experience', heading, show: ['old'] }
    const person = makePerson({}, [old])
    for (const field of ['worksFor', 'alumniOf', 'knowsLanguage', 'hasCredential', 'award']) {
      expect(person).not.toHaveProperty(field)
    }
  })

  test('has nothing of the person that no section shows', () => {
    expect(makePerson({ summary: 'I build maps.' }, [])).toEqual({
      '@type': 'Person',
      '@id': 'https://example.org/#person',
      name: 'Ada',
      alternateName: 'ADA',
      jobTitle: 'Developer',
      description: 'In sync.',
      url: 'https://example.org/',
    })
  })

  test('has the private fields that are published, and no other', () => {
    expect(JSON.stringify(makePerson({}))).not.toMatch(/Storgata|22 00|ada@/u)
    expect(makePerson({ publish: ['email', 'phone', 'address'] })).toMatchObject({
      email: 'ada@example.org',
      telephone: '+47 22 00 00 00',
      address: { streetAddress: 'Storgata 1' },
    })
  })

  test('has the portrait once the build has converted it', () => {
    expect(makePerson({})).not.toHaveProperty('image')
    const image = { src: '/static/media/ada-1-800.webp', alt: 'Ada' }
    const content = parsePortfolio({
      site: { title: 'Title', description: 'Words.', url: 'https://example.org/me/' },
      schemaVersion: 2,
      preloader: { letters: ['A'] },
      profile,
      sections: [hero],
    })
    const converted = { ...content, profile: { publish: [], image } }
    const addresses = { base: '/', sharePicture: undefined }
    expect(createProfileData(converted, addresses)).toMatchObject({
      mainEntity: { image: 'https://example.org/me/static/media/ada-1-800.webp' },
    })
  })
})
