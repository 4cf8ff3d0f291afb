import { expect, test } from 'vitest'

import { createQueue } from './use-first.ts'

test('the first to come is the first, until it leaves', () => {
  const { first, join } = createQueue()
  expect(first()).toBeUndefined()
  const leaveA = join('a')
  const leaveB = join('b')
  expect(first()).toBe('a')
  leaveA()
  expect(first()).toBe('b')
  join('a')
  expect(first()).toBe('b')
  leaveB()
  expect(first()).toBe('a')
})

test('those who listen hear of each change, until they stop', () => {
  const { join, subscribe } = createQueue()
  let heard = 0
  const stop = subscribe(() => {
    heard += 1
  })
  const leave = join('a')
  expect(heard).toBe(1)
  leave()
  expect(heard).toBe(2)
  stop()
  join('a')
  expect(heard).toBe(2)
})
