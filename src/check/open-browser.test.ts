import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { openBrowser } from './open-browser.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a browser that does not start is refused with the reason', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('TMPDIR', '/gone')
  vi.stubEnv('TEMP', String.raw`Z:\gone`)
  const message = `The browser "${process.execPath}" does not start: ENOENT: no such file or directory, mkdtemp '`
  await expect(openBrowser()).rejects.toThrow(message)
})

test.runIf(process.platform === 'linux')(
  'a browser whose libraries are missing is refused with what installs them',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-browser-'))
    const browser = join(folder, 'chromium')
    const words = 'chromium: error while loading shared libraries: libnss3.so: cannot open shared'
    writeFileSync(browser, `#!/bin/sh\necho "${words} object file" >&2\nexit 127\n`, {
      mode: 0o755,
    })
    vi.stubEnv('CHROMIUM_PATH', browser)
    await expect(openBrowser()).rejects.toThrow(
      'this machine lacks libnss3.so. Run "sudo npx playwright-core install-deps chromium"',
    )
    rmSync(folder, { recursive: true })
  },
)
