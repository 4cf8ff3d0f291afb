import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { buildIfChanged } from './build-if-changed.ts'

test('a build that the system kills names the memory, and no errors that nobody printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-killed-'))
  const content = 'fixtures/specification/portfolio.json'
  const build = buildIfChanged(folder, content, { run: () => Promise.resolve(null) })
  await expect(build).rejects.toThrow('The build was killed, as the system does where memory')
  rmSync(folder, { recursive: true })
})
