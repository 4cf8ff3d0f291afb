import { imageSize } from 'image-size'

import { readLetters } from './read-bytes.ts'

/** What a picture is, and its size in pixels. */
export type Measured = { readonly kind: string; readonly width: number; readonly height: number }

/** What the bytes of a picture are, and its size; undefined if they are none, or it has no size. */
export function measurePicture(bytes: Uint8Array): Measured | undefined {
  return measure(bytes) ?? measure(rewriteHead(bytes))
}

function measure(bytes: Uint8Array): Measured | undefined {
  try {
    const { type, width, height } = imageSize(bytes)
    return type !== undefined && width > 0 && height > 0 ? { kind: type, width, height } : undefined
  } catch {
    return undefined
  }
}

/** In bytes: the tag of a drawing may follow a long comment. */
const headSize = 50_000

/** image-size splits a "viewBox" at single spaces only. */
function rewriteHead(bytes: Uint8Array): Uint8Array {
  const branded = nameStillBrand(bytes)
  if (branded !== bytes) return branded
  const head = Buffer.from(bytes.subarray(0, headSize)).toString('latin1')
  const rewritten = head.replace(
    /\sviewBox\s*=\s*["']([^"'<>]*)["']/u,
    (_, box: string) => ` viewBox="${box.trim().replaceAll(/[\s,]+/gu, ' ')}"`,
  )
  return Buffer.from(rewritten, 'latin1')
}

/** A copy of a moving avif with the brand of a still one: image-size and sharp know no other. */
export function nameStillBrand(bytes: Uint8Array): Uint8Array {
  if (readLetters(bytes, 4, 8) !== 'ftypavis') return bytes
  const still = Uint8Array.from(bytes)
  still.set(Buffer.from('avif'), 8)
  return still
}
