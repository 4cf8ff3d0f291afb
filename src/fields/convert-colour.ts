import colourNames from 'color-name'

import { findClosest } from '#problems/find-closest.ts'

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
  if (known) return formatHex(known[1])
  const [, space, ...parts] = form.exec(colour) ?? []
  const [first = 0, second = 0, third = 0] = [0, 2, 4].map((at) => {
    const value = Number(parts[at])
    if (parts[at + 1] !== '%') return value
    if (space === 'oklch') return (value / 100) * (at === 0 ? 1 : 0.4)
    return space === 'rgb' ? (value * 255) / 100 : value
  })
  if (space === undefined) return undefined
  if (space === 'rgb') return formatHex([first, second, third])
  return formatHex(
    space === 'hsl' ? convertHsl(first, second, third) : convertOklch(first, second, third),
  )
}

/** Finds the name of a colour in CSS that a text is or most likely means. */
export function findColourName(text: string): string | undefined {
  const names = Object.keys(colourNames)
  const colour = text.trim().toLowerCase()
  return names.includes(colour) ? colour : findClosest(colour, names)
}

/** CSS Color 4, 9.4 and 10.4: from lightness 0 to 1, chroma and degrees. */
function convertOklch(lightness: number, chroma: number, hue: number): readonly number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return linear.map((part) => {
    const light = Math.min(1, Math.max(0, part))
    return 255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light)
  })
}

/** CSS Color 4, 7.1: from degrees and percentages. */
function convertHsl(hue: number, saturation: number, lightness: number): readonly number[] {
  const light = lightness / 100
  const spread = (saturation / 100) * Math.min(light, 1 - light)
  return [0, 8, 4].map((offset) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (light - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  })
}

function formatHex(parts: readonly number[]): string {
  const digits = parts.map((part) => {
    const whole = Math.round(Math.min(255, Math.max(0, part)))
    return whole.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}
