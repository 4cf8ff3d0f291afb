import { colours } from './palette.ts'
import type { Colour } from './palette.ts'

export type Point = readonly [x: number, y: number]

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** How a shape is drawn; without `line` it has no outline, without `fill` it is hollow. */
export type Look = {
  readonly fill?: Colour
  readonly line?: Colour
  readonly width?: number
  readonly dash?: string
  readonly opacity?: number
  readonly radius?: number
}

function writeAttributes({ fill, line, width = 2, dash, opacity = 1, radius = 0 }: Look): string {
  const paint = `fill="${fill ? colours[fill] : 'none'}" stroke="${line ? colours[line] : 'none'}"`
  const stroke = `stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
  const dashes = dash ? ` stroke-dasharray="${dash}"` : ''
  return `${paint} ${stroke}${dashes} opacity="${opacity}" rx="${radius}"`
}

/** Draws a rectangle. Its position is the top left corner. */
export function drawBox(x: number, y: number, width: number, height: number, look: Look): string {
  const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`
  return `<rect ${place} ${writeAttributes(look)}/>`
}

/** Draws a circle around a point. */
export function drawDisc(x: number, y: number, radius: number, look: Look): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${writeAttributes(look)}/>`
}

/** Joins points by straight lines. */
export function drawPolyline(points: readonly Point[], look: Look, isClosed = false): string {
  const path = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
  return `<path d="M${path}${isClosed ? 'Z' : ''}" ${writeAttributes(look)}/>`
}

/** Draws a filled shape, or the outline of one. */
export function drawPolygon(points: readonly Point[], look: Look): string {
  return drawPolyline(points, look, true)
}

/** Draws an arrow from one point to another, with its head at the end. */
export function drawArrow(from: Point, to: Point, look: Look): string {
  const turn = Math.atan2(to[1] - from[1], to[0] - from[0])
  const placeWing = (angle: number): Point => [
    to[0] - 18 * Math.cos(turn + angle),
    to[1] - 18 * Math.sin(turn + angle),
  ]
  return (
    drawPolyline([from, to], look) +
    drawPolyline([placeWing(0.5), to, placeWing(-0.5)], { ...look, dash: '' })
  )
}

/** Moves, scales and turns shapes. */
export function placeContent(content: string, [x, y]: Point, scale = 1, turn = 0): string {
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn}) scale(${scale})">${content}</g>`
}
