import { globSync, readFileSync } from 'node:fs'

import { create } from 'fontkitten'
import { describe, expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { subsetTypefaces } from './subset-typefaces.ts'
import { weights } from './typefaces.ts'

function makeContent(title: string, language = 'en', countryCode?: string) {
  return parsePortfolio({
    profile: { location: { countryCode } },
    site: { title, description: 'Words.', language },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [
      { type: 'gif-strip', id: 'gifs', images: [{ id: 'a', src: 'media/a.gif', alt: 'A' }] },
      { type: 'about', heading: 'A', text: 'A' },
    ],
  })
}

/** Returns the letters of a text that a font file has. */
async function listLetters(file: string, text: string): Promise<string> {
  const font = create(Buffer.from(await decompress(readFileSync(file))))
  if (font.isCollection) throw new Error(`${file} holds more than one font.`)
  return [...text]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
}

/** Returns which of the signs and accents of dates and countries the subset for a language has. */
async function listWrittenLetters(language: string, countryCode?: string): Promise<string> {
  const content = makeContent('A', language, countryCode)
  const [, small] = (await subsetTypefaces(content)).get('archivo') ?? []
  return listLetters(small?.src ?? '', '–äÄéÉûÛÖ')
}

describe('the fonts of a site in English', () => {
  test('are a file with its letters, and the whole latin file for others', async () => {
    const faces = await subsetTypefaces(makeContent('Ada’s page'))
    expect([...faces.keys()]).toEqual(['archivo', 'martian-mono'])
    const [whole, small, ...others] = faces.get('archivo') ?? []
    expect(others).toEqual([])
    expect(whole?.src).toBe('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')
    // No letter is in both: Chromium would load both for it.
    expect(small?.range).toBe(
      'U+20-23, U+26-29, U+2b-3b, U+3f-5a, U+5f, U+61-7b, U+7d, U+a0, U+2013, U+2019, U+2193',
    )
    expect(whole?.range).toBe(
      'U+0-1f, U+24-25, U+2a, U+3c-3e, U+5b-5e, U+60, U+7c, U+7e-9f, U+a1-ff, U+131, U+152-153, U+2bb-2bc, U+2c6, U+2da, U+2dc, U+304, U+308, U+329, U+2000-2012, U+2014-2018, U+201a-206f, U+20ac, U+2122, U+2191, U+2212, U+2215, U+feff, U+fffd',
    )
    // The dash is that of a period.
    expect(await listLetters(small?.src ?? '', 'Az09–~’é')).toBe('Az09–’')
    // With its headers, about what a connection carries before it waits for an answer.
    expect(readFileSync(small?.src ?? '').length).toBeLessThan(14_000)
  })

  test('have every letter that the style sheets write', async () => {
    const written = globSync('src/**/*.css')
      .flatMap((sheet) => [...readFileSync(sheet, 'utf8').matchAll(/\bcontent:([^;]*)/gu)])
      .flatMap(([, value = '']) => [...value.matchAll(/'([^']*)'/gu)])
      .map(([, text = '']) =>
        text.replaceAll(/\\([\da-f]+) ?/gu, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        ),
      )
      .join('')
    expect(written).toContain('\u00A0')
    const [, small] = (await subsetTypefaces(makeContent('A'))).get('archivo') ?? []
    expect(await listLetters(small?.src ?? '', written)).toBe(written)
  })

  test('have every weight that the style sheets use', async () => {
    const asked = globSync('src/**/*.css').flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/font[-\w]*:\s*([1-9]\d\d)\b/gu)].map(([, weight]) =>
        Number(weight),
      ),
    )
    expect([Math.min(...asked), Math.max(...asked)]).toEqual([weights.min, weights.max])
    const [, { src } = { src: '' }] = (await subsetTypefaces(makeContent('A'))).get('archivo') ?? []
    const font = create(Buffer.from(await decompress(readFileSync(src))))
    if (font.isCollection) throw new Error(`${src} holds more than one font.`)
    expect(font.variationAxes).toMatchObject({ wght: { min: weights.min, max: weights.max } })
  })
})

describe('the fonts of a site in another language', () => {
  test('have its letters, whichever files of the package they are in', async () => {
    const faces = await subsetTypefaces(makeContent('Łódź, ćma i żółw'))
    const [, ...small] = faces.get('archivo') ?? []
    const letters = await Promise.all(small.map(({ src }) => listLetters(src, 'Łódźćż')))
    expect(letters.toSorted()).toEqual(['ód', 'Łźćż'])
    expect(small.some(({ range }) => range?.includes('U+106-107'))).toBe(true)
  })

  test('have what periods are written with, in capitals too, so that the whole font is not loaded for it', async () => {
    expect([
      await listWrittenLetters('en'),
      await listWrittenLetters('de'),
      await listWrittenLetters('fr'),
    ]).toEqual(['–', '–äÄ', '–éÉûÛ'])
  })

  test('have the capitals of the language', async () => {
    const [turkish, greek] = await Promise.all([
      subsetTypefaces(makeContent('incir', 'tr')),
      subsetTypefaces(makeContent('A', 'el')),
    ])
    const letters = await Promise.all(
      (turkish.get('archivo') ?? []).slice(1).map(({ src }) => listLetters(src, 'İ')),
    )
    expect(letters.join('')).toBe('İ')
    // A capital with two accents would be a letter and loose accents, in two more files.
    expect(greek.get('archivo')).toHaveLength(2)
  })

  test('have the letters of the country, which the content names by its code', async () => {
    expect([await listWrittenLetters('de', 'AT'), await listWrittenLetters('en', 'AT')]).toEqual([
      '–äÄÖ',
      '–',
    ])
  })

  test('have the letters of the names of other languages, which the content has as tags', async () => {
    const { site, ...content } = makeContent('A')
    const translations = { en: 'https://ada.dev/', cs: 'https://ada.dev/cs/', tr: '/tr/' }
    const faces = await subsetTypefaces({ ...content, site: { ...site, translations } })
    const [, ...small] = faces.get('archivo') ?? []
    const letters = await Promise.all(small.map(({ src }) => listLetters(src, 'Čšçü')))
    expect(letters.toSorted()).toEqual(['çü', 'Čš'])
  })

  test('leave letters that no file has to the fonts of the visitor', async () => {
    const faces = await subsetTypefaces(makeContent('مرحبا'))
    expect(faces.get('archivo')).toHaveLength(2)
  })
})
