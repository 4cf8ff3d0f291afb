/** A colour in linear light: red, green and blue, each from 0 to 1. */
export type LinearColour = readonly [number, number, number]

/** Reads #rgb or #rrggbb. Anything else is black: the model lets nothing else through. */
export function parseColour(hex: string): LinearColour {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/gu, '$&$&') : hex
  const value = Number.parseInt(digits.slice(1), 16)
  return mapChannels([value >> 16, (value >> 8) & 255, value & 255], (byte) => {
    const channel = byte / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

/** Writes a colour as #rrggbb. */
export function formatColour(colour: LinearColour): string {
  const bytes = mapChannels(colour, (value) => {
    const channel = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return channel * 255
  })
  return formatBytes(bytes)
}

/** Writes red, green and blue, each from 0 to 255, as #rrggbb. Rounds them, and cuts off what is outside. */
export function formatBytes(parts: readonly number[]): string {
  const digits = parts.map((part) => {
    const byte = Math.round(Math.min(255, Math.max(0, part)))
    return byte.toString(16).padStart(2, '0')
  })
  return `#${digits.join('')}`
}

/** The colour with each channel from 0 to 1. */
export function clip(colour: LinearColour): LinearColour {
  return mapChannels(colour, (value) => Math.min(1, Math.max(0, value)))
}

/** A colour of Björn Ottosson's Oklab: lightness, green to red, blue to yellow. */
export type OklabColour = readonly [number, number, number]

/** Converts from Oklab. A channel outside of 0 to 1 is a colour that screens do not have. */
export function convertFromOklab(lab: OklabColour): LinearColour {
  return multiply(
    conesToLinear,
    mapChannels(multiply(labToCones, lab), (value) => value ** 3),
  )
}

export function convertToOklab(colour: LinearColour): OklabColour {
  return multiply(conesToLab, mapChannels(multiply(linearToCones, colour), Math.cbrt))
}

type Matrix = readonly [LinearColour, LinearColour, LinearColour]

const linearToCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const conesToLab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const labToCones: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const conesToLinear: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

// Read by index: destructuring takes several times as long, and a search for a colour does this often.

function multiply(matrix: Matrix, colour: LinearColour): LinearColour {
  return [
    computeDotProduct(matrix[0], colour),
    computeDotProduct(matrix[1], colour),
    computeDotProduct(matrix[2], colour),
  ]
}

function computeDotProduct(row: LinearColour, colour: LinearColour): number {
  return row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2]
}

function mapChannels(colour: LinearColour, change: (value: number) => number): LinearColour {
  return [change(colour[0]), change(colour[1]), change(colour[2])]
}
