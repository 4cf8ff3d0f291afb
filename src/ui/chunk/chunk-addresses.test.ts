import { afterEach, describe, expect, test, vi } from 'vitest'

import { findChunkAddress, readChunkAddresses } from './chunk-addresses.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A document with an element of this id and this text. */
function makeDocument(text: string | undefined, id = 'chunk-addresses') {
  const getElementById = (asked: string) =>
    asked === id && text !== undefined ? { textContent: text } : null
  return { getElementById } as unknown as Document
}

describe('the addresses of the chunks', () => {
  test.each([
    ['are those that the build wrote', makeDocument('{"hero":"/a.js"}'), { hero: '/a.js' }],
    ['are none if nothing was built', makeDocument(undefined), {}],
    ['are none in an empty element', makeDocument(''), {}],
    ['are not read from another element', makeDocument('{"hero":"/a.js"}', 'other'), {}],
  ])('%s', (_, from, addresses) => {
    expect(readChunkAddresses(from)).toEqual(addresses)
  })
})

describe('the address of a chunk is absolute', () => {
  test.each([
    {
      page: 'https://example.org/',
      path: '/static/js/hero-1.js',
      address: 'https://example.org/static/js/hero-1.js',
    },
    {
      page: 'https://example.org/folio/?a=1#contact',
      path: '/folio/static/js/hero-1.js',
      address: 'https://example.org/folio/static/js/hero-1.js',
    },
    {
      page: 'http://localhost:4173/nowhere/at/all',
      path: 'https://cdn.example.org/hero-1.js',
      address: 'https://cdn.example.org/hero-1.js',
    },
  ])('$path seen from $page', ({ page, path, address }) => {
    vi.stubGlobal('document', makeDocument(JSON.stringify({ hero: path })))
    vi.stubGlobal('location', { href: page })
    expect(findChunkAddress('hero')).toBe(address)
  })

  test('and is the id for a chunk that was not built', () => {
    vi.stubGlobal('document', makeDocument('{"hero":"/a.js"}'))
    vi.stubGlobal('location', { href: 'https://example.org/' })
    expect(findChunkAddress('skills')).toBe('skills')
  })
})
