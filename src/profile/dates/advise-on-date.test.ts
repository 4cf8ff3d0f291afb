import { describe, expect, test } from 'vitest'

import { adviseOnDate } from './advise-on-date.ts'

const adviseOn = (found: unknown, field = 'date') =>
  adviseOnDate(['profile', 'awards', 0, field], found)

test.each([
  ['Mar 2021', '2021-03'],
  ['March 2021', '2021-03'],
  ['Sept. 2021', '2021-09'],
  ['2021, may', '2021-05'],
  ['31 Mar 2021', '2021-03-31'],
  ['March 3rd, 2021', '2021-03-03'],
  ['03/2022', '2022-03'],
  ['3.2022', '2022-03'],
  ['2021-3', '2021-03'],
  ['2021/3/5', '2021-03-05'],
  ['5.3.2021', '2021-03-05'],
  ['25/3/2021', '2021-03-25'],
  ['3/25/2021', '2021-03-25'],
  [' 2021 ', '2021'],
  ['2021-03-05T00:00:00.000Z', '2021-03-05'],
  ['20210305', '2021-03-05'],
  ['mars 2024', '2024-03'],
  ['12. Dezember 2020', '2020-12-12'],
  [2022, '2022'],
  [202203, '2022-03'],
])('for %j, the help is to write %j', (found, date) => {
  expect(adviseOn(found)).toBe(`Write "${date}".`)
})

test.each(['13/14/2021', '2021-13', '31 Feb 2021', '2022 - 2023', 'Q1 2021', '03/22', 5])(
  'for %j, which could mean anything, nothing is guessed',
  (found) => {
    expect(adviseOn(found)).toBeUndefined()
  },
)

test('for a date that could be two days, both are named', () => {
  expect(adviseOn('3/5/2021')).toBe('It could be two days: write "2021-03-05" or "2021-05-03".')
})

describe('without a date', () => {
  test.each(['present', 'Now', 'heute', '', null, false])(
    '%j as an end says to delete the field',
    (found) => {
      expect(adviseOn(found, 'endDate')).toBe(
        'If it continues today, delete "endDate". Otherwise write a date such as "2024-05".',
      )
    },
  )

  test.each(['date', 'expires', 'from'])('null in "%s" says to delete the field', (field) => {
    expect(adviseOn(null, field)).toBe(`Delete "${field}", or write a date such as "2024-05".`)
  })

  test('a start is still needed', () => {
    expect(adviseOn('', 'startDate')).toBeUndefined()
  })
})

test('other fields and other values have no such help', () => {
  expect(adviseOnDate(['sections', 0, 'date'], 'Mar 2021')).toBeUndefined()
  expect(adviseOn('Mar 2021', 'title')).toBeUndefined()
  expect(adviseOn(['Mar 2021'])).toBeUndefined()
})

test.each([
  ['2021-2023', 'Write "startDate": "2021" and "endDate": "2023".'],
  ['2021-23', 'Write "startDate": "2021" and "endDate": "2023".'],
  ['03/2021 – 05/2023', 'Write "startDate": "2021-03" and "endDate": "2023-05".'],
  ['2021-03-2023-05', 'Write "startDate": "2021-03" and "endDate": "2023-05".'],
  ['Mar 2021 to May 2023', 'Write "startDate": "2021-03" and "endDate": "2023-05".'],
  [['2021', '2023'], 'Write "startDate": "2021" and "endDate": "2023".'],
  ['2021 - present', 'Write "startDate": "2021". Without "endDate" it continues today.'],
  ['2021–', 'Write "startDate": "2021". Without "endDate" it continues today.'],
  ['since 2021', 'Write "startDate": "2021". Without "endDate" it continues today.'],
  ['2023-2021', undefined],
  ['from 2021 to 2023', 'Write "startDate": "2021" and "endDate": "2023".'],
  ['From 2021', 'Write "startDate": "2021". Without "endDate" it continues today.'],
  ['2021-03-12 - 2022', 'Write "startDate": "2021-03-12" and "endDate": "2022".'],
  ['2021-03-12-2022', undefined],
  ['2021-02-30 - 2022', undefined],
  ['2020 - 2022-02-30', undefined],
  [`2021 - 2023${' '.repeat(60)}and more`, undefined],
  [
    `${' '.repeat(40)}2021 - present${' '.repeat(40)}`,
    'Write "startDate": "2021". Without "endDate" it continues today.',
  ],
  [['2021', '2022', '2023'], undefined],
  [['2021', { toString: 1 }], undefined],
  [{ toString: 1 }, undefined],
])('a period in one text is two dates: %j', (found, help) => {
  expect(adviseOnDate(['profile', 'work', 0, 'startDate'], found)).toBe(help)
})

test.each(['2021-13', '2024-31', '2021-99'])(
  'the end of %s is neither a month nor a past year',
  (found) => {
    const [year, rest] = found.split('-')
    expect(adviseOn(found, 'endDate')).toBe(
      `"${rest}" is no month: write "${year}" alone, or the two whole years of a period in "startDate" and "endDate".`,
    )
  },
)
