import colourNames from 'color-name'

import { findClosest } from '#problems/find-closest.ts'

import { clip, convertFromOklab, formatBytes, formatColour } from './linear-colour.ts'

const number = String.raw`(-?\d{1,4}(?:\.\d{1,9})?)(%|deg)?`
const form = new RegExp(
  String.raw`^(rgb|hsl|oklch)a?\(\s*${number}[\s,]+${number}[\s,]+${number}\s*(?:[,/][^)]*)?\)$`,
  'iu',
)

/**
 * Converts a colour as CSS may have it to #rrggbb: "rebeccapurple", also misspelt, "rgb(124, 58, 237)",
 * "hsl(262 83% 58%)" or "oklch(0.54 0.25 293)". Drops its transparency.
 */
export function convertColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase()
  const name = findColourName(colour)
  const known = Object.entries(colourNames).find(([one]) => one === name)
  if (known) return formatBytes(known[1])
  const [, space, ...parts] = form.exec(colour) ?? []
  if (space === undefined) return undefined
  const [first = 0, second = 0, third = 0] = [0, 2, 4].map((at) => {
    const value = Number(parts[at])
    if (parts[at + 1] !== '%') return value
    if (space === 'oklch') return (value / 100) * (at === 0 ? 1 : 0.4)
    return space === 'rgb' ? (value * 255) / 100 : value
  })
  if (space === 'rgb') return formatBytes([first, second, third])
  return space === 'hsl' ? convertHsl(first, second, third) : convertOklch(first, second, third)
}

/** Finds the name of a colour in CSS that a text is or most likely means. */
export function findColourName(text: string): string | undefined {
  const names = Object.keys(colourNames)
  const colour = text.trim().toLowerCase()
  return names.includes(colour) ? colour : findClosest(colour, names)
}

/** CSS Color 4, 9.4: from lightness 0 to 1, chroma and degrees. */
function convertOklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const lab = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const
  return formatColour(clip(convertFromOklab(lab)))
}

/** CSS Color 4, 7.1: from degrees and percentages. */
function convertHsl(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100
  const spread = (saturation / 100) * Math.min(light, 1 - light)
  const parts = [0, 8, 4].map((offset) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (light - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  })
  return formatBytes(parts)
}
