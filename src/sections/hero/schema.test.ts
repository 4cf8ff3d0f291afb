import { expect, test } from 'vitest'

import { profile } from '#profile/profile.ts'

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

/** Whether the hero and the profile accept a job title. */
function accepts(title: string) {
  const hero = { type: 'hero', id: 'home', jobTitle: title, tagline: 'In sync.' }
  return [definition.schema.safeParse(hero).success, profile.safeParse({ label: title }).success]
}

test('a job title has at most 80 characters, in the hero and in the profile', () => {
  expect(accepts('x'.repeat(80))).toEqual([true, true])
  expect(accepts('x'.repeat(81))).toEqual([false, false])
})

test('"scramble": false is no effect', () => {
  const hero = { type: 'hero', id: 'home', tag: 'AHK', jobTitle: 'Developer', tagline: 'In sync.' }
  expect(definition.schema.parse({ ...hero, scramble: false }).scramble).toBe(false)
})
