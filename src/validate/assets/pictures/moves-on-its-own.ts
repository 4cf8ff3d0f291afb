import { listChunks, readNumber, readLetters } from './read-bytes.ts'

/**
 * Whether a png, webp or avif file has more than one frame, from its bytes. A gif has a reader of its
 * own.
 */
export function movesOnItsOwn(bytes: Uint8Array): boolean {
  return isMovingPng(bytes) || isMovingWebp(bytes) || isMovingAvif(bytes)
}

/** The chunk "acTL" stands before the pixels of a png that moves, and says how many frames it has. */
function isMovingPng(bytes: Uint8Array): boolean {
  if (readLetters(bytes, 1, 3) !== 'PNG') return false
  const first = listChunks(bytes).find(({ name }) => name === 'acTL' || name === 'IDAT')
  return first?.name === 'acTL' && readNumber(bytes, first.start + 8) > 1
}

/** The second bit of the flags in the extended header of a webp. */
function isMovingWebp(bytes: Uint8Array): boolean {
  const isExtended = readLetters(bytes, 0, 4) === 'RIFF' && readLetters(bytes, 8, 8) === 'WEBPVP8X'
  return isExtended && ((bytes[20] ?? 0) & 0x02) !== 0
}

/** An avif with several frames has the brand "avis", in the first box of the file. */
function isMovingAvif(bytes: Uint8Array): boolean {
  if (readLetters(bytes, 4, 4) !== 'ftyp') return false
  const end = Math.min(readNumber(bytes, 0), bytes.length)
  for (let at = 8; at + 4 <= end; at += 4) if (readLetters(bytes, at, 4) === 'avis') return true
  return false
}
