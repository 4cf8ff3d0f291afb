import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Whether the owner has a file with this name in `public`, which replaces a generated one. "" if
 * there is no such folder.
 */
export function isOwnFile(publicDir: string, name: string): boolean {
  return publicDir !== '' && existsSync(join(publicDir, name))
}
