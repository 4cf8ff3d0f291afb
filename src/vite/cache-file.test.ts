import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { cacheFile } from './cache-file.ts'

const path = join(mkdtempSync(join(tmpdir(), 'folio-cache-')), 'stills/a.gif')
afterAll(() => rmSync(dirname(dirname(path)), { recursive: true }))

test('parallel builds write a file of the cache without showing an incomplete one', async () => {
  const sizes = new Set<number>()
  const look = setInterval(() => existsSync(path) && sizes.add(readFileSync(path).length))
  const bytes = new Uint8Array(20_000_000)
  const paths = await Promise.all([1, 2, 3].map(() => cacheFile(path, async () => bytes)))
  clearInterval(look)
  sizes.add(readFileSync(path).length)
  expect({ paths, sizes: [...sizes], names: readdirSync(dirname(path)) }).toEqual({
    paths: [path, path, path],
    sizes: [20_000_000],
    names: ['a.gif'],
  })
})

test('a file in the cache is not written again', async () => {
  const again = cacheFile(path, () => Promise.reject(new Error('written again')))
  await expect(again).resolves.toBe(path)
})
