import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'
import type { Section } from '#sections/section.ts'

import { listNavigationLinks } from './navigation-links.ts'

const { sections } = portfolio.parse(
  JSON.parse(
    readFileSync(
      new URL('../../../fixtures/specification/portfolio.json', import.meta.url),
      'utf8',
    ),
  ),
)

/** The addresses of the links to these sections. */
function listAddresses(among: readonly (Section | undefined)[]): string[] {
  return listNavigationLinks(among.filter((section) => section !== undefined)).map(
    ({ href }) => href,
  )
}

function findSection(id: string): Section | undefined {
  return sections.find((section) => section.id === id)
}

test('the default content has the four links of the specification', () => {
  expect(listNavigationLinks(sections)).toEqual([
    { id: 'home', label: 'Home', href: '#' },
    { id: 'expertise', label: 'Expertise', href: '#expertise' },
    { id: 'conversation', label: 'Conversation', href: '#conversation' },
    { id: 'contact', label: 'Contact', href: '#contact' },
  ])
})

describe('the links follow the content', () => {
  const [home, expertise, contact] = ['home', 'expertise', 'contact'].map(findSection)
  const second = expertise && { ...expertise, id: 'more', navLabel: 'More' }
  test.each([
    ['a section left out has no link', [home, contact], ['#', '#contact']],
    [
      'a section moved has its link moved',
      [home, contact, expertise],
      ['#', '#contact', '#expertise'],
    ],
    [
      'a section of the same type twice has two links',
      [home, expertise, second],
      ['#', '#expertise', '#more'],
    ],
    ['the first section is "#", whatever its type', [contact, home], ['#', '#home']],
    ['no sections have no links', [], []],
  ])('%s', (_, among, hrefs) => {
    expect(listAddresses(among)).toEqual(hrefs)
  })
})

test('a section without a label has no link', () => {
  const picture = { id: 'a', src: 'media/a.gif', alt: 'A' }
  const strip = { type: 'gif-strip', images: [picture] }
  const content = portfolio.parse({
    schemaVersion: 2,
    site: { title: 'Title', description: 'Words.' },
    preloader: { letters: ['A'] },
    sections: [
      { ...strip, id: 'first' },
      { ...strip, id: 'second', navLabel: 'Second' },
    ],
  })
  expect(listNavigationLinks(content.sections)).toEqual([
    { id: 'second', label: 'Second', href: '#second' },
  ])
})
