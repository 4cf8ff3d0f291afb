import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startServer, type StartedServer } from '#check/start-server.ts'
import { engineFolder } from '#disk/folders.ts'

import { specification } from './build-variant.ts'

/** The page as its owner sees it while editing. */
export type DevelopmentSite = StartedServer & {
  readonly contentFile: string
  /** The content as it was at the beginning. */
  readonly original: string
}

/**
 * Starts Vite's development server with a copy of the content that a test may edit. `args` are
 * more arguments of the command, `environment` more variables.
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
  const folio = join(engineFolder, 'src/bin/run.mjs')
  const { url, stop } = await startServer([folio, 'dev', '--port', port, ...args], {
    ...environment,
    CONTENT_FILE: contentFile,
  })
  return {
    url: url.replace(/\/$/u, ''),
    contentFile,
    original,
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
