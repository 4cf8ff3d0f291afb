import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { followStyleSheet } from './follow-style-sheet.ts'

test('each edit of the style sheet is reported once, with the error that the page shows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-sheet-'))
  const file = join(folder, 'style.css')
  writeFileSync(file, 'h2 { color: red }')
  const edits: [after: string | undefined, before: string | undefined][] = []
  followStyleSheet(file, (error, before) => edits.push([error?.message, before?.message]))
  const wait = (count: number) => vi.waitFor(() => expect(edits).toHaveLength(count), 10_000)
  writeFileSync(join(folder, 'other.css'), 'h2 {}')
  // It has an error, which the page does not show.
  writeFileSync(file, '@import "a.css";')
  await wait(1)
  writeFileSync(file, 'h2 {')
  await wait(2)
  rmSync(file)
  await wait(3)
  const open = expect.stringContaining('Write "}" where it ends.')
  expect(edits).toEqual([
    [undefined, undefined],
    [open, undefined],
    [undefined, open],
  ])
  rmSync(folder, { recursive: true })
})
