import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Text files. Pictures and fonts are compressed already. */
const worthIt = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/u

/** Writes a `.br` and a `.gz` copy of each file in a folder, if the copy is smaller. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true })
  await Promise.all(
    names
      .filter((name) => worthIt.test(name))
      .map(async (name) => {
        const file = join(folder, name)
        const bytes = await readFile(file)
        const [brotli, gzipped] = await Promise.all([
          toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
          toGzip(bytes, { level: 9 }),
        ])
        if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli)
        if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped)
      }),
  )
}
