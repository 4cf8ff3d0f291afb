import { describe, expect, test } from 'vitest'

import { parseColour } from '#fields/linear-colour.ts'

import { measureContrast, mix } from './contrast.ts'

test('three digits mean the same colour as six', () => {
  expect(parseColour('#f60')).toEqual(parseColour('#ff6600'))
})

describe('contrast, as WCAG 2 defines it', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#808080', '#000000', 5.32],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#000000', 15.3],
    ['#0000ff', '#ffffff', 8.59],
    ['#123456', '#123456', 1],
  ])('of %s on %s is %f', (one, other, expected) => {
    expect(measureContrast(parseColour(one), parseColour(other))).toBeCloseTo(expected, 2)
  })
})

describe('a mix in Oklab', () => {
  // What Chromium draws for color-mix(in oklab, one share, other).
  test.each([
    ['#ffffff', 0.5, '#000000', '#636363'],
    ['#eef1f6', 0.68, '#0b0e14', '#9c9fa5'],
    ['#14181f', 0.68, '#f5f3ee', '#53555a'],
    ['#eef1f6', 0.06, '#0b0e14', '#15191f'],
    ['#f4f1ff', 0.68, '#12127d', '#a1abd8'],
    ['#ff0000', 0.5, '#0000ff', '#8c53a2'],
    ['#00ff00', 0.5, '#ff0000', '#d0a800'],
    ['#ffd23f', 0.25, '#12127d', '#3e4f81'],
    ['#ffffff', 0, '#000000', '#000000'],
    ['#ffffff', 1, '#000000', '#ffffff'],
  ])('of %s, %f, in %s is %s', (one, share, other, expected) => {
    const mixed = mix(parseColour(one), share, parseColour(other))
    expect(mixed.map(convertToByte)).toEqual(parseColour(expected).map(convertToByte))
  })
})

/** A channel from 0 to 255. */
function convertToByte(channel: number): number {
  const gamma = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
}
