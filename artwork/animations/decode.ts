import { eases } from '../easing.ts'
import { fill, makeLine } from '../lottie.ts'
import type { Animation } from '../lottie.ts'
import { cycle } from '../motion.ts'
import { group, makeRect, makeSegment, trim } from '../shapes.ts'
import type { Point, Shape } from '../shapes.ts'
import { indent, left, length, pitch, thickness, top, listWords } from './decode-words.ts'

/** An indentation guide. It appears after its lines are in place. */
function drawGuide(depth: number, from: number, to: number): Shape {
  const x = left + depth * indent + thickness / 2
  const reach = cycle(length, [
    [22, 100, eases.swift],
    [36, 0, 'hold'],
    [86 + depth * 5, 0, eases.swift],
    [106 + depth * 4, 100, 'hold'],
  ])
  const drawn = makeSegment([x, top + from * pitch - 30], [x, top + to * pitch + 30])
  return group({}, drawn, trim(0, reach))
}

/** The caret waits at the end, and then moves down as the lines fall into place. */
const rest: Point = [left + 150 + 58, top + 7 * pitch]
const caret = cycle<Point>(length, [
  [30, rest, eases.swift],
  [52, [left - 46, top], 'hold'],
  [72, [left - 46, top], eases.sine],
  [98, [left - 46, top + 7 * pitch], eases.swift],
  [110, rest, 'hold'],
])

/** "Crafting code you don't have to decode": signs unfold into lines of code. */
export const decode: Animation = {
  name: 'decode',
  width: 1600,
  height: 1600,
  frameRate: 30,
  length,
  layers: [
    fill('caret', 'accent', [makeRect([0, 0], [30, 116], 15)], {
      position: caret,
      opacity: cycle(length, [
        [0, 100, 'hold'],
        [8, 0, 'hold'],
        [18, 100, 'hold'],
      ]),
    }),
    makeLine('words in accent', 'accent', { width: thickness }, listWords('accent')),
    makeLine('words in ink', 'ink', { width: thickness }, listWords('ink')),
    makeLine('words in muted', 'muted', { width: thickness }, listWords('muted')),
    makeLine('guides', 'muted', { width: 12 }, [
      drawGuide(0, 1, 6),
      drawGuide(1, 3, 5),
      drawGuide(2, 4, 5),
    ]),
    fill('page', 'surface', [makeRect([0, 0], [1330, 1330], 110)], {
      position: [800, 800],
      rotation: cycle(length, [
        [30, 0, eases.swift],
        [56, 5, eases.sine],
        [74, 4, eases.swift],
        [108, 0, 'hold'],
      ]),
    }),
  ],
}
