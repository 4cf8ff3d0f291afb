import type { Typeface } from '#content/theme/typeface.ts'
import { breakingSpaces } from '#fields/texts/breaking-spaces.ts'
import { collapseSpaces } from '#fields/texts/collapse-spaces.ts'

import { drawText, type DrawnStyle } from '#vite/fonts/draw-text.ts'
import { createStaticFonts } from '#vite/fonts/subset-typefaces.ts'
import { typefaces } from '#vite/fonts/typefaces.ts'

/** How a text is drawn, and in which font of the theme. */
export type TextStyle = DrawnStyle & {
  readonly face: Typeface
  /** Whether its words follow each other from right to left. */
  readonly isReversed?: boolean
}

/** A text as SVG from the start of its baseline, with the box of its ink, in px. */
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
export function outlineText(text: string, style: TextStyle): Promise<OutlinedText> {
  const key = JSON.stringify([text, style])
  const outlined = outlines.get(key) ?? drawOutlines(text, style)
  outlines.set(key, outlined)
  return outlined
}

/** Cached: the owner's name and address are on the share picture of every project. */
const outlines = new Map<string, Promise<OutlinedText>>()

async function drawOutlines(text: string, style: TextStyle): Promise<OutlinedText> {
  const { face, weight, size, colour } = style
  const shown = dropEmoji(text)
  const files = await loadFontFiles(face, weight)
  const draw = (part: string) =>
    drawText(part, { ...style, size: size * typefaces[face].scale }, files)
  const lacking = [...shown].filter((letter) => letter !== ' ' && draw(letter).width === 0)
  if (lacking.length > 0) {
    for (const letter of lacking) {
      if (!missing.has(letter)) missing.set(letter, isMissing(letter, style))
    }
    if (/\p{Mc}/u.test(shown)) misdrawn.add(shown)
    // The renderer lays out every text from left to right, unless signs embed it.
    const embedded = style.isReversed ? `\u202B${shown}\u202C` : shown
    const { svg, left, width, above, below } = drawText(embedded, style)
    return { svg: `<g transform="translate(${-left})">${svg}</g>`, width, above, below }
  }
  const { left, listPaths, ...box } = draw(shown)
  const svg = `<path fill="${colour}" transform="translate(${-left})" d="${listPaths().join('')}"/>`
  return { ...box, svg }
}

/** Whether the machine lacks a letter. Cached: with many fonts, each drawing takes a tenth of a second. */
const missing = new Map<string, boolean>()

/** The letters that no font of this machine has: each was drawn as a box. */
export function listMissingLetters(): readonly string[] {
  return [...missing].flatMap(([letter, isLacking]) => (isLacking ? [letter] : []))
}

/** Texts with vowel signs beside their letters: resvg draws the next letter over the sign. */
const misdrawn = new Set<string>()

/** The texts that were drawn with letters over each other, as those in Hindi are. */
export function listMisdrawnTexts(): readonly string[] {
  return [...misdrawn]
}

/** Whether a letter looks like one for private use, which every font lacks and draws as a box. */
function isMissing(letter: string, style: TextStyle): boolean {
  const [shape, box] = [letter, '\u{10fffd}'].map((one) => {
    const { width, listPaths } = drawText(one, style)
    return `${width} ${listPaths().join()}`
  })
  return shape === box
}

const fontFiles = new Map<string, Promise<string[]>>()

function loadFontFiles(face: Typeface, weight: number): Promise<string[]> {
  const key = `${face} ${weight}`
  const files = fontFiles.get(key) ?? createStaticFonts(face, weight)
  fontFiles.set(key, files)
  return files
}

function dropEmoji(text: string): string {
  const others = collapseSpaces(text.replaceAll(/\p{RGI_Emoji}/gv, ''))
  return others === '' ? text : others
}

/**
 * Wraps text to lines of a maximum width. Text beyond the last line ends in "…". A word that is
 * longer than a line breaks between letters.
 */
export async function outlineLines(
  text: string,
  style: TextStyle,
  width: number,
  maxLines: number,
): Promise<OutlinedText[]> {
  const lines: OutlinedText[] = []
  let waiting: string[] = []
  for (const word of text.split(breakingSpaces).filter((one) => one !== '')) {
    const isTooWide = (await outlineText(word, style)).width > width
    const parts = isTooWide ? splitLetters(word) : [word]
    waiting.push(...parts.slice(0, -1), `${parts.at(-1)} `)
  }
  while (waiting.length > 0 && lines.length < maxLines) {
    const isLast = lines.length === maxLines - 1
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
    waiting = waiting.slice(taken)
  }
  return lines
}

/** Splits text into graphemes: an accent stays with its letter. */
function splitLetters(word: string): string[] {
  return [...new Intl.Segmenter().segment(word)].map(({ segment }) => segment)
}
