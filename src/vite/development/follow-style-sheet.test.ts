import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, test, vi } from 'vitest'

import { followStyleSheet } from './follow-style-sheet.ts'
import { restTime } from './wait-until-written.ts'

test('an edit of the style sheet is checked, if its error is not shown over the page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-sheet-'))
  const file = join(folder, 'style.css')
  writeFileSync(file, 'h2 { color: red }')
  const check = vi.fn<() => void>()
  followStyleSheet(file, check)
  writeFileSync(file, '@import "a.css";')
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(1), 10_000)
  writeFileSync(join(folder, 'other.css'), 'h2 {}')
  writeFileSync(file, 'h2 {')
  await setTimeout(10 * restTime)
  expect(check).toHaveBeenCalledTimes(1)
  rmSync(file)
  await vi.waitFor(() => expect(check).toHaveBeenCalledTimes(2), 10_000)
  rmSync(folder, { recursive: true })
})
