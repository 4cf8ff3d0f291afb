import { createHash } from 'node:crypto'
import { copyFile, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { cacheFolder } from '#disk/folders.ts'
import { listEntries } from '#disk/list-entries.ts'
import { cacheFile } from '#vite/cache-file.ts'

const cache = join(cacheFolder, 'compressed')

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** The ways to compress, by the end of the copy's name. */
const compressors: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => toGzip(bytes, { level: 9 }),
}

/** Text files. Pictures and fonts are compressed already. */
const worthIt = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/u

/**
 * Writes a `.br` and a `.gz` copy of each file in a folder, if the copy is smaller. Most files are those
 * of the last build, and Brotli takes a quarter of a build's processor time: the copies are cached.
 * Returns the paths of the copies.
 */
export async function compressFiles(folder: string): Promise<readonly string[]> {
  // A folder may be named "three.js".
  const files = listEntries(folder).filter((entry) => entry.isFile() && worthIt.test(entry.name))
  const copies = await Promise.all(
    files.map(({ parentPath, name }) => compressFile(join(parentPath, name))),
  )
  return copies.flat()
}

async function compressFile(file: string): Promise<readonly string[]> {
  const bytes = await readFile(file)
  const hash = createHash('sha256')
    .update(JSON.stringify([process.versions.brotli, process.versions.zlib]))
    .update(bytes)
    .digest('base64url')
    .slice(0, 16)
  const copies = await Promise.all(
    Object.entries(compressors).map(async ([end, compress]) => {
      const copy = await cacheFile(join(cache, `${hash}.${end}`), () => compress(bytes))
      const { size } = await stat(copy)
      if (size >= bytes.length) return []
      await copyFile(copy, `${file}.${end}`)
      return [`${file}.${end}`]
    }),
  )
  return copies.flat()
}
