import { expect, test, vi } from 'vitest'

import { makeUnique } from './make-id.ts'

test('an id that is taken gets the first number that is free', () => {
  expect(makeUnique('ui', new Set())).toBe('ui')
  expect(makeUnique('ui', new Set(['ui', 'ui-2', 'ui-4']))).toBe('ui-3')
})

test('many equal ids are not counted from the start each time', () => {
  const taken = new Set(['ui-3'])
  const has = vi.spyOn(taken, 'has')
  const next = new Map<string, number>()
  const ids = Array.from({ length: 1000 }, () => {
    const id = makeUnique('ui', taken, next)
    taken.add(id)
    return id
  })
  expect(ids.slice(0, 4)).toEqual(['ui', 'ui-2', 'ui-4', 'ui-5'])
  expect(new Set(ids).size).toBe(1000)
  expect(has.mock.calls.length).toBeLessThan(3000)
})
