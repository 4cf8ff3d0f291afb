import type { DisplayFace } from '#content/theme/typeface.ts'

import { drawText, type DrawnStyle, type Kerning } from './draw-text.ts'
import { createStaticFonts } from './subset-typefaces.ts'
import { tags, typefaces } from './typefaces.ts'

/** The ink of a text in large type, in em of the page. */
export type Ink = {
  readonly width: number
  /** The space between the start of the first letter's box and its ink. */
  readonly bearing: number
  /** How far the letters reach above the baseline. */
  readonly rise: number
  /** How far they reach below it. */
  readonly depth: number
}

/**
 * Measures a text at weight 800; estimates it if the font lacks one of its letters. `tracking` is
 * its letter spacing relative to that of the tag.
 */
export async function measureInk(
  text: string,
  face: DisplayFace,
  tracking = 1,
  kerning: Kerning = 'normal',
): Promise<Ink> {
  const fontFiles = await createStaticFonts(face, 800)
  const { scale } = typefaces[face]
  const spacing = tags[face].spacing * tracking * size
  const style = { size, weight: 800, spacing, kerning, colour: 'black' }
  const draw = (part: string) => drawInk(part, style, fontFiles)
  const isComplete = [...text].every((letter) => /\s/u.test(letter) || draw(letter).width > 0)
  const { x, width, rise, depth } = draw(text)
  return isComplete && width > 0
    ? { width: width * scale, bearing: x * scale, rise: rise * scale, depth: depth * scale }
    : { width: estimateWidth(text) * tags[face].advance * scale, bearing: 0, rise: 0, depth: 0.35 }
}

const size = 1000

/** Returns the extent of the ink of a text, in em; 0 if the fonts lack its letters. */
function drawInk(text: string, style: DrawnStyle, fontFiles: string[]) {
  const { left, width, above, below } = drawText(text, style, fontFiles)
  return {
    x: left / size,
    width: width / size,
    rise: Math.max(0, above) / size,
    depth: below / size,
  }
}

/** Estimates the width of a text in any font, in wide capitals: rather too wide than too narrow. */
function estimateWidth(text: string): number {
  return [...text.replaceAll(conjoined, '')].reduce((sum, letter) => sum + measureLetter(letter), 0)
}

/** A letter of an Indic script that shares the space of the next one, by the sign between them. */
const conjoined = /\p{L}(?=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0C4D\u0CCD\u0D4D\u0DCA\u1039]\p{L})/gu

/** Scripts whose letters are wider than wide capitals, on average by this factor. */
const wideScripts: readonly (readonly [script: RegExp, width: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.6],
  [/[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Telugu}\p{Script=Kannada}]/u, 1.7],
  [/[\p{Script=Myanmar}\p{Script=Sinhala}]/u, 1.7],
  [/[\p{Script=Devanagari}\p{Script=Bengali}]/u, 1.15],
]

function measureLetter(letter: string): number {
  // The vowel signs of Indic scripts are beside their letter.
  if (/\p{Mc}/u.test(letter)) return 0.5
  // Other marks are above or below it.
  if (/\p{M}/u.test(letter)) return 0
  if (/\s/u.test(letter)) return 0.4
  if (/\p{Script=Arabic}/u.test(letter)) return 0.8
  if (/\p{Script=Hebrew}/u.test(letter)) return 0.9
  const wide = wideScripts.find(([script]) => script.test(letter))
  if (wide) return wide[1]
  const isWide = /[MWmw@%&]/u.test(letter)
  const isNarrow = /[IJfijlrt1.,:;!'|-]/u.test(letter)
  return (isWide ? 1.35 : isNarrow ? 0.6 : 1) * (/\p{Ll}/u.test(letter) ? 0.82 : 1)
}
