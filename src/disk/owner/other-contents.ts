import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Finds the contents that may be those of another language: in the folder content/sv, and from there in content
 * and in content/de (docs/second-site.md).
 */
export function findOtherContents(file: string, language: string): string[] {
  const folder = dirname(file)
  const folders = [join(folder, language), dirname(folder), join(dirname(folder), language)]
  return folders.map((one) => join(one, basename(file))).filter((path) => existsSync(path))
}
