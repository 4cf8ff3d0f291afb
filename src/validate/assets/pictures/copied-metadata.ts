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
  return [...svg.matchAll(insidePicture)].some(([, data = '']) =>
    marks.test(Buffer.from(data, 'base64').toString('latin1')),
  )
}
