import colourNames from 'color-name'

import { findClosest } from '#problems/find-closest.ts'

const number = String.raw`(-?\d{1,4}(?:\.\d{1,9})?)(%|deg)?`
const form = new RegExp(
  String.raw`^(rgb|hsl)a?\(\s*${number}[\s,]+${number}[\s,]+${number}\s*(?:[,/][^)]*)?\)$`,
  'iu',
)

/**
 * Converts a colour as CSS may have it to #rrggbb: "rebeccapurple", also misspelt, "rgb(124, 58, 237)"
 * or "hsl(262 83% 58%)". Drops its transparency.
 */
export function convertColour(text: string): string | undefined {
  const colour = text.trim().toLowerCase()
  const names = Object.keys(colourNames)
  const name = names.includes(colour) ? colour : findClosest(colour, names)
  const known = Object.entries(colourNames).find(([one]) => one === name)
  if (known) return formatHex(known[1])
  const [, space, ...parts] = form.exec(colour) ?? []
  const [first = 0, second = 0, third = 0] = [0, 2, 4].map((at) => {
    const value = Number(parts[at])
    return space === 'rgb' && parts[at + 1] === '%' ? (value * 255) / 100 : value
  })
  if (space === undefined) return undefined
  return formatHex(space === 'rgb' ? [first, second, third] : fromHsl(first, second, third))
}

/** CSS Color 4, 7.1: from degrees and percentages. */
function fromHsl(hue: number, saturation: number, lightness: number): readonly number[] {
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
