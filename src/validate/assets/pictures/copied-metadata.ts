/** An entry of an avif that is EXIF or, as "mime", XMP. */
const avifItem = /infe[^]{8}(?:Exif|mime)/u
/** A picture inside a drawing. */
const insidePicture = /data:image\/[\w+-]+;base64,([\w+/\s]+)/gu
const marks = /Exif\0\0|EXIF|eXIf|ns\.adobe\.com\/xap/u

/** In bytes: an avif lists its entries before its pixels. */
const headSize = 50_000

/** Whether an avif lists EXIF or XMP, which the build cannot drop. */
export function hasAvifMetadata(bytes: Uint8Array): boolean {
  return avifItem.test(String.fromCharCode(...bytes.subarray(0, headSize)))
}

/** Whether a picture inside a drawing has EXIF or XMP. */
export function hasMetadataInside(svg: string): boolean {
  return [...svg.matchAll(insidePicture)].some(([, data = '']) => marks.test(decode(data)))
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes base64: the types of this folder have neither `atob` nor `Buffer`. */
function decode(data: string): string {
  const values = [...data.replaceAll(/\s/gu, '')].map((letter) => letters.indexOf(letter))
  let text = ''
  for (let at = 0; at < values.length; at += 4) {
    const bits = values.slice(at, at + 4).reduce((sum, value) => sum * 64 + value, 0)
    text += String.fromCharCode(bits >> 16, (bits >> 8) & 0xff, bits & 0xff)
  }
  return text
}
