import { Resvg } from '@resvg/resvg-js'
import { escapeMarkup } from '#vite/document/escape-markup.ts'
import { createStaticFonts } from '#vite/fonts/subset-typefaces.ts'
import { colours } from './palette.ts'
import type { Colour } from './palette.ts'
import type { Point } from './shapes.ts'

/** The fonts of the starter's theme, each at one weight. */
const fonts = {
  poster: await createStaticFonts('big-shoulders', 800),
  title: await createStaticFonts('big-shoulders', 650),
  text: await createStaticFonts('familjen-grotesk', 450),
  strong: await createStaticFonts('familjen-grotesk', 650),
  mono: await createStaticFonts('sometype-mono', 500),
  code: await createStaticFonts('sometype-mono', 700),
} as const

/** How a text is drawn: its size and spacing in px. */
type TextLook = {
  readonly font?: keyof typeof fonts
  readonly size: number
  readonly colour?: Colour
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
}

/** Draws a line of text as outlines, so that every machine draws the same. */
export function drawText(
  words: string,
  [x, y]: Point,
  { font = 'text', size, colour = 'ink', anchor = 'start', spacing = 0 }: TextLook,
): string {
  const attributes = `font-family="sans-serif" font-size="${size}" letter-spacing="${spacing}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text ${attributes}>${escapeMarkup(words)}</text></svg>`
  const drawn = new Resvg(svg, { font: { fontFiles: [...fonts[font]], loadSystemFonts: false } })
  const box = drawn.getBBox() ?? { x: 0, width: 0 }
  const left = { start: box.x, middle: box.x + box.width / 2, end: box.x + box.width }[anchor]
  const path = [...drawn.toString().matchAll(/ d="([^"]+)"/gu)].map(([, d]) => d).join('')
  const place = `translate(${(x - left).toFixed(1)} ${y.toFixed(1)})`
  return `<path fill="${colours[colour]}" transform="${place}" d="${path}"/>`
}

/** Draws lines of text below each other. */
export function drawTextLines(
  lines: readonly string[],
  [x, y]: Point,
  look: TextLook & { readonly leading?: number },
): string {
  const leading = look.leading ?? look.size * 1.35
  return lines.map((line, index) => drawText(line, [x, y + index * leading], look)).join('')
}
