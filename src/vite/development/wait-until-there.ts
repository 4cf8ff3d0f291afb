import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

import { watchFolder } from './watch-folder.ts'

/** Calls `onceThere` when a file or folder exists that was deleted. Its folder has to exist. */
export function waitUntilThere(file: string, onceThere: () => void): void {
  const folder = watchFolder(dirname(file), () => {
    if (!existsSync(file)) return
    folder.close()
    onceThere()
  })
}
