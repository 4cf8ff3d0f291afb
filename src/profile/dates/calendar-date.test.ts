import { expect, test } from 'vitest'

import { calendarDate, compareDates, isRealDate } from './calendar-date.ts'

test.each(['2024', '2024-05', '2024-05-31', '1999-12-01'])('%s is a date', (date) => {
  expect({ fits: calendarDate.safeParse(date).success, isReal: isRealDate(date) }).toEqual({
    fits: true,
    isReal: true,
  })
})

test.each([
  '',
  'present',
  '24',
  '2024-5',
  '2014-19',
  '2014-19-39',
  '2024-00',
  '2024-05-32',
  '3024',
])('"%s" is not a date', (date) => {
  expect(calendarDate.safeParse(date).success).toBe(false)
})

test.each(['2014-02-31', '2023-02-29', '2024-04-31', '2100-02-29'])('no month has %s', (date) => {
  expect(isRealDate(date)).toBe(false)
})

test('a leap year has a February 29', () => {
  expect(isRealDate('2024-02-29')).toBe(true)
})

test.each([
  ['2024', '2024-05', 0],
  ['2024-05-31', '2024-05', 0],
  ['2023', '2024-01', -1],
  ['2024-06', '2024-05-31', 1],
])('%s compared with %s is %i', (first, second, expected) => {
  expect(compareDates(first, second)).toBe(expected)
})
