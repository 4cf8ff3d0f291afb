type Size = { readonly width?: number | undefined; readonly height?: number | undefined }

/**
 * Whether less than half of a picture is left if it fills a box of the given ratio: a screen of a
 * phone or a poster, if the box is wide.
 */
export function losesHalf({ width, height }: Size, boxRatio: number): boolean {
  if (width === undefined || height === undefined) return false
  const ratio = width / height / boxRatio
  return Math.min(ratio, 1 / ratio) < 0.5
}
