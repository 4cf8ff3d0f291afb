import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { findPostgres } from './find-postgres.mjs'
import { startPostgres } from './start-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'folio-programs-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

// As root, a server needs the user of the package.
test.skipIf(!findPostgres())('a PostgreSQL that says nothing has not started', async () => {
  // Node may be in a folder that the user of the package cannot read.
  writeFileSync(join(folder, 'postgres'), '#!/bin/sh\nexec sleep 60 2>&-\n')
  writeFileSync(join(folder, 'initdb'), '#!/bin/sh\n')
  for (const path of ['', 'postgres', 'initdb']) chmodSync(join(folder, path), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  await expect(startPostgres({ durable: false })).rejects.toThrow('did not start')
})
