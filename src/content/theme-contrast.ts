import { contrast, mix, parseColour } from './contrast.ts'
import type { Theme } from './theme.ts'

/** How much ink is in the ground, of the colours that src/styles/tokens.css mixes from the two. */
export const inkShares = { surface: 0.06, line: 0.18, muted: 0.68 } as const

/** Two colours that meet on the page, how well they part, and what WCAG AA asks of them. */
export type ThemeContrast = {
  readonly scheme: 'dark' | 'light'
  readonly pair: string
  readonly ratio: number
  readonly needed: number
}

/** Every pair of colours that the page sets on one another, in both schemes. */
export function themeContrasts(theme: Theme): ThemeContrast[] {
  return (['dark', 'light'] as const).flatMap((scheme) => {
    const ink = parseColour(theme.ink[scheme])
    const ground = parseColour(theme.ground[scheme])
    const accent = parseColour(theme.accent[scheme])
    const surface = mix(ink, inkShares.surface, ground)
    const muted = mix(ink, inkShares.muted, ground)
    const pair = (name: string, ratio: number, needed: number) => ({
      scheme,
      pair: name,
      ratio,
      needed,
    })
    return [
      pair('ink on ground', contrast(ink, ground), 4.5),
      pair('ink on surface', contrast(ink, surface), 4.5),
      pair('muted on ground', contrast(muted, ground), 4.5),
      pair('muted on surface', contrast(muted, surface), 4.5),
      pair('accent on ground', contrast(accent, ground), 4.5),
      pair('words on accent', contrast(ground, accent), 4.5),
      pair('accent on surface', contrast(accent, surface), 4.5),
      pair('focus ring on ground', contrast(accent, ground), 3),
      pair('focus ring on surface', contrast(accent, surface), 3),
    ]
  })
}
