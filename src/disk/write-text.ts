import { existsSync } from 'node:fs'
import { appendFile, realpath, rm, stat, writeFile } from 'node:fs/promises'

import { createRefusal } from './refusal.ts'
import { renameFile } from './rename-file.ts'

/** Writes a text file. Throws a Refusal if that is not possible. */
export async function writeText(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: unknown) => {
    throw createRefusal(path, error, 'written')
  })
}

/** Throws a Refusal if a text file could not be written. Neither changes a file nor leaves a new one. */
export async function refuseUnwritable(path: string): Promise<void> {
  const isThere = existsSync(path)
  // The reader of a pipe would take this for the end.
  if (isThere && (await stat(path)).isFIFO()) return
  await appendFile(path, '').catch((error: unknown) => {
    throw createRefusal(path, error, 'written')
  })
  if (!isThere) await rm(await realpath(path))
}

/**
 * Replaces the text of a file completely or not at all: readers never see a part, even after a crash.
 * Keeps symbolic links and permissions. Throws a Refusal if that is not possible.
 */
export async function replaceText(path: string, text: string): Promise<void> {
  const file = await realpath(path)
  const { mode } = await stat(file)
  const beside = `${file}.${process.pid}.new`
  try {
    await writeFile(beside, text, { mode, flush: true })
    await renameFile(beside, file)
  } catch (error) {
    // Where it could not be written, it can often not be removed: the first error says more.
    await rm(beside, { force: true }).catch(() => {})
    throw createRefusal(path, error, 'written')
  }
}
