import type { RawProblem } from '#problems/problem.ts'
import { propertyOf } from '#json/untyped-value.ts'

import { themeContrasts, type ThemeContrast } from './theme-contrast.ts'
import { theme } from '#content/theme.ts'

/**
 * Finds colours of a theme without the contrast that WCAG AA asks for (1.4.3 and 1.4.11), in the
 * schemes that visitors get. One problem for each colour to change, with its worst pair.
 */
export function checkTheme(document: unknown): RawProblem[] {
  const written = propertyOf(document, 'theme')
  const parsed = theme.safeParse(written)
  // A colour that cannot be read is a problem of the shape.
  if (!parsed.success) return []
  const worst = new Map<string, ThemeContrast & { readonly colour: string }>()
  for (const found of themeContrasts(parsed.data)) {
    const { scheme, ratio, needed } = found
    const isSeen = parsed.data.scheme === 'system' || parsed.data.scheme === scheme
    if (!isSeen || ratio >= needed) continue
    const colour = colourToChange(found, written)
    const known = worst.get(`${scheme} ${colour}`)
    if (known && known.ratio / known.needed <= ratio / needed) continue
    worst.set(`${scheme} ${colour}`, { ...found, colour })
  }
  return [...worst.values()].map(({ scheme, pair, ratio, needed, colour }) => ({
    path: ['theme', colour, scheme],
    code: 'theme/low-contrast',
    message: `In the ${scheme} scheme, ${pair} has a contrast of ${formatRatio(ratio)} to 1, and WCAG AA asks for ${needed} to 1.`,
    help: `Choose a ${colour === 'ground' ? 'ground' : `colour for "${colour}"`} that is ${directionOf(colour, scheme)}.`,
  }))
}

/** The colour of a pair that the owner wrote: the accent or the ink before the ground. */
function colourToChange({ scheme, pair }: ThemeContrast, written: unknown): string {
  const colour = /accent|focus/u.test(pair) ? 'accent' : 'ink'
  const isWritten = (name: string) => propertyOf(propertyOf(written, name), scheme) !== undefined
  return !isWritten(colour) && isWritten('ground') ? 'ground' : colour
}

/** In a dark scheme, the ground gets darker and everything on it lighter. */
function directionOf(colour: string, scheme: 'dark' | 'light'): string {
  return (colour === 'ground') === (scheme === 'dark') ? 'darker' : 'lighter'
}

/** Rounds down, so that a failing ratio never looks like a passing one. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
