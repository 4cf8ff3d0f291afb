import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ChunkLoadError, loadChunk } from './load-chunk.ts'

const address = 'https://example.org/static/js/hero-1a2b.js'
const readElement = vi.fn<() => { textContent: string }>(() => ({
  textContent: '{"hero":"/static/js/hero-1a2b.js"}',
}))

beforeEach(() => {
  vi.useFakeTimers()
  readElement.mockClear()
  vi.stubGlobal('document', { getElementById: readElement })
  vi.stubGlobal('location', { href: 'https://example.org/#contact' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The state of a promise so far. */
function followOutcome(promise: Promise<unknown>) {
  const outcome: { now: 'pending' | 'loaded' | 'failed'; value?: unknown } = { now: 'pending' }
  promise.then(
    (value) => Object.assign(outcome, { now: 'loaded', value }),
    (value: unknown) => Object.assign(outcome, { now: 'failed', value }),
  )
  return outcome
}

/** The failure of a chunk, as its fields. */
async function catchFailure(promise: Promise<unknown>) {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (!(error instanceof ChunkLoadError)) return error
  const { name, id, type, address: where, message, cause } = error
  return { name, id, type, address: where, message, cause }
}

function throwError(): never {
  throw new TypeError('no import here')
}

test('the exports of a chunk are returned, and the timer is cleared', async () => {
  const loaded = await loadChunk('hero', async () => 'Hero')
  expect({ loaded, clocks: vi.getTimerCount() }).toEqual({ loaded: 'Hero', clocks: 0 })
})

describe('a chunk that fails reports why, and clears the timer', () => {
  test.each([
    { type: 'missing', cause: new TypeError('Failed to fetch dynamically imported module') },
    { type: 'error', cause: new SyntaxError('Unexpected token') },
    { type: 'error', cause: new ReferenceError('x is not defined') },
    { type: 'error', cause: 'no error at all' },
    { type: 'error', cause: undefined },
  ])('$cause is of the type "$type"', async ({ type, cause }) => {
    const failure = await catchFailure(loadChunk('hero', () => Promise.reject(cause)))
    expect({ failure, clocks: vi.getTimerCount() }).toEqual({
      failure: {
        name: 'ChunkLoadError',
        id: 'hero',
        type,
        address,
        message: `Loading chunk hero failed (${type}: ${address})`,
        cause,
      },
      clocks: 0,
    })
  })

  test('an importer that throws is like one that rejects', async () => {
    const failure = await catchFailure(loadChunk('hero', throwError))
    expect({ failure, clocks: vi.getTimerCount() }).toMatchObject({
      failure: { type: 'missing' },
      clocks: 0,
    })
  })

  test('a ChunkLoadError from inside is passed on unchanged', async () => {
    const inner = new ChunkLoadError('slider', 'timeout', address)
    const promise = loadChunk('skills', () => Promise.reject(inner))
    await expect(promise).rejects.toBe(inner)
  })
})

describe('a chunk that does not arrive has failed', () => {
  test('after two minutes and not a millisecond earlier', async () => {
    const promise = loadChunk('hero', () => new Promise(() => {}))
    const outcome = followOutcome(promise)
    await vi.advanceTimersByTimeAsync(119_999)
    const before = outcome.now
    await vi.advanceTimersByTimeAsync(1)
    expect({ before, now: outcome.now }).toEqual({ before: 'pending', now: 'failed' })
    expect(await catchFailure(promise)).toEqual({
      name: 'ChunkLoadError',
      id: 'hero',
      type: 'timeout',
      address,
      message: `Loading chunk hero failed (timeout: ${address})`,
      cause: undefined,
    })
  })

  test('an answer in the last millisecond still counts', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const outcome = followOutcome(loadChunk('hero', () => promise))
    await vi.advanceTimersByTimeAsync(119_999)
    resolve('Hero')
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toEqual({ now: 'loaded', value: 'Hero' })
  })

  test.each(['resolve', 'reject'] as const)(
    'a late answer (%s) changes nothing, and raises no alarm',
    async (end) => {
      const late = Promise.withResolvers<unknown>()
      const outcome = followOutcome(loadChunk('hero', () => late.promise))
      await vi.advanceTimersByTimeAsync(120_000)
      const before = { ...outcome }
      late[end](new TypeError('late'))
      await vi.advanceTimersByTimeAsync(120_000)
      expect({ outcome, type: before.value }).toMatchObject({
        outcome: before,
        type: { type: 'timeout' },
      })
    },
  )
})

test('the address is read only for a failure', async () => {
  await loadChunk('hero', async () => 'Hero')
  expect(readElement).not.toHaveBeenCalled()
  await catchFailure(loadChunk('hero', () => Promise.reject(new TypeError('gone'))))
  expect(readElement).toHaveBeenCalledOnce()
})
