import { describe, expect, test } from 'vitest'

import { contrast, formatColour, luminance, mix, parseColour, toOklab } from './contrast.ts'

const white = parseColour('#fff')
const black = parseColour('#000')

describe('a colour', () => {
  test.each(['#000000', '#ffffff', '#ff6b3d', '#0b0e14', '#010203', '#767676'])(
    '%s is written as it was read',
    (hex) => {
      expect(formatColour(parseColour(hex))).toBe(hex)
    },
  )

  test('of three digits is the one of six', () => {
    expect(parseColour('#f60')).toEqual(parseColour('#ff6600'))
  })
})

describe('luminance, as WCAG 2 defines it', () => {
  test.each([
    ['#ffffff', 1],
    ['#000000', 0],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    ['#808080', 0.2159],
  ])('of %s is %f', (hex, expected) => {
    expect(luminance(parseColour(hex))).toBeCloseTo(expected, 4)
  })
})

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#123456', '#123456', 1],
  ])('of %s on %s is %f', (one, other, expected) => {
    expect(contrast(parseColour(one), parseColour(other))).toBeCloseTo(expected, 2)
  })
})

describe('Oklab', () => {
  // The values of the CSS Color 4 specification.
  test.each([
    ['#ffffff', [1, 0, 0]],
    ['#000000', [0, 0, 0]],
    ['#ff0000', [0.628, 0.2249, 0.1258]],
    ['#00ff00', [0.8664, -0.2339, 0.1795]],
    ['#0000ff', [0.452, -0.0325, -0.3115]],
  ])('of %s is %j', (hex, expected) => {
    expect(toOklab(parseColour(hex)).map((value) => Number(value.toFixed(4)) + 0)).toEqual(expected)
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
    ['#ffd23f', 0.25, '#12127d', '#3e4f81'],
  ])('of %s, %f, in %s is %s', (one, share, other, expected) => {
    expect(formatColour(mix(parseColour(one), share, parseColour(other)))).toBe(expected)
  })

  test('with nothing of one is the other', () => {
    expect(formatColour(mix(white, 0, black))).toBe('#000000')
    expect(formatColour(mix(white, 1, black))).toBe('#ffffff')
  })
})
