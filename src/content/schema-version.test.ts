import { expect, test } from 'vitest'

import { validatePortfolio } from '#validate/validate-portfolio.ts'

const options = { hasAsset: () => true }

/** The problems of a text: code, the marked text, and the sentences. */
function listProblems(text: string) {
  return validatePortfolio(text, options).problems.map((problem) => [
    problem.code,
    text.split('\n')[problem.line - 1]?.slice(problem.column - 1, problem.endColumn - 1),
    problem.message,
    problem.help,
  ])
}

const help = 'Run "npm run migrate": it rewrites the file and says what it changed.'

test.each([
  [
    'sections by type, as in version 0,',
    '{ "sitee": 1, "sections": { "hero": { "tag": 5 } } }',
    [
      'content/old-version',
      '"sections"',
      'This file says no version, so it is of version 0, and this Folio reads version 2.',
      `${help} For a new file, write "schemaVersion": 2.`,
    ],
  ],
  [
    'a list of sections and no version, as in version 1,',
    '{ "sitee": 1, "sections": [{ "type": "hero" }] }',
    [
      'content/old-version',
      '"sections"',
      'This file says no version, so it is of version 1, and this Folio reads version 2.',
      `${help} For a new file, write "schemaVersion": 2.`,
    ],
  ],
  [
    'an older version',
    '{ "sitee": 1, "schemaVersion": 1 }',
    [
      'content/old-version',
      '1',
      'This file is of version 1, and this Folio reads version 2.',
      help,
    ],
  ],
  [
    'a newer version',
    '{ "sitee": 1, "schemaVersion": 3 }',
    [
      'content/newer-version',
      '3',
      'This file is newer than this Folio: it is of version 3, and this Folio reads version 2.',
      'Get the newer Folio that the file was written for: "npm run upgrade" installs the newest.',
    ],
  ],
])('%s is the only problem that is reported for a file', (_, text, problem) => {
  expect(listProblems(text)).toEqual([problem])
})

test.each([
  ['an invalid version', '{ "schemaVersion": "1" }'],
  ['a misspelt version', '{ "schemaversion": 1, "sections": [] }'],
  ['sections in an object that was never of version 0', '{ "sections": { "type": "hero" } }'],
  ['sections by type in a file of version 2', '{ "schemaVersion": 2, "sections": { "hero": {} } }'],
  ['no version and no sections', '{}'],
])('of %s, the shape is reported', (_, text) => {
  const codes = listProblems(text).map(([code]) => code)
  expect(codes).not.toContain('content/old-version')
  expect(codes).toContain('content/missing-field')
})
