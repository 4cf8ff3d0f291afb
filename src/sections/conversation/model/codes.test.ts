import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { assignCodes } from './codes.ts'

describe('an answer has a letter', () => {
  test.each([
    ['its own code', [{ id: 'yes', code: 'j' }], 'j'],
    ['the first letter of its id', [{ id: 'yes' }, { id: 'no' }], 'yn'],
    ['the first free letter of its id', [{ id: 'yes' }, { id: 'yet' }], 'ye'],
    ['none that a later answer has as its code', [{ id: 'yes' }, { id: 'no', code: 'y' }], 'ey'],
    ['small for a capital, and no digit', [{ id: '2-Wise' }], 'w'],
    ['the first free one where its id has none', [{ id: 'ab' }, { id: 'ba' }, { id: 'aa' }], 'abc'],
    ['one of the alphabet where its id has no letter', [{ id: '42' }, { id: 'a1' }], 'ab'],
  ])('%s', (_, answers, expected) => {
    expect(assignCodes(answers).join('')).toBe(expected)
  })
})

test('up to twelve answers without codes have different letters', () => {
  const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,9}$/u)
  fc.assert(
    fc.property(fc.array(id, { maxLength: 12 }), (ids) => {
      const codes = assignCodes(ids.map((one) => ({ id: one })))
      expect(new Set(codes).size).toBe(ids.length)
      expect(codes.every((code) => /^[a-z]$/u.test(code))).toBe(true)
    }),
  )
})
