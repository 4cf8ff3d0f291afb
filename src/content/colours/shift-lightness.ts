import {
  clip,
  formatColour,
  convertFromOklab,
  parseColour,
  convertToOklab,
  type OklabColour,
} from '#fields/linear-colour.ts'

/** How light a colour is in Oklab, from 0 to 1. */
export function readLightness(hex: string): number {
  return convertToOklab(parseColour(hex))[0]
}

/** The same hue with another lightness, and as much of its chroma as a screen can show. */
export function setLightness(hex: string, lightness: number): string {
  const [, a, b] = convertToOklab(parseColour(hex))
  const setChroma = (share: number): OklabColour => [lightness, a * share, b * share]
  let [shown, tooMuch] = isOnScreen(setChroma(1)) ? [1, 1] : [0, 1]
  while (tooMuch - shown > 0.001) {
    const share = (shown + tooMuch) / 2
    if (isOnScreen(setChroma(share))) shown = share
    else tooMuch = share
  }
  return formatColour(clip(convertFromOklab(setChroma(shown))))
}

/** The least step of lightness that is tried. */
const step = 0.005

/**
 * Finds the colour of the same hue that is nearest in lightness and passes; the colour itself, as it
 * is written, if it does. Undefined if none passes.
 */
export function findNearest(
  hex: string,
  passes: (candidate: string) => boolean,
): string | undefined {
  if (passes(hex)) return hex
  const lightness = readLightness(hex)
  for (let distance = step; distance < 1; distance += step) {
    const found = [lightness - distance, lightness + distance]
      .filter((value) => value >= 0 && value <= 1)
      .map((value) => setLightness(hex, value))
      .find(passes)
    if (found !== undefined) return found
  }
  return undefined
}

function isOnScreen(lab: OklabColour): boolean {
  return convertFromOklab(lab).every((channel) => channel >= -0.0001 && channel <= 1.0001)
}
