import { extname } from 'node:path'

import { listDrawnParts } from '#validate/assets/pictures/gif.ts'
import { listChunks } from '#validate/assets/pictures/read-bytes.ts'

import { dropJpegMetadata } from './drop-jpeg-metadata.ts'

/**
 * What drops the metadata of each format, by how its files begin. Browsers show a picture whose name has the
 * ending of another format, too.
 */
const droppers: readonly (readonly [RegExp, (bytes: Buffer) => Uint8Array])[] = [
  [/^\xff\xd8/u, dropJpegMetadata],
  [/^GIF8/u, (bytes) => Buffer.concat(listDrawnParts(bytes))],
  [/^\x89PNG/u, dropPngMetadata],
  [/^RIFF[^]{4}WEBP/u, dropWebpMetadata],
]

/**
 * Returns a picture without comments, EXIF, XMP and what follows its end, which have places, names and
 * paths. Its pixels stay as they are. Other files are returned unchanged.
 */
export function dropMetadata<File extends string | Uint8Array>(
  name: string,
  file: File,
): File | Uint8Array {
  const ending = extname(name).toLowerCase()
  if (!/^\.(?:apng|gif|jpe?g|png|svg|webp)$/u.test(ending)) return file
  const bytes = Buffer.from(file)
  const start = bytes.toString('latin1', 0, 12)
  const [, drop] = droppers.find(([begins]) => begins.test(start)) ?? []
  if (drop) return drop(bytes)
  return ending === '.svg' ? Buffer.from(dropSvgMetadata(bytes.toString('latin1')), 'latin1') : file
}

const pngMetadata = /^(?:tEXt|zTXt|iTXt|eXIf|tIME)$/u

function dropPngMetadata(bytes: Buffer): Buffer {
  const kept = listChunks(bytes).filter(({ name }) => !pngMetadata.test(name))
  const parts = kept.map(({ start, end }) => bytes.subarray(start, end))
  return Buffer.concat([bytes.subarray(0, 8), ...parts])
}

/** Each chunk has its name, its length and its data, of an even number of bytes. So has the whole. */
function dropWebpMetadata(file: Buffer): Buffer {
  const bytes = file.subarray(0, 8 + file.readUInt32LE(4))
  const kept = [bytes.subarray(0, 12)]
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const chunk = bytes.subarray(at, at + 8 + length + (length % 2))
    if (name !== 'EXIF' && name !== 'XMP ') kept.push(chunk)
    at += chunk.length
  }
  const whole = Buffer.concat(kept)
  whole.writeUInt32LE(whole.length - 8, 4)
  // The header announces EXIF and XMP, each with a bit.
  if (whole.toString('latin1', 12, 16) === 'VP8X') whole.writeUInt8(whole.readUInt8(20) & 0xf3, 20)
  return whole
}

/** Prefixes of what editors and licences add. Browsers draw nothing of it. */
const editors = '(?:sodipodi|inkscape|rdf|cc|dc|sketch|serif)'
/**
 * Character data, which stays; a comment; an element that draws nothing; or a tag. One without an end
 * takes the rest, or the search for its end would begin again with the next.
 */
const svgPart = new RegExp(
  String.raw`<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<(metadata|x:xmpmeta|i:pgf|${editors}:[\w.-]+)(?=[\s/>])(?:[^<>"']|"[^"]*"|'[^']*')*?(?:/>|>[^]*?(?:</\1\s*>|$))|<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>`,
  'giu',
)
// The lookbehind keeps many spaces from being read again from each of them.
const svgAttribute = /(?<!\s)\s+([^\s=/>"']+)\s*=\s*(?:"[^"]*"|'[^']*')/gu
/** Those of editors. In "content", draw.io keeps all pages of a diagram. */
const ofEditor = new RegExp(`^(?:${editors}:|content$)`, 'u')

function dropSvgMetadata(text: string): string {
  return text.replaceAll(svgPart, (part: string, dropped: string | undefined) => {
    if (dropped !== undefined || part.startsWith('<!--')) return ''
    if (part.startsWith('<!')) return part
    return part.replaceAll(svgAttribute, (written, name: string) =>
      ofEditor.test(name) ? '' : written,
    )
  })
}
