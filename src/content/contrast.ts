type Triple = readonly [number, number, number]

/** A colour in linear light; each channel from 0 to 1. */
export type LinearColour = Triple

/** Reads #rgb or #rrggbb. Anything else is black, since the model lets nothing else through. */
export function parseColour(hex: string): LinearColour {
  const digits = hex.slice(1)
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const value = Number.parseInt(long, 16)
  return mapTriple([value >> 16, (value >> 8) & 255, value & 255], (byte) => toLinear(byte / 255))
}

/** Writes a colour as #rrggbb, to the nearest byte. */
export function formatColour(colour: LinearColour): string {
  const bytes = colour.map((channel) => Math.round(toGamma(channel) * 255))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Relative luminance as WCAG 2 defines it: 0 is black, 1 is white. */
export function luminance([red, green, blue]: LinearColour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours as WCAG 2 defines it: from 1 to 21. */
export function contrast(one: LinearColour, other: LinearColour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** What `color-mix(in oklab, one share, other)` shows; `share` is from 0 to 1. */
export function mix(one: LinearColour, share: number, other: LinearColour): LinearColour {
  const [a, b] = [toOklab(one), toOklab(other)]
  const between = (index: 0 | 1 | 2) => a[index] * share + b[index] * (1 - share)
  const mixed = fromOklab([between(0), between(1), between(2)])
  return mapTriple(mixed, (channel) => Math.min(1, Math.max(0, channel)))
}

/** Lightness, green to red, blue to yellow: Björn Ottosson's Oklab. */
export function toOklab(colour: LinearColour): Triple {
  const cones = mapTriple(multiply(linearToCones, colour), Math.cbrt)
  return multiply(conesToLab, cones)
}

function fromOklab(lab: Triple): LinearColour {
  const cones = mapTriple(multiply(labToCones, lab), (value) => value ** 3)
  return multiply(conesToLinear, cones)
}

type Matrix = readonly [Triple, Triple, Triple]

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

function multiply(matrix: Matrix, [x, y, z]: Triple): Triple {
  return [dot(matrix[0]), dot(matrix[1]), dot(matrix[2])]

  function dot([a, b, c]: Triple): number {
    return a * x + b * y + c * z
  }
}

function mapTriple([a, b, c]: Triple, change: (value: number) => number): Triple {
  return [change(a), change(b), change(c)]
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

function toGamma(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
}
