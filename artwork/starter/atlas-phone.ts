import { createRandom } from '../random.ts'
import { drawText } from './draw-text.ts'
import type { Picture } from './picture.ts'
import { drawBox, placeContent, drawPolyline } from './shapes.ts'

/** Gauges as they are listed: name, level in metres, what it does, and how its storm looks. */
const gauges = [
  { name: 'Schansersluis', level: '2.49', note: '0.09 above alarm', surge: 1, isAlarm: true },
  { name: 'Oosterkolk', level: '2.18', note: '0.12 below alarm', surge: 0.72, isAlarm: false },
  { name: 'Meerpolder Noord', level: '1.94', note: 'rising', surge: 0.55, isAlarm: false },
  { name: 'Gemaal De Wachter', level: '1.61', note: 'rising', surge: 0.4, isAlarm: false },
  { name: 'Lage Zijl', level: '1.07', note: 'steady', surge: 0.08, isAlarm: false },
] as const

const columns = 36

/** Draws the lowest and highest level of each part of a night. */
function drawRanges(surge: number, seed: number, width: number, height: number, isAlarm: boolean) {
  const random = createRandom(seed)
  const pitch = width / columns
  return Array.from({ length: columns }, (_, index) => {
    const apart = (index - columns) / 9
    const middle = 0.12 + 0.09 * Math.sin(index / 4 + seed) + 0.62 * surge * Math.exp(-(apart ** 2))
    const spread = 0.05 + 0.09 * random() + 0.16 * surge * Math.exp(-(apart ** 2))
    const high = middle + spread
    return drawBox(index * pitch, height * (1 - high), pitch - 2.5, Math.max(4, height * spread), {
      fill: isAlarm && high > 0.86 ? 'accent' : isAlarm ? 'ink' : 'water',
    })
  }).join('')
}

function drawPhone(content: string, x: number): string {
  const body = drawBox(0, 0, 560, 1100, { fill: 'deep', line: 'steel', width: 4, radius: 56 })
  return placeContent(body + content, [x, 80])
}

function drawList(): string {
  const rows = gauges.map(({ name, level, note, surge, isAlarm }, index) => {
    const y = 210 + index * 158
    const colour = isAlarm ? 'accent' : 'ink'
    return [
      drawPolyline(
        [
          [44, y + 100],
          [516, y + 100],
        ],
        { line: 'line', width: 2 },
      ),
      drawText(name, [44, y], { font: 'strong', size: 32, colour }),
      drawText(note, [44, y + 38], { size: 26, colour: 'muted' }),
      placeContent(drawRanges(surge, index + 3, 150, 84, isAlarm), [250, y - 4]),
      drawText(level, [516, y + 56], { font: 'poster', size: 62, colour, anchor: 'end' }),
    ].join('')
  })
  return [
    drawText('412 gauges', [44, 104], { font: 'poster', size: 56 }),
    drawText('04:20', [516, 102], { font: 'mono', size: 27, colour: 'muted', anchor: 'end' }),
    ...rows,
  ].join('')
}

function drawDetail(): string {
  const alarm = 452
  return [
    drawText('Schansersluis', [44, 104], { font: 'poster', size: 56 }),
    drawText('2.49 m', [40, 288], { font: 'poster', size: 150, colour: 'accent' }),
    drawText('at 04:10, rising 11 cm an hour', [44, 346], { size: 30, colour: 'muted' }),
    placeContent(drawRanges(1, 3, 472, 300, true), [44, 410]),
    drawPolyline(
      [
        [44, alarm],
        [516, alarm],
      ],
      { line: 'alarm', width: 3, dash: '12 9' },
    ),
    drawText('alarm 2.40', [44, alarm - 14], { font: 'mono', size: 25, colour: 'alarm' }),
    ...['18:00', '00:00', '04:20'].map((hour, index) =>
      drawText(hour, [44 + index * 236, 756], {
        font: 'mono',
        size: 25,
        colour: 'muted',
        anchor: index === 0 ? 'start' : index === 1 ? 'middle' : 'end',
      }),
    ),
    drawBox(44, 804, 472, 96, { fill: 'accent', radius: 8 }),
    drawText('Call the duty desk', [280, 866], {
      font: 'title',
      size: 44,
      colour: 'deep',
      anchor: 'middle',
    }),
  ].join('')
}

/** The atlas on two phones: the list of gauges, and the one that floods. */
export const atlasPhone: Picture = {
  name: 'atlas-phone',
  width: 1600,
  height: 1000,
  draw: () => drawPhone(drawList(), 200) + drawPhone(drawDetail(), 840),
}
