import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { listPreloads } from './create-template.ts'

test('fonts are preloaded, also where node_modules is a link to another folder', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'folio-preloads-')))
  try {
    mkdirSync(join(folder, 'there/typefaces'), { recursive: true })
    symlinkSync('there', join(folder, 'node_modules'), 'dir')
    const originalFileNames = [join(folder, 'there/typefaces/mono.woff2')]
    const picture = { fileName: 'a.gif', originalFileNames: [join(folder, 'content/a.gif')] }
    expect(
      listPreloads(
        [{ fileName: 'mono.woff2', originalFileNames }, picture],
        '/sub/',
        join(folder, 'node_modules/typefaces'),
      )[0],
    ).toBe('<link rel="preload" href="/sub/mono.woff2" as="font" type="font/woff2" crossorigin />')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
