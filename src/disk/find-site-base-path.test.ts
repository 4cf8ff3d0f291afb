import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { findSiteBasePath } from './find-site-base-path.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-base-'))
  vi.stubEnv('CONTENT_FILE', join(folder, 'me.json'))
  vi.stubEnv('BASE_PATH', undefined)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

const write = (text: string) => writeFileSync(join(folder, 'me.json'), text)

test('the site begins at the path of its address', () => {
  write('{ "site": { "url": "https://ada.github.io/folio/" } }')
  expect(findSiteBasePath()).toBe('/folio/')
})

test('BASE_PATH overrides the address', () => {
  write('{ "site": { "url": "https://ada.github.io/folio/" } }')
  vi.stubEnv('BASE_PATH', '/')
  expect(findSiteBasePath()).toBe('/')
})

test.each(['{}', '{ "site": { "url": ', 'not JSON', '"\\uFFFD'])(
  'without an address that can be read it begins at "/": %s',
  (text) => {
    write(text)
    expect(findSiteBasePath()).toBe('/')
  },
)

test('without a content file it begins at "/"', () => {
  expect(findSiteBasePath()).toBe('/')
})
