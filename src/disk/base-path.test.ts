import { expect, test } from 'vitest'

import { readBasePath } from './base-path.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  [' ', undefined],
  ['/', '/'],
  ['/folio', '/folio/'],
  ['/folio/', '/folio/'],
  [' /a/b ', '/a/b/'],
  ['folio', '/folio/'],
  ['folio/', '/folio/'],
  ['a/b', '/a/b/'],
  ['/a.b', '/a.b/'],
  ['/fölio', '/fölio/'],
  ['/f%C3%B6lio/', '/fölio/'],
  ['//', '/'],
  ['//folio', '/folio/'],
])('BASE_PATH %o means %s', (value, path) => {
  expect(readBasePath(value)).toBe(path)
})

test.each([
  'https://example.org/',
  'ada.github.io/folio',
  'localhost:3000',
  'C:\\folio',
  './',
  '../folio',
  '/../folio',
  '/a?b',
  '/a b',
  'a b',
  '/"><script>/',
])('%s is not a path', (value) => {
  expect(() => readBasePath(value)).toThrow('write a path such as / or /folio/')
})

test('a control character is shown by its picture', () => {
  expect(() => readBasePath('/a\nb')).toThrow('BASE_PATH is "/a␊b"')
})

test('a path that Git Bash has made one of this computer is explained', () => {
  expect(() => readBasePath('C:/Program Files/Git/folio/')).toThrow('leave out the first slash')
})
