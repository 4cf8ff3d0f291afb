import type { Picture } from './picture.ts'
import { colours } from './palette.ts'

const width = 1200
const height = 1500
const pitch = 10
const step = 4

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * Math.min(1, Math.max(0, share))
}

function smooth(share: number): number {
  const at = Math.min(1, Math.max(0, share))
  return at * at * (3 - 2 * at)
}

/** Returns how far a point is inside an ellipse: 1 in the centre, 0 on its edge, negative outside. */
function measureInside(
  x: number,
  y: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): number {
  return 1 - Math.hypot((x - cx) / rx, (y - cy) / ry)
}

/** Returns a soft spot: 1 in its centre, near 0 beyond its radii. */
function shadeSpot(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  return Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2)
}

/** Light on a ball that the lamp, above and to the left, shines on. */
function shadeLight(x: number, y: number, cx: number, cy: number, rx: number, ry: number): number {
  const [nx, ny] = [(x - cx) / rx, (y - cy) / ry]
  const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))
  return Math.max(0, -0.62 * nx - 0.4 * ny + 0.68 * nz)
}

/** The brightness of the face, from 0 to 1. */
function shadeFace(x: number, y: number): number {
  const ball = 0.1 + 0.66 * shadeLight(x, y, 600, 690, 290, 520)
  const rim = 0.34 * smooth((x - 740) / 110)
  const eyes = [492, 706].map(
    (cx) =>
      0.2 * shadeSpot(x, y, cx, 602, 82, 44) +
      0.5 * shadeSpot(x, y, cx, 596, 52, 9) +
      0.6 * shadeSpot(x, y, cx + 2, 611, 14, 18) +
      0.18 * shadeSpot(x, y, cx, 640, 50, 10) +
      0.5 * shadeSpot(x, y, cx + (cx < 600 ? -2 : 4), 552, 70, 11) -
      0.36 * shadeSpot(x, y, cx - 27, 615, 16, 13) -
      0.36 * shadeSpot(x, y, cx + 31, 615, 16, 13),
  )
  const dark =
    0.3 * shadeSpot(x, y, 640, 680, 26, 80) +
    0.42 * shadeSpot(x, y, 606, 772, 50, 13) +
    0.3 * shadeSpot(x, y, 660, 755, 20, 30) +
    0.75 * shadeSpot(x, y, 602, 855, 78, 9) +
    0.26 * shadeSpot(x, y, 602, 838, 62, 9) +
    0.4 * shadeSpot(x, y, 602, 906, 60, 12) +
    0.25 * shadeSpot(x, y, 600, 490, 260, 22) +
    0.3 * smooth((y - 930) / 90)
  const bright =
    0.3 * shadeSpot(x, y, 590, 690, 15, 75) +
    0.3 * shadeSpot(x, y, 596, 742, 24, 16) +
    0.14 * shadeSpot(x, y, 450, 715, 62, 50) +
    0.2 * shadeSpot(x, y, 596, 879, 54, 11) +
    0.14 * shadeSpot(x, y, 590, 950, 46, 22)
  return ball + rim - dark - eyes.reduce((sum, eye) => sum + eye, 0) + bright
}

