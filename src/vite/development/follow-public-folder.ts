import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

import type { ViteDevServer } from 'vite'

import { findPublicFolder } from '#disk/owner/own-files.ts'

import { watchFolder } from './watch-folder.ts'

/** Restarts the server when a folder "public" appears beside the content, or is gone. */
export function followPublicFolder(
  { config, httpServer, restart }: ViteDevServer,
  file: string,
): void {
  const before = findPublicFolder(file)
  const follow = () => {
    const published = findPublicFolder(file)
    if (published === before) return
    config.inlineConfig.publicDir = published
    void restart()
  }
  const folders = [dirname(file), dirname(dirname(file))].filter((folder) => existsSync(folder))
  const watchers = folders.map((folder) => watchFolder(folder, follow))
  httpServer?.once('close', () => {
    for (const watcher of watchers) watcher.close()
  })
}
