import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import type { Portfolio } from '#content/portfolio.ts'
import type { Typeface } from '#content/typeface.ts'
import { projectRoot } from '#disk/load-portfolio.ts'

import { facesOf, type TypefaceFile } from '#vite/styles/theme-styles.ts'
import { typefaceFile, typefaces } from './typefaces.ts'

/** The folder of subset fonts. */
export const subsetFolder = join(projectRoot, 'node_modules/.cache/folio/typefaces')

const require = createRequire(import.meta.url)
/**
 * Letters that visitors may type and labels may have. Rarer letters use the whole font if it is
 * loaded, or a font of the visitor.
 */
const common = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?'"()@&_+-/`
/** The lightest and the heaviest weight in the style sheets. */
export const weights = { min: 400, max: 800 } as const

/**
 * Creates the files of a theme's fonts: a subset with the letters of this content, which is half as
 * large and so arrives in time, and the whole latin font for what visitors type.
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

/** Collects every letter of every text in a value. */
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
  // The last rule for a letter applies.
  return [{ src: typefaceFile(face), range: ranges['latin'] }, ...small.flat()]
}

/** Creates a subset of a font, once for each choice of letters and weights. Returns its path. */
async function subset(face: Typeface, file: string, letters: string): Promise<string> {
  const bytes = await readFile(require.resolve(file))
  const [lightest, heaviest] = typefaces[face].weights
  const options = {
    targetFormat: 'woff2',
    // Otherwise the subset includes alternate letters that no style uses.
    noLayoutClosure: true,
    // Names of weights, for font menus. The types lack this option.
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
  // Rename at the end, so that parallel builds never read an incomplete file.
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, made)
  await rename(unfinished, path)
  return path
}

/** Whether a letter is in a unicode-range, such as "U+0000-00FF,U+0131". */
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

/** Formats sorted letters as a unicode-range. */
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
