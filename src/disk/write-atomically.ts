import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/**
 * Puts new text in the place of a file's old one, whole or not at all: whoever reads meanwhile, or
 * whatever breaks, sees the one or the other. A link stays a link, and permissions stay.
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
