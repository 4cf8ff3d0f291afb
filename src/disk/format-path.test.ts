import { expect, test } from 'vitest'

import { formatPath } from './format-path.ts'

test('a path is relative to the current folder', () => {
  expect(formatPath(`${process.cwd()}/content/portfolio.json`)).toBe('content/portfolio.json')
})

test('a terminal obeys nothing in the name of a file', () => {
  expect(formatPath('a\u001b[31m\n::error::\u202eb.json')).toBe('a␛[31m␊::error::\ufffdb.json')
})
