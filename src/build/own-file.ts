import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether the owner has put a file of this name into the folder of files that are served as they
 * are; it goes before one that is made of the content. "" where there is no such folder.
 */
export function isOwnFile(publicDir: string, name: string): boolean {
  return publicDir !== '' && existsSync(join(publicDir, name))
}
