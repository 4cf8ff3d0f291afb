import { drawText, drawTextLines } from './draw-text.ts'
import type { Picture } from './picture.ts'
import { drawBox, drawPolyline } from './shapes.ts'

/** Containers that were not where the board said, week by week. */
const lost = [11, 13, 9, 44, 12, 10, 8, 9, 7, 2, 1, 0, 1, 0, 0, 0]
const firstWeek = 8
const crash = 3
const release = 9
const left = 90
const bottom = 780
const pitch = 90
const scale = 12.5

function drawWeek(count: number, index: number): string {
  const x = left + index * pitch
  const isAfter = index >= release
  const colour = index === crash ? 'alarm' : isAfter ? 'accent' : 'water'
  const height = Math.max(5, count * scale)
  return [
    drawBox(x, bottom - height, 58, height, { fill: colour }),
    drawText(String(count), [x + 29, bottom - height - 16], {
      font: 'title',
      size: 40,
      colour: colour === 'water' ? 'ink' : colour,
      anchor: 'middle',
    }),
    drawText(String(firstWeek + index), [x + 29, bottom + 44], {
      font: 'mono',
      size: 26,
      colour: 'muted',
      anchor: 'middle',
    }),
  ].join('')
}

/** Lost containers for each week, before and after the release. */
export const quaysideWeeks: Picture = {
  name: 'quayside-weeks',
  width: 1600,
  height: 900,
  draw: () => {
    const line = left + release * pitch - 16
    return [
      drawText('Lost containers, by week', [left, 92], { font: 'title', size: 52 }),
      ...lost.map(drawWeek),
      drawPolyline(
        [
          [line, 300],
          [line, bottom],
        ],
        { line: 'accent', width: 3, dash: '2 10' },
      ),
      drawTextLines(['Every move says', 'where it began'], [line + 24, 330], {
        font: 'strong',
        size: 34,
        colour: 'accent',
      }),
      drawTextLines(['The Thursday', 'in week 11'], [left + crash * pitch + 80, 262], {
        font: 'strong',
        size: 34,
        colour: 'alarm',
      }),
      drawPolyline(
        [
          [left - 10, bottom],
          [1520, bottom],
        ],
        { line: 'steel', width: 3 },
      ),
      drawText('Week', [left - 10, bottom + 88], { font: 'mono', size: 26, colour: 'muted' }),
    ].join('')
  },
}
