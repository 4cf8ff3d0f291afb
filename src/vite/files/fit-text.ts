import { breakingSpaces } from '#fields/texts/breaking-spaces.ts'

import { outlineText, type OutlinedText, type TextStyle } from './outline-text.ts'

/** A text with its size in px. */
export type FittedText = OutlinedText & { readonly size: number }

/** The largest box of a text, in px. */
type Room = { readonly width: number; readonly height?: number }

/** A name in smaller letters, in px, cannot be read beside a shared link. */
const smallest = 100

/** Draws text on one line: in the given size, or smaller to fit. */
export function fitText(text: string, style: TextStyle, room: Room): Promise<FittedText> {
  return fitLines([text], style, room)
}

/** Draws a name on one line, or on two or three if its letters are larger there. */
export async function fitName(name: string, style: TextStyle, room: Room): Promise<FittedText> {
  const one = await fitText(name, style, room)
  if (one.size >= smallest) return one
  const others = await Promise.all(
    [2, 3].map((count) => fitLines(splitEvenly(name, count), style, room)),
  )
  return others.reduce((best, other) => (other.size > best.size ? other : best), one)
}

async function fitLines(
  texts: readonly string[],
  style: TextStyle,
  { width, height = Number.POSITIVE_INFINITY }: Room,
): Promise<FittedText> {
  const spacing = style.weight > 700 ? -0.04 : 0
  const set = async (size: number) =>
    stackLines(
      await Promise.all(
        texts.map((text) => outlineText(text, { ...style, size, spacing: size * spacing })),
      ),
      size,
      style.isReversed,
    )
  const full = await set(style.size)
  const size = style.size * Math.min(1, width / full.width, height / (full.above + full.below))
  return { ...(await set(size)), size }
}

/** Puts lines below each other, from the baseline of the last one up. */
function stackLines(
  lines: readonly OutlinedText[],
  size: number,
  isReversed = false,
): OutlinedText {
  const [first, ...others] = lines
  const last = others.at(-1)
  if (!first || !last) return first ?? { svg: '', width: 0, above: 0, below: 0 }
  const width = Math.max(...lines.map((line) => line.width))
  const svg = lines.map((line, index) => {
    const x = isReversed ? width - line.width : 0
    return `<g transform="translate(${x} ${(index + 1 - lines.length) * size})">${line.svg}</g>`
  })
  return { svg: svg.join(''), width, above: first.above + others.length * size, below: last.below }
}

/** Splits a text between words into that many lines, or fewer, whose longest is as short as possible. */
export function splitEvenly(text: string, count: number): string[] {
  const words = text.split(breakingSpaces)
  if (count < 2 || words.length < 2) return [words.join(' ')]
  const splits = words
    .slice(1)
    .map((_, index) => [
      words.slice(0, index + 1).join(' '),
      ...splitEvenly(words.slice(index + 1).join(' '), count - 1),
    ])
  return splits.reduce((best, other) => (findLongest(other) < findLongest(best) ? other : best))
}

function findLongest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length))
}
