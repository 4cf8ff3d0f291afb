import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { engineFolder } from '#disk/folders.ts'

import type { ContentFiles } from '../../scripts/sites/build-variant.ts'

const run = promisify(execFile)

/**
 * Builds a site below "out", with the animations of the specification and other files beside the
 * content. Returns its folder, its content file and the time it took, ms.
 */
export async function buildTimed(name: string, content: string, files: ContentFiles = {}) {
  const place = join(engineFolder, 'out', name)
  await rm(place, { recursive: true, force: true })
  await mkdir(join(place, 'content'), { recursive: true })
  await cp(
    join(engineFolder, 'fixtures/specification/animations'),
    join(place, 'content/animations'),
    { recursive: true },
  )
  for (const [path, text] of Object.entries(files)) {
    const target = join(place, 'content', path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  const [folder, file] = [join(place, 'site'), join(place, 'content/portfolio.json')]
  await writeFile(file, content)
  const began = performance.now()
  await run(process.execPath, [join(engineFolder, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: engineFolder,
    env: { ...process.env, CONTENT_FILE: file, OUT_DIR: folder },
    maxBuffer: 2 ** 26,
  })
  return { folder, file, build: performance.now() - began }
}

/** Lists the script of the page and its static imports. */
export async function listEntryScripts(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const named = /<script type="module">[^<]*import\(["'`]\/([^"'`]+)["'`]\)/u.exec(html)?.[1]
  if (named === undefined) throw new Error('The page names no entry script.')
  const found = new Set([named])
  for (const file of found) {
    const code = await readFile(join(folder, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu)) {
      found.add(`static/js/${name}`)
    }
  }
  return [...found]
}

/** The size of files of a folder after brotli, bytes. */
export async function measureBrotli(folder: string, files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file))))
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}
