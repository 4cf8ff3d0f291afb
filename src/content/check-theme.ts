import type { Finding } from '#fields/finding.ts'
import { propertyOf } from '#fields/raw.ts'

import { themeContrasts, type ThemeContrast } from './theme-contrast.ts'
import { theme } from './theme.ts'

/**
 * Colours of a theme that cannot be told apart as WCAG AA asks (1.4.3 and 1.4.11), in the schemes
 * that visitors get. One finding for each colour to change, with its worst pair.
 */
export function checkTheme(written: unknown): Finding[] {
  const parsed = theme.safeParse(written)
  // A colour that cannot be read is told of already.
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
    mark: 'value',
    code: 'theme/low-contrast',
    severity: 'error',
    message: `In the ${scheme} scheme, ${pair} has a contrast of ${shown(ratio)} to 1, and WCAG AA asks for ${needed} to 1.`,
    help: `Choose a ${colour === 'ground' ? 'ground' : `colour for "${colour}"`} that is ${directionOf(colour, scheme)}.`,
  }))
}

/** Of the two colours of a pair the one the owner wrote: the accent or the ink before the ground. */
function colourToChange({ scheme, pair }: ThemeContrast, written: unknown): string {
  const colour = /accent|focus/u.test(pair) ? 'accent' : 'ink'
  const isWritten = (name: string) => propertyOf(propertyOf(written, name), scheme) !== undefined
  return !isWritten(colour) && isWritten('ground') ? 'ground' : colour
}

/** Dark schemes have a dark ground, so what stands on it is to be lighter, and so on. */
function directionOf(colour: string, scheme: 'dark' | 'light'): string {
  return (colour === 'ground') === (scheme === 'dark') ? 'darker' : 'lighter'
}

/** Rounded down, so that a ratio that fails never looks as if it did not. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
