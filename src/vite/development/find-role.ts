import { posix } from 'node:path'

import { contentFolders } from '#disk/load-portfolio.ts'

const { dirname } = posix

/**
 * Returns what a changed file is for the page: the content, or a file that the content may name; undefined
 * for any other. Vite writes `changed` with slashes on every system. `file` is the content file, and
 * `published` the folder of the files that are part of the site as they are.
 */
export function findRole(
  changed: string,
  file: string,
  published: string,
): 'content' | 'named' | undefined {
  const [path, content, folder] = [changed, file, published].map((one) => one.replaceAll('\\', '/'))
  if (path === undefined || content === undefined) return undefined
  if (path === content) return 'content'
  const folders = [folder, ...contentFolders.map((name) => `${dirname(content)}/${name}`)]
  return folders.some((one) => path.startsWith(`${one}/`)) ? 'named' : undefined
}
