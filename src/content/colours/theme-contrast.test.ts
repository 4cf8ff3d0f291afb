import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { readyThemes } from '#content/theme/ready-themes.ts'
import { theme, type Theme } from '#content/theme/theme.ts'

import { findMarkShare, inkShares, listThemeContrasts, whiteShare } from './theme-contrast.ts'

const root = new URL('../../../', import.meta.url)

/** The pairs with too little contrast. */
function findFailingPairs(checked: Theme): string[] {
  return listThemeContrasts(checked)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(
      ({ scheme, pair, ratio, needed }) => `${scheme}, ${pair}: ${ratio.toFixed(2)} of ${needed}`,
    )
}

describe('the contrast of a theme is that of WCAG AA', () => {
  test('in the default theme', () => {
    expect(findFailingPairs(theme.parse({}))).toEqual([])
  })

  test.each(Object.entries(readyThemes))('in the ready theme %s', (_, ready) => {
    expect(findFailingPairs(theme.parse(ready))).toEqual([])
  })

  test('and each pair that misses it is listed', () => {
    const pale = theme.parse({
      ground: { light: '#ffffff' },
      ink: { light: '#000000' },
      accent: { light: '#949494' },
    })
    expect(findFailingPairs(pale)).toEqual([
      'light, accent on ground: 3.03 of 4.5',
      'light, accent on surface: 3.03 of 4.5',
      'light, ground on accent: 3.03 of 4.5',
    ])
  })

  test.each(Object.entries(inkShares))(
    'is computed with the share of %s that the page uses',
    (name, share) => {
      const tokens = readFileSync(new URL('src/styles/tokens.css', root), 'utf8')
      const mixed = `color-mix(in oklab, var(--ink) ${share * 100}%, var(--ground))`
      const [declared] = new RegExp(`--${name}:[^;]*`, 'u').exec(tokens) ?? []
      expect(declared).toContain(mixed)
    },
  )

  test('is computed with the share of white that the page uses', () => {
    const tokens = readFileSync(new URL('src/styles/tokens.css', root), 'utf8')
    expect(tokens).toContain(`color-mix(in oklab, white ${whiteShare * 100}%, var(--ground))`)
  })
})

describe('marks of the light scheme', () => {
  test('are brighter than words, as long as they keep the contrast of a mark', () => {
    expect(findMarkShare(theme.parse({}))).toBe(0.5)
  })

  test('have the colour of words where nothing brighter passes', () => {
    const yellow = theme.parse({ accent: { dark: '#ffee00', light: '#8f8a00' } })
    expect(findMarkShare(yellow)).toBe(0)
  })
})

describe('the ready themes', () => {
  test.each(Object.entries(readyThemes))('%s is complete: it relies on no default', (_, ready) => {
    expect(theme.parse(ready)).toEqual(ready)
  })

  test('share neither a colour nor a display face, with each other or the default', () => {
    const all = [theme.parse({}), ...Object.values(readyThemes).map((ready) => theme.parse(ready))]
    const marks = all.flatMap(({ accent, ground, ink, fonts }) => [
      ...[accent, ground, ink].flatMap(({ dark, light }) => [dark, light]),
      fonts.display,
    ])
    expect(marks.filter((mark, index) => marks.indexOf(mark) !== index)).toEqual([])
  })

  test('are in docs/style.md to copy', () => {
    const blocks = readFileSync(new URL('docs/style.md', root), 'utf8').matchAll(/^\{.*?^\}/gmsu)
    const written = [...blocks].map(([block]) => theme.parse(JSON.parse(block)))
    expect(written).toEqual(Object.values(readyThemes))
  })
})
