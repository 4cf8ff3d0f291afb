import { expect, test } from 'vitest'

import { groupByEmployer, periodOf } from './group-by-employer.ts'

const job = (name: string, startDate: string, endDate?: string) => ({ name, startDate, endDate })

test('jobs in a row at one employer are one group, and a return to it is another', () => {
  const [lead, senior, other, first] = [
    job('Tidewater', '2021'),
    job('Tidewater', '2019', '2021'),
    job('Harbour', '2017', '2019'),
    job('Tidewater', '2015', '2017'),
  ] as const
  expect(groupByEmployer([lead, senior, other, first], ({ name }) => name)).toEqual([
    { name: 'Tidewater', roles: [lead, senior] },
    { name: 'Harbour', roles: [other] },
    { name: 'Tidewater', roles: [first] },
  ])
})

test('the period of a group is from the first start to the last end', () => {
  const roles = [job('A', '2019-04', '2021-02'), job('A', '2016', '2019-03')]
  expect(periodOf(roles)).toEqual({ start: '2016', end: '2021-02' })
})

test('a year ends after its months', () => {
  const roles = [job('A', '2019', '2021'), job('A', '2018', '2021-03')]
  expect(periodOf(roles).end).toBe('2021')
  expect(periodOf(roles.toReversed()).end).toBe('2021')
})

test('the period of a group has no end if one role has none', () => {
  expect(periodOf([job('A', '2021'), job('A', '2019', '2021')])).toEqual({
    start: '2019',
    end: undefined,
  })
})
