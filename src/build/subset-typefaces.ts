import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import type { Portfolio } from '#content/portfolio.ts'
import type { Typeface } from '#content/typeface.ts'
import { projectRoot } from '#disk/load-portfolio.ts'

import { facesOf, type TypefaceFile } from './theme-styles.ts'
import { typefaceFile, typefaces } from './typefaces.ts'

/** Where the files of subset typefaces stand; a path within it is one of them. */
export const subsetFolder = join(projectRoot, 'node_modules/.cache/folio/typefaces')

const require = createRequire(import.meta.url)
/**
 * What visitors type and the interface may say, whatever the content; what is rarer is drawn in a
 * font of the visitor's, unless the whole face is already there.
 */
const common = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?'"()@&_+-/`
/** The lightest and the heaviest weight that the style sheets ask for. */
export const weights = { min: 400, max: 800 } as const

/**
 * The files of a theme's faces: one with the letters of this content, which is half as large and
 * so is there in time, and the whole latin one behind it, for what visitors type.
 */
export async function subsetTypefaces(
  portfolio: Portfolio,
): Promise<ReadonlyMap<Typeface, readonly TypefaceFile[]>> {
  const letters = new Set([...common, ...lettersOf(portfolio)])
  const faces = facesOf(portfolio.theme.fonts)
  return new Map(
    await Promise.all(faces.map(async (face) => [face, await filesOf(face, letters)] as const)),
  )
}

/** Every letter of every text in a value. */
function lettersOf(value: unknown): string[] {
  if (typeof value === 'string') return [...value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lettersOf) : []
}

async function filesOf(face: Typeface, letters: ReadonlySet<string>): Promise<TypefaceFile[]> {
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    await readFile(require.resolve(`@fontsource-variable/${face}/unicode.json`), 'utf8'),
  )
  const small = await Promise.all(
    Object.entries(ranges).map(async ([name, range]) => {
      const isWithin = contains(range)
      const held = [...letters].filter(isWithin).toSorted()
      if (held.length === 0) return []
      const whole = typefaceFile(face).replace('-latin-', `-${name}-`)
      return [{ src: await subset(face, whole, held.join('')), range: rangeOf(held) }]
    }),
  )
  // Of two rules for one letter the last holds.
  return [{ src: typefaceFile(face), range: ranges['latin'] }, ...small.flat()]
}

/** Makes a font of some letters and weights of another, once for each choice; its path. */
async function subset(face: Typeface, file: string, letters: string): Promise<string> {
  const bytes = await readFile(require.resolve(file))
  const [lightest, heaviest] = typefaces[face].weights
  const options = {
    targetFormat: 'woff2',
    // Alternates that no style asks for would come with their features.
    noLayoutClosure: true,
    // The names of weights, for programs with a list of styles; the types do not know of this.
    dropTables: ['STAT'],
    variationAxes: {
      wght: { min: Math.max(weights.min, lightest), max: Math.min(weights.max, heaviest) },
    },
  } as const
  const hash = createHash('sha256')
    .update(bytes)
    .update(letters)
    .update(JSON.stringify(options))
    .digest('hex')
    .slice(0, 12)
  const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.woff2$/u, '')
  const path = join(subsetFolder, `${name}-${hash}.woff2`)
  if (await readFile(path).catch(() => undefined)) return path
  const made = await subsetFont(bytes, letters, options)
  await mkdir(subsetFolder, { recursive: true })
  // Two builds at once never read half a file.
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, made)
  await rename(unfinished, path)
  return path
}

/** Whether a letter is in a range as style sheets write it: "U+0000-00FF,U+0131". */
function contains(range: string): (letter: string) => boolean {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0
    return spans.some(([first, last]) => code >= first && code <= last)
  }
}

/** Letters in their order as a range of a style sheet. */
function rangeOf(letters: readonly string[]): string {
  const spans: [number, number][] = []
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const span = spans.at(-1)
    if (span && span[1] === code - 1) span[1] = code
    else spans.push([code, code])
  }
  return spans
    .map(
      ([first, last]) => `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`,
    )
    .join(', ')
}
