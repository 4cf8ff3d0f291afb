import { expect, test } from 'vitest'

import { project } from '#profile/project.ts'
import { removeClasses, renderView } from '#sections/render-for-tests.ts'
import { transitionStyles } from '#vite/styles/transition-styles.ts'

import { Projects } from './projects.tsx'
import { definition } from './schema.ts'

function render(
  projects: readonly { readonly anchor?: string; readonly [field: string]: unknown }[],
  fields: object = {},
  language = 'en',
) {
  const section = { type: 'projects', id: 'work', heading: 'Work', ...fields }
  return removeClasses(
    renderView(Projects, definition.schema.parse(section), {
      language,
      profile: {
        projects: projects.map(({ anchor, ...one }, index) => ({
          ...project.parse({
            id: `p${index}`,
            name: `Name ${index}`,
            description: 'Text.',
            ...one,
          }),
          ...(anchor === undefined ? {} : { anchor }),
        })),
      },
    }),
  )
}

const listSizes = (page: string) =>
  [...page.matchAll(/data-size="(\w+)"/gu)].map(([, size]) => size)
const listNames = (page: string) => [...page.matchAll(/Name \d+/gu)].map(String)

test('featured projects are first, and the others in their order', () => {
  expect(listNames(render([{}, { featured: true }, {}, { featured: true }]))).toEqual([
    'Name 1',
    'Name 3',
    'Name 0',
    'Name 2',
  ])
})

test('each card has the attribute that the styles of a transition select', () => {
  expect(render([{}, {}]).match(/data-project-card=""/gu)).toHaveLength(2)
  expect(transitionStyles).toContain('[data-project-card]:target')
  // A section may have the id "project-work".
  expect(transitionStyles).not.toContain('[id')
})

test('a card has the id that others link to, and a story is on a page of its own', () => {
  const page = render([{ story: 'stories/a.md', anchor: 'project-p0' }, {}])
  expect(page).toContain('<li id="project-p0"')
  expect(page).toContain('<a href="projects/p0/"><bdi>Name 0</bdi></a>')
  expect(page).not.toContain('projects/p1/')
  expect(page.match(/ id="project-/gu)).toHaveLength(1)
})

test('the filter is a group of radio buttons that starts with all', () => {
  const page = render([
    { keywords: ['Maps', 'Node'] },
    { keywords: ['Node'] },
    { keywords: ['Maps'] },
    { keywords: ['Node'] },
  ])
  expect(page).toContain('<fieldset><legend>Show projects with</legend>')
  const choices = page.matchAll(/<label><input[^>]*><bdi>([^<]*)/gu)
  expect([...choices].map(([, text]) => text)).toEqual(['All', 'Node', 'Maps'])
  expect([
    ...page.matchAll(/checked=""[^>]*value="(\d+)"|value="(\d+)"[^>]*checked=""/gu),
  ]).toHaveLength(1)
  expect([...page.matchAll(/data-keywords="([^"]*)"/gu)].map(([, numbers]) => numbers)).toEqual([
    '1 2',
    '1',
    '2',
    '1',
  ])
})

test('the filter counts in the digits of the language, as its dates do', () => {
  const projects = [['A', 'B'], ['A', 'B'], [], []].map((keywords) => ({ keywords }))
  expect(render(projects, {}, 'fa')).toContain('<bdi>A</bdi> <small>۲</small>')
})

test('an owner can leave the filter out', () => {
  const projects = [['A', 'B'], ['A', 'B'], [], []].map((keywords) => ({ keywords }))
  expect(render(projects)).toContain('fieldset')
  expect(render(projects, { filter: false })).not.toContain('fieldset')
})

test('featured projects are posters, and more than six are an index below', () => {
  expect(listSizes(render([{}, { featured: true }]))).toEqual(['large', 'medium'])
  expect(listSizes(render(Array.from({ length: 8 }, () => ({}))))).toEqual([
    ...Array.from({ length: 6 }, () => 'medium'),
    'small',
    'small',
  ])
})
