import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

import sharp from 'sharp'

import { cacheFolder } from '#disk/folders.ts'
import { readGif, cutStill } from '#validate/assets/pictures/gif.ts'
import { nameStillBrand } from '#validate/assets/pictures/measure-picture.ts'
import { movesOnItsOwn } from '#validate/assets/pictures/moves-on-its-own.ts'
import { cacheFile } from '#vite/cache-file.ts'

const stillsFolder = join(cacheFolder, 'stills')

/** Writes the first frame of a moving picture to the cache. Returns its path, or undefined for a still one. */
export async function makeStill(file: string): Promise<string | undefined> {
  const bytes = await readFile(file)
  if (extname(file).toLowerCase() === '.gif') {
    const gif = readGif(bytes)
    if (!gif || gif.frames < 2) return undefined
    const still = cutStill(bytes, gif)
    return cacheFile(nameStill(file, still, '.gif'), async () => still)
  }
  if (!movesOnItsOwn(bytes)) return undefined
  // Of a file with several frames, sharp reads the first.
  return cacheFile(nameStill(file, bytes, '.webp'), () =>
    sharp(nameStillBrand(bytes)).webp().toBuffer(),
  )
}

function nameStill(file: string, bytes: Uint8Array, ending: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return join(stillsFolder, `${basename(file, extname(file))}-still-${hash}${ending}`)
}
