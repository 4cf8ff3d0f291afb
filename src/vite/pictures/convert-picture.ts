import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp, { type Sharp } from 'sharp'

import { cacheFolder } from '#disk/folders.ts'
import { formatPath } from '#disk/format-path.ts'
import { readReason } from '#disk/read-reason.ts'
import { cacheFile } from '#vite/cache-file.ts'

const cache = join(cacheFolder, 'pictures')

/** What a phone loads that shows 340 to 620 pixels of two by two, or 230 to 410 of three by three. */
export const phoneWidth = 960

/** A fourth width would take a quarter longer. Browsers take the nearest, so that few bytes are saved. */
const widths = [480, phoneWidth, 1600]

/** How much wider than the widest of these a picture has to be, to be kept in its own width, too. */
const ownWidthFrom = 1.1

/**
 * A picture of 1600x1000 takes 0.4 seconds of one processor, seven tenths of it for AVIF. Effort 2
 * makes AVIF a twentieth smaller and takes twice as long; effort 0 makes drawings a third larger.
 */
const settings = { avif: { quality: 50, effort: 1 }, webp: { quality: 75, effort: 2 } }

/** A hundred pictures share a few style rules if their average colours are in steps. */
const colourStep = 32

/** The formats that are made, the best first. */
export const formats = ['avif', 'webp'] as const

/** All supported browsers take AVIF, so that WebP has a width for phones, and the largest. */
export function listWidths(format: (typeof formats)[number], made: readonly number[]) {
  return format === 'avif'
    ? made
    : made.filter((width, index) => width === phoneWidth || index === made.length - 1)
}

/** A picture whose files are in the cache. */
export type ConvertedPicture = {
  readonly hash: string
  /** The widths that were made, the largest last. */
  readonly widths: readonly number[]
  /** The size of the largest. */
  readonly width: number
  readonly height: number
  /** The average colour, as #rrggbb; left out if the ground shows through the picture. */
  readonly colour?: string
}

/**
 * Converts a picture to each format and width, upright and without metadata, unless the cache has
 * it. Rejects with a sentence if the picture is broken.
 */
export async function convertPicture(file: string): Promise<ConvertedPicture> {
  const bytes = await readFile(file)
  const hash = createHash('sha256')
    .update(
      JSON.stringify([
        settings,
        colourStep,
        widths,
        ownWidthFrom,
        listWidths('webp', widths),
        sharp.versions,
      ]),
    )
    .update(bytes)
    .digest('base64url')
    .slice(0, 16)
  try {
    return await readOrConvert(hash, bytes)
  } catch (error) {
    throw createDamageError(file, error)
  }
}

/** Creates an error that names the picture that could not be converted. */
export function createDamageError(file: string, error: unknown): Error {
  return new Error(
    `The picture ${formatPath(file)} is damaged and cannot be converted (${readReason(error)}): save it again with another program.`,
    { cause: error },
  )
}

/** The path of a converted file in the cache. */
export function nameCachedFile(hash: string, width: number, format: string): string {
  return join(cache, hash, `${width}.${format}`)
}

async function readOrConvert(hash: string, bytes: Buffer): Promise<ConvertedPicture> {
  // Written last: where it exists, all files do.
  const summary = join(cache, hash, 'picture.json')
  if (!existsSync(summary)) {
    const made = await convert(hash, bytes)
    await cacheFile(summary, async () => Buffer.from(JSON.stringify(made)))
  }
  return JSON.parse(await readFile(summary, 'utf8'))
}

async function convert(hash: string, bytes: Buffer): Promise<ConvertedPicture> {
  // Phones write files with warnings, which every browser shows.
  const original = sharp(bytes, { failOn: 'error' }).autoOrient()
  const { autoOrient, format } = await original.metadata()
  const made = chooseWidths(autoOrient.width)
  // Coloured letters of a screenshot stay sharp. A jpeg has half the colours already.
  const chromaSubsampling = format === 'jpeg' ? '4:2:0' : '4:4:4'
  // In sRGB, and without the metadata of the file. Decoded once: the smaller ones are made from it.
  const { data, info } = await original
    .resize({ width: made.at(-1) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const largest = sharp(data, { raw: info })
  for (const width of made) {
    const resized = largest.clone().resize({ width })
    await cacheFile(nameCachedFile(hash, width, 'avif'), () =>
      resized
        .clone()
        .avif({ ...settings.avif, chromaSubsampling })
        .toBuffer(),
    )
    if (listWidths('webp', made).includes(width)) {
      await cacheFile(nameCachedFile(hash, width, 'webp'), () =>
        resized.clone().webp(settings.webp).toBuffer(),
      )
    }
  }
  const colour = await measureAverageColour(largest)
  return {
    hash,
    widths: made,
    width: info.width,
    height: info.height,
    ...(colour === undefined ? {} : { colour }),
  }
}

/** The widths that a picture has pixels for, and its own if much of its detail were lost otherwise. */
function chooseWidths(own: number): number[] {
  const fitting = widths.filter((width) => width <= own)
  const largest = Math.min(own, Math.max(...widths))
  return largest < (fitting.at(-1) ?? 0) * ownWidthFrom
    ? fitting
    : [...new Set([...fitting, largest])]
}

/** Brightness and tint are rounded apart: channel by channel, a picture that is nearly grey turns green. */
async function measureAverageColour(picture: Sharp): Promise<string | undefined> {
  // A small copy has the same average and takes a tenth of the time.
  const { data, info } = await picture
    .clone()
    .resize({ width: 64 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels, isOpaque } = await sharp(data, { raw: info }).stats()
  if (!isOpaque) return undefined
  const means = channels.slice(0, 3).map(({ mean }) => mean)
  const grey = means.reduce((sum, mean) => sum + mean, 0) / means.length
  const rounded = means.map((mean) => roundToStep(grey) + roundToStep(mean - grey))
  return `#${rounded.map(formatChannel).join('')}`
}

function roundToStep(value: number): number {
  return Math.round(value / colourStep) * colourStep
}

function formatChannel(value: number): string {
  return Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')
}
