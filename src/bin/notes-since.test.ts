import { expect, test } from 'vitest'

import { isNewer, readNotesSince } from './notes-since.ts'

const changelog = `# Changelog

## 0.10.0

- The newest.

## 0.9.1 (2026-12-01)

- Before it.

## 0.9.0

- The installed one.
`

test('the notes are those of the versions after the installed one', () => {
  expect(readNotesSince(changelog, '0.9.0')).toBe(
    '## 0.10.0\n\n- The newest.\n\n## 0.9.1 (2026-12-01)\n\n- Before it.',
  )
  expect(readNotesSince(changelog, '0.10.0')).toBe('')
})

test('versions are compared by their numbers', () => {
  expect(isNewer('0.10.0', '0.9.9')).toBe(true)
  expect(isNewer('0.9.9', '0.10.0')).toBe(false)
  expect(isNewer('1.0.0', '1.0.0')).toBe(false)
  expect(isNewer('1.0.0', '1.0.0-rc.1')).toBe(true)
  expect(isNewer('1.0.0-rc.1', '1.0.0')).toBe(false)
  expect(isNewer('1.0.0-rc.10', '1.0.0-rc.9')).toBe(true)
})
