import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createChunk } from './chunk.ts'
import { joinChunks } from './join-chunks.ts'
import { ChunkLoadError } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Two chunks as one, whose attempts fail while their names are in `missing`. */
function twoChunks(missing: Set<string>) {
  const asked: string[] = []
  const chunks = ['view', 'content'].map((id) =>
    createChunk(id, async () => id, {
      load: async (_, load) => {
        asked.push(id)
        if (missing.has(id)) throw new ChunkLoadError(id, 'missing', `/${id}.js`)
        return load()
      },
      recover: async () => false,
    }),
  )
  return { asked, joined: joinChunks(chunks) }
}

test('are ready as soon as each is', async () => {
  const { asked, joined } = twoChunks(new Set())
  expect(joined.state().status).toBe('waiting')
  joined.load()
  vi.advanceTimersByTime(0)
  expect(asked).toEqual(['view', 'content'])
  expect(joined.state().status).toBe('waiting')
  await vi.advanceTimersByTimeAsync(0)
  expect(joined.state().status).toBe('ready')
})

test('tell of the first that failed, and only what failed is tried again', async () => {
  const missing = new Set(['view', 'content'])
  const { asked, joined } = twoChunks(missing)
  joined.load()
  await vi.advanceTimersByTimeAsync(0)
  expect(joined.state()).toMatchObject({ error: { id: 'view' } })

  missing.delete('view')
  joined.load()
  await vi.advanceTimersByTimeAsync(0)
  expect(joined.state()).toMatchObject({ error: { id: 'content' } })

  missing.delete('content')
  joined.load()
  await vi.advanceTimersByTimeAsync(0)
  expect(joined.state().status).toBe('ready')
  expect(asked).toEqual(['view', 'content', 'view', 'content', 'content'])
})

test('tell of every change until that is no longer wanted', async () => {
  const { asked, joined } = twoChunks(new Set(['content']))
  const states: string[] = []
  const end = joined.subscribe(() => states.push(joined.state().status))
  joined.load()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)).toBe('failed')
  end()
  const told = states.length
  joined.load()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['view', 'content', 'content'])
  expect(states).toHaveLength(told)
})

test('are tried once for each time that someone asks', async () => {
  const { asked, joined } = twoChunks(new Set(['view']))
  // As the page does: whatever waits is wanted.
  joined.subscribe(() => {
    if (joined.state().status === 'waiting') joined.load()
  })
  joined.load()
  await vi.advanceTimersByTimeAsync(10)
  joined.load()
  await vi.advanceTimersByTimeAsync(10)
  expect(asked).toEqual(['view', 'content', 'view'])
})
