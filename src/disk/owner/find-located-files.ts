import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

import { listPublicFiles } from './public-folder.ts'

/** The last ending is that of the copy which exiftool leaves. */
const pictureOrFilm =
  /\.(?:avif|dng|heic|heif|jpe?g|m4v|mov|mp4|png|svg|tiff?|webp)(?:_original)?$/iu

/**
 * The latitude in EXIF, an entry of three fractions, in both orders of bytes. A camera without a place writes
 * other entries beside it. Then the place in XMP, in films of phones, and in
 * drawings the path to which Inkscape exported them.
 */
const places = [
  Buffer.from('0002000500000003', 'hex'),
  Buffer.from('0200050003000000', 'hex'),
  Buffer.from('GPSLatitude'),
  Buffer.from('\xa9xyz', 'latin1'),
  Buffer.from('location.ISO6709'),
  Buffer.from('export-filename="/'),
  Buffer.from('export-filename="C:'),
]

/** How much of each end of a file has it, in bytes: EXIF has at most as much. */
const length = 65_536

/** Lists the pictures and films in the folder `public` that say where they were taken or saved. */
export function findLocatedFiles(folder: string): string[] {
  return listPublicFiles(folder)
    .filter((name) => pictureOrFilm.test(name))
    .map((name) => join(folder, name))
    .filter(isLocated)
}

function isLocated(file: string): boolean {
  try {
    const descriptor = openSync(file, 'r')
    try {
      const { size } = fstatSync(descriptor)
      return [0, Math.max(0, size - length)].some((start) => {
        const bytes = Buffer.alloc(Math.min(size, length))
        readSync(descriptor, bytes, 0, bytes.length, start)
        return places.some((place) => bytes.includes(place))
      })
    } finally {
      closeSync(descriptor)
    }
  } catch {
    // Gone since the folder was listed, or not readable: copying it will say so.
    return false
  }
}
