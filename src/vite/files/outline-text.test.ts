import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test, vi } from 'vitest'

import { displayFaces, monoFaces } from '#content/theme/typeface.ts'
import { describeMisdrawnTexts, describeMissingLetters } from '#vite/describe-build.ts'

import { listMisdrawnTexts, listMissingLetters, outlineLines, outlineText } from './outline-text.ts'

const style = { face: 'archivo', weight: 400, size: 100, colour: '#000' } as const

describe('text becomes outlines', () => {
  test.each([...displayFaces, ...monoFaces])('of %s, with its letter spacing', async (face) => {
    const [close, spaced] = await Promise.all(
      [0, 10].map((spacing) => outlineText('HH', { ...style, face, spacing })),
    )
    expect(close?.svg).toMatch(/^<path fill="#000" transform="[^"]+" d="M[^"]+"\/>$/u)
    expect(close?.width).toBeGreaterThan(60)
    expect(spaced?.width).toBeCloseTo((close?.width ?? 0) + 10, 3)
  })

  test('at the given weight', async () => {
    const bold = await outlineText('HHH', { ...style, weight: 800 })
    expect(bold.width).toBeGreaterThan((await outlineText('HHH', style)).width)
  })

  test('beyond the latin letters if the font has them', async () => {
    expect((await outlineText('Łódź', style)).svg).toContain('<path')
  })

  test('with the height of the letters above and below the baseline', async () => {
    const [high, deep] = await Promise.all(['H', 'Hy'].map((text) => outlineText(text, style)))
    expect(high).toMatchObject({ below: 0 })
    expect(high?.above).toBeGreaterThan(60)
    expect(deep?.below).toBeGreaterThan(15)
  })

  test('without emoji, unless there is nothing else', async () => {
    expect(await outlineText('Ship 🚢 it 👩‍💻', style)).toEqual(await outlineText('Ship it', style))
    expect((await outlineText('🚀', style)).svg).toContain('🚀')
    expect((await outlineText('1 © #', style)).width).toBeGreaterThan(100)
  })

  test('and stays escaped text if the font lacks a letter', async () => {
    const { svg } = await outlineText('漢<b>', style)
    expect(svg).toContain('<text')
    expect(svg).toContain('漢&lt;b&gt;')
  })

  test.each(['Hm', 'מה', '漢b'])('and the ink of %s begins at its start', async (text) => {
    const { svg, width } = await outlineText(text, style)
    const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`).getBBox()
    expect(box?.x ?? 0).toBeCloseTo(0, 2)
    expect(box?.width ?? 0).toBeCloseTo(width, 2)
  })
})

describe('text is wrapped to lines', () => {
  const width = 600

  test('none wider than the maximum, and without loss', async () => {
    const lines = await outlineLines('One two three four five six', style, width, 9)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every((line) => line.width <= width)).toBe(true)
    expect(await outlineLines('One', style, width, 2)).toEqual([await outlineText('One', style)])
  })

  test('and the last one ends in dots if more would follow', async () => {
    const lines = await outlineLines('One two three four five six', style, width, 1)
    expect(lines).toHaveLength(1)
    const candidates = await Promise.all(
      ['One…', 'One two…', 'One two three…'].map((text) => outlineText(text, style)),
    )
    expect(candidates).toContainEqual(lines[0])
  })

  test('between letters if a word is wider than the maximum', async () => {
    const lines = await outlineLines('Incomprehensibilities are', style, width, 3)
    expect(lines).toHaveLength(2)
    expect(lines.every((line) => line.width <= width)).toBe(true)
    expect(await outlineLines('Wide open', style, 1, 9)).toHaveLength(8)
  })
})

test('a letter that no font has is listed, and the build names it', async () => {
  await outlineText('Ada', style)
  // Other tests of this process may have drawn letters that no font has.
  expect(listMissingLetters()).not.toContain('A')
  expect(describeMissingLetters([])).toBe(undefined)
  const letter = '\u{10fffe}'
  await outlineText(`A${letter}`, style)
  expect(listMissingLetters()).toContain(letter)
  expect(describeMissingLetters([letter])).toContain(
    `No font of this machine has "${letter}": pictures for shared links show boxes in their place.`,
  )
})

test('a text in Hindi, whose letters are drawn over each other, is listed, and the build names it', async () => {
  await outlineText('Ada', style)
  await outlineText('माहिर', style)
  expect(listMisdrawnTexts()).not.toContain('Ada')
  expect(listMisdrawnTexts()).toContain('माहिर')
  expect(describeMisdrawnTexts([])).toBe(undefined)
  expect(describeMisdrawnTexts(['माहिर'])).toContain(
    'letters of "माहिर" lie over each other. A picture of your own at public/share.png replaces that of the home page.',
  )
})

test('a letter that the font lacks is looked up once among the fonts of the machine', async () => {
  const drawn = vi.spyOn(Resvg.prototype, 'getBBox')
  await outlineText('ᚠᚡ', style)
  const first = drawn.mock.calls.length
  drawn.mockClear()
  await outlineText('ᚠᚡ', { ...style, size: 90 })
  const again = drawn.mock.calls.length
  drawn.mockRestore()
  // Each letter and a box to compare it with.
  expect(first - again).toBe(4)
})
