import { dirname } from 'node:path'

/** Returns what `find` returns for a folder, or else for the nearest folder around it with a result. */
export function findOutwards<Found>(
  folder: string,
  find: (folder: string) => Found | undefined,
): Found | undefined {
  const outer = dirname(folder)
  return find(folder) ?? (outer === folder ? undefined : findOutwards(outer, find))
}
