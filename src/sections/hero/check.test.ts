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

test('a hero needs no section to scroll to', () => {
  const problems = checkHero(
    { tag: 'Ada', jobTitle: 'Developer', scrollTo: 'work' },
    { path: ['sections', 0], sectionIds: ['home'] },
  )
  expect(problems.map(({ help }) => help)).toEqual(['Write one of "home", or delete "scrollTo".'])
})

function listProblems(section: object, name: string) {
  return checkHero(
    { jobTitle: 'Developer', ...section },
    { path: ['sections', 0], sectionIds: [], profile: { name } },
  ).map(({ code, path, help }) => [code, path.join('/'), help])
}

test('a name that is too long for a tag is a problem of a hero without a tag', () => {
  const long = 'Augusta Ada King, Countess'
  expect(listProblems({}, long)).toEqual([
    ['content/missing-field', 'sections/0/tag', 'Write a shorter "tag" here.'],
  ])
  expect(listProblems({ tag: 'Ada' }, long)).toEqual([])
  expect(listProblems({}, 'Ada Lovelace')).toEqual([])
})
