import { expect, test } from 'vitest'

import { placePeriods } from './place-periods.ts'

const today = new Date('2026-07-15')

test('periods fill the line from the first start to the last end', () => {
  expect(
    placePeriods(
      [
        { startDate: '2014', endDate: '2015' },
        { startDate: '2010', endDate: '2013' },
      ],
      today,
    ),
  ).toEqual([
    { from: 4 / 6, to: 1, hasNoEnd: false },
    { from: 0, to: 4 / 6, hasNoEnd: false },
  ])
})

test('a month as an end is its last day', () => {
  const [first, second] = placePeriods(
    [
      { startDate: '2012-07', endDate: '2013-12' },
      { startDate: '2012-01', endDate: '2012-06' },
    ],
    today,
  )
  expect(first?.from).toBeCloseTo(second?.to ?? Number.NaN)
  expect(first).toEqual({ from: 0.25, to: 1, hasNoEnd: false })
})

test('what continues is as long as the time until today', () => {
  const [current, past] = placePeriods(
    [{ startDate: '2021-07' }, { startDate: '2016-07', endDate: '2021-06' }],
    today,
  )
  expect(current).toMatchObject({ to: 1, hasNoEnd: true })
  expect(current?.from).toBeCloseTo(0.5)
  expect(past?.to).toBeCloseTo(0.5)
})

test('what has just begun, or begins later, has a part of the line', () => {
  const periods = [{ startDate: '2027' }, { startDate: '2017', endDate: '2026' }]
  expect(placePeriods(periods, today)[0]).toEqual({ from: 1 / 1.05, to: 1, hasNoEnd: true })
})

test('two jobs with a year in common meet in its middle', () => {
  const [, second, first] = placePeriods(
    [
      { startDate: '2013', endDate: '2013' },
      { startDate: '2012', endDate: '2014' },
      { startDate: '2010', endDate: '2012' },
    ],
    today,
  )
  expect([first?.from, first?.to, second?.from, second?.to]).toEqual([0, 0.5, 0.5, 1])
})

test('no period ends before it begins', () => {
  for (const periods of [
    [
      { startDate: '2021-09', endDate: '2021' },
      { startDate: '2021', endDate: '2023' },
    ],
    [
      { startDate: '2020', endDate: '2021' },
      { startDate: '2021', endDate: '2021-03' },
    ],
  ]) {
    for (const { from, to } of placePeriods(periods, today)) expect(to).toBeGreaterThanOrEqual(from)
  }
})

test('a single job fills the line', () => {
  const [current] = placePeriods([{ startDate: '2026-07' }], today)
  expect(current).toEqual({ from: 0, to: 1, hasNoEnd: true })
  expect(placePeriods([{ startDate: '2020-05-04', endDate: '2020-05-04' }], today)).toEqual([
    { from: 0, to: 1, hasNoEnd: false },
  ])
})
