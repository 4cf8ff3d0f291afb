import { expect, test } from 'vitest'

import { formatSuggestion } from './format-problem.ts'

const problem = {
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer: '',
  place: '',
  code: 'content/unknown-key',
  severity: 'error',
  message: 'There is no field "heding" here.',
  found: undefined,
} as const

test.each([
  ['Write "heading", or delete it.', 'heading', undefined],
  ['Write "paper", "phosphor" or a colour.', 'paper', 'Did you mean "paper"?'],
  ['Delete it, or write "image" as text in quotes.', 'image', undefined],
  ['Write one of "sharp", "soft".', 'soft', 'Did you mean "soft"?'],
  ['Name a scene that is there.', 'farewell', 'Did you mean "farewell"?'],
  ['Write where it leads: "next": { "yes": "bye" }.', 'next', undefined],
  ['Delete it.', undefined, undefined],
])('the help %j with the suggestion %j asks %j', (help, suggestion, question) => {
  expect(formatSuggestion({ ...problem, help, suggestion })).toBe(question)
})
