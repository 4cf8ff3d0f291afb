import { createRandom } from '../random.ts'
import { drawText } from './draw-text.ts'
import type { Picture } from './picture.ts'
import { drawPolygon, drawPolyline } from './shapes.ts'
import type { Point } from './shapes.ts'

const rows = 34
const hours = ['18:00', '21:00', '00:00', '03:00', '06:00', '09:00']
const left = 250
const right = 1600
const steps = 150

/** Returns the height of the water at a gauge: a tide, and a surge that arrives later upstream. */
function createCurve(row: number): (share: number) => number {
  const random = createRandom(row * 977 + 5)
  const phase = row * 0.055
  const wobble = Array.from({ length: 5 }, () => random() * Math.PI * 2)
  const surgeAt = 0.42 + row * 0.0095
  const strength = 120 * Math.exp(-(((row - 13) / 9) ** 2)) + 10 * random()
  return (share) => {
    const tide = 9 * Math.sin(share * Math.PI * 7 - phase * 9)
    const noise = wobble.reduce(
      (sum, shift, index) => sum + Math.sin(share * (19 + index * 17) + shift) * 1.5,
      0,
    )
    const apart = (share - surgeAt) / (share < surgeAt ? 0.035 : 0.075)
    return tide + noise + strength * Math.exp(-(apart ** 2))
  }
}

function drawRow(row: number): string {
  const y = 172 + row * 22
  const curve = createCurve(row)
  const points = Array.from({ length: steps + 1 }, (_, step): Point => [
    left + ((right - left) * step) / steps,
    y - curve(step / steps),
  ])
  const high = points.map(([, at]) => y - at)
  const isFlooded = Math.max(...high) > 88
  const peak = high.indexOf(Math.max(...high))
  const shape = drawPolygon([[left, y + 26], ...points, [right, y + 26]], { fill: 'ground' })
  const look = { line: isFlooded ? 'ink' : 'water', width: 2.5 } as const
  const crest = isFlooded
    ? drawPolyline(
        points.filter((_, index) => Math.abs(index - peak) < 13 && (high[index] ?? 0) > 52),
        { line: 'accent', width: 6 },
      )
    : ''
  const name = `G${String(112 + row * 9).padStart(3, '0')}`
  const label = drawText(name, [left - 34, y + 6], {
    font: 'mono',
    size: 17,
    colour: isFlooded ? 'accent' : 'steel',
    anchor: 'end',
  })
  return shape + drawPolyline(points, look) + crest + label
}

function drawHours(): string {
  return hours
    .map((hour, index) =>
      drawText(hour, [left + 110 + index * 220, 952], { font: 'mono', size: 17, colour: 'steel' }),
    )
    .join('')
}

/** Water levels of 34 gauges above each other, and a surge that runs through them. */
export const atlasCover: Picture = {
  name: 'atlas-cover',
  width: 1600,
  height: 1000,
  draw: () => [...Array.from({ length: rows }, (_, row) => drawRow(row)), drawHours()].join(''),
}
