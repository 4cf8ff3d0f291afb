import { makeStraight } from '../shapes.ts'
import type { Outline, Point } from '../shapes.ts'

/** Signs that look like letters, drawn in one stroke, by their number of corners. */
const signs = {
  3: ['-84 6, -20 78, 84 -72', '-76 62, 0 -70, 76 62', '-70 -70, 70 -70, -30 80'],
  4: [
    '76 -78, -76 -78, 76 78, -76 78',
    '24 -92, -72 14, 72 -14, -24 92',
    '-78 -10, -78 78, 78 78, 78 -78',
  ],
  5: [
    '-92 -78, -92 0, 0 0, 0 78, 92 78',
    '-12 -92, -92 0, 0 92, 92 0, 58 -34',
    '-80 84, -80 -14, 0 -90, 80 -14, 80 84',
  ],
  6: ['-84 -86, 84 -86, 84 86, -84 86, -84 0, 8 0', '-88 76, -88 -76, 0 -76, 0 76, 88 76, 88 -76'],
} as const

/** How many corners a sign may have. */
export type Corners = keyof typeof signs

/** Picks a sign with this number of corners. */
export function pickSign(corners: Corners, index: number): Point[] {
  const choices = signs[corners]
  const drawn = choices[index % choices.length] ?? ''
  return drawn.split(', ').map((corner): Point => {
    const [x = 0, y = 0] = corner.split(' ').map(Number)
    return [x, y]
  })
}

/** Moves and rotates a sign. */
export function placeSign(sign: readonly Point[], [x, y]: Point, degrees: number): Outline {
  const radians = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  return makeStraight(
    sign.map(([right, down]) => [
      Math.round(x + right * cos - down * sin),
      Math.round(y + right * sin + down * cos),
    ]),
  )
}
