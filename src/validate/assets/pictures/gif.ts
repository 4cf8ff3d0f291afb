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
  let at = 13 + measureColours(bytes[10])
  let frames = 0
  let firstFrameEnd = 0
  while (at < bytes.length) {
    const block = bytes[at]
    // Some programs write zeros for the trailer, or leave it out: browsers accept both.
    if (block === extension) at = findEndOfBlocks(bytes, at + 2)
    else if (block === picture) {
      at = findEndOfBlocks(bytes, at + 11 + measureColours(bytes[at + 9]))
      frames += 1
      firstFrameEnd ||= at
    } else break
  }
  return frames > 0 && at <= bytes.length ? { frames, firstFrameEnd } : undefined
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
  let at = 13 + measureColours(bytes[10])
  const kept = [bytes.subarray(0, at)]
  for (let block = bytes[at]; block === extension || block === picture; block = bytes[at]) {
    const start = at
    if (block === extension) at = findEndOfBlocks(bytes, at + 2)
    else at = findEndOfBlocks(bytes, at + 11 + measureColours(bytes[at + 9]))
    if (block === picture || !isMetadata(bytes.subarray(start))) {
      kept.push(bytes.subarray(start, at))
    }
  }
  // What follows the trailer is not part of the picture.
  return [...kept, Uint8Array.of(trailer)]
}

function isMetadata(block: Uint8Array): boolean {
  const name = String.fromCharCode(...block.subarray(3, 14))
  return block[1] === comment || (block[1] === application && !loops.test(name))
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
