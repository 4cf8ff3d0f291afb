import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { readExample } from './read-example.ts'

const page = readFileSync(join(engineFolder, 'docs/own-section.md'), 'utf8')

test('the page about own sections has a whole example', () => {
  const { files, section } = readExample(page)
  expect(files.map(([path]) => path)).toEqual([
    'sections/index.ts',
    'sections/timeline/schema.ts',
    'sections/timeline/timeline.tsx',
    'sections/timeline/timeline.module.css',
  ])
  expect(JSON.parse(section)).toMatchObject({ type: 'timeline' })
})

test('TypeScript finds no mistake in that example, with the configuration of the page', () => {
  const cache = join(engineFolder, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'example-'))
  for (const [path, text] of readExample(page).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const config = JSON.parse(/```json\n(\{\s+"compilerOptions"[^]*?)```/u.exec(page)?.[1] ?? '')
  config.compilerOptions.paths = {
    '@folio-page/folio': [join(engineFolder, 'src/index.ts')],
    '@folio-page/folio/view': [join(engineFolder, 'src/view.ts')],
  }
  // The sources of this repository need them, and the declarations of the package do not.
  config.compilerOptions.types.push('node')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(engineFolder, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe('')
})
