import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

import sharp from 'sharp'

import { cacheFolder } from '#disk/folders.ts'
import { readGif, cutStill } from '#validate/assets/pictures/gif.ts'
import { nameStillBrand } from '#validate/assets/pictures/measure-picture.ts'
import { movesOnItsOwn } from '#validate/assets/pictures/moves-on-its-own.ts'
import { cacheFile } from '#vite/cache-file.ts'
import { createDamageError } from '#vite/pictures/convert-picture.ts'

const stillsFolder = join(cacheFolder, 'stills')

/**
 * Writes the first frame of a moving picture to the cache. Resolves to its path, or to undefined for a still
 * one. Rejects with a sentence if the picture is broken.
 */
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
  try {
    return await cacheFile(nameStill(file, bytes, '.webp'), () =>
      sharp(nameStillBrand(bytes)).webp().toBuffer(),
    )
  } catch (error) {
    throw createDamageError(file, error)
  }
}

function nameStill(file: string, bytes: Uint8Array, ending: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  return join(stillsFolder, `${basename(file, extname(file))}-still-${hash}${ending}`)
}
