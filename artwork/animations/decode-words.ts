import { eases } from '../easing.ts'
import { cycle } from '../motion.ts'
import type { Role } from '../palette.ts'
import { createRandom } from '../random.ts'
import { makePath, makeStraight } from '../shapes.ts'
import type { Outline, Point, Shape } from '../shapes.ts'
import { pickSign, placeSign } from './decode-signs.ts'
import type { Corners } from './decode-signs.ts'

/** The loop in frames. */
export const length = 120
/** The line width of a word. */
export const thickness = 60
/** The distance between lines. */
export const pitch = 142
/** The left edge of the lines. */
export const left = 262
/** The width of one indentation. */
export const indent = 132
/** The position of the first line. */
export const top = 800 - 3.5 * pitch
const space = 42

/** The indentation of each line of code. */
const depths = [0, 1, 1, 2, 3, 3, 1, 0]

/**
 * The words: line, colour, width, and the cell of a 4 by 4 grid that the word scatters to. The cell
 * is near the line, so that words cross few others on their way back.
 */
const script: readonly (readonly [row: number, role: Role, width: number, cell: number])[] = [
  [0, 'accent', 190, 0],
  [0, 'ink', 380, 2],
  [1, 'muted', 250, 1],
  [1, 'muted', 330, 3],
  [2, 'ink', 280, 4],
  [2, 'ink', 170, 5],
  [2, 'muted', 140, 7],
  [3, 'ink', 400, 6],
  [4, 'accent', 150, 9],
  [4, 'ink', 330, 11],
  [5, 'ink', 230, 8],
  [5, 'muted', 340, 10],
  [6, 'accent', 230, 13],
  [6, 'ink', 300, 14],
  [6, 'muted', 130, 15],
  [7, 'ink', 150, 12],
]

/** A longer word becomes a sign with more corners. */
function pickCorners(width: number): Corners {
  if (width < 180) return 3
  if (width < 260) return 4
  return width < 360 ? 5 : 6
}

/** Returns a word as a straight line with as many corners as its sign. */
function straighten(x: number, row: number, width: number, corners: Corners): Outline {
  const step = (width - thickness) / (corners - 1)
  return makeStraight(
    Array.from({ length: corners }, (_, index): Point => [
      Math.round(x + thickness / 2 + step * index),
      top + row * pitch,
    ]),
  )
}

/** Returns the left edge of a word, after the words before it on its line. */
function findLeft(index: number): number {
  const [row = 0] = script[index] ?? []
  const before = script.slice(0, index).filter(([other]) => other === row)
  const taken = before.reduce((sum, [, , width]) => sum + width + space, 0)
  return left + (depths[row] ?? 0) * indent + taken
}

const random = createRandom(3)

const words = script.map(([row, role, width, cell], index): { role: Role; shape: Shape } => {
  const corners = pickCorners(width)
  const clean = straighten(findLeft(index), row, width, corners)
  const at: Point = [
    830 + ((cell % 4) - 1.5) * 276 + (random() - 0.5) * 22,
    800 + (Math.floor(cell / 4) - 1.5) * 284 + (random() - 0.5) * 22,
  ]
  const turn = Math.floor(random() * 4) * 90 + (random() - 0.5) * 40
  const swing = random() < 0.5 ? -14 : 14
  const sign = pickSign(corners, index)
  const lost = 30 + Math.round((7 - row) * 1.2 + random() * 3)
  const found = 68 + row * 3 + Math.round(random() * 3)
  const motion = cycle<Outline>(length, [
    [lost, clean, eases.swift],
    [lost + 18, placeSign(sign, at, turn), eases.sine],
    [found, placeSign(sign, at, turn + swing), eases.swift],
    [found + 18, clean, 'hold'],
  ])
  return { role, shape: makePath(motion) }
})

/** Returns the words of one colour. */
export function listWords(role: Role): Shape[] {
  return words.filter((word) => word.role === role).map(({ shape }) => shape)
}
