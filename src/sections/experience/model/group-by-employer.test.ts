import { expect, test } from 'vitest'

import { groupByEmployer, findPeriod } from './group-by-employer.ts'

const makeJob = (name: string, startDate: string, endDate?: string) => ({
  name,
  startDate,
  endDate,
})

test('jobs in a row at one employer are one group, and a return to it is another', () => {
  const [lead, senior, other, first] = [
    makeJob('Tidewater', '2021'),
    makeJob('Tidewater', '2019', '2021'),
    makeJob('Harbour', '2017', '2019'),
    makeJob('Tidewater', '2015', '2017'),
  ] as const
  expect(groupByEmployer([lead, senior, other, first], ({ name }) => name)).toEqual([
    { name: 'Tidewater', roles: [lead, senior] },
    { name: 'Harbour', roles: [other] },
    { name: 'Tidewater', roles: [first] },
  ])
})

test('the period of a group is from the first start to the last end', () => {
  const roles = [makeJob('A', '2019-04', '2021-02'), makeJob('A', '2016', '2019-03')]
  expect(findPeriod(roles)).toEqual({ start: '2016', end: '2021-02' })
})

test('a year ends after its months', () => {
  const roles = [makeJob('A', '2019', '2021'), makeJob('A', '2018', '2021-03')]
  expect(findPeriod(roles).end).toBe('2021')
  expect(findPeriod(roles.toReversed()).end).toBe('2021')
})

test('the period of a group has no end if one role has none', () => {
  expect(findPeriod([makeJob('A', '2021'), makeJob('A', '2019', '2021')])).toEqual({
    start: '2019',
    end: undefined,
  })
})
