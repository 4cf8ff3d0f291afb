import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'

import { followReplacedFiles } from './follow-replaced-files.ts'

test('a folder that is gone for a moment is followed when it is back', async () => {
  const root = mkdtempSync(join(tmpdir(), 'folio-gone-'))
  const file = join(root, 'content/portfolio.json')
  const server = await createServer({ root, configFile: false, server: { watch: null } })
  const onChange = vi.fn<(path: string) => void>()
  server.watcher.on('change', onChange)
  followReplacedFiles(server, file, [])
  mkdirSync(join(root, 'content'))
  writeFileSync(file, '{}')
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(file), 5000)
  await server.close()
  rmSync(root, { recursive: true })
})
