import { expect, it } from 'vitest'

import { LockedDatabase, retryLockedNow } from './locked-database.ts'

it('opens a database that another service is just creating', () => {
  let attempts = 0
  const value = retryLockedNow(() => {
    attempts += 1
    if (attempts < 3) throw new LockedDatabase('database is locked')
    return 'opened'
  })
  expect({ value, attempts }).toEqual({ value: 'opened', attempts: 3 })
})

it('reports any other error at once', () => {
  const failure = new Error('disk I/O error')
  expect(() =>
    retryLockedNow(() => {
      throw failure
    }),
  ).toThrow(failure)
})
