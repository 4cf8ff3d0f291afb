import { eases } from '../easing.ts'
import { fill, makeLine } from '../lottie.ts'
import type { Animation } from '../lottie.ts'
import { cycle, mapValue } from '../motion.ts'
import type { Motion } from '../motion.ts'
import { makeEllipse, group, makePath, makeRect, makeSegment, trim } from '../shapes.ts'
import type { Outline, Point, Shape } from '../shapes.ts'
import {
  beat,
  breath,
  moveEyes,
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

const lids = moveEyes(outlines.open, outlines.shut, outlines.happy)

/** Creates a bar of the level meter on the chest, which jumps on the beat. */
function createLevelBar(index: number): Shape {
  const low = 30 + (index % 2) * 22
  const high = [70, 120, 150, 104, 64][index] ?? low
  const rise = cycle(beat, [
    [index * 1.5, low, eases.out],
    [index * 1.5 + 5, high, eases.sine],
  ])
  return makeRect(
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
  return group({}, makePath(outlines.createArc(118 + index * 74)), trim(grow(50, 0), grow(50, 100)))
}

/** The robot at its desk, chin on fist, listens to a small radio and taps along. */
export const robot: Animation = {
  name: 'robot',
  width: 1600,
  height: 1600,
  frameRate: 30,
  length,
  layers: [
    fill('antenna tip', 'accent', [makeEllipse([0, 0], [128, 128])], {
      parent: 'head',
      position: mapValue(whip, (lean): Point => [lean, -826]),
    }),
    fill('fist', 'muted', [makeRect([0, 0], [152, 140], 64)], {
      position: [1066, 1062],
      rotation: -20,
    }),
    makeLine('right arm', 'muted', { width: 92 }, [makePath(outlines.bentArm)]),
    makeLine(
      'eyes',
      'accent',
      { width: moveEyes(100, 22, 30) },
      [
        group({ position: [-140, 0] }, makePath(lids)),
        group({ position: [140, 0] }, makePath(lids)),
      ],
      { parent: 'visor', position: glance },
    ),
    makeLine('smile', 'ink', { width: 26 }, [makePath(outlines.smile)], {
      parent: 'visor',
      position: mapValue(glance, ([x, y]): Point => [x * 0.8, 116 + y * 0.6]),
      scale: moveEyes<Point>([100, 100], [100, 100], [136, 136]),
    }),
    fill('visor', 'surface', [makeRect([0, 0], [690, 410], 170)], {
      parent: 'head',
      position: [0, -310],
    }),
    fill('head', 'ink', [makeRect([0, -310], [880, 600], 236)], {
      parent: 'torso',
      position: [0, -326],
      rotation: nod,
    }),
    makeLine('antenna', 'ink', { width: 34 }, [makePath(stem)], { parent: 'head' }),
    fill('right ear', 'muted', [makeRect([452, -310], [116, 250], 50)], {
      parent: 'head',
      position: perk,
    }),
    fill('left ear', 'muted', [makeRect([-452, -310], [116, 250], 50)], { parent: 'head' }),
    makeLine('tapping finger', 'muted', { width: 48 }, [makeSegment([0, 0], [-118, 14])], {
      position: [326, desk - 54],
      rotation: tap,
    }),
    makeLine('left arm', 'muted', { width: 92 }, [makePath(outlines.restingArm)]),
    fill(
      'level',
      'surface',
      Array.from({ length: 5 }, (_, index) => createLevelBar(index)),
      {
        parent: 'torso',
        position: [0, -130],
      },
    ),
    fill('torso', 'ink', [makePath(outlines.torso)], {
      position: [740, desk],
      scale: breath,
    }),
    fill('neck', 'muted', [makeRect([0, -300], [170, 130], 30)], { parent: 'torso' }),
    makeLine('sound', 'accent', { width: 30 }, [0, 1, 2].map(createSound), {
      position: [1400, 1230],
    }),
    fill('speaker', 'accent', [makeEllipse([0, 0], [104, 104])], {
      parent: 'radio',
      position: [-40, -80],
      scale: thump,
    }),
    makeLine(
      'dial',
      'surface',
      { width: 18 },
      [makeSegment([42, -102], [86, -102]), makeSegment([42, -60], [86, -60])],
      { parent: 'radio' },
    ),
    fill('radio', 'ink', [makeRect([0, -82], [264, 184], 46)], {
      position: [1396, desk - 12],
      rotation: rock,
    }),
    makeLine('aerial', 'ink', { width: 16 }, [makeSegment([72, -160], [124, -296])], {
      parent: 'radio',
    }),
    // On the page the desk runs on to the edge at which the robot stands.
    makeLine('desk', 'ink', { width: 28 }, [makeSegment([-farOff, desk], [1540, desk])], {
      bleed: 'left',
    }),
    makeLine(
      'mirrored desk',
      'ink',
      { width: 28 },
      [makeSegment([90, desk], [1600 + farOff, desk])],
      {
        bleed: 'right',
      },
    ),
    fill('moon', 'surface', [makePath(outlines.createMoon())]),
  ],
}
