/** What of a gif matters to the page: how many pictures it shows in turn, and where the first ends. */
export type Gif = { readonly frames: number; readonly firstFrameEnd: number }

const extension = 0x21
const picture = 0x2c
const trailer = 0x3b

/**
 * Walks the blocks of a gif (GIF89a) without reading its pixels; undefined where it is none, or
 * breaks off before its end.
 */
export function readGif(bytes: Uint8Array): Gif | undefined {
  if (!/^GIF8[79]a$/u.test(String.fromCharCode(...bytes.subarray(0, 6)))) return undefined
  let at = 13 + sizeOfColours(bytes[10])
  let frames = 0
  let firstFrameEnd = 0
  while (at < bytes.length) {
    const block = bytes[at]
    // Some programs leave the trailer's zeros, or end without it: browsers do not mind.
    if (block === extension) at = endOfBlocks(bytes, at + 2)
    else if (block === picture) {
      at = endOfBlocks(bytes, at + 11 + sizeOfColours(bytes[at + 9]))
      frames += 1
      firstFrameEnd ||= at
    } else break
  }
  return frames > 0 && at <= bytes.length ? { frames, firstFrameEnd } : undefined
}

/** A gif of the first picture of a gif alone: it stands still. */
export function stillOfGif(bytes: Uint8Array, { firstFrameEnd }: Gif): Uint8Array {
  const still = new Uint8Array(firstFrameEnd + 1)
  still.set(bytes.subarray(0, firstFrameEnd))
  still[firstFrameEnd] = trailer
  return still
}

/** The length of the table of colours that a byte of flags announces. */
function sizeOfColours(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0
}

/** Where a row of blocks ends, each with its length in front; beyond the bytes where it breaks off. */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1
  return at + 1
}
