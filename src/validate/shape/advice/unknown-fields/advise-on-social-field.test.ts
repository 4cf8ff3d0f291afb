import { describe, expect, test } from 'vitest'

import { listHelps } from '#fixtures/list-helps.ts'
import { writeContent } from '#fixtures/small-content.ts'

describe('a link of a network is a social link', () => {
  test.each([
    [
      '"profile": { "linkedin": "ada" }',
      'Write it in "profiles": { "LinkedIn": "https://www.linkedin.com/in/ada" }.',
    ],
    [
      '"github": "https://github.com/ada"',
      'Write it in "socialLinks": { "GitHub": "https://github.com/ada" }.',
    ],
  ])('%s', (rest, help) => {
    expect(listHelps(writeContent({ rest }))).toEqual([help])
  })
})
