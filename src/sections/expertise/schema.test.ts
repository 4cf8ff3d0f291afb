import { expect, test } from 'vitest'

import { createPathDescriber } from '#problems/describe-path.ts'
import { findNouns } from '#sections/section.ts'

import { definition } from './schema.ts'

test('a field that is left out has the default of the specification', () => {
  const written = {
    type: 'expertise',
    id: 'expertise',
    heading: 'Expertise',
    cards: [{ id: 'one', title: 'Title', description: 'Words.' }],
  }
  expect(definition.schema.parse(written)).toEqual({
    type: 'expertise',
    id: 'expertise',
    heading: 'Expertise',
    fadeUp: true,
    cards: [
      { id: 'one', title: 'Title', description: [{ paragraph: ['Words.'] }], animated: true },
    ],
  })
})

test('messages name its cards', () => {
  const cards = [{ title: 'Full stack' }, { title: 'Frontend' }]
  const describePath = createPathDescriber({ sections: [{ type: 'expertise', cards }] }, findNouns)
  expect(describePath(['sections', 0, 'cards', 1, 'animation', 'src'])).toBe(
    'Expertise card 2 (Frontend), animation, src',
  )
})
