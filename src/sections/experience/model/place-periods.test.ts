import { expect, test } from 'vitest'

import { placePeriods } from './place-periods.ts'

test('periods fill the line from the first start to the last end', () => {
  expect(
    placePeriods([
      { start: '2014', end: '2015' },
      { start: '2010', end: '2013' },
    ]),
  ).toEqual([
    { from: 4 / 6, to: 1 },
    { from: 0, to: 4 / 6 },
  ])
})

test('a month as an end is its last day', () => {
  const [first, second] = placePeriods([
    { start: '2012-07', end: '2013-12' },
    { start: '2012-01', end: '2012-06' },
  ])
  expect(first?.from).toBeCloseTo(second?.to ?? Number.NaN)
  expect(first).toEqual({ from: 0.25, to: 1 })
})

test('what goes on today reaches the end of the line, after all that has ended', () => {
  const [today, past] = placePeriods([
    { start: '2020', end: undefined },
    { start: '2010', end: '2019' },
  ])
  expect(today?.to).toBe(1)
  expect(today?.from).toBeGreaterThanOrEqual(past?.to ?? Number.NaN)
})

test('a single job fills the line', () => {
  expect(placePeriods([{ start: '2020', end: undefined }])).toEqual([{ from: 0, to: 1 }])
  expect(placePeriods([{ start: '2020-05-04', end: '2020-05-04' }])).toEqual([{ from: 0, to: 1 }])
})
