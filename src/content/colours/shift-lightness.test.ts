import { describe, expect, test } from 'vitest'

import { findNearest, readLightness, setLightness } from './shift-lightness.ts'

describe('another lightness', () => {
  test.each([
    ['#7c3aed', 0.5, '#7128de'],
    ['#ffd23f', 0.2, '#1d1500'],
    ['#ffffff', 0, '#000000'],
    ['#000', 1, '#ffffff'],
  ])('of %s, %f, is %s', (hex, lightness, expected) => {
    expect(setLightness(hex, lightness)).toBe(expected)
  })

  test('is that of the colour it makes', () => {
    for (const hex of ['#7c3aed', '#00ff00', '#123', '#ffd23f']) {
      expect(readLightness(setLightness(hex, 0.6))).toBeCloseTo(0.6, 2)
    }
  })

  test('that is its own changes nothing', () => {
    for (const hex of ['#7c3aed', '#00ff00', '#0b0e14', '#ffffff']) {
      expect(setLightness(hex, readLightness(hex))).toBe(hex)
    }
  })
})

describe('the nearest colour that passes', () => {
  test('is the colour itself, as it is written', () => {
    expect(findNearest('#ABC', () => true)).toBe('#ABC')
  })

  test('is darker or lighter, whichever is nearer', () => {
    const found = ['#777777', '#4a4a4a'].map(
      (hex) => findNearest(hex, (tried) => Math.abs(readLightness(tried) - 0.5) >= 0.2) ?? '',
    )
    expect(found.map((hex) => readLightness(hex) > 0.5)).toEqual([true, false])
  })

  test('is none if none passes', () => {
    expect(findNearest('#abc', () => false)).toBeUndefined()
  })
})
