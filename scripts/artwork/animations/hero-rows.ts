import { clamp, eases } from '../easing.ts'
import type { Line } from '../lottie.ts'
import { cycle, mapValue } from '../motion.ts'
import type { Motion, Value } from '../motion.ts'
import { createRandom } from '../random.ts'
import { group, segment, trim } from '../shapes.ts'
import type { Point, Shape } from '../shapes.ts'

/** The loop in frames. */
export const length = 120
const rows = 13
const pitch = 62
/** How thick a row is drawn. */
export const thickness = 36
const radius = 404
/** Half the length of an accent mark, and from its end to the next line's end. */
const mark = 30
const gap = thickness + 22

/** A line of the picture, of which a wave cuts off the right part from the left. */
export interface Row {
  readonly y: number
  /** Half the width of the disc at this height. */
  readonly reach: number
  readonly swing: number
  /** The frame at which the wave leans furthest to the right here. */
  readonly crest: number
  /** Where the row is thrown, turn by turn, while the signal is lost. */
  readonly throws: readonly number[]
  /** How far its accent mark strays from the wave meanwhile. */
  readonly stray: number
  readonly lost: number
  readonly found: number
}

const random = createRandom(7)

/** The rows, which together make a disc. */
export const disc = Array.from({ length: rows }, (_, index): Row => {
  const offset = index - (rows - 1) / 2
  const edge = Math.abs(offset) / ((rows - 1) / 2)
  const y = offset * pitch
  const reach = Math.sqrt(radius ** 2 - y ** 2)
  const side = random() < 0.5 ? -1 : 1
  const stray = Math.round((random() * 2 - 1) * 60)
  // Noise stays inside the finder.
  const room = Math.max(30, Math.sqrt(540 ** 2 - y ** 2) - reach - Math.abs(stray) - 50)
  return {
    y,
    reach,
    // Leaves a stub of line on both sides of the wave, even at the poles.
    swing: Math.min(166, reach - mark - gap - 26),
    crest: Math.round(8 + (index / rows) * 60 * 1.15),
    throws: [side, -side * 0.7].map((turn) => Math.round(turn * room * (0.55 + random() * 0.45))),
    stray,
    lost: Math.round(34 + edge * 5 + random() * 9),
    found: Math.round(74 + edge * 9 + random() * 5),
  }
})

/** A wave between two values, leaning to the second at the row's crest. */
function sway(row: Row, trough: number, crest: number): Motion<number> {
  return cycle(60, [
    [row.crest, crest],
    [row.crest + 30, trough],
  ])
}

/** Throws a row about while the signal is lost; `aside` keeps its three parts from colliding. */
function scatter({ y, throws, lost, found }: Row, aside: number): Motion<Point> {
  const [first = 0, second = 0] = throws
  return cycle(length, [
    [lost, [0, y], eases.swift],
    [lost + 14, [first + aside, y], eases.swift],
    [found - 8, [second + aside, y], eases.swift],
    [found + 18, [0, y], 'hold'],
  ])
}

function share({ reach }: Row, x: number): number {
  return clamp(((x + reach) / (2 * reach)) * 100, 0, 100)
}

function part(row: Row, aside: number, start: Value<number>, end: Value<number>): Shape {
  return group(
    { position: scatter(row, aside) },
    segment([-row.reach, 0], [row.reach, 0]),
    trim(start, end),
  )
}

/** The part of a row left of the wave. */
export function before(row: Row): Shape {
  const end = (x: number): number => share(row, x - mark - gap)
  return part(row, Math.min(0, row.stray) - 32, 0, sway(row, end(-row.swing), end(row.swing)))
}

/** The part of a row right of the wave. */
export function after(row: Row): Shape {
  const start = (x: number): number => share(row, x + mark + gap)
  return part(row, Math.max(0, row.stray) + 32, sway(row, start(-row.swing), start(row.swing)), 100)
}

/** The mark of the wave on a row. */
export function signal(row: Row): Shape {
  const position = mapValue(sway(row, -row.swing, row.swing), (x): Point => [x, 0])
  return group(
    { position: scatter(row, row.stray) },
    group({ position }, segment([-mark, 0], [mark, 0])),
  )
}

/** A line that breaks into dashes while the signal is lost, and heals. */
export function tearing(dashes: readonly number[], width: number): Line {
  const gaps = cycle(length, [
    [30, 0, eases.swift],
    [56, width, eases.sine],
    [72, width, eases.swift],
    [100, 0, 'hold'],
  ])
  const offset = cycle(length, [
    [30, 0, eases.sine],
    [100, 480, 'hold'],
    [101, 0, 'hold'],
  ])
  return { width: thickness, dash: { lengths: dashes.flatMap((dash) => [dash, gaps]), offset } }
}
