import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import { listContext } from './build-context.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-context-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function writeFiles(paths: readonly string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), '')
  }
}

test('the image contains nothing private and no tests', () => {
  const wanted = [
    '.npmrc',
    'content/media/a.gif',
    'content/portfolio.json',
    'index.html',
    'package-lock.json',
    'package.json',
    'public/robots.txt',
    'schema/a.json',
    'src/server/main.ts',
    'tsconfig.json',
    'tsconfig/model.json',
    'vite.config.ts',
  ]
  const unwanted = [
    '.env',
    '.git/config',
    '.github/workflows/ci.yml',
    'compose.yaml',
    'data/messages.db',
    'data/messages.db-wal',
    'dist/index.html',
    'e2e/page.spec.ts',
    'node_modules/pg/package.json',
    'scripts/start.mjs',
    'src/server/app.test.ts',
    'src/ui/button.test.tsx',
  ]
  writeFiles([...wanted, ...unwanted])
  const dockerignore = readFileSync(join(engineFolder, '.dockerignore'), 'utf8')
  expect(listContext(folder, dockerignore).toSorted()).toEqual(wanted)
})

test('the last matching rule decides, also for files in a folder', () => {
  writeFiles(['a/b/keep.txt', 'a/b/drop.txt', 'a/c.txt', 'd.txt'])
  expect(listContext(folder, '# All of it\na\n!a/b/keep.txt\n')).toEqual(['a/b/keep.txt', 'd.txt'])
  expect(listContext(folder, '*.txt\n!a\na/?.txt\n').toSorted()).toEqual([
    'a/b/drop.txt',
    'a/b/keep.txt',
  ])
})
