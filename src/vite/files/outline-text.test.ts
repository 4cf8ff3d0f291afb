import { describe, expect, test } from 'vitest'

import { displayFaces, monoFaces } from '#content/typeface.ts'

import { outlineLines, outlineText } from './outline-text.ts'

const style = { face: 'archivo', weight: 400, size: 100, colour: '#000' } as const

describe('words become outlines', () => {
  test.each([...displayFaces, ...monoFaces])('of %s, as wide as they are set', async (face) => {
    const [close, spaced] = await Promise.all(
      [0, 10].map((spacing) => outlineText('HH', { ...style, face, spacing })),
    )
    expect(close?.svg).toMatch(/^<path fill="#000" transform="[^"]+" d="M[^"]+"\/>$/u)
    expect(close?.width).toBeGreaterThan(60)
    expect(spaced?.width).toBeCloseTo((close?.width ?? 0) + 10, 3)
  })

  test('at the weight that is asked for', async () => {
    const bold = await outlineText('HHH', { ...style, weight: 800 })
    expect(bold.width).toBeGreaterThan((await outlineText('HHH', style)).width)
  })

  test('beyond the latin letters where the face has them', async () => {
    expect((await outlineText('Łódź', style)).svg).toContain('<path')
  })

  test('that reach above and below their line as far as their letters do', async () => {
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

  test('and stay words where the face has none, with nothing in them that is markup', async () => {
    const { svg } = await outlineText('漢<b>', style)
    expect(svg).toContain('<text')
    expect(svg).toContain('漢&lt;b&gt;')
  })
})

describe('words are broken into lines', () => {
  const width = 600

  test('none wider than the room, and all of them there', async () => {
    const lines = await outlineLines('One two three four five six', style, width, 9)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.every((line) => line.width <= width)).toBe(true)
    expect(await outlineLines('One', style, width, 2)).toEqual([await outlineText('One', style)])
  })

  test('the last of which ends in dots where more would follow', async () => {
    const lines = await outlineLines('One two three four five six', style, width, 1)
    expect(lines).toHaveLength(1)
    const candidates = await Promise.all(
      ['One…', 'One two…', 'One two three…'].map((words) => outlineText(words, style)),
    )
    expect(candidates).toContainEqual(lines[0])
  })

  test('between letters where a word is wider than the room', async () => {
    const lines = await outlineLines('Incomprehensibilities are', style, width, 3)
    expect(lines).toHaveLength(2)
    expect(lines.every((line) => line.width <= width)).toBe(true)
    expect(await outlineLines('Wide open', style, 1, 9)).toHaveLength(8)
  })
})
