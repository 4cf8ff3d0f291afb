import { describe, expect, test } from 'vitest'

import { completeWithin } from '#validate/shape/completion/complete-document.ts'

import { theme } from './theme.ts'
import { displayFaces, chooseTextFace, textFaces } from './typeface.ts'

test('without a theme, the page has the default one', () => {
  expect(theme.parse(undefined)).toEqual({
    scheme: 'system',
    accent: { dark: '#ff6b3d', light: '#b83a06' },
    ground: { dark: '#0b0e14', light: '#f5f3ee' },
    ink: { dark: '#eef1f6', light: '#14181f' },
    fonts: { display: 'archivo', mono: 'martian-mono' },
    corners: 'sharp',
    density: 'regular',
  })
})

test('one accent, ground or ink is completed for both schemes', () => {
  expect(theme.parse({ accent: '#7c3aed', ground: '#fff8e7' })).toMatchObject({
    accent: { dark: '#9261ff', light: '#7c3aed' },
    ground: { dark: '#120d03', light: '#fff8e7' },
  })
})

test('a font may have its proper name, in any capitals', () => {
  expect(theme.parse({ fonts: 'Newsreader' }).fonts).toMatchObject({ display: 'newsreader' })
  expect(theme.parse({ fonts: 'JetBrains Mono' }).fonts).toMatchObject({ mono: 'jetbrains-mono' })
  const fonts = { display: 'Bricolage Grotesque', text: 'NEWSREADER', mono: 'JetBrains Mono' }
  expect(theme.parse(completeWithin(theme, { fonts })).fonts).toEqual({
    display: 'bricolage-grotesque',
    text: 'newsreader',
    mono: 'jetbrains-mono',
  })
})

test.each([
  [{ accent: 'purpel' }],
  [{ fonts: { display: ' Archivo' } }],
  [{ accent: ['#7c3aed', '#7c3aed'] }],
  [{ fonts: { display: 'comic-sans' } }],
  [{ fonts: { text: 'big-shoulders' } }],
  [{ fonts: { mono: 'archivo' } }],
  [{ corners: 4 }],
  [{ density: 'dense' }],
])('a theme that names what there is not is refused: %j', (wrong) => {
  expect(theme.safeParse(wrong).success).toBe(false)
})

describe('the text face', () => {
  test.each(textFaces)('is the chosen one: %s', (text) => {
    expect(chooseTextFace({ display: 'archivo', text, mono: 'martian-mono' })).toBe(text)
  })

  test('is the display face by default, unless that is only for large sizes', () => {
    const texts = displayFaces.map((display) => chooseTextFace({ display, mono: 'martian-mono' }))
    expect(texts).toEqual([...textFaces, 'familjen-grotesk'])
  })
})
