import { describe, expect, test } from 'vitest'

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

describe('a label counts only if some visitor gets it', () => {
  const contact = { type: 'contact', id: 'contact', heading: 'Kontakt', intro: 'Skriv.' }
  const link = { id: 'x', network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' }
  const gif = { id: 'gif', src: 'media/a.gif', alt: 'En våg.' }
  const gifs = { type: 'gif-strip', id: 'gifs', heading: 'Bilder', images: [gif] }

  const labelsOf = (to: unknown) =>
    pathsOf({ sections: [{ ...contact, to, mailAddress: 'ada@example.org' }] }).flatMap((path) =>
      path.startsWith('sections.') ? path.replace('sections.0.', '') : [],
    )

  test.each<[string, object, object]>([
    ['preloader.skipHint', { preloader: true }, { preloader: false }],
    ['labels.socialLinks', { socialLinks: [link] }, { socialLinks: [] }],
    ['labels.colourScheme', {}, { theme: { scheme: 'dark' } }],
    ['labels.schemeLight', {}, { theme: { scheme: 'dark' } }],
    ['labels.playPicture', { sections: [hero, gifs] }, {}],
  ])('%s', (path, shown, hidden) => {
    expect([pathsOf(shown), pathsOf(hidden)].map((paths) => paths.includes(path))).toEqual([
      true,
      false,
    ])
  })

  test('in the contact section: none without a form, and those of the service that is used', () => {
    expect(labelsOf('mail')).toEqual([])
    const [own, other] = ['service', 'https://formspree.io/f/x'].map(labelsOf)
    expect(own).toEqual(expect.arrayContaining(['submitLabel', 'received', 'goBack']))
    expect(other).toEqual(expect.arrayContaining(['submitLabel', 'sent']))
    expect([own?.includes('sent'), other?.includes('received')]).toEqual([false, false])
  })
})
