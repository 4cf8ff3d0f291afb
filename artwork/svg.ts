import { darkScheme } from './palette.ts'
import type { Scheme } from './palette.ts'

type Colour = keyof Scheme

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Draws a filled rectangle. Its position is the top left corner. */
export function drawBox(
  [x, y, width, height]: readonly [number, number, number, number],
  colour: Colour,
  radius = 0,
): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
  return `<rect ${place} rx="${round(radius)}" fill="${darkScheme[colour]}"/>`
}

/** Draws a vertical pill. Its position is the centre. */
export function drawPill(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): string {
  return drawBox([x - width / 2, y - height / 2, width, height], colour, width / 2)
}

/** Draws a straight line with round ends, solid or dashed. */
export function drawStroke(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  colour: Colour,
  width: number,
  dash = 'none',
): string {
  const ends = `x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"`
  const look = `stroke="${darkScheme[colour]}" stroke-width="${width}" stroke-linecap="round"`
  return `<line ${ends} ${look} stroke-dasharray="${dash}"/>`
}

/** Moves shapes, and scales them around their new position. */
export function placeContent(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${content}</g>`
}
