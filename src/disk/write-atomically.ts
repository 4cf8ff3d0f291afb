import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/**
 * Replaces the text of a file completely or not at all: readers never see a part, even after a crash.
 * Keeps symbolic links and permissions.
 */
export async function writeAtomically(path: string, text: string): Promise<void> {
  const file = await realpath(path)
  const { mode } = await stat(file)
  const beside = `${file}.${process.pid}.new`
  try {
    await writeFile(beside, text, { mode, flush: true })
    await rename(beside, file)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
