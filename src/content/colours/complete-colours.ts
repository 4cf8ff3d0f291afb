import { findNearest, readLightness, setLightness } from './shift-lightness.ts'
import { prepareContrasts, type Scheme, type ThemeColours } from './theme-contrast.ts'

/** A colour for each scheme, or one from which the others are derived. */
type WrittenColour = string | { readonly [Name in Scheme]?: string | undefined }

export type WrittenColours = {
  readonly scheme: 'system' | Scheme
  readonly accent?: WrittenColour | undefined
  readonly ground?: WrittenColour | undefined
  readonly ink?: WrittenColour | undefined
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
 * Derives the colours that are not written. One ground or ink is that of the scheme which it suits,
 * or for which it is written; the other scheme has the same hue. One accent, or the standard one if
 * none is written, is used where WCAG AA allows it; elsewhere it is made as much lighter or darker as
 * needed.
 */
export function completeColours({ scheme, accent, ground, ink }: WrittenColours): ThemeColours {
  const others = {
    ground: completePair(ground, standardColours.ground, scheme),
    ink: completePair(ink, standardColours.ink, scheme),
  }
  const { dark, light } = typeof accent === 'object' ? accent : {}
  const findAccent = (wanted: Scheme) => {
    const single = typeof accent === 'string' ? accent : (dark ?? light)
    const preferred = single ?? standardColours.accent[wanted]
    const listContrasts = prepareContrasts(others, wanted)
    const found = findNearest(preferred, (tried) =>
      listContrasts(tried).every(({ pair, ratio, needed }) => {
        return ratio >= needed || !isAboutAccent(pair)
      }),
    )
    return found ?? preferred
  }
  return {
    ...others,
    accent: { dark: dark ?? findAccent('dark'), light: light ?? findAccent('light') },
  }
}

/** Whether another accent would change the contrast of a pair. */
export function isAboutAccent(pair: string): boolean {
  return /accent|focus/u.test(pair)
}

function completePair(
  written: WrittenColour | undefined,
  standard: ThemeColours['ground'],
  scheme: WrittenColours['scheme'],
): ThemeColours['ground'] {
  if (typeof written === 'string') {
    // With one scheme there is nothing to derive.
    if (scheme !== 'system') return { dark: written, light: written }
    const measureDistance = (own: Scheme) =>
      Math.abs(readLightness(written) - readLightness(standard[own]))
    const own = measureDistance('dark') < measureDistance('light') ? 'dark' : 'light'
    return completePair({ [own]: written }, standard, scheme)
  }
  const { dark, light } = written ?? {}
  const derive = (wanted: Scheme, other: string | undefined) =>
    other === undefined ? standard[wanted] : setLightness(other, readLightness(standard[wanted]))
  return { dark: dark ?? derive('dark', light), light: light ?? derive('light', dark) }
}
