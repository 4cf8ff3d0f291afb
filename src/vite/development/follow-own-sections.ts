import { existsSync } from 'node:fs'
import { sep } from 'node:path'

import { normalizePath, type ViteDevServer } from 'vite'

import { formatPath } from '#disk/format-path.ts'
import { sectionsFolder } from '#disk/owner/own-files.ts'

import { waitUntilThere } from './wait-until-there.ts'

/**
 * Says once that a change of the owner's section types, or a new folder of them, waits for the next start: Node
 * has loaded them, and no update reaches it. Views are in the page, and update there.
 */
export function followOwnSections(
  server: Pick<ViteDevServer, 'watcher' | 'environments' | 'httpServer'>,
  say: (line: string) => void,
  folder = sectionsFolder,
): void {
  if (!existsSync(folder)) {
    waitUntilThere(folder, server, () => say(describeWait(folder)))
    return
  }
  const { watcher, environments } = server
  const { moduleGraph } = environments.client
  // A view is .tsx or .jsx.
  const isDefinition = (path: string) =>
    path.startsWith(`${folder}${sep}`) &&
    /(?<!\.test)\.[jt]s$/u.test(path) &&
    moduleGraph.getModulesByFile(normalizePath(path)) === undefined
  const follow = (_: string, path: string) => {
    if (!isDefinition(path)) return
    watcher.off('all', follow)
    say(describeWait(path))
  }
  watcher.on('all', follow)
  // The folder of an owner is outside of what Vite watches.
  watcher.add(folder)
}

function describeWait(path: string): string {
  return `${formatPath(path)} has changed. It is read at the start: end this command with Ctrl+C, and run it again.`
}
