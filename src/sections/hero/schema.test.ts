import { expect, test } from 'vitest'

import { definition } from './schema.ts'

test('by default the title scrambles every 50 ms through symbols and letters', () => {
  const hero = { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' }
  const parsed = definition.schema.parse(hero)
  const { characters } = parsed.scramble || { characters: '' }
  expect(parsed).toEqual({
    ...hero,
    scrollLabel: 'Scroll to the next part',
    scramble: { interval: 50, characters },
  })
  expect(characters).toMatch(/[a-z]/u)
  expect(characters).toMatch(/[A-Z]/u)
  expect(characters).toMatch(/[^\p{L}\p{N}\s]/u)
})

test('"scramble": false is no effect', () => {
  const hero = { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' }
  expect(definition.schema.parse({ ...hero, scramble: false }).scramble).toBe(false)
})
