import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { specification } from './build-variant.ts'

/** The page as its owner sees it while editing. */
export type DevelopmentSite = {
  readonly url: string
  readonly contentFile: string
  /** The content as it was at the beginning. */
  readonly original: string
  readonly stop: () => Promise<void>
}

const root = resolve(import.meta.dirname, '../..')

/**
 * Starts Vite's development server with a copy of the content that a test may edit. `args` are
 * more arguments for Vite, `environment` more variables.
 */
export async function serveDevelopment(
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<DevelopmentSite> {
  const folder = await mkdtemp(join(tmpdir(), 'folio-content-'))
  const contentFile = join(folder, 'portfolio.json')
  const original = await readFile(join(specification, 'portfolio.json'), 'utf8')
  for (const assets of ['animations', 'media']) {
    await cp(join(specification, assets), join(folder, assets), { recursive: true })
  }
  await writeFile(contentFile, original)
  const port = String(20_000 + ((process.pid + 10_000) % 20_000))
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), '--port', port, ...args],
    {
      cwd: root,
      env: { ...process.env, ...environment, CONTENT_FILE: contentFile },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const url = await new Promise<string>((found, reject) => {
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString())
      const address = /http:\/\/\S+?(?=\/?\s)/u.exec(printed)?.[0]
      if (address !== undefined) found(address)
    })
    child.once('exit', (code) => reject(new Error(`Vite ended with ${code}: ${printed}`)))
  })
  return {
    url,
    contentFile,
    original,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise((ended) => child.once('exit', ended))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
