import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { listProjectPages } from './project-pages.ts'

const heading = 'Heading'
const hero = { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' }

function listPages(projects: readonly object[], ...sections: object[]) {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: {
      projects: projects.map((one) => ({ name: 'Name', description: 'Words.', ...one })),
    },
    sections: [hero, ...sections],
  })
  return listProjectPages(content).map(({ project, previous, next, card }) =>
    [previous?.id ?? '', project.id, next?.id ?? '', card].join(' '),
  )
}

const story = 'stories/a.md'
const section = { type: 'projects', id: 'projects', heading }

test('only projects with a story have a page, and lead to each other', () => {
  const projects = [{ id: 'a', story }, { id: 'b' }, { id: 'c', story }]
  expect(listPages(projects, section)).toEqual([' a c #project-a', 'a c  #project-c'])
})

test('they are in the order of the first section, with featured projects first', () => {
  const projects = [
    { id: 'a', story },
    { id: 'b', story, featured: true },
    { id: 'c', story },
  ]
  expect(listPages(projects, { ...section, show: ['c', 'a', 'b'] })).toEqual([
    ' b c #project-b',
    'b c a #project-c',
    'c a  #project-a',
  ])
})

test('a page leads back to its card in any section', () => {
  const projects = [
    { id: 'a', story },
    { id: 'b', story },
  ]
  const second = { ...section, id: 'more', show: ['a'] }
  expect(listPages(projects, { ...section, show: ['b'] }, second)).toEqual([
    ' b a #project-b',
    'b a  #project-a',
  ])
})

test('a project that no section shows is last, and its page leads to the start of the site', () => {
  const projects = [
    { id: 'a', story },
    { id: 'b', story },
  ]
  expect(listPages(projects, { ...section, show: ['b'] })).toEqual([' b a #project-b', 'b a  '])
  expect(listPages(projects)).toEqual([' a b ', 'a b  '])
})
