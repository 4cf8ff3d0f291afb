import { describe, expect, test } from 'vitest'

import { checkRecord } from '#sections/check-record.ts'

import { checkRecords } from './check-records.ts'

const path = ['sections', 0]
const education = { type: 'education' }
const about = { type: 'about' }

function listCodes(section: object, profile?: unknown) {
  return checkRecords(section, path, profile).map(({ code }) => code)
}

describe('a section without records', () => {
  test('is a problem that names the lists, at the type of the section', () => {
    expect(checkRecords({ type: 'writing' }, path, {})).toEqual([
      {
        path: ['sections', 0, 'type'],
        code: 'profile/no-records',
        message:
          'The section shows records of "publications" or "talks", and the profile has none.',
        help: 'Add a record to "publications" or "talks" of the profile, or delete the section.',
      },
    ])
  })

  test.each([
    [
      education,
      'The section shows records of "education", and the content has no "profile".',
      'Add a "profile" with a record in "education", or delete the section.',
    ],
    [
      about,
      'The section is about you, and the content has no "profile".',
      'Add a "profile" with a "summary", write a "text" in the section, or delete the section.',
    ],
  ])('is a problem that says where there is no profile: %o', (section, message, help) => {
    expect(checkRecords(section, path, undefined)).toEqual([
      { path: ['sections', 0, 'type'], code: 'profile/no-records', message, help },
    ])
  })

  test('is a problem with an empty list', () => {
    expect(listCodes(education, { education: [] })).toEqual(['profile/no-records'])
  })

  test('is right if one of its lists has a record', () => {
    expect(listCodes({ type: 'writing' }, { talks: [{ id: 'slow' }] })).toEqual([])
  })

  test('has one problem if "show" names a record that is not there', () => {
    expect(listCodes({ ...education, show: ['bergen'] }, {})).toEqual(['profile/unknown-record'])
  })

  test('has only the problem of its shape if the list is no list', () => {
    expect(listCodes(education, { education: 12 })).toEqual([])
  })
})

test('a record that "show" names twice is a problem, at the second', () => {
  const profile = { education: [{ id: 'bergen' }, { id: 'oslo' }] }
  const problems = checkRecords({ ...education, show: ['bergen', 'oslo', 'bergen'] }, path, profile)
  expect(problems.map((one) => [one.code, one.path.join('/')])).toEqual([
    ['content/duplicate-id', 'sections/0/show/2'],
  ])
})

test('of two lists, "show" may name one that has records', () => {
  const profile = { work: [{ id: 'a' }] }
  const checkName = (name: string) => checkRecord(name, ['work', 'volunteer'], profile, path)
  expect(checkName('work')).toEqual([])
  expect(checkName('volunteer')).toMatchObject([{ code: 'profile/unknown-record' }])
  expect(checkRecord('work', ['work'], profile, path)).toHaveLength(1)
})

test('an unknown record is not reported where two records of its list have the same id', () => {
  const section = { ...education, show: ['bergen'] }
  expect(listCodes(section, { education: [{ id: 'oslo' }, { id: 'oslo' }] })).toEqual([])
})

test('the help names each id once, if records of two lists have it', () => {
  const profile = { work: [{ id: 'a' }], projects: [{ id: 'a' }, { id: 'b' }] }
  expect(checkRecord('atlas', ['work', 'projects'], profile, path)).toMatchObject([
    { help: 'Write one of "a", "b".' },
  ])
})

describe('a section about the person', () => {
  test('needs one thing to say', () => {
    expect(checkRecords(about, path, {})).toEqual([
      expect.objectContaining({
        code: 'profile/no-records',
        help: expect.stringMatching(/^Write a "summary" in the profile/u),
      }),
    ])
    expect(listCodes({ ...about, text: 'I build maps.' })).toEqual([])
    expect(listCodes(about, { summary: 'I build maps.' })).toEqual([])
    expect(listCodes(about, { languages: [{ id: 'english', language: 'English' }] })).toEqual([])
  })

  test.each(['summary', 'image'])('needs no more than the field "%s"', (field) => {
    expect(listCodes(about, { [field]: 'Words.' })).toEqual([])
  })

  test.each(['name', 'label', 'availability', 'pronouns', 'url'])(
    'is nearly empty with the field "%s" alone',
    (field) => {
      expect(checkRecords(about, path, { [field]: 'Words.' })).toEqual([
        {
          path: ['sections', 0, 'type'],
          code: 'profile/little-to-show',
          message:
            'The section is about you, and without a text, a portrait and a place it is nearly empty.',
          help: 'Write a "summary", an "image" or a "location" in the profile, or a "text" in the section.',
        },
      ])
    },
  )

  test.each([
    ['email', { email: 'ada@example.org' }],
    ['phone', { phone: '+47 22 00 00 00' }],
    ['address', { location: { address: 'Storgata 1', postalCode: '0155' } }],
  ])('needs more than a private field, unless "publish" names "%s"', (field, profile) => {
    expect(listCodes(about, profile)).toEqual(['profile/no-records'])
    const published = listCodes(about, { ...profile, publish: [field] })
    expect(published).not.toContain('profile/no-records')
  })

  test('may show a place, and an email address that is published elsewhere', () => {
    expect(listCodes(about, { location: { countryCode: 'NO' } })).toEqual([])
    const mail = checkRecords(about, path, { email: 'ada@example.org' }, true)
    expect(mail.map(({ code }) => code)).toEqual(['profile/little-to-show'])
  })
})

test('other sections need no profile', () => {
  expect(listCodes({ type: 'hero' })).toEqual([])
})
