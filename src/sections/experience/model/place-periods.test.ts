import { expect, test } from 'vitest'

import { placePeriods } from './place-periods.ts'

test('periods fill the line from the first start to the last end', () => {
  expect(
    placePeriods([
      { startDate: '2014', endDate: '2015' },
      { startDate: '2010', endDate: '2013' },
    ]),
  ).toEqual([
    { from: 4 / 6, to: 1, hasNoEnd: false },
    { from: 0, to: 4 / 6, hasNoEnd: false },
  ])
})

test('a month as an end is its last day', () => {
  const [first, second] = placePeriods([
    { startDate: '2012-07', endDate: '2013-12' },
    { startDate: '2012-01', endDate: '2012-06' },
  ])
  expect(first?.from).toBeCloseTo(second?.to ?? Number.NaN)
  expect(first).toEqual({ from: 0.25, to: 1, hasNoEnd: false })
})

test('what continues today reaches the end of the line, after all that has ended', () => {
  const [today, past] = placePeriods([
    { startDate: '2020' },
    { startDate: '2010', endDate: '2019' },
  ])
  expect(today).toMatchObject({ to: 1, hasNoEnd: true })
  expect(today?.from).toBeGreaterThanOrEqual(past?.to ?? Number.NaN)
})

test('a single job fills the line', () => {
  expect(placePeriods([{ startDate: '2020' }])).toEqual([{ from: 0, to: 1, hasNoEnd: true }])
  expect(placePeriods([{ startDate: '2020-05-04', endDate: '2020-05-04' }])).toEqual([
    { from: 0, to: 1, hasNoEnd: false },
  ])
})
