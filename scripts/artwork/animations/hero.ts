import { eases } from '../easing.ts'
import { fill, line } from '../lottie.ts'
import type { Animation } from '../lottie.ts'
import { cycle } from '../motion.ts'
import { ellipse, path, smooth } from '../shapes.ts'
import type { Placement, Point, Shape } from '../shapes.ts'
import { after, before, disc, length, signal, tearing, thickness } from './hero-rows.ts'

const centre: Placement = { position: [600, 600] }
const ring = 508

/** Four bows about the picture, as a camera shows what it looks at. */
const finder = [45, 135, 225, 315].map((angle): Shape => {
  const points = [-16, -8, 0, 8, 16].map((turn): Point => {
    const radians = ((angle + turn) * Math.PI) / 180
    return [Math.cos(radians) * ring, Math.sin(radians) * ring]
  })
  return path(smooth(points))
})

/** The finder steps back while it searches. */
const widening = cycle<Point>(length, [
  [34, [100, 100], eases.swift],
  [60, [112, 112], eases.sine],
  [74, [112, 112], eases.swift],
  [104, [100, 100], 'hold'],
])

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
      rotation: cycle(length, [
        [32, 0, eases.swift],
        [50, 34, eases.swift],
        [64, -30, eases.swift],
        [78, 20, eases.swift],
        [92, -8, eases.swift],
        [106, 0, 'hold'],
      ]),
      scale: widening,
    }),
    line('signal', 'accent', { width: thickness }, disc.map(signal), centre),
    line(
      'picture before the signal',
      'ink',
      tearing([70, 0, 110, 26], 78),
      disc.map(before),
      centre,
    ),
    line('picture after the signal', 'muted', tearing([26, 90, 0], 78), disc.map(after), centre),
    // Follows the needle, a little late and not as far.
    line('finder', 'muted', { width: 14 }, finder, {
      ...centre,
      rotation: cycle(length, [
        [34, 0, eases.swift],
        [52, 26, eases.swift],
        [66, -23, eases.swift],
        [80, 15, eases.swift],
        [94, -6, eases.swift],
        [108, 0, 'hold'],
      ]),
      scale: widening,
    }),
    fill('lens', 'surface', [ellipse([0, 0], [912, 912])], {
      ...centre,
      scale: cycle(length, [
        [34, [100, 100], eases.swift],
        [62, [42, 42], eases.sine],
        [72, [42, 42], eases.swift],
        [108, [100, 100], 'hold'],
      ]),
    }),
  ],
}
