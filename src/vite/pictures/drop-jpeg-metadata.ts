import { imageSize } from 'image-size'

const [startOfScan, endOfImage] = [0xda, 0xd9]

/** The markers of EXIF and XMP, of IPTC, and of comments. */
const jpegMetadata = new Set([0xe1, 0xed, 0xfe])

/**
 * Returns a jpg without EXIF, XMP, IPTC, comments and what follows its end, turned as before. Each segment
 * has a marker of two bytes, and its length; the pixels follow the start of a scan.
 */
export function dropJpegMetadata(bytes: Buffer): Buffer {
  const orientation = readOrientation(bytes)
  if (orientation === undefined) return bytes
  const turned = orientation === 1 ? [] : [writeOrientation(orientation)]
  const kept = [bytes.subarray(0, 2), ...turned]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== endOfImage) {
    const marker = bytes.readUInt8(at + 1)
    const content = at + 2 + bytes.readUInt16BE(at + 2)
    const end = marker === startOfScan ? findNextMarker(bytes, content) : content
    if (!jpegMetadata.has(marker)) kept.push(bytes.subarray(at, end))
    at = end
  }
  // Browsers show a picture with bytes between its segments, too: it stays whole from there.
  const isEnd = bytes[at] === 0xff && bytes[at + 1] === endOfImage
  return Buffer.concat([...kept, bytes.subarray(at, isEnd ? at + 2 : undefined)])
}

/** In pixels, 0 or the mark of a restart follows a byte that would begin a marker. */
function findNextMarker(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at !== -1 && /^(?:00|d[0-7])$/u.test(bytes.toString('hex', at + 1, at + 2))) {
    at = bytes.indexOf(0xff, at + 1)
  }
  return at === -1 ? bytes.length : at
}

/** How a picture is turned, from 1 to 8: some cameras store it rotated. Undefined if it is broken. */
function readOrientation(bytes: Buffer): number | undefined {
  try {
    return imageSize(bytes).orientation ?? 1
  } catch {
    return undefined
  }
}

/** An EXIF segment that says nothing else. */
function writeOrientation(value: number): Buffer {
  const entry = `0112000300000001${value.toString(16).padStart(4, '0')}0000`
  return Buffer.from(`ffe100224578696600004d4d002a000000080001${entry}00000000`, 'hex')
}
