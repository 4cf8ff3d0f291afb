/** The number of frames of a gif, and the offset where the first ends. */
export type Gif = { readonly frames: number; readonly firstFrameEnd: number }

const extension = 0x21
const picture = 0x2c
const trailer = 0x3b
const comment = 0xfe
const application = 0xff
const loops = /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/u

/**
 * Walks the blocks of a gif (GIF89a) without reading its pixels; undefined if it is not a gif, or is
 * cut off.
 */
export function readGif(bytes: Uint8Array): Gif | undefined {
  if (!/^GIF8[79]a$/u.test(String.fromCharCode(...bytes.subarray(0, 6)))) return undefined
  const blocks = listBlocks(bytes)
  const [first, ...others] = blocks.filter(({ start }) => bytes[start] === picture)
  const isWhole = (blocks.at(-1)?.end ?? 0) <= bytes.length
  return first && isWhole ? { frames: 1 + others.length, firstFrameEnd: first.end } : undefined
}

/** Makes a gif of the first frame alone. */
export function cutStill(bytes: Uint8Array, { firstFrameEnd }: Gif): Uint8Array {
  const still = new Uint8Array(firstFrameEnd + 1)
  still.set(bytes.subarray(0, firstFrameEnd))
  still[firstFrameEnd] = trailer
  return still
}

/** Lists the parts of a gif without comments and application data, but for the number of its loops. */
export function listDrawnParts(bytes: Uint8Array): Uint8Array[] {
  const kept = listBlocks(bytes)
    .map(({ start, end }) => bytes.subarray(start, end))
    .filter((block) => !isMetadata(block))
  // What follows the trailer is not part of the picture.
  return [bytes.subarray(0, findFirstBlock(bytes)), ...kept, Uint8Array.of(trailer)]
}

function isMetadata(block: Uint8Array): boolean {
  const [kind, label] = block.subarray(0, 2)
  const name = String.fromCharCode(...block.subarray(3, 14))
  return kind === extension && (label === comment || (label === application && !loops.test(name)))
}

/**
 * Lists where the extensions and pictures of a gif are. The last may end beyond the end of a gif that
 * is cut off. Some programs write zeros for the trailer, or leave it out: browsers accept both.
 */
function listBlocks(bytes: Uint8Array): { readonly start: number; readonly end: number }[] {
  const blocks = []
  let start = findFirstBlock(bytes)
  for (let kind = bytes[start]; kind === extension || kind === picture; kind = bytes[start]) {
    const head = kind === extension ? 2 : 11 + measureColours(bytes[start + 9])
    const end = findEndOfBlocks(bytes, start + head)
    blocks.push({ start, end })
    start = end
  }
  return blocks
}

function findFirstBlock(bytes: Uint8Array): number {
  return 13 + measureColours(bytes[10])
}

/** The size in bytes of the colour table that a byte of flags announces. */
function measureColours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** The offset after a series of blocks, each with its length first; beyond the end if cut off. */
function findEndOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
  return at + 1
}
