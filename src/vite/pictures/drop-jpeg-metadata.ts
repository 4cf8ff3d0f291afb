import { imageSize } from 'image-size'

const [startOfScan, endOfImage] = [0xda, 0xd9]

/** The markers of EXIF and XMP, of IPTC, and of comments. */
const jpegMetadata = new Set([0xe1, 0xed, 0xfe])

/**
 * Returns a jpg without EXIF, XMP, IPTC, comments and what follows its end, turned as before. Each segment
 * has a marker of two bytes, and its length; the pixels follow the start of a scan. Browsers skip other bytes
 * between segments: they are left out.
 */
export function dropJpegMetadata(bytes: Buffer): Buffer {
  const start = bytes.subarray(0, 2)
  const segments: Buffer[] = []
  let at = findNextMarker(bytes, 2)
  while (at + 4 <= bytes.length && bytes[at + 1] !== endOfImage) {
    const content = at + 2 + bytes.readUInt16BE(at + 2)
    const next = findNextMarker(bytes, content)
    segments.push(bytes.subarray(at, bytes[at + 1] === startOfScan ? next : content))
    at = next
  }
  const orientation = readOrientation(Buffer.concat([start, ...segments]))
  const turned = orientation === 1 ? [] : [writeOrientation(orientation)]
  const kept = segments.filter((segment) => !jpegMetadata.has(segment.readUInt8(1)))
  return Buffer.concat([start, ...turned, ...kept, bytes.subarray(at, at + 2)])
}

/** In pixels, 0 or the mark of a restart follows a byte that would begin a marker. Such a byte may fill a gap. */
function findNextMarker(bytes: Buffer, start: number): number {
  let at = bytes.indexOf(0xff, start)
  while (at !== -1 && /^(?:00|d[0-7]|ff)$/u.test(bytes.toString('hex', at + 1, at + 2))) {
    at = bytes.indexOf(0xff, at + 1)
  }
  return at === -1 ? bytes.length : at
}

/** How a picture is turned, from 1 to 8: some cameras store it rotated. */
function readOrientation(bytes: Buffer): number {
  try {
    return imageSize(bytes).orientation ?? 1
  } catch {
    // It is broken.
    return 1
  }
}

/** An EXIF segment that says nothing else. */
function writeOrientation(value: number): Buffer {
  const entry = `0112000300000001${value.toString(16).padStart(4, '0')}0000`
  return Buffer.from(`ffe100224578696600004d4d002a000000080001${entry}00000000`, 'hex')
}
