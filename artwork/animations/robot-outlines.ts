import { smooth } from '../shapes.ts'
import type { Outline, Point } from '../shapes.ts'

/** The y position of the desk. */
export const desk = 1400

/** An eye is one bent line: open if it is folded upright, shut if it is flat. */
function outlineLid(spread: number, rise: number, bend: number): Outline {
  return {
    closed: false,
    corners: [
      { at: [-spread, rise], out: [0, -bend] },
      { at: [0, -rise], in: [-bend, 0], out: [bend, 0] },
      { at: [spread, rise], in: [0, -bend] },
    ],
  }
}

/** An open eye: with its line width, an upright pill. */
export const open = outlineLid(0, 34, 0)
/** A shut eye. */
export const shut = outlineLid(48, 0, 0)
/** An eye closed with pleasure. */
export const happy = outlineLid(62, 24, 32)

/** Creates an arc of sound above the radio. */
export function createArc(radius: number): Outline {
  const points = [-34, -17, 0, 17, 34].map((turn): Point => {
    const radians = ((turn - 112) * Math.PI) / 180
    return [Math.cos(radians) * radius, Math.sin(radians) * radius]
  })
  return smooth(points)
}

/** An arm from the shoulder to the elbow on the desk, and up to the chin. */
export const bentArm: Outline = {
  closed: false,
  corners: [
    { at: [936, 1184], out: [40, 40] },
    { at: [1150, desk - 62], in: [-50, -8], out: [46, 6] },
    { at: [1078, 1084], in: [34, 90] },
  ],
}

/** An arm from the shoulder down to the hand on the desk. */
export const restingArm: Outline = {
  closed: false,
  corners: [
    { at: [546, 1184], out: [-90, 0] },
    { at: [424, 1296], in: [0, -66], out: [0, 36] },
    { at: [350, desk - 58], in: [44, 0] },
  ],
}

/** A small smile, centred between its ends. */
export const smile: Outline = {
  closed: false,
  corners: [
    { at: [-54, 0], out: [26, 36] },
    { at: [54, 0], in: [-26, 36] },
  ],
}

/** The body, with its origin at the bottom. */
export const torso: Outline = {
  closed: true,
  corners: [
    { at: [-280, 0] },
    { at: [-250, -180], out: [10, -60] },
    { at: [-130, -270], in: [-66, 0] },
    { at: [130, -270], out: [66, 0] },
    { at: [250, -180], in: [-10, -60] },
    { at: [280, 0] },
  ],
}

/** Creates a moon whose lower part is behind the desk. */
export function createMoon(): Outline {
  const points = Array.from({ length: 17 }, (_, index): Point => {
    const radians = ((139 + (index / 16) * 262) * Math.PI) / 180
    return [740 + Math.cos(radians) * 640, desk - 420 + Math.sin(radians) * 640]
  })
  const arched = smooth(points)
  return { ...arched, closed: true }
}
