import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { fetchChunk } from './fetch-chunk.ts'

const fetchFile = vi.fn<(address: URL) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: '{"hero":"/folio/static/js/hero-1.js"}' }),
  })
  vi.stubGlobal('location', { href: 'https://example.org/folio/?a=1#contact' })
  vi.stubGlobal('fetch', fetchFile)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchFile.mockReset()
})

test('the whole file of a chunk is fetched', async () => {
  const answer = new Response('export {}')
  fetchFile.mockResolvedValue(answer)
  await fetchChunk('hero')
  const asked = fetchFile.mock.calls.map(([address]) => address.href)
  expect(asked).toEqual(['https://example.org/folio/static/js/hero-1.js'])
  expect(answer.bodyUsed).toBe(true)
})

test('a file that does not arrive is missing', async () => {
  fetchFile.mockResolvedValueOnce(new Response('', { status: 404 }))
  await expect(fetchChunk('hero')).rejects.toBeInstanceOf(TypeError)
  fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(fetchChunk('hero')).rejects.toBeInstanceOf(TypeError)
})

test('a chunk that was not built has no file', async () => {
  await fetchChunk('skills')
  expect(fetchFile).not.toHaveBeenCalled()
})
