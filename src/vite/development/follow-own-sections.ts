import { existsSync } from 'node:fs'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

import { normalizePath, type ViteDevServer } from 'vite'

import { formatPath } from '#disk/format-path.ts'
import { sectionsFolder } from '#disk/owner/own-files.ts'
import { ownSections } from '#sections/own-sections.ts'

import { waitUntilThere } from './wait-until-there.ts'

/**
 * Says once that a change of the owner's section types, or a new folder of them, waits for the next start: Node
 * has loaded them, and no update reaches it. Views are in the page, and update there.
 */
export function followOwnSections(
  { watcher, environments }: Pick<ViteDevServer, 'watcher' | 'environments'>,
  say: (line: string) => void,
  folder = sectionsFolder,
): void {
  if (!existsSync(folder)) {
    waitUntilThere(folder, () => say(describeWait(folder)))
    return
  }
  const views = new Set([...ownSections.values()].map(({ view }) => fileURLToPath(view)))
  const { moduleGraph } = environments.client
  const isDefinition = (path: string) =>
    path.startsWith(`${folder}${sep}`) &&
    /(?<!\.test)\.[jt]s$/u.test(path) &&
    !views.has(path) &&
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
