import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { printProblems } from './content-updates.ts'

test('an edit of style.css while the content is gone does not end the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-gone-'))
  const file = join(folder, 'portfolio.json')
  expect(() => printProblems({ file, printWarnings: () => {} })).not.toThrow()
  rmSync(folder, { recursive: true })
})
