import { expect, it } from 'vitest'

import { maxDelay } from '#server/storage/message-store.ts'
import { maxAttempts, computePause, computeRetryDelay } from './compute-retry-delay.ts'

const minute = 60_000

it('doubles from half a minute to three hours', () => {
  const delays = Array.from(
    { length: 11 },
    (_, index) => computeRetryDelay(index + 1, () => 0.5) / minute,
  )
  expect(delays).toEqual([0.5, 1, 2, 4, 8, 16, 32, 64, 128, 180, 180])
})

it('varies by a quarter, so that messages do not all return together', () => {
  expect(computeRetryDelay(2, () => 0) / minute).toBe(0.75)
  expect(computeRetryDelay(2, () => 1) / minute).toBe(1.25)
})

it('is never near the delay that the store takes for a wrong clock', () => {
  expect(computeRetryDelay(maxAttempts, () => 1)).toBeLessThan(maxDelay)
})

it('pauses the queue for half a minute, and then longer, up to five', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 1000].map((failures) => computePause(failures) / minute)
  expect(pauses).toEqual([0.5, 1, 2, 4, 5, 5, 5])
})
