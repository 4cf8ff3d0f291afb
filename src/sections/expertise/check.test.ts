import { expect, test } from 'vitest'

import { checkExpertise } from './check.ts'

test('a card with an animation needs a text alternative', () => {
  const animation = { src: 'animations/a.json' }
  const cards = [{}, { animation }, { animation, alt: 'A robot' }, { alt: 'A robot' }, 'text']
  const problems = checkExpertise({ cards }, { path: ['sections', 2], sectionIds: [] })
  expect(problems.map(({ code, path }) => ({ code, path }))).toEqual([
    { code: 'content/missing-alt', path: ['sections', 2, 'cards', 1] },
  ])
})
