import { expect, test, vi } from 'vitest'

import { findContentFile } from '#disk/owner/own-files.ts'

import { writeCommand } from './write-command.ts'

test('a command names the content file only if it is not that of the site', () => {
  vi.stubEnv('CONTENT_FILE', undefined)
  expect(
    [findContentFile(), 'sv/portfolio.json', 'my site.json'].map((path) =>
      writeCommand('validate', path),
    ),
  ).toEqual([
    'npm run validate',
    'npm run validate -- sv/portfolio.json',
    'npm run validate -- "my site.json"',
  ])
  vi.unstubAllEnvs()
})

test('a command names the file of CONTENT_FILE, which may have been set for one command', () => {
  vi.stubEnv('CONTENT_FILE', 'content/sv/portfolio.json')
  expect(writeCommand('migrate', findContentFile())).toBe(
    'npm run migrate -- content/sv/portfolio.json',
  )
  vi.unstubAllEnvs()
})
