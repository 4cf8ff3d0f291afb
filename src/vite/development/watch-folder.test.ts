import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { watchFolder } from './watch-folder.ts'

test('reports a change of a folder, and takes the error of one that Windows has deleted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-watch-'))
  const onChange = vi.fn<() => void>()
  const watcher = watchFolder(folder, onChange)
  try {
    writeFileSync(join(folder, 'style.css'), '')
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
    expect(() =>
      watcher.emit('error', new Error('EPERM: operation not permitted, watch')),
    ).not.toThrow()
  } finally {
    watcher.close()
    rmSync(folder, { recursive: true })
  }
})
