import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { closest } from '#fields/closest.ts'

import { namesFrom } from './names.ts'

test('a suggestion is the closest of all names, however few are looked at', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'A', '-', 'ß'),
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 12 }), word, (names, asked) => {
      expect(namesFrom(names).suggestionFor(asked)).toBe(closest(asked, names))
    }),
    { numRuns: 2000 },
  )
})
