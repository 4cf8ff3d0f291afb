import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { purgeDaily } from './purge-daily.ts'

const day = 24 * 60 * 60_000
const now = () => 100 * day
const message = { id: 'one', receivedAt: 0 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('deletes old messages at the start and every day, and logs how many', async () => {
  const counts = [3, 0, 5]
  const before: number[] = []
  const logged: unknown[] = []
  const purge = async (time: number) => {
    before.push(time)
    const removed = Array.from({ length: counts.shift() ?? 0 }, () => message)
    return { removed, waiting: 1, notOverwritten: undefined }
  }
  const stop = purgeDaily(30, purge, (...line) => void logged.push(line), now)
  await vi.advanceTimersByTimeAsync(2 * day)
  await stop()
  await vi.advanceTimersByTimeAsync(2 * day)
  expect(before).toEqual([70 * day, 70 * day, 70 * day])
  expect(logged).toEqual(
    [3, 0, 5].map((deleted) => ['info', 'Old messages were deleted', { deleted, waiting: 1 }]),
  )
})

it('tries again the next day if they cannot be deleted', async () => {
  const logged: unknown[] = []
  const outcomes = [
    Promise.reject(new Error('locked')),
    Promise.resolve({ removed: [message], waiting: 0, notOverwritten: undefined }),
  ]
  const purge = () => outcomes.shift() ?? Promise.reject(new Error('closed'))
  const stop = purgeDaily(30, purge, (...line) => void logged.push(line), now)
  await vi.advanceTimersByTimeAsync(day)
  expect(logged).toEqual([
    ['error', 'Old messages cannot be deleted', { reason: 'locked' }],
    ['info', 'Old messages were deleted', { deleted: 1, waiting: 0 }],
  ])
  await stop()
})
