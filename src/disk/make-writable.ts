import { mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { hasCode } from './has-code.ts'
import { isFolder } from './is-folder.ts'
import { createRefusal } from './refusal.ts'

/**
 * Makes a folder. Rejects with a Refusal that ends with `advice` if nothing can be written into it: Vite and the
 * browser of a check would not say so.
 */
export async function makeWritable(folder: string, advice?: string): Promise<void> {
  try {
    await makeFolder(folder)
    // Permissions alone do not tell: nobody can write into /proc.
    await rmdir(await mkdtemp(join(folder, '.folio-')))
  } catch (error) {
    throw createRefusal(folder, error, 'written', advice)
  }
}

/**
 * Makes a folder and those that it is in. The `recursive` of Node never ends in /proc, and says of a disk for
 * reading only that there is no folder (nodejs/node#47098).
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (isFolder(folder)) return
    const outer = dirname(folder)
    const isOuterMissing = hasCode(error, 'ENOENT') && !isFolder(outer)
    if (!isOuterMissing || outer === folder) throw error
    await makeFolder(outer)
    await makeFolder(folder)
  }
}
