import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { runDelivery, type RunOptions, type Running } from './run-delivery.ts'

const minute = 60_000

let queue: string[]
let errors: unknown[]
let pauses: number[]
let started: string[]
/** Ends the running attempts in their order. The argument: was the server reached? */
let endings: ((isReached: boolean) => void)[]
let running: Running

beforeEach(() => {
  vi.useFakeTimers()
  queue = []
  errors = []
  pauses = []
  started = []
  endings = []
})
afterEach(() => void vi.useRealTimers())

const claim = vi.fn<() => Promise<string | undefined>>()

function run(options: Partial<RunOptions<string>> = {}) {
  claim.mockReset().mockImplementation(async () => queue.shift())
  running = runDelivery({
    claim,
    deliver(message) {
      started.push(message)
      const { promise, resolve } = Promise.withResolvers<boolean>()
      endings.push(resolve)
      return promise
    },
    onError: (error) => void errors.push(error),
    onPause: (milliseconds) => void pauses.push(milliseconds),
    parallel: 4,
    interval: 5000,
    computePause: (failures) => failures * minute,
    ...options,
  })
  return pass(0)
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

/** Ends the attempt that started first. */
function end(isReached: boolean) {
  endings.shift()?.(isReached)
  return pass(0)
}

async function endAll() {
  while (endings.length > 0) await end(true)
}

it('sends all messages, and looks for more after an interval or a nudge', async () => {
  queue = ['1', '2', '3', '4', '5', '6']
  await run()
  await endAll()
  expect(started).toEqual(['1', '2', '3', '4', '5', '6'])
  queue = ['7']
  await pass(4999)
  expect(started).toHaveLength(6)
  await pass(1)
  expect(started).toHaveLength(7)
  await endAll()
  queue = ['8']
  running.nudge()
  await pass(0)
  expect(started).toHaveLength(8)
  await endAll()
  await running.stop()
  queue = ['9']
  running.nudge()
  await pass(minute)
  expect(started).toHaveLength(8)
})

it('sends four in parallel, and a slow one delays no other', async () => {
  queue = ['slow', '2', '3', '4', '5', '6']
  await run()
  expect(started).toEqual(['slow', '2', '3', '4'])
  const slow = endings.shift()
  await endAll()
  expect(started).toEqual(['slow', '2', '3', '4', '5', '6'])
  queue = ['7']
  running.nudge()
  await pass(0)
  expect(started.at(-1)).toBe('7')
  slow?.(true)
})

it('queries the database once if nothing is due', async () => {
  await run()
  expect(claim).toHaveBeenCalledTimes(1)
  await pass(5000)
  expect(claim).toHaveBeenCalledTimes(2)
})

it('looks again if it is nudged while it looks', async () => {
  const first = Promise.withResolvers<undefined>()
  await run({ parallel: 1 })
  claim.mockReturnValueOnce(first.promise)
  running.nudge()
  queue = ['1']
  running.nudge()
  first.resolve(undefined)
  await pass(0)
  expect(started).toEqual(['1'])
})

it('continues after an error', async () => {
  await run()
  claim.mockRejectedValueOnce(new Error('gone'))
  queue = ['1']
  await pass(5000)
  expect(errors).toEqual([new Error('gone')])
  await pass(5000)
  expect(started).toEqual(['1'])
})

it('pauses if the server is unreachable, then tries one message, however often it is nudged', async () => {
  queue = Array.from({ length: 20 }, (_, index) => `${index + 1}`)
  await run()
  for (let attempt = 0; attempt < 4; attempt += 1) await end(false)
  // The four failed together: the server failed once.
  expect(pauses).toEqual([minute])
  expect(running.isPaused()).toBe(true)
  running.nudge()
  await pass(minute - 1)
  expect(started).toHaveLength(4)
  await pass(1)
  running.nudge()
  await pass(5000)
  expect(started).toHaveLength(5)
  await end(false)
  expect(pauses).toEqual([minute, 2 * minute])
  await pass(2 * minute - 1)
  expect(started).toHaveLength(5)
  await pass(1)
  expect(started).toHaveLength(6)
  await end(true)
  expect(pauses).toEqual([minute, 2 * minute, 0])
  expect(running.isPaused()).toBe(false)
  expect(started).toHaveLength(10)
  for (let attempt = 0; attempt < 4; attempt += 1) await end(false)
  expect(pauses).toEqual([minute, 2 * minute, 0, minute])
})

it('sends fewer in parallel, without a pause, if the server accepts only some', async () => {
  queue = ['1', '2', '3', '4', '5', '6', '7']
  await run()
  await end(false)
  await end(false)
  await pass(5000)
  expect(started).toEqual(['1', '2', '3', '4'])
  await end(true)
  expect(started).toEqual(['1', '2', '3', '4', '5'])
  await endAll()
  expect(started).toHaveLength(7)
  expect(pauses).toEqual([])
  queue = ['8', '9', '10', '11', '12']
  await pass(5000)
  expect(started.slice(7)).toEqual(['8', '9', '10', '11'])
})

it('stops once running attempts have ended, and immediately during a pause', async () => {
  queue = ['1', '2', '3', '4', '5']
  await run()
  const stopped = vi.fn<() => void>()
  void running.stop().then(stopped)
  for (let attempt = 0; attempt < 3; attempt += 1) await end(true)
  expect(stopped).not.toHaveBeenCalled()
  await end(true)
  expect(stopped).toHaveBeenCalled()
  expect(started).toHaveLength(4)

  await run()
  await end(false)
  expect(running.isPaused()).toBe(true)
  await running.stop()
  await pass(10 * minute)
  expect(started).toEqual(['1', '2', '3', '4', '5'])
})
