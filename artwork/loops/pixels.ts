import { easeDuring, eases, mix } from '../easing.ts'
import type { Loop } from '../gif.ts'
import { createRandom } from '../random.ts'
import { drawBox, drawStroke } from '../svg.ts'

const frames = 75
const pitch = 22
const size = 19
/** Corners are cut by whole pixels: they look as smooth as curves, and the gif is much smaller. */
const cut = 2
const middle = [5, 4.5] as const

const heart = [
  '.XXX...XXX.',
  'XXXXX.XXXXX',
  'XXXXXXXXXXX',
  'XXXXXXXXXXX',
  '.XXXXXXXXX.',
  '..XXXXXXX..',
  '...XXXXX...',
  '....XXX....',
  '.....X.....',
]

const bug = [
  '..X.....X..',
  '...X...X...',
  '....XXX....',
  'X..XXXXX..X',
  '.X.XX.XX.X.',
  '..XXX.XXX..',
  'XXXXX.XXXXX',
  '..XXX.XXX..',
  '.X.XX.XX.X.',
  'X..XX.XX..X',
  '....X.X....',
]

type Cell = readonly [column: number, row: number]

/** Lists the set cells column by column, so that partners in the two pictures are near. */
function listCells(picture: readonly string[]): Cell[] {
  return picture
    .flatMap((line, row) => [...line].map((mark, column) => ({ mark, column, row })))
    .filter(({ mark }) => mark === 'X')
    .map(({ column, row }): Cell => [column, row])
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
}

const random = createRandom(5)
const bugCells = listCells(bug)
const heartCells = listCells(heart)
const dots = heartCells.map((home, index) => ({
  home,
  // The bug has fewer cells, so some of its cells have two dots.
  away: bugCells[Math.floor((index * bugCells.length) / heartCells.length)] ?? home,
  delay: random() * 8,
  lift: (random() - 0.5) * 3,
}))

/** Returns the scale of the heart, which beats twice. */
function measurePulse(time: number): number {
  const measureBeat = (start: number): number =>
    easeDuring(time, start, start + 3, eases.out) -
    easeDuring(time, start + 3, start + 8, eases.sine)
  return 1 + 0.07 * measureBeat(2) + 0.1 * measureBeat(9)
}

/** Moves the legs and feelers of the bug, its outer pixels, alternately. */
function crawl([column, row]: Cell, time: number): Cell {
  const share = easeDuring(time, 31, 34, eases.linear) - easeDuring(time, 50, 53, eases.linear)
  const step = (Math.floor(time / 3) % 2 === 0 ? 1 : -1) * Math.round(share)
  const limb = column < 2 || column > 8
  const side = (column < 5 ? 1 : -1) * (row === 6 ? -1 : 1)
  const sway = Math.sin((time - 31) * 0.6) * 0.5 * Math.round(share)
  return [column + (row < 2 ? sway * 1.8 : sway), limb ? row + step * side * 0.5 : row]
}

const sweepStart = 52
const sweepEnd = 66

/** A bug crawls. A scan line turns it into a heart, which then falls apart. */
export const pixels: Loop = {
  name: 'pixels',
  frames,
  draw: (frame) => {
    const drawn = dots.map(({ home, away, delay, lift }) => {
      const decay = easeDuring(frame, 16 + delay, 24 + delay)
      const swept = sweepStart + ((home[0] + 1) / 12) * (sweepEnd - sweepStart)
      const mend = easeDuring(frame, swept, swept + 8, eases.swift)
      const lost = decay - mend
      // The bug moves every third frame, like in old games.
      const [column, row] = crawl(away, Math.floor(frame / 3) * 3)
      const arch = Math.sin(lost * Math.PI) * lift
      const scale = measurePulse(Math.floor(frame / 2) * 2)
      const x = 240 + (mix(home[0], column, lost) - middle[0]) * pitch * scale
      const y = 180 + (mix(home[1] + 0.5, row - 0.5, lost) - middle[1] + arch) * pitch * scale
      const edge = size * scale
      const place = [x - edge / 2, y - edge / 2, edge, edge].map(Math.round)
      const [left = 0, top = 0, width = 0, height = 0] = place
      const colour = lost > 0.5 ? 'ink' : 'accent'
      return (
        drawBox([left + cut, top, width - cut * 2, height], colour) +
        drawBox([left, top + cut, width, height - cut * 2], colour)
      )
    })
    const share = easeDuring(frame, sweepStart, sweepEnd, eases.linear)
    const x = mix(90, 390, share)
    const line = share > 0 && share < 1 ? drawStroke([x, 50, x, 310], 'accent', 4) : ''
    return drawn.join('') + line
  },
}
