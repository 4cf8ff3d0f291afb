import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'
import { engineFolder } from '#disk/folders.ts'

import { listShownTexts } from './list-shown-texts.ts'

const site = { title: 'Title', description: 'About it.' }
const preloader = { letters: ['A'] }

function listTexts(content: object): Record<string, string> {
  const texts = listShownTexts(portfolio.parse({ schemaVersion: 2, site, preloader, ...content }))
  return Object.fromEntries(texts.map(({ path, text }) => [path.join('/'), text]))
}

const everywhere = {
  'site/title': 'Title',
  'site/description': 'About it.',
  'notFound/title': 'Page not found',
  'notFound/heading': 'Signal lost',
  'notFound/message': 'There is nothing at this address.',
  'notFound/homeLabel': 'Back to the start',
  'labels/skipLink': 'Skip to the content',
}

test('the texts of a page are those that show without a script, defaults among them', () => {
  const hero = { type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Developer', tagline: 'In sync.' }
  expect(listTexts({ sections: [hero] })).toEqual({
    ...everywhere,
    'sections/0/tag': 'Ada',
    'sections/0/jobTitle': 'Developer',
    'sections/0/tagline': 'In sync.',
  })
})

test('a text counts only if the part that it names is there', () => {
  const hero = { type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Developer', tagline: 'In sync.' }
  const animation = { src: 'animations/loop.json' }
  const scene = { lines: ['Yes?'], answers: ['yes'], next: { yes: 'end' } }
  const texts = listTexts({
    sections: [
      { ...hero, id: 'home', navLabel: 'Home', animation, scrollTo: 'home', scrollLabel: 'Down' },
      { ...hero, id: 'second', scrollLabel: 'No animation' },
      {
        type: 'conversation',
        id: 'conversation',
        heading: 'Talk',
        speaker: 'Robot',
        answers: [
          { id: 'yes', label: 'Offered' },
          { id: 'no', label: 'Never offered' },
        ],
        scenes: { intro: scene, end: { lines: ['Bye.'], ending: true } },
      },
    ],
  })
  const values = Object.values(texts)
  expect(values).toEqual(expect.arrayContaining(['Home', 'Down', 'Yes?', 'Bye.', 'Offered']))
  expect(values.filter((text) => /^(?:No |Never )/u.test(text))).toEqual([])
})

test('a list that may be written as one text counts', () => {
  const job = { id: 'a', name: 'A', position: 'B', startDate: '2021', highlights: ['Did **it**'] }
  const texts = listTexts({
    profile: { work: [job] },
    sections: [{ type: 'experience', id: 'experience', heading: 'Work' }],
  })
  expect(texts['profile/work/0/highlights/0']).toBe('Did it')
})

test('a footer that may be written as one text counts, with its links', () => {
  const links = [{ id: 'imprint', label: 'Imprint', url: '/imprint/' }]
  const texts = listTexts({
    footer: { text: 'By **hand**', links },
    sections: [{ type: 'hero', id: 'home', tag: 'A', jobTitle: 'B', tagline: 'C' }],
  })
  expect(texts).toMatchObject({ 'footer/text': 'By hand', 'footer/links/0/label': 'Imprint' })
})

test('every section of the specification has texts that show without a script', () => {
  const file = join(engineFolder, 'fixtures/specification/portfolio.json')
  const content = portfolio.parse(JSON.parse(readFileSync(file, 'utf8')))
  const texts = listShownTexts(content)
  const counts = content.sections.map(
    (_, index) => texts.filter(({ path }) => path[0] === 'sections' && path[1] === index).length,
  )
  expect(Math.min(...counts)).toBeGreaterThan(3)
  expect(texts.map(({ text }) => text)).not.toContain('Sending...')
})
