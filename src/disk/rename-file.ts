import { rename } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

import { hasCode } from './has-code.ts'

/** The codes with which Windows refuses to rename a file that another program has open. */
const heldCodes = ['EACCES', 'EBUSY', 'EPERM']

/** How long to wait before each further try, ms. */
const pauses = [20, 50, 100, 200, 400]

/**
 * Renames a file, also over another one. Tries again for a while where another program holds it: virus
 * scanners open each new file. Rejects with the error of the system.
 */
export async function renameFile(from: string, to: string): Promise<void> {
  for (const pause of pauses) {
    try {
      return await rename(from, to)
    } catch (error) {
      if (!hasCode(error, ...heldCodes)) throw error
    }
    await setTimeout(pause)
  }
  return rename(from, to)
}
