import { expect, test } from 'vitest'

import { basePath } from './base-path.ts'

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/folio', '/folio/'],
  ['/folio/', '/folio/'],
  [' /a/b ', '/a/b/'],
])('BASE_PATH %o means %s', (value, path) => {
  expect(basePath(value)).toBe(path)
})

test.each(['folio', 'https://example.org/', '/a?b', '/a b'])('%s is not a path', (value) => {
  expect(() => basePath(value)).toThrow('write a path such as / or /folio/')
})
