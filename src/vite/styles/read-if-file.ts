import { readFileSync } from 'node:fs'

/** The text of a file; undefined for none, for a folder, and for one that cannot be read. */
export function readIfFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
