import { drawText } from './draw-text.ts'
import type { Picture } from './picture.ts'
import { drawBox } from './shapes.ts'

/** The three versions: kilobytes to download, and seconds until the levels can be read. */
const versions = [
  { name: 'First version', note: 'map, 412 requests', kilobytes: 2400, seconds: 19 },
  { name: 'Second version', note: 'one page, means', kilobytes: 78, seconds: 3.6 },
  { name: 'Third version', note: 'one page, lowest and highest', kilobytes: 96, seconds: 3.9 },
] as const

const bar = 480

function drawColumn(title: string, x: number, values: readonly number[], unit: string): string {
  const most = Math.max(...values)
  const rows = values.map((value, index) => {
    const y = 250 + index * 210
    const colour = index === 2 ? 'accent' : index === 0 ? 'alarm' : 'water'
    const width = Math.max(6, (value / most) * bar)
    const words = `${value.toLocaleString('en')} ${unit}`
    return (
      drawBox(x, y, bar, 14, { fill: 'surface' }) +
      drawBox(x, y, width, 14, { fill: colour }) +
      drawText(words, [x, y - 22], {
        font: 'poster',
        size: 64,
        colour: colour === 'water' ? 'ink' : colour,
      })
    )
  })
  return drawText(title, [x, 104], { font: 'mono', size: 27, colour: 'muted' }) + rows.join('')
}

/** What each version costs on a slow phone. */
export const atlasBytes: Picture = {
  name: 'atlas-bytes',
  width: 1600,
  height: 800,
  draw: () => {
    const names = versions.map(({ name, note }, index) => {
      const y = 250 + index * 210
      return (
        drawText(name, [80, y - 22], { font: 'title', size: 46 }) +
        drawText(note, [80, y + 18], { size: 27, colour: 'muted' })
      )
    })
    const kilobytes = versions.map((one) => one.kilobytes)
    const seconds = versions.map((one) => one.seconds)
    return [
      ...names,
      drawColumn('Download', 470, kilobytes, 'kB'),
      drawColumn('Until levels can be read', 1040, seconds, 's'),
    ].join('')
  },
}
