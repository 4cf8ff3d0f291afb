import { drawText, drawTextLines } from './draw-text.ts'
import type { Picture } from './picture.ts'
import type { Colour } from './palette.ts'
import { drawArrow, drawBox, drawDisc, drawPolyline } from './shapes.ts'

const lanes = { four: 190, server: 480, nine: 770 } as const
const start = 330
const end = 1520

function drawLane(name: string, note: string, y: number, colour: Colour): string {
  return [
    drawText(name, [80, y - 4], { font: 'title', size: 46, colour }),
    drawText(note, [80, y + 32], { size: 27, colour: 'muted' }),
    drawPolyline(
      [
        [start, y],
        [end, y],
      ],
      { line: 'steel', width: 3 },
    ),
  ].join('')
}

function drawTime(time: string, x: number): string {
  return (
    drawPolyline(
      [
        [x, 108],
        [x, 850],
      ],
      { line: 'line', width: 2, dash: '2 10' },
    ) + drawText(time, [x, 84], { font: 'mono', size: 27, colour: 'muted', anchor: 'middle' })
  )
}

/** Draws what happened on a tablet: two lines beside a mark. */
function drawEvent(lines: readonly [string, string], x: number, y: number, up: boolean): string {
  const mark = drawDisc(x, y, 13, { fill: 'ink' })
  const top = up ? y - 62 : y + 52
  return (
    mark +
    drawText(lines[0], [x + 24, top], { font: 'strong', size: 31 }) +
    drawText(lines[1], [x + 24, top + 36], { font: 'mono', size: 27, colour: 'muted' })
  )
}

/** How a slow clock made the server drop the newer of two moves. */
export const quaysideClocks: Picture = {
  name: 'quayside-clocks',
  width: 1600,
  height: 900,
  draw: () =>
    [
      drawTime('06:31:00', 480),
      drawTime('06:33:30', 1010),
      drawLane('Tablet 4', 'clock is right', lanes.four, 'ink'),
      drawLane('Server', 'newest stamp wins', lanes.server, 'ink'),
      drawLane('Tablet 9', '4:12 behind', lanes.nine, 'alarm'),
      drawArrow([480, lanes.four + 20], [480, lanes.server - 26], { line: 'ink', width: 4 }),
      drawArrow([1010, lanes.nine - 20], [1010, lanes.server + 26], { line: 'alarm', width: 4 }),
      drawEvent(['Box moved to C-11', 'stamp 06:31:00'], 480, lanes.four, true),
      drawEvent(['The same box moved to D-02', 'stamp 06:29:18'], 1010, lanes.nine, false),
      drawDisc(480, lanes.server, 13, { fill: 'accent' }),
      drawText('Kept', [504, lanes.server - 22], { font: 'strong', size: 31, colour: 'accent' }),
      drawDisc(1010, lanes.server, 13, { fill: 'ground', line: 'alarm', width: 5 }),
      drawTextLines(['Dropped: 06:29 is', 'older than 06:31'], [1034, lanes.server - 60], {
        font: 'strong',
        size: 31,
        colour: 'alarm',
      }),
      drawBox(1300, lanes.server - 190, 220, 124, { fill: 'ground', line: 'steel', width: 3 }),
      drawText('Board says', [1322, lanes.server - 150], { size: 27, colour: 'muted' }),
      drawText('C-11', [1322, lanes.server - 90], { font: 'poster', size: 60 }),
      drawBox(1300, lanes.server + 66, 220, 124, { fill: 'ground', line: 'accent', width: 3 }),
      drawText('Yard says', [1322, lanes.server + 106], { size: 27, colour: 'muted' }),
      drawText('D-02', [1322, lanes.server + 166], { font: 'poster', size: 60, colour: 'accent' }),
    ].join(''),
}
