import { expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

import { correctEntry, correctSection } from './correct-entry.ts'

test('a record gets the names that the model has, and values that fit', () => {
  const entry = {
    title: 'Atlas',
    subtitle: 'A map.',
    link: 'atlas.ada.dev',
    image: 'media/atlas.png',
    tags: ['Maps'],
    other: 5,
  }
  expect(correctEntry({}, ['profile', 'projects', 0], entry)).toEqual({
    name: 'Atlas',
    description: 'A map.',
    url: 'https://atlas.ada.dev',
    images: [{ src: 'media/atlas.png', alt: 'A map with green dots' }],
    keywords: ['Maps'],
    other: 5,
  })
})

test('a field that is there keeps its value', () => {
  const entry = { name: 'Atlas', description: 'A map.', desc: 'Another.' }
  expect(correctEntry({}, ['profile', 'projects', 0], entry)).toEqual(entry)
})

test.each([
  ['repo', 'ada/atlas', 'https://github.com/ada/atlas'],
  ['github', 'ada/atlas.js', 'https://github.com/ada/atlas.js'],
  ['repository', { type: 'git', url: 'https://ada.dev/atlas' }, 'https://ada.dev/atlas'],
  ['code', 'git.ada.dev/atlas', 'https://git.ada.dev/atlas'],
])('"%s": %j is a link of a record', (key, value, url) => {
  const entry = { name: 'Atlas', description: 'A map.' }
  expect(correctEntry({}, ['profile', 'projects', 0], { ...entry, [key]: value })).toEqual({
    ...entry,
    links: [{ label: 'Code', url }],
  })
})

test.each([
  ['repo', 'private'],
  ['github', 'git@github.com:ada/atlas.git'],
  ['demo', 'ada/atlas'],
  ['code', 5],
])('"%s": %j has no address, and keeps its value', (key, value) => {
  const entry = { name: 'Atlas', description: 'A map.', [key]: value }
  expect(correctEntry({}, ['profile', 'projects', 0], entry)).toEqual(entry)
})

test('an entry of a part that the model does not know stays as it is', () => {
  expect(correctEntry({}, ['nothing', 0], { title: 'A' })).toEqual({ title: 'A' })
  expect(correctSection({ type: 'nothing', title: 'A' })).toEqual({ type: 'nothing', title: 'A' })
})

test('a help that shows an entry shows it with these names', () => {
  const rest = '"about": { "title": "How I work", "body": "I ask first." }'
  expect(listHelps(writeContent({ rest }))).toEqual([
    'Write it in "sections", as { "type": "about", "heading": "How I work", "text": "I ask first." }.',
  ])
})
