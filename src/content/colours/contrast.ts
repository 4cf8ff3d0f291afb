import { clip, convertFromOklab, convertToOklab, type LinearColour } from '#fields/linear-colour.ts'

/** The contrast of two colours as WCAG 2 defines it: from 1 to 21. */
export function measureContrast(one: LinearColour, other: LinearColour): number {
  const luminances = [one, other].map(
    (colour) => 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2],
  )
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** What `color-mix(in oklab, one share, other)` shows; `share` is from 0 to 1. */
export function mix(one: LinearColour, share: number, other: LinearColour): LinearColour {
  const [a, b] = [convertToOklab(one), convertToOklab(other)]
  const mixChannel = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  return clip(convertFromOklab([mixChannel(0), mixChannel(1), mixChannel(2)]))
}
