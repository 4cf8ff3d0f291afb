import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test, vi } from 'vitest'

import { openBrowser } from './open-browser.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a browser that does not start is refused with the reason', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/gone/chromium')
  const message = 'The browser "/gone/chromium" does not start: Failed to launch chromium because'
  await expect(openBrowser()).rejects.toThrow(message)
})

test('a folder for temporary files that cannot be written is named, and not the browser', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-browser-'))
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const name = process.platform === 'win32' ? 'TEMP' : 'TMPDIR'
  vi.stubEnv(name, file)
  await expect(openBrowser()).rejects.toThrow(
    `cannot be written: there is a file of this name already. Name another folder for temporary files in ${name}.`,
  )
  rmSync(folder, { recursive: true })
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
