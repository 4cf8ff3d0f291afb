import { parseColour, type LinearColour } from '#fields/linear-colour.ts'

import { measureContrast, mix } from './contrast.ts'

/** The share of ink in each colour that tokens.css mixes from ink and ground. */
export const inkShares = { surface: 0.06, 'line-strong': 0.5, muted: 0.68 } as const
/** The share of white in the light scheme's surface. */
export const whiteShare = 0.6
/** How much of the dark scheme's accent a mark of the light scheme may have; the first that passes. */
const markShares = [0.5, 0.4, 0.3, 0.2, 0.1, 0] as const

export type Scheme = 'dark' | 'light'

/** The three colours of a theme, for both schemes. All others are mixed from them. */
export type ThemeColours = Readonly<
  Record<'accent' | 'ground' | 'ink', Readonly<Record<Scheme, string>>>
>

/** Two colours that meet on the page, their contrast, and the least that WCAG AA asks for. */
export type ThemeContrast = {
  readonly scheme: Scheme
  readonly pair: string
  readonly ratio: number
  readonly needed: number
}

/** Text needs 4.5 to 1; the edges of controls need 3 to 1. */
const text = 4.5
const edge = 3

/** Every pair of colours that meet on the page in these schemes. */
export function listThemeContrasts(
  theme: ThemeColours,
  schemes: readonly Scheme[] = ['dark', 'light'],
): ThemeContrast[] {
  return schemes.flatMap((scheme) => prepareContrasts(theme, scheme)(theme.accent[scheme]))
}

/** Mixes the colours of a scheme, and returns a function that lists every pair with an accent. */
export function prepareContrasts(
  theme: Pick<ThemeColours, 'ground' | 'ink'>,
  scheme: Scheme,
): (accent: string) => ThemeContrast[] {
  const ink = parseColour(theme.ink[scheme])
  const ground = parseColour(theme.ground[scheme])
  const surface = mixSurface(theme, scheme)
  const muted = mix(ink, inkShares.muted, ground)
  const line = mix(ink, inkShares['line-strong'], ground)
  return (accentText) => {
    const accent = parseColour(accentText)
    const pairs = [
      ['ink on ground', ink, ground, text],
      ['ink on surface', ink, surface, text],
      ['muted on ground', muted, ground, text],
      ['muted on surface', muted, surface, text],
      ['accent on ground', accent, ground, text],
      ['accent on surface', accent, surface, text],
      ['ground on accent', ground, accent, text],
      ['focus ring on ground', accent, ground, edge],
      ['focus ring on surface', accent, surface, edge],
      ['strong line on ground', line, ground, edge],
    ] as const
    return pairs.map(([pair, one, other, needed]) => {
      return { scheme, pair, ratio: measureContrast(one, other), needed }
    })
  }
}

/**
 * Finds the share of the dark scheme's accent in the marks of the light scheme, from 0 to 0.5: the
 * brightest mix that still has the contrast of a mark.
 */
export function findMarkShare(theme: ThemeColours): number {
  const ground = parseColour(theme.ground.light)
  const surface = mixSurface(theme, 'light')
  return (
    markShares.find((share) => {
      const mark = mixMark(theme, share)
      return measureContrast(mark, ground) >= edge && measureContrast(mark, surface) >= edge
    }) ?? 0
  )
}

function mixMark({ accent }: ThemeColours, share: number): LinearColour {
  return mix(parseColour(accent.dark), share, parseColour(accent.light))
}

/** Mixes the colour of areas on the ground, as tokens.css does. */
export function mixSurface(
  { ink, ground }: Pick<ThemeColours, 'ground' | 'ink'>,
  scheme: Scheme,
): LinearColour {
  return scheme === 'dark'
    ? mix(parseColour(ink.dark), inkShares.surface, parseColour(ground.dark))
    : mix(white, whiteShare, parseColour(ground.light))
}

const white: LinearColour = [1, 1, 1]
