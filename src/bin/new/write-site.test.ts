import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { useFolder } from './site-for-tests.ts'
import { writeSite } from './write-site.ts'

vi.mock(import('node:fs/promises'), { spy: true })

const folder = useFolder()

/** Writes a site whose README is there already when it is written. */
function writeHalf(site: string) {
  const readme = join(folder.path, 'mine.md')
  writeFileSync(readme, 'mine')
  return writeSite(site, { host: 'other', text: '{}', copies: [[readme, 'README.md']], notes: [] })
}

test('half a site is not left in the way of the next try', async () => {
  const site = join(folder.path, 'site')
  await expect(writeHalf(site)).rejects.toThrow(/README\.md cannot be written/u)
  expect(existsSync(site)).toBe(false)
})

test('a folder that was there before stays, with what is in it', async () => {
  const site = join(folder.path, 'site')
  mkdirSync(join(site, '.git'), { recursive: true })
  await expect(writeHalf(site)).rejects.toThrow(/README\.md cannot be written/u)
  expect(readdirSync(site)).toContain('.git')
})

test('the first error is reported, even if the folder cannot be deleted', async () => {
  vi.mocked(rm).mockRejectedValueOnce(new Error('EACCES: permission denied, rmdir'))
  await expect(writeHalf(join(folder.path, 'site'))).rejects.toThrow(
    /README\.md cannot be written/u,
  )
})
