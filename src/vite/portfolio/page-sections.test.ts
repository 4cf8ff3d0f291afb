import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createPageSections } from './page-sections.ts'

function createPortfolio(lines: readonly unknown[], ...sections: object[]) {
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
      ...sections,
    ],
  })
}

const showShop = { text: 'This is Shop.', show: 'shop' }

test('a conversation gets the projects that its lines show, and nothing else of the profile', () => {
  const portfolio = createPortfolio(['Hi.', showShop, showShop])
  const [section] = createPageSections(portfolio, false)
  expect(Object.keys(section?.profile ?? {})).toEqual(['projects'])
  expect(section?.profile?.projects?.map(({ id }) => id)).toEqual(['shop'])
})

test('a conversation without such lines gets none of the profile', () => {
  const [section] = createPageSections(createPortfolio(['Hi.']), false)
  expect(section?.profile).toEqual({ projects: [] })
})

const makeCards = (id: string, show?: string[]) => ({ type: 'projects', id, heading: 'Work', show })

test('the first card of a project has its anchor, and a conversation links to it', () => {
  const portfolio = createPortfolio(
    [showShop, { text: 'This is Radio.', show: 'radio' }],
    makeCards('first', ['shop']),
    makeCards('second', ['atlas', 'shop']),
  )
  const anchors = createPageSections(portfolio, true).map(({ profile }) =>
    profile?.projects?.map(({ id, anchor }) => [id, anchor]),
  )
  expect(anchors).toEqual([
    [
      ['shop', 'project-shop'],
      ['radio', undefined],
    ],
    [['shop', 'project-shop']],
    [
      ['atlas', 'project-atlas'],
      ['shop', undefined],
    ],
  ])
})
