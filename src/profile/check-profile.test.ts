import { expect, test } from 'vitest'

import { checkProfile } from './check-profile.ts'

const check = (profile: unknown) =>
  checkProfile({ profile }).map(({ code, path, message }) => ({ code, path, message }))

test('a day that no calendar has is reported with the length of its month', () => {
  expect(check({ awards: [{ date: '2020' }, { date: '2014-02-31' }] })).toEqual([
    {
      code: 'profile/no-such-day',
      path: ['profile', 'awards', 1, 'date'],
      message: 'There is no day 2014-02-31: that month has 28 days.',
    },
  ])
})

test('a record that ends before it begins is reported at its end', () => {
  const jobs = [
    { startDate: '2021', endDate: '2019-04' },
    { startDate: '2021-05', endDate: '2021' },
    { startDate: '2021' },
  ]
  expect(check({ work: jobs, certificates: [{ date: '2022', expires: '2021' }] })).toEqual([
    {
      code: 'profile/end-before-start',
      path: ['profile', 'work', 0, 'endDate'],
      message: 'It ends in 2019-04, before it begins in 2021.',
    },
    {
      code: 'profile/end-before-start',
      path: ['profile', 'certificates', 0, 'expires'],
      message: 'It ends in 2021, before it begins in 2022.',
    },
  ])
})

test('the date of the availability is checked, too', () => {
  expect(check({ availability: { open: true, from: '2026-06-31' } })).toHaveLength(1)
})

test('a record that has not begun and has no end is reported, because it would last until today', () => {
  const today = new Date('2026-11-23T12:00:00Z')
  const work = [
    { startDate: '2032-04' },
    { startDate: '2026-11' },
    { startDate: '2032', endDate: '2033' },
  ]
  const profile = { work, availability: { open: true, from: '2032-04' } }
  expect(checkProfile({ profile }, today)).toMatchObject([
    { code: 'profile/not-begun', path: ['profile', 'work', 0, 'startDate'] },
  ])
})

test('a second picture of a project without a story is shown nowhere', () => {
  const images = [{ id: 'map' }, { id: 'bench' }]
  expect(check({ projects: [{ images, story: 'stories/a.md' }, { images: [{}] }] })).toEqual([])
  expect(check({ projects: [{ images }] })).toMatchObject([
    { code: 'profile/hidden-picture', path: ['profile', 'projects', 0, 'images', 1] },
  ])
})

test('the caption of a project without a story is shown nowhere', () => {
  const images = [{ id: 'map', caption: 'The map' }]
  expect(check({ projects: [{ images, story: 'stories/a.md' }] })).toEqual([])
  expect(check({ projects: [{ images }] })).toMatchObject([
    { code: 'profile/hidden-picture', path: ['profile', 'projects', 0, 'images', 0, 'caption'] },
  ])
})

test.each([
  ['no profile', undefined],
  ['a list', []],
  ['a list that is a text', { work: 'all' }],
  ['dates of another type', { work: [{ startDate: 2021, endDate: [] }, null] }],
])('%s has no wrong date', (_, profile) => {
  expect(check(profile)).toEqual([])
})

test('pages whose addresses differ only in case are reported, and equal ids elsewhere', () => {
  const story = 'stories/a.md'
  const ids = ['quayside', 'Quayside', 'quayside']
  expect(check({ projects: ids.map((id) => ({ id, story })) })).toMatchObject([
    { code: 'content/duplicate-id', path: ['profile', 'projects', 1, 'id'] },
  ])
  expect(check({ projects: ids.map((id) => ({ id })) })).toEqual([])
})

test('what "publish" names and the profile lacks is reported', () => {
  const publish = ['email', 'phone', 'address', 'fax', 5]
  const listPaths = (profile: object) =>
    checkProfile({ profile: { publish, ...profile } }).map(({ code, path }) => [code, path.at(-1)])
  expect(listPaths({ email: 'a@b.dev', location: { city: 'Oslo' } })).toEqual([
    ['profile/nothing-to-publish', 1],
    ['profile/nothing-to-publish', 2],
  ])
  expect(listPaths({ email: 'a', phone: '1', location: { address: 'Storgata 1' } })).toEqual([])
})

test('a country code that no country has is reported', () => {
  const codes = ['NO', 'XK', 'UK', 'XX', 'ZZ', 'AA', 'no', 5]
  const wrong = codes.filter(
    (countryCode) => check({ location: { city: 'Oslo', countryCode } }).length > 0,
  )
  expect(wrong).toEqual(['XX', 'ZZ', 'AA'])
})
