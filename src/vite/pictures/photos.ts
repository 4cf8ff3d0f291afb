import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, parse } from 'node:path'

import type { PhotoFiles } from '#fields/pictures/photo.ts'
import { isObject, readProperty, readValue } from '#json/untyped-value.ts'
import { isConverted } from '#validate/assets/pictures/check-picture.ts'
import { movesOnItsOwn } from '#validate/assets/pictures/moves-on-its-own.ts'
import { listAssets } from '#validate/texts/list-texts.ts'
import { makeSafeName } from '#disk/make-safe-name.ts'

import {
  nameCachedFile,
  convertPicture,
  formats,
  phoneWidth,
  listWidths,
  type ConvertedPicture,
} from './convert-picture.ts'

/** Where the built site has its pictures. */
const mediaFolder = 'static/media'

/** In bytes. */
const phoneBudget = 100_000

/**
 * Returns a copy of content whose still pictures are converted: `src` is the address of the largest
 * WebP file, and the fields of `PhotoFiles` are added. Drawings (svg) and pictures that move stay as
 * they are. `folder` is that of the content; addresses start with `base`.
 */
export async function addPhotos<Content extends object>(
  content: Content,
  folder: string,
  base: string,
): Promise<Content> {
  const converted = await convertPhotos(content, folder)
  const copy = structuredClone(content)
  for (const { path, src } of listAssets(content)) {
    const picture = converted.get(src)
    const holder = readValue(copy, path.slice(0, -1))
    if (!picture || !isObject(holder)) continue
    const files = describeFiles(src, picture, base)
    // The still picture of a gif is one file.
    Object.assign(holder, path.at(-1) === 'still' ? { still: files.src } : files)
  }
  return copy
}

/** What a phone loads of a photo: a file in the folder of the built site, and its size in bytes. */
type PhoneFile = { readonly file: string; readonly size: number }

/**
 * Writes the files that `addPhotos` names to the folder of the built site. Returns what a phone loads
 * of each photo, by its name in the content.
 */
export async function writePhotos(
  content: object,
  folder: string,
  outDir: string,
): Promise<ReadonlyMap<string, PhoneFile>> {
  const converted = await convertPhotos(content, folder)
  await mkdir(join(outDir, mediaFolder), { recursive: true })
  const written = new Map<string, PhoneFile>()
  for (const [src, { hash, widths }] of converted) {
    for (const format of formats) {
      for (const width of listWidths(format, widths)) {
        const name = nameFile(src, hash, width, format)
        await copyFile(nameCachedFile(hash, width, format), join(outDir, name))
      }
    }
    const width = widths.findLast((one) => one <= phoneWidth) ?? widths[0] ?? phoneWidth
    const { size } = await stat(nameCachedFile(hash, width, 'avif'))
    written.set(src, { file: nameFile(src, hash, width, 'avif'), size })
  }
  return written
}

/** Says which photos are large files at the width of a phone: noise and grain are. */
export function describeHeavyPhotos(photos: ReadonlyMap<string, PhoneFile>): string[] {
  return [...photos]
    .filter(([, { size }]) => size > phoneBudget)
    .map(
      ([src, { size }]) =>
        `"${src}" has ${Math.ceil(size / 1000)} kB on a phone, and should have at most ${phoneBudget / 1000} kB. Use a picture with less noise or detail.`,
    )
}

/** Lists the background colours of pictures that are not loaded yet. */
export function listPlaceholders(content: unknown): string[] {
  if (Array.isArray(content)) return [...new Set(content.flatMap(listPlaceholders))]
  if (!isObject(content)) return []
  const colour = readProperty(content, 'sources') && readProperty(content, 'colour')
  const own = typeof colour === 'string' ? [colour] : []
  return [...new Set([...own, ...Object.values(content).flatMap(listPlaceholders)])]
}

/**
 * A build asks for its pictures several times, perhaps at once. By path, size and time of the last
 * change.
 */
const known = new Map<string, Promise<ConvertedPicture | undefined>>()

async function readOrRecall(file: string): Promise<ConvertedPicture | undefined> {
  const { size, mtimeMs } = await stat(file)
  const key = JSON.stringify([file, size, mtimeMs])
  const picture = known.get(key) ?? convertIfStill(file)
  known.set(key, picture)
  // A disk that was full may not be any more.
  picture.catch(() => known.delete(key))
  return picture
}

async function convertIfStill(file: string): Promise<ConvertedPicture | undefined> {
  return movesOnItsOwn(await readFile(file)) ? undefined : convertPicture(file)
}

/** Converts each still picture that the content names, as many at once as there are processors. */
async function convertPhotos(
  content: object,
  folder: string,
): Promise<ReadonlyMap<string, ConvertedPicture>> {
  const names = new Set(listAssets(content).map(({ src }) => src))
  const queue = [...names].filter(isConverted).values()
  const converted = new Map<string, ConvertedPicture>()
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const src of queue) {
        const picture = await readOrRecall(join(folder, src))
        if (picture) converted.set(src, picture)
      }
    }),
  )
  return converted
}

function describeFiles(
  src: string,
  { hash, widths, width, height, colour }: ConvertedPicture,
  base: string,
): PhotoFiles & { readonly src: string } {
  const writeAddress = (one: number, format: string) => base + nameFile(src, hash, one, format)
  return {
    src: writeAddress(width, 'webp'),
    width,
    height,
    sources: formats.map((format) => ({
      type: `image/${format}`,
      srcset: listWidths(format, widths)
        .map((one) => `${writeAddress(one, format)} ${one}w`)
        .join(', '),
    })),
    ...(colour === undefined ? {} : { colour }),
  }
}

function nameFile(src: string, hash: string, width: number, format: string): string {
  return `${mediaFolder}/${makeSafeName(parse(src).name)}-${hash.slice(0, 8)}-${width}.${format}`
}
