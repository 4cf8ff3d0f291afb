import { expect, test } from 'vitest'

import { readForeignDate } from './read-foreign-date.ts'

test.each([
  ['mars 2024', '2024-03'],
  ['3. März 2024', '2024-03-03'],
  ['Février 2021', '2021-02'],
  ['5 de mayo de 2020', '2020-05-05'],
  ['wrzesień 2016', '2016-09'],
  ['12 września 2016', '2016-09-12'],
  ['ottobre 2019', '2019-10'],
  ['dez. 2020', '2020-12'],
])('%s is %s', (text, date) => {
  expect(readForeignDate(text)).toBe(date)
})

test.each(['2024', 'summer 2016', 'mars', '3 mars', `mars ${' '.repeat(60)}2024`, '5/3/2024'])(
  '"%s" is none of these dates',
  (text) => {
    expect(readForeignDate(text)).toBe(undefined)
  },
)
