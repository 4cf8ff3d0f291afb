import { easeDuring, eases, mix } from '../easing.ts'
import type { Loop } from '../gif.ts'
import { darkScheme } from '../palette.ts'
import { drawBox, placeContent, drawStroke } from '../svg.ts'

/** Frames per block. */
const turn = 25
const frames = turn * 3
/** How far a block slips, in pixels. */
const away = 38
/** Frame 0, the still picture, shows a block out of line and the cursor on its way to it. */
const shift = 7

interface Block {
  readonly place: readonly [x: number, y: number, width: number, height: number]
  /** Marks on the block, relative to its corner: x, y, width, height. */
  readonly marks: readonly (readonly [number, number, number, number])[]
  /** The distance that it slips. */
  readonly slip: readonly [x: number, y: number]
  /** Where the cursor grabs it. */
  readonly hold: readonly [x: number, y: number]
  /** The line to align it to. */
  readonly guide: readonly [x1: number, y1: number, x2: number, y2: number]
}

const blocks: readonly Block[] = [
  {
    place: [216, 150, 158, 138],
    marks: [
      [18, 20, 122, 50],
      [18, 86, 96, 10],
      [18, 108, 62, 10],
    ],
    slip: [away, 0],
    hold: [318, 250],
    guide: [374, 36, 374, 330],
  },
  {
    place: [106, 78, 268, 58],
    marks: [
      [18, 19, 20, 20],
      [146, 24, 40, 10],
      [204, 24, 40, 10],
    ],
    slip: [0, -away],
    hold: [240, 112],
    guide: [58, 78, 422, 78],
  },
  {
    place: [106, 150, 96, 138],
    marks: [
      [18, 20, 60, 10],
      [18, 44, 40, 10],
      [18, 68, 50, 10],
    ],
    slip: [-away, 0],
    hold: [148, 246],
    guide: [106, 36, 106, 330],
  },
]

/** Returns how far a block is out of line, from 0 to 1, at a frame of its turn. */
function measureSlip(time: number): number {
  return easeDuring(time, 0, 5, eases.settle) - easeDuring(time, 14, 20, eases.swift)
}

function drawBlock(block: Block, time: number): string {
  const out = measureSlip(time)
  const [x, y, width, height] = block.place
  const [left, top] = [x + block.slip[0] * out, y + block.slip[1] * out]
  const marks = block.marks.map(([right, down, wide, high]) =>
    drawBox([left + right, top + down, wide, high], 'ground', Math.min(high / 2, 10)),
  )
  return drawBox([left, top, width, height], out > 0.02 ? 'accent' : 'muted', 16) + marks.join('')
}

const arrow = 'M0 0 L0 44 L11 34 L19 52 L28 48 L20 31 L35 31 Z'

function drawCursor(time: number, block: Block, next: Block): string {
  const out = measureSlip(time)
  const walk = easeDuring(time, 22, turn + 10, eases.swift)
  const held = [0, 1].map((axis) => (block.hold[axis] ?? 0) + (block.slip[axis] ?? 0) * out)
  const target = [0, 1].map((axis) => (next.hold[axis] ?? 0) + (next.slip[axis] ?? 0))
  const [x = 0, y = 0] = held.map((from, axis) => mix(from, target[axis] ?? from, walk))
  const press = easeDuring(time, 11, 13) - easeDuring(time, 20, 23)
  const look = `fill="${darkScheme.ink}" stroke="${darkScheme.ground}" stroke-width="6"`
  const shape = `<path d="${arrow}" ${look} stroke-linejoin="round" paint-order="stroke"/>`
  return placeContent(x, y, mix(1.4, 1.2, press), shape)
}

function drawGuide({ guide }: Block, time: number): string {
  const [x1, y1, x2, y2] = guide
  const grow = easeDuring(time, 17, 21, eases.out) - easeDuring(time, 23, 29, eases.swift)
  if (grow < 0.02) return ''
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const ends = [mix(x, x1, grow), mix(y, y1, grow), mix(x, x2, grow), mix(y, y2, grow)] as const
  return drawStroke(ends, 'accent', 3)
}

/** A cursor aligns one block, and the next slips out of line. */
export const cursor: Loop = {
  name: 'cursor',
  frames,
  draw: (frame) => {
    const parts = blocks.map((block, index) => {
      const time = (frame + shift - index * turn + frames) % frames
      return { block, time, next: blocks[(index + 1) % blocks.length] ?? block }
    })
    const busy = parts.find(({ time }) => time >= 10 && time < turn + 10)
    return [
      ...parts.map(({ block, time }) => drawBlock(block, time)),
      ...parts.map(({ block, time }) => drawGuide(block, time)),
      busy ? drawCursor(busy.time, busy.block, busy.next) : '',
    ].join('')
  },
}
