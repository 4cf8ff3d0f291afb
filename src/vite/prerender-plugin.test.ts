import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createBuilder } from 'vite'
import { expect, test } from 'vitest'

import { prerenderPlugin } from './prerender-plugin.ts'

test('a build that failed leaves the site as it was, and the next one builds into the same folder', async () => {
  const root = mkdtempSync(join(tmpdir(), 'folio-failed-'))
  const folder = join(root, 'dist')
  mkdirSync(join(root, 'public'))
  writeFileSync(join(root, 'public/cv.pdf'), '')
  writeFileSync(join(root, 'index.html'), '')
  const build = async () => {
    const failure = {
      name: 'failure',
      generateBundle() {
        throw new Error('The styles are wrong.')
      },
    }
    const builder = await createBuilder({
      configFile: false,
      root,
      logLevel: 'silent',
      plugins: [prerenderPlugin(() => undefined), failure],
      build: { outDir: folder, emptyOutDir: true },
    })
    await builder.buildApp()
  }
  const site = ['index.html', 'static']
  mkdirSync(join(folder, 'static'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), '')
  for (const _ of ['a build', 'the next one']) {
    await expect(build()).rejects.toThrow('The styles are wrong.')
    expect(readdirSync(folder).toSorted()).toEqual(site)
  }
  rmSync(root, { recursive: true })
})
