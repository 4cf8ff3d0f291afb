import { expect, test } from 'vitest'

import { checkPortfolio } from './check-portfolio.ts'
import { jsonSchema } from './json-schema.ts'

const options = { hasAsset: () => true, publishedSchema: jsonSchema() }

/** The problems of a text: code, the text that is marked, and the words. */
function problemsOf(text: string) {
  return checkPortfolio(text, options).problems.map((problem) => [
    problem.code,
    text.split('\n')[problem.line - 1]?.slice(problem.column - 1, problem.endColumn - 1),
    problem.message,
    problem.help,
  ])
}

const old = [
  'This file is of version 0, and this Folio reads version 1.',
  'Run "npm run migrate": it rewrites the file and says what it changed.',
]

test.each([
  [
    'sections by type, as they once were',
    '{ "sitee": 1, "sections": { "hero": { "tag": 5 } } }',
    ['content/old-version', '"sections"', ...old],
  ],
  [
    'a version that is past',
    '{ "sitee": 1, "schemaVersion": 0 }',
    ['content/old-version', '0', ...old],
  ],
  [
    'a version that is to come',
    '{ "sitee": 1, "schemaVersion": 2 }',
    [
      'content/newer-version',
      '2',
      'This file is newer than this Folio: it is of version 2, and Folio reads version 1.',
      'Get the newer Folio that the file was written for.',
    ],
  ],
])('%s are the one problem of a file, and its shape is none', (_, text, problem) => {
  expect(problemsOf(text)).toEqual([problem])
})

test.each([
  ['a version that is none', '{ "schemaVersion": "1" }'],
  ['sections in an object that were never of version 0', '{ "sections": { "type": "hero" } }'],
  [
    'sections by type in a file that says it is of version 1',
    '{ "schemaVersion": 1, "sections": { "hero": {} } }',
  ],
  ['no version and a list of sections', '{ "sections": [] }'],
])('%s are told as shapes', (_, text) => {
  const codes = problemsOf(text).map(([code]) => code)
  expect(codes).not.toContain('content/old-version')
  expect(codes).toContain('content/missing-field')
})
