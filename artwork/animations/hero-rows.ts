import { eases } from '../easing.ts'
import type { Line } from '../lottie.ts'
import { cycle } from '../motion.ts'
import type { Motion, Step } from '../motion.ts'
import { createRandom } from '../random.ts'
import { group, makeSegment } from '../shapes.ts'
import type { Point, Shape } from '../shapes.ts'

/**
 * Everything moves on the same beat: three frames of motion, and then twelve in which the page has
 * nothing to render.
 */
const beat = 15
const tick = 3
/** The loop in frames. */
export const length = 8 * beat
const rows = 11
const pitch = 74
/** The line width of a row. */
export const thickness = 42
const radius = 404
/** Half the length of an accent mark, and the distance from its end to the next line. */
const mark = 30
const gap = thickness + 22

/** A row of the picture. The accent mark of a wave divides it into a left and a right part. */
export interface Row {
  readonly y: number
  /** Half the width of the disc at this height. */
  readonly reach: number
  readonly swing: number
  /** The position of the wave at each beat, from -1 at the left end to 1 at the right. */
  readonly lean: readonly number[]
  /** How far the row is displaced at each beat: 0, except while the signal is lost. */
  readonly thrown: readonly number[]
  /** How far its accent mark is from the wave while the signal is lost. */
  readonly stray: number
}

const random = createRandom(7)

/** The rows of the disc. */
export const disc = Array.from({ length: rows }, (_, index): Row => {
  const offset = index - (rows - 1) / 2
  const y = offset * pitch
  const reach = Math.sqrt(radius ** 2 - y ** 2)
  const side = random() < 0.5 ? -1 : 1
  const stray = Math.round((random() * 2 - 1) * 60)
  // Displaced rows stay inside the finder.
  const room = Math.max(30, Math.sqrt(540 ** 2 - y ** 2) - reach - Math.abs(stray) - 50)
  const [first = 0, second = 0] = [side, -side * 0.7].map((turn) =>
    Math.round(turn * room * (0.55 + random() * 0.45)),
  )
  return {
    y,
    reach,
    // Leaves some line on both sides of the wave, even in the shortest rows.
    swing: Math.min(166, reach - mark - gap - 26),
    // The wave moves by a quarter at each beat, but not while the signal is lost.
    lean: [0, 1, 1, 1, 1, 1, 2, 3].map((turn) =>
      Math.cos(2 * Math.PI * (turn / 4 - (index / rows) * 1.15)),
    ),
    thrown: [0, 0, first, first, second, second, 0, 0],
    stray,
  }
})

/** Creates a motion that changes to the next value at each beat, in a loop. */
export function stepThrough<V>(values: readonly V[]): Motion<V> {
  return cycle(
    values.length * beat,
    values.flatMap((value, index): Step<V>[] => {
      const last = values.at(index - 1) ?? value
      if (JSON.stringify(last) === JSON.stringify(value)) return []
      return [
        [index * beat, last, eases.swift],
        [index * beat + tick, value, 'hold'],
      ]
    }),
  )
}

/** Returns the position of the wave in a row at each beat. */
function listWaves({ lean, swing }: Row): number[] {
  return lean.map((share) => share * swing)
}

/** Returns the displacement at each beat; `aside` keeps the three parts of a row apart. */
function listDisplacements({ thrown }: Row, aside: number): number[] {
  return thrown.map((distance) => (distance === 0 ? 0 : distance + aside))
}

/** Creates a part of a row, from one of its ends, with these lengths. */
function drawPart(row: Row, aside: number, end: number, distances: readonly number[]): Shape {
  const thrown = listDisplacements(row, aside)
  return group(
    {
      position: stepThrough(thrown.map((distance): Point => [Math.round(end + distance), row.y])),
      scale: stepThrough(distances.map((distance): Point => [Math.round(distance), 100])),
    },
    makeSegment([0, 0], [100, 0]),
  )
}

/** Creates the part of a row left of the wave. */
export function drawBefore(row: Row): Shape {
  const distances = listWaves(row).map((x) => x - mark - gap + row.reach)
  return drawPart(row, Math.min(0, row.stray) - 32, -row.reach, distances)
}

/** Creates the part of a row right of the wave. */
export function drawAfter(row: Row): Shape {
  const distances = listWaves(row).map((x) => x + mark + gap - row.reach)
  return drawPart(row, Math.max(0, row.stray) + 32, row.reach, distances)
}

/** Creates the accent mark of a row. */
export function drawSignal(row: Row): Shape {
  const thrown = listDisplacements(row, row.stray)
  const positions = listWaves(row).map((x, beatIndex): Point => [
    Math.round(x + (thrown[beatIndex] ?? 0)),
    row.y,
  ])
  return group({ position: stepThrough(positions) }, makeSegment([-mark, 0], [mark, 0]))
}

/** Creates a line that breaks into dashes while the signal is lost, and heals. */
export function tearLine(dashes: readonly number[], width: number): Line {
  const gaps = stepThrough([0, 0, width, width, width, width, 0, 0])
  const offset = stepThrough([0, 0, 120, 200, 280, 400, 480, 480])
  return { width: thickness, dash: { lengths: dashes.flatMap((dash) => [dash, gaps]), offset } }
}
