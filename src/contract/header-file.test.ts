import { describe, expect, test } from 'vitest'

import { findHeaders, readHeaderFile, writeHeaderFile, type HeaderRule } from './header-file.ts'

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'; img-src https://a.b" } },
  { path: '/', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/static/*', headers: { 'Cache-Control': 'immutable', 'X-Other': 'a: b' } },
]

test('a header file is read as it was written, with line breaks of any kind', () => {
  expect(readHeaderFile(writeHeaderFile(rules))).toEqual(rules)
  expect(readHeaderFile(writeHeaderFile(rules).replaceAll('\n', '\r\n'))).toEqual(rules)
  expect(readHeaderFile('')).toEqual([])
})

describe('a path gets the headers of every rule that matches', () => {
  const policy = "default-src 'none'; img-src https://a.b"
  test.each([
    ['/', { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' }],
    ['/nowhere', { 'Content-Security-Policy': policy }],
    ['/static', { 'Content-Security-Policy': policy }],
    [
      '/static/js/a.js',
      { 'Content-Security-Policy': policy, 'Cache-Control': 'immutable', 'X-Other': 'a: b' },
    ],
  ])('%s', (path, headers) => {
    expect(findHeaders(rules, path)).toEqual(headers)
  })
})
