import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

import subsetFont from 'subset-font'

import { nameLanguage } from '#content/name-language.ts'
import type { Portfolio } from '#content/portfolio.ts'
import type { Typeface } from '#content/theme/typeface.ts'
import { cacheFolder } from '#disk/folders.ts'
import { writeCapitals } from '#fields/texts/write-capitals.ts'
import { nameCountry } from '#profile/countries/name-country.ts'
import { formatDate } from '#profile/dates/format-period.ts'
import { listTexts } from '#validate/texts/list-texts.ts'

import { cacheFile } from '#vite/cache-file.ts'
import { listFaces, type TypefaceFile } from '#vite/styles/theme-styles.ts'
import { nameTypefaceFile, weights } from './typefaces.ts'

/** The folder of subset fonts. */
export const subsetFolder = join(cacheFolder, 'typefaces')

const require = createRequire(import.meta.url)

/**
 * Letters that visitors may type, and that labels, views and style sheets may have. A page with a
 * rarer letter also loads the whole font, which delays its first paint.
 */
const common = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00A0.,:;!?'"()@&_+-/–↓`

/**
 * Creates the files of a theme's fonts: a subset with the letters of this content, which is half as
 * large and so arrives in time, and the whole latin font for what visitors type.
 */
export async function subsetTypefaces(
  portfolio: Portfolio,
): Promise<ReadonlyMap<Typeface, readonly TypefaceFile[]>> {
  const texts = listTexts(portfolio).map(({ text }) => text)
  // Some styles write capitals, by the language: the stamp of a certificate.
  const all = [common, ...listWritten(portfolio), ...texts].flatMap((text) => [
    text,
    writeCapitals(text, portfolio.site.language),
  ])
  const letters = new Set(all.flatMap((text) => [...text]))
  const files = listFaces(portfolio.theme.fonts).map(async (face) => {
    const { latin = '' } = await readRanges(face)
    const small = await createSubsets(face, (letter) => letters.has(letter), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    // No letter of the subset: while it loads, Chromium would also load a font that shares its range.
    const rare = listLetters(latin).filter((letter) => !letters.has(letter))
    return [face, [{ src: nameTypefaceFile(face), range: formatRange(rare) }, ...small]] as const
  })
  return new Map(await Promise.all(files))
}

/**
 * Lists what views write: the months and the owner's country in the language of the page, and the names of
 * its other languages. No text of the content has the "ä" of "März" or the "ç" of "Türkçe".
 */
function listWritten({ profile, site: { language, translations = {} } }: Portfolio): string[] {
  const months = Array.from({ length: 12 }, (_, index) =>
    formatDate(`2000-${String(index + 1).padStart(2, '0')}`, language),
  )
  const code = profile?.location?.countryCode
  const countries = code === undefined ? [] : [nameCountry(code, language)]
  const others = Object.keys(translations).filter((tag) => tag !== language)
  const names = others.map((tag) => nameLanguage(tag, [language, ...others]))
  return [...months, ...countries, ...names]
}

/** Creates the files of a font at one weight, for the renderer of pictures. Returns their paths. */
export async function createStaticFonts(face: Typeface, weight: number): Promise<string[]> {
  // Without accents as separate letters, the renderer takes each letter from the file that has it.
  const files = await createSubsets(face, (letter) => !/\p{Mark}/u.test(letter), {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  })
  return files.map(({ src }) => src)
}

type SubsetOptions = NonNullable<Parameters<typeof subsetFont>[2]>

/** Creates a subset of each file of a font that has some of the wanted letters. */
async function createSubsets(
  face: Typeface,
  isWanted: (letter: string) => boolean,
  options: SubsetOptions,
): Promise<{ src: string; range: string }[]> {
  const files = Object.entries(await readRanges(face)).map(async ([name, range]) => {
    const letters = listLetters(range).filter(isWanted)
    if (letters.length === 0) return []
    const file = nameTypefaceFile(face).replace('-latin-', `-${name}-`)
    const src = await createSubset(file, letters.join(''), options)
    return [{ src, range: formatRange(letters) }]
  })
  return (await Promise.all(files)).flat()
}

/** Reads which letters are in which file of a font. */
async function readRanges(face: Typeface): Promise<Readonly<Record<string, string>>> {
  return JSON.parse(
    await readFile(require.resolve(`@fontsource-variable/${face}/unicode.json`), 'utf8'),
  )
}

/** Writes letters as a unicode-range, such as "U+20-7e, U+2019". They are in the order of their codes. */
function formatRange(letters: readonly string[]): string {
  const spans: { first: number; last: number }[] = []
  for (const letter of letters) {
    const code = letter.codePointAt(0) ?? 0
    const span = spans.at(-1)
    if (span?.last === code - 1) span.last = code
    else spans.push({ first: code, last: code })
  }
  return spans
    .map(({ first, last }) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(', ')
}

/** Lists the letters of a unicode-range, such as "U+0000-00FF,U+0131". */
function listLetters(range: string): string[] {
  return range.split(',').flatMap((span) => {
    const codes = span.replace('U+', '').split('-')
    const [first = 0, last = first] = codes.map((code) => Number.parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    )
  })
}

/** Creates a subset of a font file, once for each choice of letters. Returns its path. */
async function createSubset(file: string, letters: string, chosen: SubsetOptions): Promise<string> {
  const bytes = await readFile(require.resolve(file))
  const options = {
    ...chosen,
    // Otherwise the subset includes alternate letters that no style uses.
    noLayoutClosure: true,
    // Names of weights, for font menus. The types lack this option.
    dropTables: ['STAT'],
  }
  const hash = createHash('sha256')
    .update(bytes)
    .update(letters)
    .update(JSON.stringify(options))
    .digest('hex')
    .slice(0, 12)
  const path = join(subsetFolder, `${basename(file, '.woff2')}-${hash}.${options.targetFormat}`)
  return cacheFile(path, () => subsetFont(bytes, letters, options))
}
