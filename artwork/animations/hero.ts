import { fill, line } from '../lottie.ts'
import type { Animation, Layer } from '../lottie.ts'
import { ellipse, path, smooth } from '../shapes.ts'
import type { Placement, Point, Shape } from '../shapes.ts'
import { after, before, disc, length, signal, tearing, thickness, ticking } from './hero-rows.ts'

const centre: Placement = { position: [600, 600] }
const ring = 508

/** Four arcs around the picture, like the viewfinder of a camera. */
const finder = [45, 135, 225, 315].map((angle): Shape => {
  const points = [-16, -8, 0, 8, 16].map((turn): Point => {
    const radians = ((angle + turn) * Math.PI) / 180
    return [Math.cos(radians) * ring, Math.sin(radians) * ring]
  })
  return path(smooth(points))
})

/** The finder is larger while it searches. */
const widening = ticking<Point>([
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
    fill('needle', 'accent', [ellipse([ring, 0], [44, 44])], {
      ...centre,
      rotation: ticking([0, 0, 34, -30, 20, -12, 0, 0]),
      scale: widening,
    }),
    ...splitRows('signal', (name, rows) =>
      line(name, 'accent', { width: thickness }, rows.map(signal), centre),
    ),
    ...splitRows('picture before the signal', (name, rows) =>
      line(name, 'ink', tearing([70, 0, 110, 26], 78), rows.map(before), centre),
    ),
    ...splitRows('picture after the signal', (name, rows) =>
      line(name, 'muted', tearing([26, 90, 0], 78), rows.map(after), centre),
    ),
    // Turns with the needle, but less.
    line('finder', 'muted', { width: 14 }, finder, {
      ...centre,
      rotation: ticking([0, 0, 26, -23, 15, -9, 0, 0]),
      scale: widening,
      answersHover: true,
    }),
    fill('lens', 'surface', [ellipse([0, 0], [912, 912])], {
      ...centre,
      scale: ticking<Point>([
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
