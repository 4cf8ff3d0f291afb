import { takeFirstLetter } from '#fields/texts/take-first-letter.ts'
import { writeCapitals } from '#fields/texts/write-capitals.ts'
import type { Project } from '#profile/project.ts'

/** The parts of a cover, as paths in a box of 48 by 30. Whole numbers keep them short. */
export type Cover = {
  /** The first letter of the name. */
  readonly letter: string
  /** Whether the letter has a mark above or below it, which needs more height. */
  readonly isMarked: boolean
  /** How far the middle of the letter is torn to the side. */
  readonly tear: number
  /** The lines from the wave back to their start: dashes divide them into the wave, a gap and ink. */
  readonly lines: string
  readonly muted: string
  readonly lamps: string
}

const rows = Array.from({ length: 9 }, (_, index) => index)

/** Where the scan lines begin and end, from -1 to 1 in height: a disc, a screen, a beam and a lens. */
const shapes: readonly ((y: number) => readonly [number, number])[] = [
  (y) => [29 - Math.sqrt(1 - y * y * 0.86) * 15, 29 + Math.sqrt(1 - y * y * 0.86) * 15],
  () => [15, 44],
  (y) => [25 + y * 11, 44],
  (y) => [21 - Math.abs(y) * 7, 33 + Math.abs(y) * 11],
]

/**
 * Draws a cover for a project from its id, name and keywords: the first letter, torn, over scan lines
 * that a wave divides. Each keyword lights a lamp at the end of a line. The same project always has
 * the same cover, with a capital of the given language.
 */
export function drawCover(
  { id, name, keywords = [] }: Pick<Project, 'id' | 'name' | 'keywords'>,
  language: string,
): Cover {
  const seed = hash(`${id} ${name}`)
  const shape = shapes[seed % shapes.length] ?? shapes[0]
  const phase = ((seed >>> 4) % 16) / 16
  const turns = 0.5 + ((seed >>> 8) % 8) / 8
  const lit = lightRows(keywords)
  const lines = rows.map((row) => {
    const y = 3 + row * 3
    const [start = 0, end = 0] = shape?.((y - 15) / 15) ?? []
    const wave = Math.sin(2 * Math.PI * (phase + (turns * row) / rows.length))
    const middle = (start + end) / 2 + (wave * (end - start)) / 4
    return {
      line: drawLine(middle + 1.5, start, y),
      muted: middle + 4.5 > end ? '' : drawLine(middle + 4.5, end, y),
      lamp: lit.has(row) ? `M46 ${y}h0` : '',
    }
  })
  const letter = writeCapitals(takeFirstLetter(name), language)
  return {
    letter,
    isMarked: /\p{M}/u.test(letter.normalize('NFD')),
    tear: (seed >>> 12) % 2 === 0 ? 3 : -2,
    lines: lines.map((one) => one.line).join(''),
    muted: lines.map(({ muted }) => muted).join(''),
    lamps: lines.map(({ lamp }) => lamp).join(''),
  }
}

/** The row of each keyword, or the next one that is free. */
function lightRows(keywords: readonly string[]): ReadonlySet<number> {
  return keywords.slice(0, rows.length).reduce<Set<number>>((lit, keyword) => {
    const first = hash(keyword) % rows.length
    const free = rows.map((row) => (first + row) % rows.length).find((row) => !lit.has(row))
    return free === undefined ? lit : lit.add(free)
  }, new Set())
}

function drawLine(from: number, to: number, y: number): string {
  return `M${Math.round(from)} ${y}H${Math.round(to)}`
}

/** The hash FNV-1a, 32 bits. */
function hash(text: string): number {
  return [...text].reduce(
    (value, character) => Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  )
}
