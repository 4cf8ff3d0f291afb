import { expect, test } from 'vitest'

import type { Problem } from '#problems/problem.ts'

import { formatQuiet } from './quiet.ts'

function find(code: Problem['code'], severity: Problem['severity'], line: number): Problem {
  const range = { line, column: 1, endLine: line, endColumn: 2 }
  const rest = { pointer: '', place: '', found: undefined, suggestion: undefined }
  return { ...range, ...rest, code, severity, message: 'It is wrong.', help: 'Correct it.' }
}

const print = (...problems: Problem[]) => formatQuiet([{ file: 'a.json', text: '', problems }], 0)

test('warnings about the sample are one line with their number', () => {
  const sample = [1, 2, 3].map((line) => find('sample/words', 'warning', line))
  expect(print(...sample)).toBe(
    '3 warnings about texts and links of the sample: "npm run validate" lists them.',
  )
  expect(print(...sample.slice(2))).toMatch(/^1 warning about/u)
  expect(print()).toBe('')
})

test('all errors are printed before the first of the other warnings', () => {
  const errors = [7, 8, 9].map((line) => find('content/empty', 'error', line))
  const warnings = [1, 2, 3, 4].map((line) => find('gif/no-still', 'warning', line))
  const lines = print(...warnings, find('sample/link', 'warning', 5), ...errors).split('\n')
  expect(lines.map((line) => line.split(': help')[0]?.replace(/: It is.*/u, ''))).toEqual([
    'a.json:7:1: error content/empty',
    'a.json:8:1: error content/empty',
    'a.json:9:1: error content/empty',
    'a.json:1:1: warning gif/no-still',
    'a.json:2:1: warning gif/no-still',
    '2 more warnings, 1 warning about texts and links of the sample: "npm run validate" lists them.',
  ])
})
