import { eases } from '../easing.ts'
import { fill, line } from '../lottie.ts'
import type { Animation } from '../lottie.ts'
import { cycle, mapValue } from '../motion.ts'
import type { Motion } from '../motion.ts'
import { ellipse, group, path, rect, segment, trim } from '../shapes.ts'
import type { Outline, Point, Shape } from '../shapes.ts'
import {
  beat,
  breath,
  eyes,
  glance,
  length,
  nod,
  perk,
  rock,
  tap,
  thump,
  whip,
} from './robot-motions.ts'
import * as outlines from './robot-outlines.ts'

const { desk } = outlines

/** Further than the edge of any screen. */
const farOff = 6400

/** The antenna bends from its base; its tip follows the ball. */
const stem = mapValue(whip, (lean): Outline => ({
  closed: false,
  corners: [
    { at: [0, -600], out: [0, -90] },
    { at: [lean, -800], in: [-lean * 0.55, 70] },
  ],
}))

const lids = eyes(outlines.open, outlines.shut, outlines.happy)

/** Creates a bar of the level meter on the chest, which jumps on the beat. */
function createLevelBar(index: number): Shape {
  const low = 30 + (index % 2) * 22
  const high = [70, 120, 150, 104, 64][index] ?? low
  const rise = cycle(beat, [
    [index * 1.5, low, eases.out],
    [index * 1.5 + 5, high, eases.sine],
  ])
  return rect(
    [(index - 2) * 54, 0],
    mapValue(rise, (height): Point => [30, height]),
    15,
  )
}

/** Creates an arc of sound that grows from its middle and shrinks again. */
function createSound(index: number): Shape {
  const start = index * 5 - 16
  const grow = (from: number, to: number): Motion<number> =>
    cycle(beat * 2, [
      [start, from, eases.out],
      [start + 12, to, eases.sine],
      [start + 22, to, eases.in],
      [start + 34, from, 'hold'],
    ])
  return group({}, path(outlines.createArc(118 + index * 74)), trim(grow(50, 0), grow(50, 100)))
}

/** The robot at its desk, chin on fist, listens to a small radio and taps along. */
export const robot: Animation = {
  name: 'robot',
  width: 1600,
  height: 1600,
  frameRate: 30,
  length,
  layers: [
    fill('antenna tip', 'accent', [ellipse([0, 0], [128, 128])], {
      parent: 'head',
      position: mapValue(whip, (lean): Point => [lean, -826]),
    }),
    fill('fist', 'muted', [rect([0, 0], [152, 140], 64)], {
      position: [1066, 1062],
      rotation: -20,
    }),
    line('right arm', 'muted', { width: 92 }, [path(outlines.bentArm)]),
    line(
      'eyes',
      'accent',
      { width: eyes(100, 22, 30) },
      [group({ position: [-140, 0] }, path(lids)), group({ position: [140, 0] }, path(lids))],
      { parent: 'visor', position: glance },
    ),
    line('smile', 'ink', { width: 26 }, [path(outlines.smile)], {
      parent: 'visor',
      position: mapValue(glance, ([x, y]): Point => [x * 0.8, 116 + y * 0.6]),
      scale: eyes<Point>([100, 100], [100, 100], [136, 136]),
    }),
    fill('visor', 'surface', [rect([0, 0], [690, 410], 170)], {
      parent: 'head',
      position: [0, -310],
    }),
    fill('head', 'ink', [rect([0, -310], [880, 600], 236)], {
      parent: 'torso',
      position: [0, -326],
      rotation: nod,
    }),
    line('antenna', 'ink', { width: 34 }, [path(stem)], { parent: 'head' }),
    fill('right ear', 'muted', [rect([452, -310], [116, 250], 50)], {
      parent: 'head',
      position: perk,
    }),
    fill('left ear', 'muted', [rect([-452, -310], [116, 250], 50)], { parent: 'head' }),
    line('tapping finger', 'muted', { width: 48 }, [segment([0, 0], [-118, 14])], {
      position: [326, desk - 54],
      rotation: tap,
    }),
    line('left arm', 'muted', { width: 92 }, [path(outlines.restingArm)]),
    fill(
      'level',
      'surface',
      Array.from({ length: 5 }, (_, index) => createLevelBar(index)),
      {
        parent: 'torso',
        position: [0, -130],
      },
    ),
    fill('torso', 'ink', [path(outlines.torso)], {
      position: [740, desk],
      scale: breath,
    }),
    fill('neck', 'muted', [rect([0, -300], [170, 130], 30)], { parent: 'torso' }),
    line('sound', 'accent', { width: 30 }, [0, 1, 2].map(createSound), { position: [1400, 1230] }),
    fill('speaker', 'accent', [ellipse([0, 0], [104, 104])], {
      parent: 'radio',
      position: [-40, -80],
      scale: thump,
    }),
    line(
      'dial',
      'surface',
      { width: 18 },
      [segment([42, -102], [86, -102]), segment([42, -60], [86, -60])],
      { parent: 'radio' },
    ),
    fill('radio', 'ink', [rect([0, -82], [264, 184], 46)], {
      position: [1396, desk - 12],
      rotation: rock,
    }),
    line('aerial', 'ink', { width: 16 }, [segment([72, -160], [124, -296])], { parent: 'radio' }),
    // On the page the desk runs on to the edge at which the robot stands.
    line('desk', 'ink', { width: 28 }, [segment([-farOff, desk], [1540, desk])], {
      bleed: 'left',
    }),
    line('mirrored desk', 'ink', { width: 28 }, [segment([90, desk], [1600 + farOff, desk])], {
      bleed: 'right',
    }),
    fill('moon', 'surface', [path(outlines.createMoon())]),
  ],
}
