import { fill, makeLine } from '../lottie.ts'
import type { Animation, Layer } from '../lottie.ts'
import { makeEllipse, makePath, smooth } from '../shapes.ts'
import type { Placement, Point, Shape } from '../shapes.ts'
import {
  drawAfter,
  drawBefore,
  disc,
  length,
  drawSignal,
  tearLine,
  thickness,
  stepThrough,
} from './hero-rows.ts'

const centre: Placement = { position: [600, 600] }
const ring = 508

/** Four arcs around the picture, like the viewfinder of a camera. */
const finder = [45, 135, 225, 315].map((angle): Shape => {
  const points = [-16, -8, 0, 8, 16].map((turn): Point => {
    const radians = ((angle + turn) * Math.PI) / 180
    return [Math.cos(radians) * ring, Math.sin(radians) * ring]
  })
  return makePath(smooth(points))
})

/** The finder is larger while it searches. */
const widening = stepThrough<Point>([
  [100, 100],
  [100, 100],
  [105, 105],
  [105, 105],
  [105, 105],
  [105, 105],
  [100, 100],
  [100, 100],
])

/** Splits the rows into two layers: the player builds a layer in one task, and one would be long. */
function splitRows(name: string, draw: (name: string, rows: typeof disc) => Layer): Layer[] {
  const half = Math.ceil(disc.length / 2)
  return [draw(`${name}, above`, disc.slice(0, half)), draw(`${name}, below`, disc.slice(half))]
}

/** The hero: a picture loses its signal, scatters, and comes into focus again. */
export const hero: Animation = {
  name: 'signal',
  width: 1200,
  height: 1200,
  frameRate: 30,
  length,
  layers: [
    fill('needle', 'accent', [makeEllipse([ring, 0], [44, 44])], {
      ...centre,
      rotation: stepThrough([0, 0, 34, -30, 20, -12, 0, 0]),
      scale: widening,
    }),
    ...splitRows('signal', (name, rows) =>
      makeLine(name, 'accent', { width: thickness }, rows.map(drawSignal), centre),
    ),
    ...splitRows('picture before the signal', (name, rows) =>
      makeLine(name, 'ink', tearLine([70, 0, 110, 26], 78), rows.map(drawBefore), centre),
    ),
    ...splitRows('picture after the signal', (name, rows) =>
      makeLine(name, 'muted', tearLine([26, 90, 0], 78), rows.map(drawAfter), centre),
    ),
    // Turns with the needle, but less.
    makeLine('finder', 'muted', { width: 14 }, finder, {
      ...centre,
      rotation: stepThrough([0, 0, 26, -23, 15, -9, 0, 0]),
      scale: widening,
      answersHover: true,
    }),
    fill('lens', 'surface', [makeEllipse([0, 0], [912, 912])], {
      ...centre,
      scale: stepThrough<Point>([
        [100, 100],
        [100, 100],
        [42, 42],
        [42, 42],
        [42, 42],
        [42, 42],
        [100, 100],
        [100, 100],
      ]),
    }),
  ],
}
