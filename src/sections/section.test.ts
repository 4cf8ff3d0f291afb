import { expect, test } from 'vitest'

import { findMeantType, section, sectionTypes, findTraits } from './section.ts'

test('every type of section has its own name, and any can be in the navigation', () => {
  expect(sectionTypes).toEqual([...new Set(sectionTypes)].toSorted())
  const framed = section.options.filter(({ shape }) => 'id' in shape && 'navLabel' in shape)
  expect(framed).toHaveLength(sectionTypes.length)
})

test.each([undefined, null, 'text', [], {}, { type: 'unknown' }, { type: 'constructor' }])(
  '%j is not a section',
  (value) => {
    expect(section.safeParse(value).success).toBe(false)
  },
)

test.each([
  ['work', 'experience'],
  ['CV', 'experience'],
  ['career', 'experience'],
  ['portfolio', 'projects'],
  ['work_samples', 'projects'],
  ['text', 'about'],
  ['me', 'about'],
  ['Intro', 'about'],
  ['blog', 'writing'],
  ['talks', 'writing'],
  ['Tech Stack', 'skill-groups'],
  ['form', 'contact'],
  ['awards', 'credentials'],
  ['gallery', 'gif-strip'],
  ['skils', 'skills'],
  ['shop', undefined],
])('an owner who writes the type "%s" means %s', (word, type) => {
  expect(findMeantType(word)).toBe(type)
})

test('another name of a type is that of one type alone', () => {
  const names = sectionTypes.flatMap((type) => [type, ...(findTraits(type).otherNames ?? [])])
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
