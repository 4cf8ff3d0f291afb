import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { listSiteTexts } from './list-site-texts.ts'

const hero = { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' }
const projects = { type: 'projects', id: 'projects', heading: 'Projects' }
const about = { type: 'about', id: 'about', heading: 'About' }
const robot = {
  type: 'conversation',
  id: 'robot',
  heading: 'Talk',
  speaker: 'Robot',
  answers: [{ id: 'yes', label: 'Yes' }],
  scenes: { intro: { lines: [{ text: 'Look.', show: 'clock' }], ending: true } },
}
const makeProject = (id: string) => ({ id, name: `Name of ${id}`, description: `About ${id}.` })

/** Where the texts of the profile are that the pages show. */
function listPaths(...sections: object[]): string[] {
  const content = parsePortfolio({
    site: { title: 'Title', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: {
      availability: { open: true, text: 'Open for contracts.' },
      projects: [
        makeProject('atlas'),
        makeProject('clock'),
        { ...makeProject('shop'), highlights: ['Fast.'], story: 'stories/shop.md' },
      ],
      volunteer: [{ id: 'club', organization: 'Club', position: 'Mentor', startDate: '2019' }],
      references: [{ id: 'mira', name: 'Mira', reference: 'Calm.' }],
    },
    sections: [hero, ...sections],
  })
  return listSiteTexts(content)
    .filter(({ path }) => path[0] === 'profile')
    .map(({ path }) => path.slice(1).join('/'))
}

const storyPage = ['projects/2/name', 'projects/2/description']

test('a record that is shown nowhere has no texts, and the others keep their indexes', () => {
  expect(listPaths({ ...projects, show: ['clock'] })).toEqual([
    'projects/1/name',
    'projects/1/description',
    'projects/2/name',
    'projects/2/description',
  ])
})

test('a project with a story has a page, and one in a conversation only a note', () => {
  expect(listPaths(robot)).toEqual(storyPage)
})

test('the highlights of a project are on its card, and not on its page', () => {
  expect(listPaths({ ...projects, show: ['shop'] })).toEqual([
    ...storyPage,
    'projects/2/highlights/0',
  ])
})

test('a card shows the first picture of its project without the caption, and a page all', () => {
  const images = ['map', 'bench'].map((id) => ({ id, src: 'media/a.png', alt: id, caption: id }))
  const listOf = (project: object) =>
    listSiteTexts(
      parsePortfolio({
        site: { title: 'Title', description: 'Words.' },
        schemaVersion: 2,
        preloader: { letters: ['A'] },
        profile: { projects: [{ ...makeProject('atlas'), images, ...project }] },
        sections: [hero, projects],
      }),
    )
      .map(({ path }) => path.slice(3).join('/'))
      .filter((path) => path.startsWith('images'))
  expect(listOf({})).toEqual(['images/0/alt'])
  expect(listOf({ story: 'stories/a.md' })).toEqual([
    'images/0/alt',
    'images/0/caption',
    'images/1/alt',
    'images/1/caption',
  ])
})

test('the person has texts if a section shows it', () => {
  expect(listPaths({ ...about, text: 'I build maps.' }, robot)).toContain('availability/text')
  expect(listPaths({ ...about, text: 'I ask first.', showProfile: false })).toEqual(storyPage)
  expect(listPaths({ ...about, showProfile: false })).toEqual(storyPage)
})
