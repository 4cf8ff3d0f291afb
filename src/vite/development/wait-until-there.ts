import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

import type { ViteDevServer } from 'vite'

import { watchFolder } from './watch-folder.ts'

/**
 * Calls `onceThere` when a file or folder exists that is missing, unless the server is closed or restarted before.
 * Its folder has to exist.
 */
export function waitUntilThere(
  file: string,
  { httpServer }: Pick<ViteDevServer, 'httpServer'>,
  onceThere: () => void,
): void {
  const folder = watchFolder(dirname(file), () => {
    if (!existsSync(file)) return
    folder.close()
    onceThere()
  })
  const end = () => folder.close()
  httpServer?.once('close', end)
  folder.once('close', () => httpServer?.off('close', end))
}
