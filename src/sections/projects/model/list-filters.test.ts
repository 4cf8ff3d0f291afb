import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { listFilters, maxFilters } from './list-filters.ts'

const makeProjects = (...lists: string[][]) => lists.map((keywords) => ({ keywords }))

test('the keywords of several projects are filters, the most frequent first', () => {
  const projects = makeProjects(['Maps', 'Node'], ['Node', 'Print'], ['Node', 'Maps'], [])
  expect(listFilters(projects)).toEqual([
    { keyword: 'Node', count: 3 },
    { keyword: 'Maps', count: 2 },
  ])
})

test('a keyword that all projects have is no filter', () => {
  const projects = makeProjects(['All', 'A', 'B'], ['All', 'A'], ['All', 'B'], ['All'])
  expect(listFilters(projects).map(({ keyword }) => keyword)).toEqual(['A', 'B'])
})

test('fewer than four projects, or than two keywords, need no filter', () => {
  expect(listFilters(makeProjects(['A', 'B'], ['A', 'B'], []))).toEqual([])
  expect(listFilters(makeProjects(['A'], ['A'], [], []))).toEqual([])
})

test('there are twelve filters at most', () => {
  const many = Array.from({ length: 20 }, (_, index) => `Keyword ${index}`)
  expect(listFilters(makeProjects(many, many, [], []))).toHaveLength(12)
})

test('the style sheet has a rule for each filter', () => {
  const sheet = readFileSync(new URL('../projects.module.css', import.meta.url), 'utf8')
  const rules = sheet.matchAll(
    /\[value='(\d+)'\]:checked\) .project:not\(\[data-keywords~='\1'\]\)/gu,
  )
  expect([...rules].map(([, value]) => Number(value))).toEqual(
    Array.from({ length: maxFilters }, (_, index) => index + 1),
  )
})
