import { expect, test } from 'vitest'

import { checkRepeatedPerson } from './check-repeated-person.ts'

const about = { type: 'about', heading: 'About me' }
const method = { type: 'about', heading: 'How I work', text: 'I ask first.' }
const profile = { name: 'Ada' }

test.each([
  ['the section with a text', [method, about], [0]],
  ['each but the first, of several without a text', [about, about, about], [1, 2]],
  ['none beside a section of text alone', [{ ...method, showProfile: false }, about], []],
  ['none beside other types', [{ type: 'projects' }, about], []],
])('the profile is shown twice by %s', (_, sections, found) => {
  const problems = checkRepeatedPerson({ profile, sections })
  expect(problems.map(({ path }) => path[1])).toEqual(found)
})

test('without a profile nothing is shown twice', () => {
  expect(checkRepeatedPerson({ sections: [about, about] })).toEqual([])
})
