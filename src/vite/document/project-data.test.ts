import { describe, expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'
import { project } from '#profile/project.ts'

import { createProjectData } from './project-data.ts'

/** The structured data of a project, as a crawler reads it. */
function makeData(fields: object, url?: string): unknown {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.', owner: 'Ada', url },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
    ],
  })
  const record = project.parse({ id: 'atlas', name: 'Atlas', description: 'A **map**.', ...fields })
  return JSON.parse(JSON.stringify(createProjectData(content, record, undefined)))
}

test('a project is a work of the owner, with plain text', () => {
  const fields = { keywords: ['Maps', 'Node'], startDate: '2021-03', url: 'https://atlas.example/' }
  expect(makeData(fields, 'https://example.org')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    name: 'Atlas',
    description: 'A map.',
    inLanguage: 'en',
    url: 'https://example.org/projects/atlas/',
    sameAs: 'https://atlas.example/',
    author: {
      '@type': 'Person',
      '@id': 'https://example.org/#person',
      name: 'Ada',
      url: 'https://example.org/',
    },
    keywords: 'Maps, Node',
    dateCreated: '2021-03',
  })
})

test('a project without a description has none', () => {
  expect(makeData({ description: undefined })).not.toHaveProperty('description')
})

const makeCodeLink = (id: string, url: string) => ({ links: [{ id, label: 'Link', url }] })

describe('a project is source code', () => {
  test.each([
    ['its address is on a host of code', { url: 'https://github.com/ada/atlas' }],
    ['a link leads to such a host', makeCodeLink('here', 'https://codeberg.org/ada/atlas')],
    ['a link has the id of code', makeCodeLink('source', 'https://code.example/atlas')],
  ])('if %s', (_, fields) => {
    expect(makeData(fields)).toMatchObject({
      '@type': 'SoftwareSourceCode',
      codeRepository: expect.stringMatching(/atlas$/u),
    })
  })

  test('if its kind says so', () => {
    expect(makeData({ type: 'Open source' })).toMatchObject({ '@type': 'SoftwareSourceCode' })
    expect(makeData({ type: 'Website' })).toMatchObject({ '@type': 'CreativeWork' })
  })

  test('only of a real host', () => {
    expect(makeData({ url: 'https://github.com.example.org/a' })).toMatchObject({
      '@type': 'CreativeWork',
    })
  })
})
