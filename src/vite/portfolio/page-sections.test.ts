import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createPageSections } from './page-sections.ts'

function createPortfolio(...lines: unknown[]) {
  const projects = ['atlas', 'shop', 'radio'].map((id) => ({ id, name: id, description: 'Words.' }))
  return parsePortfolio({
    schemaVersion: 2,
    site: { title: 'Ada', description: 'Words.' },
    preloader: { letters: ['A'] },
    profile: { name: 'Ada', projects, awards: [{ id: 'prize', title: 'Prize' }] },
    sections: [
      {
        type: 'conversation',
        id: 'conversation',
        heading: 'Talk',
        speaker: 'Robot',
        answers: [{ id: 'yes', label: 'Yes' }],
        scenes: { intro: { lines, ending: true } },
      },
    ],
  })
}

test('a conversation gets the projects that its lines show, and nothing else of the profile', () => {
  const portfolio = createPortfolio('Hi.', { text: 'This is Shop.', show: 'shop' })
  const [section] = createPageSections(portfolio, false)
  expect(Object.keys(section?.profile ?? {})).toEqual(['projects'])
  expect(section?.profile?.projects?.map(({ id }) => id)).toEqual(['shop'])
})

test('a conversation without such lines gets none of the profile', () => {
  const [section] = createPageSections(createPortfolio('Hi.'), false)
  expect(section?.profile).toEqual({ projects: [] })
})
