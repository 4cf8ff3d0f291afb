import { posix } from 'node:path'

import { contentFolders } from '#disk/load-portfolio.ts'

/** The content, or a file that it may name. */
export type Role = 'content' | 'named'

/**
 * Returns what a changed file is for the page: the content, or a file that the content may name; undefined
 * for any other. Vite writes `changed` with slashes on every system. `file` is the content file, and
 * `published` the folder of the files that are part of the site as they are.
 */
export function findRole(changed: string, file: string, published: string): Role | undefined {
  const content = writeSlashes(file)
  if (changed === content) return 'content'
  const folders = contentFolders.map((name) => `${posix.dirname(content)}/${name}`)
  const isNamed = [writeSlashes(published), ...folders].some((one) => changed.startsWith(`${one}/`))
  return isNamed ? 'named' : undefined
}

function writeSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}
