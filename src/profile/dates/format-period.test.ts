import { expect, test } from 'vitest'

import { formatDate, listPeriodEnds } from './format-period.ts'

test.each([
  { language: 'en', written: ['2021', 'Mar 2021', 'Mar 4, 2021'] },
  { language: 'en-GB', written: ['2021', 'Mar 2021', '4 Mar 2021'] },
  { language: 'de', written: ['2021', 'März 2021', '4. März 2021'] },
  { language: 'ar', written: ['2021', 'مارس 2021', '4 مارس 2021'] },
])('a date is as exact as it is known, in $language', ({ language, written }) => {
  expect(['2021', '2021-03', '2021-03-04'].map((date) => formatDate(date, language))).toEqual(
    written,
  )
})

test('a date is Gregorian in every language', () => {
  expect(formatDate('2021', 'th')).toBe('2021')
  expect(formatDate('2021-01', 'fa')).toContain('۲۰۲۱')
})

test('the first and the last day of a year stay in it, in every time zone', () => {
  expect(formatDate('2021-01-01', 'en')).toBe('Jan 1, 2021')
  expect(formatDate('2021-12-31', 'en')).toBe('Dec 31, 2021')
})

test('an invalid language leaves the date as it is', () => {
  expect(formatDate('2021-03', 'en-US-GB')).toBe('2021-03')
})

test.each([
  { start: '2021-03', end: '2023-06', written: ['Mar 2021', 'Jun 2023'] },
  { start: '2021-03', end: '2023', written: ['Mar 2021', '2023'] },
  { start: '2021-03', end: undefined, written: ['Mar 2021', 'today'] },
  { start: undefined, end: '2023', written: ['2023'] },
  { start: '2021', end: '2021', written: ['2021'] },
  { start: '2016', end: '2020-02-29', written: ['2016', 'Feb 2020'] },
  { start: '2021-03-01', end: '2021-03-31', written: ['Mar 2021'] },
  { start: undefined, end: undefined, written: [] },
])('a period from $start to $end has the ends $written', ({ start, end, written }) => {
  expect(listPeriodEnds(start, end, 'en', 'today').map(({ text }) => text)).toEqual(written)
})