/** The brightness of the drawing at a point, or undefined where only the background is. */
function shade(x: number, y: number): { value: number; isAccent?: true } | undefined {
  const apart = Math.abs(x - 600)
  const face = measureInside(x, y, 600, 650, 240, 340)
  const jaw = measureInside(x, y, 600, 745, 200, 262)
  const isCap = y < 500 + 24 * (apart / 260) ** 2
  const cap = measureInside(x, y, 600, 470, 282, 280)
  if (isCap && cap > 0) {
    const isFold = y > 385 + 30 * (apart / 280) ** 2
    const rib = 0.8 + 0.2 * Math.sin((x - 600) / (isFold ? 8 : 12))
    const value = (0.08 + 0.8 * shadeLight(x, y, 600, 500, 310, 320)) * rib
    const seam = 0.5 * shadeSpot(0, y, 0, 388 + 30 * (apart / 280) ** 2, 1, 11)
    return { value: (isFold ? value * 1.15 : value * 0.8) - seam }
  }
  const hair = measureInside(x, y, 600, 640, 272 - 0.16 * Math.max(0, y - 700), 330)
  const temple = 205 + 26 * Math.sin((y - 500) / 95)
  if (!isCap && hair > 0 && apart > temple && y < 905) {
    const strand = 0.5 + 0.5 * Math.sin(apart / 5.5 + y / 70)
    return { value: 0.05 + mix(0.42, 0.12, (x - 330) / 540) * strand }
  }
  if (!isCap && (face > 0 || jaw > 0)) return { value: shadeFace(x, y) }
  // Beside the opening of the jacket is a high collar.
  const opening = 128 - Math.max(0, y - 985) * 0.62
  const edge = 196 + Math.max(0, y - 930) * 0.5
  if (y > 915 + 0.5 * apart * 0.3 && apart < edge && apart > opening && y < 1240) {
    const fold =
      0.5 * shadeSpot(apart, 0, opening, 0, 10, 1) + 0.4 * shadeSpot(apart, 0, edge, 0, 12, 1)
    return { value: mix(0.86, 0.2, (x - 380) / 480) - fold + (apart - opening < 26 ? 0.3 : 0) }
  }
  if (apart <= opening && y > 850) {
    const value = mix(0.5, 0.05, (x - 470) / 230) * mix(0.35, 1, (y - 985) / 90)
    return { value: Math.max(0.04, value) }
  }
  const slope = 1000 + 0.00068 * apart ** 2 + 260 * smooth((apart - 470) / 130) ** 2
  if (y < slope || apart > 590) return undefined
  const isBand = (apart > 285 && apart < 375) || (y > 1330 && y < 1420)
  const coat = 0.1 + 0.52 * shadeLight(x, Math.min(y, 1400), 600, 1480, 660, 520)
  const zip = apart < 7 ? 0.5 : 0
  if (!isBand) return { value: coat - zip }
  return {
    value: 0.35 + 0.62 * shadeLight(x, Math.min(y, 1400), 600, 1480, 660, 520),
    isAccent: true,
  }
}

/** Rows that are shifted sideways, like a signal that has not settled: [first, last, shift]. */
const torn = [
  [31, 34, 46],
  [35, 35, -34],
  [97, 99, -44],
  [100, 100, 64],
  [123, 126, 38],
  [127, 127, -52],
] as const

function drawRow(row: number): string {
  const y = row * pitch + pitch / 2
  const shift = torn.find(([first, last]) => row >= first && row <= last)?.[2] ?? 0
  let path = ''
  let accent = ''
  for (let x = 0; x < width; x += step) {
    const found = shade(x - shift, y)
    if (!found) continue
    const value = Math.min(1, Math.max(0.08, found.value))
    const thick = (value ** 0.9 * (pitch - 1.8)).toFixed(2)
    const piece = `M${x} ${(y - Number(thick) / 2).toFixed(2)}h${step}v${thick}h-${step}z`
    if (found.isAccent) accent += piece
    else path += piece
  }
  const colour = shift === 0 ? colours.ink : colours.accent
  const ground = `<path fill="${colours.line}" d="M0 ${y - 0.75}h${width}v1.5h-${width}z"/>`
  return `${ground}<path fill="${colour}" d="${path}"/><path fill="${colours.accent}" d="${accent}"/>`
}

/** A woman in a rain jacket and a knitted cap, as scan lines: the thicker, the brighter. */
export const portrait: Picture = {
  name: 'portrait',
  width,
  height,
  draw: () => Array.from({ length: Math.ceil(height / pitch) }, (_, row) => drawRow(row)).join(''),
}
