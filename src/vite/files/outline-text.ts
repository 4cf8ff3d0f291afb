import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

import { Resvg } from '@resvg/resvg-js'
import { create, type Font } from 'fontkitten'
import decompress from 'woff2-encoder/decompress'

import type { Typeface } from '#content/typeface.ts'

import { escapeMarkup } from '#vite/document/escape-markup.ts'
import { typefaceFile, typefaces } from '#vite/fonts/typefaces.ts'

/** How a text is drawn: size and spacing in px, colour as in SVG. */
export type TextStyle = {
  readonly face: Typeface
  readonly weight: number
  readonly size: number
  readonly spacing?: number
  readonly colour: string
}

/**
 * A text as SVG paths from the start of its baseline, with its width, and its height above and
 * below the baseline, in px.
 */
export type OutlinedText = {
  readonly svg: string
  readonly width: number
  readonly above: number
  readonly below: number
}

/**
 * Converts text to outlines of a font of the theme, so that a picture is the same on every machine.
 * Text with letters that the font lacks uses the fonts of the machine. Emoji, which many machines
 * lack, are left out if there is other text.
 */
export async function outlineText(text: string, style: TextStyle): Promise<OutlinedText> {
  const { face, weight, colour, spacing = 0 } = style
  const words = withoutEmoji(text)
  const size = style.size * typefaces[face].scale
  const fonts = await fontsOf(face, weight)
  let [width, above, below] = [0, 0, 0]
  const outlines: string[] = []
  for (const letter of words) {
    const code = letter.codePointAt(0) ?? 0
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code))
    if (!font) return systemText(words, style)
    const glyph = font.glyphForCodePoint(code)
    const scale = size / font.unitsPerEm
    outlines.push(glyph.path.scale(scale, -scale).translate(width, 0).toSVG())
    width += glyph.advanceWidth * scale + spacing
    above = Math.max(above, glyph.bbox.maxY * scale)
    below = Math.max(below, -glyph.bbox.minY * scale)
  }
  const svg = `<path fill="${colour}" d="${outlines.join('')}"/>`
  return { svg, width: width - spacing, above, below }
}

function withoutEmoji(text: string): string {
  const words = text
    .replaceAll(/\p{RGI_Emoji}/gv, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return words === '' ? text : words
}

/**
 * Wraps text to lines of a maximum width. Text beyond the last line ends in "…". A word that is
 * longer than a line breaks between letters.
 */
export async function outlineLines(
  words: string,
  style: TextStyle,
  width: number,
  most: number,
): Promise<OutlinedText[]> {
  const lines: OutlinedText[] = []
  let waiting: string[] = []
  for (const word of words.split(/\s+/u).filter((one) => one !== '')) {
    const isTooWide = (await outlineText(word, style)).width > width
    const parts = isTooWide ? lettersOf(word) : [word]
    waiting.push(...parts.slice(0, -1), `${parts.at(-1)} `)
  }
  while (waiting.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1
    let line: OutlinedText | undefined
    let taken = 0
    for (let count = 1; count <= waiting.length; count += 1) {
      const rest = isLast && count < waiting.length ? '…' : ''
      const tried = await outlineText(waiting.slice(0, count).join('').trimEnd() + rest, style)
      if (tried.width > width && taken > 0) break
      line = tried
      taken = count
    }
    if (line) lines.push(line)
    waiting = waiting.slice(Math.max(1, taken))
  }
  return lines
}

/** Splits text into graphemes: an accent stays with its letter. */
function lettersOf(word: string): string[] {
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
}

/** Draws text with the fonts of the machine. Letters that these lack are not visible. */
function systemText(words: string, { size, weight, colour }: TextStyle): OutlinedText {
  const svg = `<text fill="${colour}" font-family="sans-serif" font-size="${size}" font-weight="${weight}">${escapeMarkup(words)}</text>`
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${svg}</svg>`,
  )
  const { width, y, height } = drawn.getBBox() ?? { width: 0, y: 0, height: 0 }
  return { svg, width: Math.max(1, width), above: -y, below: Math.max(0, y + height) }
}

const known = new Map<string, Promise<Font[]>>()

/** Lists the files of a font at a weight: latin letters first, then other letters. */
function fontsOf(face: Typeface, weight: number): Promise<Font[]> {
  const key = `${face} ${weight}`
  const fonts = known.get(key) ?? readFonts(face, weight)
  known.set(key, fonts)
  return fonts
}

async function readFonts(face: Typeface, weight: number): Promise<Font[]> {
  const latin = createRequire(import.meta.url).resolve(typefaceFile(face))
  const folder = dirname(latin)
  const others = readdirSync(folder).filter(
    (name) => name.endsWith('-wght-normal.woff2') && name !== basename(latin),
  )
  const [lightest, heaviest] = typefaces[face].weights
  const wght = Math.min(Math.max(weight, lightest), heaviest)
  return Promise.all(
    [basename(latin), ...others].map(async (name) => {
      const font = create(Buffer.from(await decompress(readFileSync(join(folder, name)))))
      if (font.isCollection) throw new Error(`${name} holds more than one font.`)
      return font.getVariation({ wght })
    }),
  )
}
