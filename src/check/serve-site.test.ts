import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { serveSite } from './serve-site.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-serve-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a server that ends before it is ready is reported and leaves no folder', async () => {
  await expect(serveSite('.', undefined, { PORT: 'none' })).rejects.toThrow(
    /ended with \d: .*PORT/u,
  )
  expect(readdirSync(folder)).toEqual([])
})

test('a URL that arrives in two parts is whole, and a server that was killed can be stopped', async () => {
  const script = `
    const write = process.stdout.write.bind(process.stdout)
    process.stdout.write = (text) => {
      const [before, after] = text.split('://')
      write(before + '://local')
      setImmediate(() => {
        write(after.replace('local', ''))
        process.kill(process.pid, 'SIGKILL')
      })
    }`
  const { url, stop } = await serveSite('.', undefined, {
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
  })
  expect(url).toMatch(/^http:\/\/localhost:\d+$/u)
  await stop()
  expect(readdirSync(folder)).toEqual([])
})
