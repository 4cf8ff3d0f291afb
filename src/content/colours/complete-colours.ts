import { findNearest, lightnessOf, withLightness } from './shift-lightness.ts'
import { themeContrasts, type Scheme, type ThemeColours } from './theme-contrast.ts'

/** A colour for each scheme, or one from which both are derived. */
type WrittenColour = string | Readonly<Record<Scheme, string>>

export type WrittenColours = {
  readonly scheme: 'system' | Scheme
  readonly accent?: WrittenColour | undefined
  readonly ground: WrittenColour
  readonly ink: WrittenColour
}

/** The colours of the default theme. */
export const standardColours: ThemeColours = {
  accent: { dark: '#ff6b3d', light: '#b83a06' },
  ground: { dark: '#0b0e14', light: '#f5f3ee' },
  ink: { dark: '#eef1f6', light: '#14181f' },
}

/** Lists the schemes that visitors can get. */
export function listSchemes(scheme: WrittenColours['scheme']): readonly Scheme[] {
  return scheme === 'system' ? ['dark', 'light'] : [scheme]
}

/**
 * Derives the colours that are not written. One ground or ink is that of the scheme which it suits;
 * the other scheme has the same hue. One accent, or the standard one if none is written, is used
 * where WCAG AA allows it; elsewhere it is made as much lighter or darker as needed.
 */
export function completeColours({ scheme, accent, ground, ink }: WrittenColours): ThemeColours {
  const others = {
    ground: completePair(ground, standardColours.ground, scheme),
    ink: completePair(ink, standardColours.ink, scheme),
  }
  if (typeof accent === 'object') return { ...others, accent }
  const findAccent = (wanted: Scheme) => {
    const preferred = accent ?? standardColours.accent[wanted]
    const found = findNearest(preferred, (tried) => {
      const colours = { ...others, accent: { dark: tried, light: tried } }
      return themeContrasts(colours, [wanted])
        .filter(({ pair }) => isAboutAccent(pair))
        .every(({ ratio, needed }) => ratio >= needed)
    })
    return found ?? preferred
  }
  return { ...others, accent: { dark: findAccent('dark'), light: findAccent('light') } }
}

/** Whether another accent would change the contrast of a pair. */
export function isAboutAccent(pair: string): boolean {
  return /accent|focus/u.test(pair)
}

function completePair(
  written: WrittenColour,
  standard: ThemeColours['ground'],
  scheme: WrittenColours['scheme'],
): ThemeColours['ground'] {
  if (typeof written !== 'string') return written
  // With one scheme there is nothing to derive.
  if (scheme !== 'system') return { dark: written, light: written }
  const distanceTo = (own: Scheme) => Math.abs(lightnessOf(written) - lightnessOf(standard[own]))
  return distanceTo('dark') < distanceTo('light')
    ? { dark: written, light: withLightness(written, lightnessOf(standard.light)) }
    : { dark: withLightness(written, lightnessOf(standard.dark)), light: written }
}
