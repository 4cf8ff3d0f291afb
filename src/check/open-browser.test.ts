import { expect, test, vi } from 'vitest'

import { openBrowser } from './open-browser.ts'

test('a browser that does not start is refused with the reason', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath)
  vi.stubEnv('TMPDIR', '/gone')
  vi.stubEnv('TEMP', String.raw`Z:\gone`)
  const message = `The browser "${process.execPath}" does not start: ENOENT: no such file or directory, mkdtemp '`
  await expect(openBrowser()).rejects.toThrow(message)
})
