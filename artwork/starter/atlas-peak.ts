import { drawText } from './draw-text.ts'
import type { Picture } from './picture.ts'
import { drawBox, drawDisc, drawPolyline } from './shapes.ts'
import type { Point } from './shapes.ts'

const around = [1.82, 1.88, 1.95, 2.04, 2.13, 2.26, 2.49, 2.36, 2.22, 2.12, 2.04, 1.98]
const count = 72
/** Where the storm's readings begin. They fill three parts of four. */
const storm = 36

/** Readings of a gauge in metres, every ten minutes for twelve hours. */
const readings = Array.from({ length: count }, (_, index) => {
  const ripple = 0.015 * Math.sin(index * 1.9) + 0.01 * Math.sin(index * 3.7)
  const known = around[index - storm]
  if (known !== undefined) return known
  const rise = index < storm ? (index / storm) ** 2.2 : ((count - index) / (count - 48)) ** 1.3
  return 1.3 + (index < storm ? 0.5 : 0.62) * rise + ripple
})

const parts = Array.from({ length: count / 4 }, (_, index) =>
  readings.slice(index * 4, index * 4 + 4),
)
const left = 250
const right = 1520
const partWidth = (right - left) / parts.length

function findLevel(bottom: number, metres: number): number {
  return bottom - (metres - 1.2) * 245
}

function drawFrame(title: string, note: string, bottom: number): string {
  const lines = [1.5, 2, 2.5].map((metres) => {
    const y = findLevel(bottom, metres)
    const label = drawText(metres.toFixed(1), [left - 30, y + 9], {
      font: 'mono',
      size: 27,
      colour: 'muted',
      anchor: 'end',
    })
    const ends: Point[] = [
      [left, y],
      [right, y],
    ]
    return drawPolyline(ends, { line: 'line', width: 2 }) + label
  })
  const alarm = findLevel(bottom, 2.4)
  return [
    ...lines,
    drawPolyline(
      [
        [left, alarm],
        [right, alarm],
      ],
      { line: 'alarm', width: 3, dash: '14 10' },
    ),
    drawText('alarm 2.40', [right, alarm - 14], {
      font: 'mono',
      size: 27,
      colour: 'alarm',
      anchor: 'end',
    }),
    drawText(title, [left, bottom - 372], { font: 'title', size: 46 }),
    drawText(note, [right, bottom - 372], { size: 30, colour: 'muted', anchor: 'end' }),
  ].join('')
}

function drawMeans(bottom: number): string {
  const points = parts.map((part, index): Point => {
    const mean = part.reduce((sum, one) => sum + one, 0) / part.length
    return [left + (index + 0.5) * partWidth, findLevel(bottom, mean)]
  })
  const [x, y] = points.toSorted((one, other) => one[1] - other[1])[0] ?? [0, 0]
  return [
    drawPolyline(points, { line: 'ink', width: 5 }),
    drawDisc(x, y, 12, { fill: 'ink' }),
    drawText('2.31', [x - 52, y + 52], { font: 'poster', size: 66, anchor: 'end' }),
  ].join('')
}

function drawRanges(bottom: number): string {
  const bars = parts.map((part, index) => {
    const [low, high] = [Math.min(...part), Math.max(...part)]
    const y = findLevel(bottom, high)
    const height = Math.max(8, findLevel(bottom, low) - y)
    return drawBox(left + index * partWidth + 12, y, partWidth - 24, height, {
      fill: high > 2.4 ? 'accent' : 'ink',
    })
  })
  const x = left + (storm / 4 + 1) * partWidth
  return (
    bars.join('') +
    drawText('2.49', [x - 14, findLevel(bottom, 2.49) + 88], {
      font: 'poster',
      size: 66,
      colour: 'accent',
      anchor: 'end',
    })
  )
}

/** One night at a gauge, drawn twice: as means, and as the lowest and highest readings. */
export const atlasPeak: Picture = {
  name: 'atlas-peak',
  width: 1600,
  height: 1000,
  draw: () =>
    [
      drawFrame('What we drew', 'mean of 40 minutes', 470),
      drawMeans(470),
      drawFrame('What the gauge saw', 'lowest and highest of 40 minutes', 940),
      drawRanges(940),
    ].join(''),
}
