import { expect, test } from 'vitest'

import { publication, talk } from '#profile/writing.ts'

import { listYears } from './list-years.ts'

const makeArticle = (id: string, releaseDate?: string) =>
  publication.parse({ id, name: id, releaseDate })
const makeTalk = (id: string, date?: string) => talk.parse({ id, title: id, event: 'Conf', date })

test('the newest is first, and what has no date is last', () => {
  const years = listYears(
    [makeArticle('undated'), makeArticle('may', '2024-05'), makeArticle('year', '2024')],
    [makeTalk('day', '2024-05-03'), makeTalk('new', '2025-01')],
  )
  expect(years.map(({ year, entries }) => [year, ...entries.map(({ id }) => id)])).toEqual([
    ['2025', 'new'],
    ['2024', 'day', 'may', 'year'],
    [undefined, 'undated'],
  ])
})

test('records of one date stay in the order of the profile', () => {
  const [year] = listYears(
    [makeArticle('a', '2024'), makeArticle('b', '2024')],
    [makeTalk('c', '2024')],
  )
  expect(year?.entries.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
