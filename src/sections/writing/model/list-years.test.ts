import { expect, test } from 'vitest'

import { publication, talk } from '#profile/writing.ts'

import { listYears } from './list-years.ts'

const article = (id: string, releaseDate?: string) =>
  publication.parse({ id, name: id, releaseDate })
const given = (id: string, date?: string) => talk.parse({ id, title: id, event: 'Conf', date })

test('the newest is first, and what has no date is last', () => {
  const years = listYears(
    [article('undated'), article('may', '2024-05'), article('year', '2024')],
    [given('day', '2024-05-03'), given('new', '2025-01')],
  )
  expect(years.map(({ year, entries }) => [year, ...entries.map(({ id }) => id)])).toEqual([
    ['2025', 'new'],
    ['2024', 'day', 'may', 'year'],
    [undefined, 'undated'],
  ])
})

test('records of one date stay in the order of the profile', () => {
  const [year] = listYears([article('a', '2024'), article('b', '2024')], [given('c', '2024')])
  expect(year?.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
