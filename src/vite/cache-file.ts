import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { renameFile } from '#disk/rename-file.ts'

/** Writes the result of `create` to a path of the cache, unless it has the file. Returns the path. */
export async function cacheFile(path: string, create: () => Promise<Uint8Array>): Promise<string> {
  if (existsSync(path)) return path
  await mkdir(dirname(path), { recursive: true })
  // Rename at the end, so that parallel builds never read an incomplete file.
  const unfinished = `${path}.${randomUUID()}`
  await writeFile(unfinished, await create())
  await renameFile(unfinished, path)
  return path
}
