import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ChunkLoadError, type ChunkFailureType } from './load-chunk.ts'
import { reloadIfReplaced } from './reload-if-replaced.ts'

const gone = 'https://example.org/static/js/hero-old.js'

/** The current page of the server, which names a built file for each chunk. */
function writePage(chunks: object): string {
  return `<html><script type="application/json" id="chunk-addresses">${JSON.stringify(chunks)}</script></html>`
}

const replaced = writePage({ hero: '/static/js/hero-new.js' })

/** The only part of a parsed page that is used: the text of its element "chunk-addresses". */
class TinyParser {
  parseFromString(html: string) {
    const text = /id="chunk-addresses">(.*?)<\/script>/u.exec(html)?.[1]
    return { getElementById: () => (text === undefined ? null : { textContent: text }) }
  }
}

let stored: Map<string, string>
let fields: { value: string; defaultValue: string }[]
let page: () => Promise<Response>
let asked: unknown[]
let reloads: number

beforeEach(() => {
  stored = new Map()
  fields = []
  page = async () => new Response(replaced)
  asked = []
  reloads = 0
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('location', {
    href: 'https://example.org/',
    reload() {
      reloads += 1
    },
  })
  vi.stubGlobal('document', { querySelectorAll: () => fields })
  vi.stubGlobal('DOMParser', TinyParser)
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    asked.push(request)
    return page()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function makeFailure(type: ChunkFailureType = 'missing', address = gone, id = 'hero') {
  return new ChunkLoadError(id, type, address)
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Whether the page is reloaded for a failure: the returned value and the calls of `reload`. */
async function countReloads(error: ChunkLoadError) {
  const before = reloads
  const said = await reloadIfReplaced(error)
  return { said, done: reloads - before }
}

describe('a page whose chunk a deploy has replaced', () => {
  test('is reloaded, and the address is stored', async () => {
    expect({
      reload: await countReloads(makeFailure()),
      stored: [...stored],
      asked,
    }).toEqual({
      reload: { said: true, done: 1 },
      stored: [['folio:reloaded-for', gone]],
      asked: [['https://example.org/', { cache: 'no-store', signal: expect.any(AbortSignal) }]],
    })
  })

  test('is not reloaded twice for the same address', async () => {
    await reloadIfReplaced(makeFailure())
    expect({ again: await countReloads(makeFailure()), asked: asked.length }).toEqual({
      again: { said: false, done: 0 },
      asked: 1,
    })
  })

  test('is reloaded for each deploy that replaces it', async () => {
    await reloadIfReplaced(makeFailure())
    page = async () => new Response(writePage({ hero: '/static/js/hero-newest.js' }))
    const next = makeFailure('missing', 'https://example.org/static/js/hero-new.js')
    expect(await countReloads(next)).toEqual({ said: true, done: 1 })
  })
})

describe('a page is not reloaded', () => {
  test.each<[string, () => void, ChunkLoadError?]>([
    [
      'while a form holds what a visitor wrote',
      () => {
        fields = [
          { value: '', defaultValue: '' },
          { value: 'Dear', defaultValue: '' },
        ]
      },
    ],
    ['when the chunk took too long', () => {}, makeFailure('timeout')],
    ['when the chunk could not be run', () => {}, makeFailure('error')],
    [
      'when the page of now names the same address',
      () => {
        page = async () => new Response(writePage({ hero: '/static/js/hero-old.js' }))
      },
    ],
    [
      'when the page of now does not name the chunk',
      () => {
        page = async () => new Response(writePage({ skills: '/static/js/skills-new.js' }))
      },
    ],
    [
      'when the page of now names no chunk at all',
      () => {
        page = async () => new Response('<html></html>')
      },
    ],
    [
      'when the page of now names them in broken words',
      () => {
        page = async () => new Response('<script id="chunk-addresses">{"hero":</script>')
      },
    ],
    [
      'when the server cannot be reached',
      () => {
        page = () => Promise.reject(new TypeError('Failed to fetch'))
      },
    ],
  ])('%s', async (_, arrange, error = makeFailure()) => {
    arrange()
    expect({ reload: await countReloads(error), stored: [...stored] }).toEqual({
      reload: { said: false, done: 0 },
      stored: [],
    })
  })

  test('except if the form holds only its default values', async () => {
    fields = [{ value: 'preset', defaultValue: 'preset' }]
    expect(await countReloads(makeFailure())).toEqual({ said: true, done: 1 })
  })

  test('while a form holds text that was typed during the request', async () => {
    page = async () => {
      fields = [{ value: 'Dear', defaultValue: '' }]
      return new Response(replaced)
    }
    expect(await countReloads(makeFailure())).toEqual({ said: false, done: 0 })
  })

  test('when the server takes longer than ten seconds to answer', async () => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    page = () => new Promise((_, reject) => clock.signal.addEventListener('abort', reject))
    const reload = countReloads(makeFailure())
    clock.abort()
    expect({ reload: await reload, after: timeout.mock.calls }).toEqual({
      reload: { said: false, done: 0 },
      after: [[10_000]],
    })
    timeout.mockRestore()
  })

  test.each([
    ['read', { getItem: refuse, setItem: refuse }],
    ['write', { getItem: () => null, setItem: refuse }],
  ])('when the browser blocks storage (%s)', async (_, storage) => {
    vi.stubGlobal('sessionStorage', storage)
    expect(await countReloads(makeFailure())).toEqual({ said: false, done: 0 })
  })
})
