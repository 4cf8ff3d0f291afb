type Size = { readonly width?: number | undefined; readonly height?: number | undefined }

/**
 * Whether a picture loses more than a third of itself if it fills a box of the given ratio: a logo,
 * a screen of a phone or a poster, if the box is wide.
 */
export function losesThird({ width, height }: Size, boxRatio: number): boolean {
  if (width === undefined || height === undefined) return false
  const ratio = width / height / boxRatio
  return Math.min(ratio, 1 / ratio) < 2 / 3
}
