import { listChunks, readNumber, readLetters } from './read-bytes.ts'

/** Whether a png, jpg, webp or avif file breaks off, as after a download that was interrupted. */
export function endsEarly(kind: string, bytes: Uint8Array): boolean {
  if (kind === 'png') return !listChunks(bytes).some(({ name }) => name === 'IEND')
  if (kind === 'jpg') return !hasEndMarker(bytes)
  if (kind === 'webp') return 8 + readNumber(bytes.slice(4, 8).toReversed(), 0) > bytes.length
  return kind === 'avif' && !hasWholeData(bytes)
}

const marker = 0xff
const startOfScan = 0xda
const endOfImage = 0xd9

/** Looks for the marker after the first pixels: a thumbnail in the segments before them has its own. */
function hasEndMarker(bytes: Uint8Array): boolean {
  let at = 2
  while (bytes[at] === marker && bytes[at + 1] !== startOfScan) {
    at += bytes[at + 1] === marker ? 1 : 2 + readNumber(bytes, at + 2, 2)
  }
  for (let end = bytes.indexOf(marker, at); end !== -1; end = bytes.indexOf(marker, end + 1)) {
    if (bytes[end + 1] === endOfImage) return true
  }
  return false
}

/** The pixels are in the box "mdat". */
function hasWholeData(bytes: Uint8Array): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const isData = readLetters(bytes, at + 4, 4) === 'mdat'
    const size = readNumber(bytes, at)
    // The last box may leave its size out. 1 stands for a size of eight bytes after the name.
    if (size === 0) return isData
    at += size === 1 ? Math.max(16, readNumber(bytes, at + 8, 8)) : Math.max(8, size)
    if (isData) return at <= bytes.length
  }
  return false
}
