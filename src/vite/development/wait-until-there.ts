import { existsSync, watch } from 'node:fs'
import { dirname } from 'node:path'

/** Calls `onceThere` when a file or folder exists that was deleted. Its folder has to exist. */
export function waitUntilThere(file: string, onceThere: () => void): void {
  const folder = watch(dirname(file), { persistent: false }, () => {
    if (!existsSync(file)) return
    folder.close()
    onceThere()
  })
}
