import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createChunk, waiting, type ChunkOptions } from './chunk.ts'
import { ChunkLoadError } from './load-chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const built = { textContent: '{"hero":"/static/js/hero-1a2b.js"}' }
  vi.stubGlobal('document', { getElementById: () => built })
  vi.stubGlobal('location', { href: 'https://example.org/#contact' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const address = 'https://example.org/static/js/hero-1a2b.js'
const makeMissing = (id = 'hero', where = address) => new ChunkLoadError(id, 'missing', where)

/**
 * A chunk whose attempts end as the test says, in their order; `states` has what its subscriber
 * was told, `attempts` how often the file was asked for.
 */
function makeChunk(id = 'hero', recover: ChunkOptions['recover'] = async () => false) {
  const attempts: PromiseWithResolvers<string>[] = []
  let loaded = ''
  const fetchFile = async () => {
    const attempt = Promise.withResolvers<string>()
    attempts.push(attempt)
    loaded = await attempt.promise
  }
  const chunk = createChunk(id, async () => loaded, { fetchFile, recover })
  const states: unknown[] = []
  const unsubscribe = chunk.subscribe(() => states.push(chunk.readState()))
  const settled = { ready: false }
  void chunk.ready.then(() => Object.assign(settled, { ready: true }))
  /** Ends the latest attempt and waits until the chunk has handled it. */
  async function end(how: 'resolve' | 'reject', value: unknown) {
    attempts.at(-1)?.[how](value as string)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { chunk, attempts, states, settled, unsubscribe, end }
}

test('a chunk is not requested until it is wanted', async () => {
  const { chunk, attempts, states, settled } = makeChunk()
  await vi.advanceTimersByTimeAsync(0)
  expect({ state: chunk.readState(), attempts, states, settled }).toEqual({
    state: waiting,
    attempts: [],
    states: [],
    settled: { ready: false },
  })
})

test('it waits while it loads, then is ready, and notifies once', async () => {
  const { chunk, states, settled, end } = makeChunk()
  chunk.load()
  const atOnce = chunk.readState()
  await end('resolve', 'Hero')
  expect({ atOnce, states, settled, ready: await chunk.ready }).toEqual({
    atOnce: waiting,
    states: [{ status: 'ready', loaded: 'Hero' }],
    settled: { ready: true },
    ready: 'Hero',
  })
})

describe('a chunk that fails', () => {
  test('names the built file that was requested', async () => {
    const { chunk, states, end } = makeChunk()
    chunk.load()
    await end('reject', new TypeError('Failed to fetch'))
    expect(states).toEqual([{ status: 'failed', error: makeMissing() }])
    expect(chunk.readState()).toMatchObject({ error: { id: 'hero', type: 'missing', address } })
  })

  test('names its id if nothing is built', async () => {
    const { chunk, end } = makeChunk('skills')
    chunk.load()
    await end('reject', new TypeError('Failed to fetch'))
    expect(chunk.readState()).toEqual({ status: 'failed', error: makeMissing('skills', 'skills') })
  })

  test('has failed after 120 seconds without an answer, and a late answer changes nothing', async () => {
    const { chunk, settled, end } = makeChunk()
    chunk.load()
    await vi.advanceTimersByTimeAsync(119_999)
    const before = chunk.readState()
    await vi.advanceTimersByTimeAsync(1)
    await end('resolve', 'Hero')
    expect({ before, after: chunk.readState(), settled }).toEqual({
      before: waiting,
      after: { status: 'failed', error: new ChunkLoadError('hero', 'timeout', address) },
      settled: { ready: false },
    })
  })

  test('loads again at each retry until it succeeds', async () => {
    const { chunk, attempts, states, settled, end } = makeChunk()
    const readyAfter: boolean[] = []
    for (const how of ['reject', 'reject', 'resolve'] as const) {
      chunk.load()
      await end(how, how === 'resolve' ? 'Hero' : new TypeError('Failed to fetch'))
      readyAfter.push(settled.ready)
    }
    expect({ attempts: attempts.length, readyAfter, states, ready: await chunk.ready }).toEqual({
      attempts: 3,
      readyAfter: [false, false, true],
      states: [
        { status: 'failed', error: makeMissing() },
        waiting,
        { status: 'failed', error: makeMissing() },
        waiting,
        { status: 'ready', loaded: 'Hero' },
      ],
      ready: 'Hero',
    })
  })
})

describe('a chunk that fails while the network comes back', () => {
  test('loads again by itself, and once', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { chunk, attempts, states, end } = makeChunk()
    chunk.load()
    vi.stubGlobal('navigator', { onLine: true })
    await end('reject', new TypeError('Failed to fetch'))
    expect({ attempts: attempts.length, states }).toEqual({ attempts: 2, states: [] })
    await end('reject', new TypeError('Failed to fetch'))
    expect({ attempts: attempts.length, states }).toEqual({
      attempts: 2,
      states: [{ status: 'failed', error: makeMissing() }],
    })
  })

  test.each([true, false])('waits where nothing changed: online is %s', async (onLine) => {
    vi.stubGlobal('navigator', { onLine })
    const { chunk, attempts, end } = makeChunk()
    chunk.load()
    await end('reject', new TypeError('Failed to fetch'))
    expect({ attempts: attempts.length, state: chunk.readState() }).toEqual({
      attempts: 1,
      state: { status: 'failed', error: makeMissing() },
    })
  })
})

describe('a file is requested once', () => {
  test('while it loads, and after it has loaded', async () => {
    const { chunk, attempts, states, end } = makeChunk()
    chunk.load()
    chunk.load()
    await end('resolve', 'Hero')
    chunk.load()
    expect({ attempts: attempts.length, state: chunk.readState(), told: states.length }).toEqual({
      attempts: 1,
      state: { status: 'ready', loaded: 'Hero' },
      told: 1,
    })
  })
})

describe('a page that recovers by itself', () => {
  test('shows no failure, and requests nothing meanwhile', async () => {
    const seen: ChunkLoadError[] = []
    const { chunk, attempts, states, end } = makeChunk('hero', async (error) => {
      seen.push(error)
      return true
    })
    chunk.load()
    await end('reject', new TypeError('Failed to fetch'))
    chunk.load()
    expect({ seen, state: chunk.readState(), attempts: attempts.length, states }).toEqual({
      seen: [makeMissing()],
      state: waiting,
      attempts: 1,
      states: [],
    })
  })

  test('delays the failure until it has given up', async () => {
    const recovery = Promise.withResolvers<boolean>()
    const { chunk, end } = makeChunk('hero', () => recovery.promise)
    chunk.load()
    await end('reject', new TypeError('Failed to fetch'))
    const before = chunk.readState()
    recovery.resolve(false)
    await vi.advanceTimersByTimeAsync(0)
    expect({ before, after: chunk.readState() }).toEqual({
      before: waiting,
      after: { status: 'failed', error: makeMissing() },
    })
  })
})

test('every subscriber is notified until it unsubscribes', async () => {
  const { chunk, states, unsubscribe, end } = makeChunk()
  const second: unknown[] = []
  chunk.subscribe(() => second.push(chunk.readState().status))
  chunk.load()
  await end('reject', new TypeError('Failed to fetch'))
  unsubscribe()
  chunk.load()
  await end('resolve', 'Hero')
  expect({ first: states, second }).toEqual({
    first: [{ status: 'failed', error: makeMissing() }],
    second: ['failed', 'waiting', 'ready'],
  })
})

test('the same state is the same object, as React requires of a store', async () => {
  const { chunk, end } = makeChunk()
  const before = chunk.readState()
  chunk.load()
  const meanwhile = chunk.readState()
  await end('resolve', 'Hero')
  expect({
    before: before === waiting,
    meanwhile: meanwhile === waiting,
    ready: chunk.readState() === chunk.readState(),
  }).toEqual({ before: true, meanwhile: true, ready: true })
})

test('a file that did not arrive is not imported, so that no browser keeps the failure', async () => {
  let imports = 0
  const importHero = async () => {
    imports += 1
    return 'Hero'
  }
  const fetchFile = vi.fn<(id: string) => Promise<void>>()
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce()
  const chunk = createChunk('hero', importHero, { fetchFile, recover: async () => false })
  chunk.load()
  await vi.advanceTimersByTimeAsync(0)
  const afterFailure = { imports, state: chunk.readState() }
  chunk.load()
  await vi.advanceTimersByTimeAsync(0)
  expect({ afterFailure, imports, state: chunk.readState() }).toEqual({
    afterFailure: { imports: 0, state: { status: 'failed', error: makeMissing() } },
    imports: 1,
    state: { status: 'ready', loaded: 'Hero' },
  })
})

test('while the build renders the page, the error of a module is that of the chunk', async () => {
  vi.stubGlobal('document', undefined)
  const chunk = createChunk('timeline', () => Promise.reject(new ReferenceError('No window')))
  chunk.load()
  await expect(chunk.ready).rejects.toThrow('No window')
})
