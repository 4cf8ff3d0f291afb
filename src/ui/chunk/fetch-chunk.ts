import { readChunkAddresses } from './chunk-addresses.ts'

/**
 * Fetches the file of a chunk before it is imported, so that the import comes from the cache. Chromium 150
 * keeps a failed import() until the page is left, and no retry could succeed. Throws a TypeError if the
 * file does not arrive; does nothing for a chunk that was not built.
 */
export async function fetchChunk(id: string): Promise<void> {
  const path = readChunkAddresses(document)[id]
  if (path === undefined) return
  const response = await fetch(new URL(path, location.href))
  if (!response.ok) throw new TypeError(`The answer is ${response.status}`)
  await response.arrayBuffer()
}
