import { globSync, readFileSync } from 'node:fs'

import { create } from 'fontkitten'
import { describe, expect, test } from 'vitest'
import decompress from 'woff2-encoder/decompress'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { subsetTypefaces } from './subset-typefaces.ts'
import { weights } from './typefaces.ts'

function contentOf(title: string, language = 'en', countryCode?: string) {
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
async function lettersIn(file: string, text: string): Promise<string> {
  const font = create(Buffer.from(await decompress(readFileSync(file))))
  if (font.isCollection) throw new Error(`${file} holds more than one font.`)
  return [...text]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
}

/** Returns which of the signs and accents of dates and countries the subset for a language has. */
async function writtenLettersIn(language: string, countryCode?: string): Promise<string> {
  const content = contentOf('A', language, countryCode)
  const [, small] = (await subsetTypefaces(content)).get('archivo') ?? []
  return lettersIn(small?.src ?? '', '–äÄéÉûÛÖ')
}

describe('the fonts of a site in English', () => {
  test('are a file with its letters, and the whole latin file for others', async () => {
    const faces = await subsetTypefaces(contentOf('Ada’s page'))
    expect([...faces.keys()]).toEqual(['archivo', 'martian-mono'])
    const [whole, small, ...others] = faces.get('archivo') ?? []
    expect(others).toEqual([])
    expect(whole?.src).toBe('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')
    expect(whole?.range).toContain('U+0000-00FF')
    expect(small?.range).toMatch(/^U\+20, U\+21, .*U\+61, .*U\+2019/u)
    // The dash is that of a period.
    expect(await lettersIn(small?.src ?? '', 'Az09–~’é')).toBe('Az09–’')
    // With its headers, about what a connection carries before it waits for an answer.
    expect(readFileSync(small?.src ?? '').length).toBeLessThan(14_000)
  })

  test('have every weight that the style sheets use', async () => {
    const asked = globSync('src/**/*.css').flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/font[-\w]*:\s*([1-9]\d\d)\b/gu)].map(([, weight]) =>
        Number(weight),
      ),
    )
    expect([Math.min(...asked), Math.max(...asked)]).toEqual([weights.min, weights.max])
    const [, { src } = { src: '' }] = (await subsetTypefaces(contentOf('A'))).get('archivo') ?? []
    const font = create(Buffer.from(await decompress(readFileSync(src))))
    if (font.isCollection) throw new Error(`${src} holds more than one font.`)
    expect(font.variationAxes).toMatchObject({ wght: { min: weights.min, max: weights.max } })
  })
})

describe('the fonts of a site in another language', () => {
  test('have its letters, whichever files of the package they are in', async () => {
    const faces = await subsetTypefaces(contentOf('Łódź, ćma i żółw'))
    const [, ...small] = faces.get('archivo') ?? []
    const letters = await Promise.all(small.map(({ src }) => lettersIn(src, 'Łódźćż')))
    expect(letters.toSorted()).toEqual(['ód', 'Łźćż'])
    expect(small.some(({ range }) => range?.includes('U+107'))).toBe(true)
  })

  test('have what periods are written with, in capitals too, so that the whole font is not loaded for it', async () => {
    expect([
      await writtenLettersIn('en'),
      await writtenLettersIn('de'),
      await writtenLettersIn('fr'),
    ]).toEqual(['–', '–äÄ', '–éÉûÛ'])
  })

  test('have the letters of the country, which the content names by its code', async () => {
    expect([await writtenLettersIn('de', 'AT'), await writtenLettersIn('en', 'AT')]).toEqual([
      '–äÄÖ',
      '–',
    ])
  })

  test('leave letters that no file has to the fonts of the visitor', async () => {
    const faces = await subsetTypefaces(contentOf('مرحبا'))
    expect(faces.get('archivo')).toHaveLength(2)
  })
})
