import { basename, dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { ViteDevServer } from 'vite'

import { describeState, restTime } from './wait-until-written.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * Reports each edit of the content file that the watcher misses. The watcher follows the file and not its name: where
 * a program deletes it and writes it again, as Git and many editors do, Linux may give the new one the same number,
 * and the watcher keeps the deleted one. The folder notices every edit. If it is replaced itself, it is followed
 * again, with the `folders` in it.
 */
export function followReplacedFiles(
  { watcher, httpServer }: Pick<ViteDevServer, 'watcher' | 'httpServer'>,
  file: string,
  folders: readonly string[],
): void {
  const folder = dirname(file)
  let reported = describeState(file)
  watcher.on('all', (_, path) => {
    if (path === file) reported = describeState(file)
  })
  let inside = followFolder()
  const above = watchFolder(dirname(folder), (event, name) => {
    if (event !== 'rename' || name !== basename(folder)) return
    inside?.close()
    inside = followFolder()
    if (!inside) return
    watchAgain([file, ...folders])
    void reportMissed()
  })
  httpServer?.once('close', () => {
    inside?.close()
    above.close()
  })

  function followFolder() {
    try {
      return watchFolder(folder, () => void reportMissed())
    } catch {
      // It is gone. The folder above reports its return.
      return undefined
    }
  }

  async function reportMissed() {
    await setTimeout(restTime)
    const now = describeState(file)
    if (now === reported || now === '') return
    reported = now
    watchAgain([file])
    watcher.emit('change', file)
  }

  function watchAgain(paths: readonly string[]) {
    watcher.unwatch(paths).add(paths)
  }
}
