import { Resvg } from '@resvg/resvg-js'
import { colours } from './palette.ts'
import { drawText } from './draw-text.ts'
import type { Picture } from './picture.ts'
import type { Colour } from './palette.ts'

const pitch = 10
const columns = 160
const rows = 100

/** What the board says: text, size in dots, start and baseline. */
const words: readonly (readonly [string, number, number, number, Colour])[] = [
  ['Moleneind', 15, 10, 21, 'ink'],
  ['6 min', 15, 105, 21, 'ink'],
  ['14:20', 63, 9, 76, 'accent'],
]

function drawDots([line, size, x, y, colour]: (typeof words)[number]): string {
  const look = size > 40 ? ({ font: 'poster' } as const) : ({ font: 'code', spacing: 0.5 } as const)
  const content = drawText(line, [x, y], { ...look, size, colour })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns}" height="${rows}">${content}</svg>`
  const { pixels } = new Resvg(svg).render()
  let path = ''
  for (let at = 0; at < columns * rows; at += 1) {
    if ((pixels[at * 4 + 3] ?? 0) < 118) continue
    path += drawCircle(at)
  }
  return `<path fill="${colours[colour]}" d="${path}"/>`
}

function drawCircle(at: number): string {
  const x = (at % columns) * pitch + 1
  const y = Math.floor(at / columns) * pitch + pitch / 2
  return `M${x} ${y}a4 4 0 1 1 8 0a4 4 0 1 1-8 0z`
}

/** The departure board of a ferry, in dots. Its last rows are free: a card puts its title over them. */
export const boardCover: Picture = {
  name: 'board-cover',
  width: columns * pitch,
  height: rows * pitch,
  draw: () => words.map(drawDots).join(''),
}
