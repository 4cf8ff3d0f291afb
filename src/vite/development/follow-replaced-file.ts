import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { ViteDevServer } from 'vite'

import { describeState, restTime } from './wait-until-written.ts'
import { watchFolder } from './watch-folder.ts'

/**
 * Reports each edit of a file that the watcher misses. The watcher follows the file and not its name: where a
 * program deletes it and writes it again, as Git and many editors do, Linux may give the new one the same number,
 * and the watcher keeps the deleted one. The folder notices every edit.
 */
export function followReplacedFile(
  { watcher, httpServer }: Pick<ViteDevServer, 'watcher' | 'httpServer'>,
  file: string,
): void {
  let reported = describeState(file)
  watcher.on('all', (_, path) => {
    if (path === file) reported = describeState(file)
  })
  const folder = watchFolder(dirname(file), async () => {
    await setTimeout(restTime)
    const before = await reported
    const now = await describeState(file)
    if (now === before || now === '') return
    reported = Promise.resolve(now)
    watcher.unwatch(file).add(file)
    watcher.emit('change', file)
  })
  httpServer?.once('close', () => folder.close())
}
