import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { findContactTexts } from './contact-texts.ts'

function findHeading(...targets: readonly unknown[]) {
  const sections = targets.map((to, index) => ({
    type: 'contact',
    id: `contact-${index}`,
    heading: `Heading ${index}`,
    intro: 'Write.',
    mailAddress: 'ada@ada.dev',
    to,
  }))
  const site = { title: 'Title', description: 'Words.' }
  const portfolio = parsePortfolio({ schemaVersion: 2, site, preloader: false, sections })
  return findContactTexts(portfolio)?.heading
}

test('the service answers with the texts of the first section that it serves', () => {
  expect(findHeading('mail', 'https://formspree.io/f/mayourqz', 'service')).toBe('Heading 2')
})

test('the service takes no messages if every section sends them elsewhere', () => {
  expect(findHeading('mail', 'https://formspree.io/f/mayourqz')).toBeUndefined()
})
