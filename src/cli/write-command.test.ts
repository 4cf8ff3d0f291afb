import { expect, test } from 'vitest'

import { findContentFile } from '#disk/owner/own-files.ts'

import { writeCommand } from './write-command.ts'

test('a command names the content file only if it is not that of the site', () => {
  expect(
    [findContentFile(), 'sv/portfolio.json', 'my site.json'].map((path) =>
      writeCommand('validate', path),
    ),
  ).toEqual([
    'npm run validate',
    'npm run validate -- sv/portfolio.json',
    'npm run validate -- "my site.json"',
  ])
})
