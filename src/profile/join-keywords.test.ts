import { expect, test } from 'vitest'

import { joinKeywords } from './join-keywords.ts'
import { profile } from './profile.ts'

test('keywords that differ only in capitals have the first spelling, once in each record', () => {
  const { projects, skills } = joinKeywords(
    profile.parse({
      projects: [
        { id: 'a', name: 'A', keywords: ['React', 'Node'] },
        { id: 'b', name: 'B', keywords: ['react', 'REACT', 'Go'] },
        { id: 'c', name: 'C' },
      ],
      skills: [{ id: 'web', name: 'Web', keywords: ['go', 'node'] }],
    }),
  )
  expect(projects?.map(({ keywords }) => keywords)).toEqual([
    ['React', 'Node'],
    ['React', 'Go'],
    undefined,
  ])
  expect(skills?.map(({ keywords }) => keywords)).toEqual([['Go', 'Node']])
})
