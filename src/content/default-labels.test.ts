import { expect, test } from 'vitest'

import { listDefaultLabels } from './default-labels.ts'
import { portfolio } from './portfolio.ts'

const hero = { type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Developer', tagline: 'In sync.' }

/** The labels that are left out: their paths as text. */
function pathsOf(parts: object): string[] {
  const document = {
    site: { title: 'Ada', description: 'Words.', language: 'sv' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [hero],
    ...parts,
  }
  return listDefaultLabels(document, portfolio.parse(document)).map(({ path }) => path.join('.'))
}

/** Whether a label is left out whose path starts so. */
function isMissing(parts: object, start: string): boolean {
  return pathsOf(parts).some((path) => path.startsWith(start))
}

test('labels are those of the page and of its sections, without those that are written', () => {
  const contact = { type: 'contact', id: 'contact', heading: 'Kontakt', intro: 'Skriv.' }
  const all = pathsOf({ sections: [hero, contact] })
  expect(all).toEqual(expect.arrayContaining(['labels.menu', 'sections.1.submitLabel']))
  expect(
    pathsOf({
      sections: [hero, { ...contact, submitLabel: 'Skicka' }],
      labels: { menu: 'Menu', code: 'Kod' },
    }),
  ).toEqual(
    all.filter((path) => !['labels.menu', 'labels.code', 'sections.1.submitLabel'].includes(path)),
  )
})

test('defaults that are no labels are not listed', () => {
  const paths = pathsOf({}).filter((path) => /theme|language|characters|scramble/u.test(path))
  expect(paths).toEqual([])
})

test('labels that the page does not need are not listed', () => {
  const project = { id: 'atlas', name: 'Atlas', description: 'En karta.' }
  expect(isMissing({ profile: { projects: [project] } }, 'projectPages')).toBe(false)
  const told = { ...project, story: 'stories/atlas.md' }
  expect(isMissing({ profile: { projects: [told] } }, 'projectPages')).toBe(true)
  expect(isMissing({}, 'sections.0.scrollLabel')).toBe(false)
  const animation = { src: 'animations/hero.json' }
  const linked = { ...hero, animation, scrollTo: 'home' }
  expect(isMissing({ sections: [linked] }, 'sections.0.scrollLabel')).toBe(true)
})
