import { expect, test } from 'vitest'

import { checkHero } from './check.ts'

test.each([
  ['to no section', {}, []],
  ['to a section', { scrollTo: 'work' }, []],
  ['to a section that does not exist', { scrollTo: 'wrok' }, ['work']],
  ['to something that is not a text', { scrollTo: 5 }, []],
])('a hero that scrolls %s', (_, section, suggestions) => {
  const problems = checkHero(
    { tag: 'Ada', jobTitle: 'Developer', ...section },
    { path: ['sections', 0], sectionIds: ['home', 'work', 5] },
  )
  expect(problems.map(({ suggestion }) => suggestion)).toEqual(suggestions)
})
