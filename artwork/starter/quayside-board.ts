import { createRandom } from '../random.ts'
import { drawText, drawTextLines } from './draw-text.ts'
import type { Picture } from './picture.ts'
import type { Colour } from './palette.ts'
import { drawArrow, drawBox, drawDisc } from './shapes.ts'

const lanes = ['A', 'B', 'C', 'D', 'E', 'F']
const bays = 12
const slot = { left: 132, top: 262, width: 60, height: 78, gapX: 8, gapY: 30 } as const
const shades: readonly Colour[] = ['surface', 'line', 'steel', 'water', 'muted']

function findPlace(lane: string, bay: number): readonly [x: number, y: number] {
  return [
    slot.left + (bay - 1) * (slot.width + slot.gapX),
    slot.top + lanes.indexOf(lane) * (slot.height + slot.gapY),
  ]
}

function drawSlots(): string {
  const random = createRandom(41)
  return lanes
    .flatMap((lane) =>
      Array.from({ length: bays }, (_, index) => {
        const [x, y] = findPlace(lane, index + 1)
        const count = Math.floor(random() * 5)
        const isLight = count > 2
        return (
          drawBox(x, y, slot.width, slot.height, { fill: shades[count] ?? 'surface', radius: 4 }) +
          drawText(String(count), [x + slot.width / 2, y + 49], {
            font: 'title',
            size: 32,
            colour: isLight ? 'deep' : 'muted',
            anchor: 'middle',
          })
        )
      }),
    )
    .join('')
}

function drawNames(): string {
  const sides = lanes.map((lane) =>
    drawText(lane, [96, findPlace(lane, 1)[1] + 51], { font: 'title', size: 38, anchor: 'middle' }),
  )
  const tops = Array.from({ length: bays }, (_, index) =>
    drawText(String(index + 1).padStart(2, '0'), [findPlace('A', index + 1)[0] + 30, 238], {
      font: 'mono',
      size: 25,
      colour: 'muted',
      anchor: 'middle',
    }),
  )
  return [...sides, ...tops].join('')
}

function drawChoice(label: string, x: number, y: number, width: number, isMain: boolean): string {
  return (
    drawBox(
      x,
      y,
      width,
      88,
      isMain ? { fill: 'accent', radius: 6 } : { line: 'muted', radius: 6 },
    ) +
    drawText(label, [x + width / 2, y + 59], {
      font: 'title',
      size: 44,
      colour: isMain ? 'deep' : 'ink',
      anchor: 'middle',
    })
  )
}

function drawMove(code: string, from: string, to: string, y: number, isSent: boolean): string {
  return [
    drawText(code, [1000, y], { font: 'mono', size: 27, colour: isSent ? 'muted' : 'ink' }),
    drawText(from, [1286, y], { font: 'title', size: 34, colour: 'muted' }),
    drawArrow([1362, y - 11], [1404, y - 11], { line: 'muted', width: 3 }),
    drawText(to, [1420, y], { font: 'title', size: 34 }),
    drawDisc(1520, y - 11, 10, isSent ? { fill: 'steel' } : { line: 'accent', width: 4 }),
  ].join('')
}

function drawMark(lane: string, bay: number, look: { line: Colour; dash?: string }): string {
  const [x, y] = findPlace(lane, bay)
  return drawBox(x - 5, y - 5, slot.width + 10, slot.height + 10, { ...look, width: 5, radius: 7 })
}

/** The tablet of a crane driver: the yard, waiting moves, and a question about one box. */
export const quaysideBoard: Picture = {
  name: 'quayside-board',
  width: 1600,
  height: 1000,
  draw: () => {
    const [fromX, fromY] = findPlace('C', 12)
    const [toX, toY] = findPlace('D', 2)
    return [
      drawBox(0, 0, 1600, 132, { fill: 'deep' }),
      drawText('Quayside', [64, 88], { font: 'poster', size: 62 }),
      drawText('Yard 2, crane 9', [326, 86], { size: 31, colour: 'muted' }),
      drawText('Network back at 06:34. 3 moves wait.', [1556, 86], {
        font: 'strong',
        size: 30,
        anchor: 'end',
      }),
      drawNames(),
      drawSlots(),
      drawArrow([fromX - 6, fromY + 56], [toX + slot.width + 16, toY + 34], {
        line: 'accent',
        width: 5,
        dash: '4 14',
      }),
      drawMark('A', 11, { line: 'alarm' }),
      drawMark('D', 2, { line: 'accent' }),
      drawBox(968, 180, 588, 432, { fill: 'surface', line: 'alarm', width: 3, radius: 8 }),
      drawText('Where do you see this box?', [1000, 248], { font: 'title', size: 48 }),
      drawText('RDHU 085531 0', [1000, 296], { font: 'code', size: 31, colour: 'accent' }),
      drawTextLines(['Tablet 4 put it down in A-11.', 'You lifted it from C-12.'], [1000, 352], {
        size: 31,
        colour: 'muted',
        leading: 42,
      }),
      drawChoice('A-11', 1000, 428, 166, false),
      drawChoice('D-02', 1182, 428, 166, true),
      drawChoice('Neither', 1364, 428, 166, false),
      drawText('You can also answer later.', [1000, 572], { size: 27, colour: 'muted' }),
      drawMove('RDHU 085531 0', 'C-12', 'D-02', 690, false),
      drawMove('RDHU 550914 0', 'A-04', 'B-07', 752, false),
      drawMove('KDWU 730065 8', 'F-01', 'A-04', 814, false),
      drawMove('RDHU 402288 3', 'E-09', 'E-10', 876, true),
    ].join('')
  },
}
