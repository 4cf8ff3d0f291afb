import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { runDelivery } from './run-delivery.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does all the work there is, and looks again after a rest or a nudge', async () => {
  let work = 3
  const next = vi.fn<() => Promise<boolean>>(async () => (work -= 1) >= 0)
  const running = runDelivery({ next, onError: () => {}, rest: 1000 })
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toHaveBeenCalledTimes(4)
  await vi.advanceTimersByTimeAsync(1000)
  expect(next).toHaveBeenCalledTimes(5)
  running.nudge()
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toHaveBeenCalledTimes(6)
  await running.stop()
  running.nudge()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(next).toHaveBeenCalledTimes(6)
})

it('looks once more where it is nudged while it works', async () => {
  const first = Promise.withResolvers<boolean>()
  const next = vi.fn<() => Promise<boolean>>(async () => false).mockReturnValueOnce(first.promise)
  const running = runDelivery({ next, onError: () => {}, rest: 1000 })
  running.nudge()
  first.resolve(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(next).toHaveBeenCalledTimes(2)
  await running.stop()
})

it('goes on after an error', async () => {
  const errors: unknown[] = []
  const next = vi
    .fn<() => Promise<boolean>>(async () => false)
    .mockRejectedValueOnce(new Error('gone'))
  const running = runDelivery({ next, onError: (error) => void errors.push(error), rest: 1000 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(errors).toEqual([new Error('gone')])
  expect(next).toHaveBeenCalledTimes(2)
  await running.stop()
})

it('stops once what it does is done', async () => {
  const first = Promise.withResolvers<boolean>()
  const next = vi.fn<() => Promise<boolean>>(() => first.promise)
  const running = runDelivery({ next, onError: () => {}, rest: 1000 })
  let stopped = false
  const stopping = running.stop().then(() => (stopped = true))
  await vi.advanceTimersByTimeAsync(0)
  expect(stopped).toBe(false)
  first.resolve(true)
  await stopping
  expect(next).toHaveBeenCalledTimes(1)
})
