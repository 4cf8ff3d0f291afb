import {
  completeColours,
  isAboutAccent,
  listSchemes,
  type WrittenColours,
} from '#content/colours/complete-colours.ts'
import { findNearest, lightnessOf } from '#content/colours/shift-lightness.ts'
import {
  themeContrasts,
  type Scheme,
  type ThemeColours,
  type ThemeContrast,
} from '#content/colours/theme-contrast.ts'
import { writtenTheme } from '#content/theme.ts'
import { propertyOf } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** A pair without enough contrast, and which of its colours to change. */
type Failure = ThemeContrast & { readonly colour: keyof ThemeColours }

/**
 * Finds colours of a theme without the contrast that WCAG AA asks for (1.4.3 and 1.4.11), in the
 * schemes that visitors get. One problem for each colour to change, with its worst pair.
 */
export function checkTheme(document: unknown): RawProblem[] {
  const raw = propertyOf(document, 'theme')
  const parsed = writtenTheme.safeParse(raw ?? {})
  // A colour that cannot be read is a problem of the shape.
  if (!parsed.success) return []
  const worst = new Map<string, Failure>()
  for (const found of findFailures(parsed.data)) {
    const { scheme, ratio, needed } = found
    const colour = colourToChange(found, parsed.data, raw)
    const known = worst.get(`${scheme} ${colour}`)
    if (known && known.ratio / known.needed <= ratio / needed) continue
    worst.set(`${scheme} ${colour}`, { ...found, colour })
  }
  return [
    ...[...worst.values()].map((failure) => describe(failure, parsed.data)),
    ...checkGround(parsed.data, raw),
  ]
}

/** A dark scheme whose ground is lighter than its text looks light, whatever the visitor chose. */
function checkGround(written: WrittenColours, raw: unknown): RawProblem[] {
  const { ground, ink } = completeColours(written)
  return listSchemes(written.scheme).flatMap((scheme): RawProblem[] => {
    const isLight = lightnessOf(ground[scheme]) > lightnessOf(ink[scheme])
    if (isLight === (scheme === 'light') || propertyOf(raw, 'ground') === undefined) return []
    const other = isLight ? 'light' : 'dark'
    return [
      {
        path: ['theme', 'ground', ...(typeof written.ground === 'object' ? [scheme] : [])],
        code: 'theme/other-scheme',
        message: `The ground of the ${scheme} scheme is ${isLight ? 'lighter' : 'darker'} than its text.`,
        help: `If the page should be ${other} for everyone, write "scheme": "${other}". Otherwise choose a ${scheme} ground.`,
      },
    ]
  })
}

function findFailures(written: WrittenColours): ThemeContrast[] {
  return themeContrasts(completeColours(written), listSchemes(written.scheme)).filter(
    ({ ratio, needed }) => ratio < needed,
  )
}

/** The colour of a pair that the owner wrote: the accent or the ink before the ground, if one passes. */
function colourToChange(
  { scheme, pair }: ThemeContrast,
  colours: WrittenColours,
  raw: unknown,
): keyof ThemeColours {
  const colour = isAboutAccent(pair) ? 'accent' : 'ink'
  const isWritten = (name: string) => {
    const written = propertyOf(raw, name)
    // One accent is as readable as it can be on this ground.
    if (typeof written === 'string') return name !== 'accent'
    return propertyOf(written, scheme) !== undefined
  }
  if (!isWritten('ground')) return colour
  if (!isWritten(colour)) return 'ground'
  const suggest = (name: keyof ThemeColours) => findPassing(name, scheme, colours).suggestion
  return suggest(colour) === undefined && suggest('ground') !== undefined ? 'ground' : colour
}

/** The nearest colour to the current one with which every pair passes, if there is one. */
function findPassing(colour: keyof ThemeColours, scheme: Scheme, written: WrittenColours) {
  const value = written[colour]
  const isPair = typeof value === 'object'
  const current = (isPair ? value[scheme] : value) ?? completeColours(written)[colour][scheme]
  const suggestion = findNearest(current, (candidate) =>
    findFailures({
      ...written,
      [colour]: isPair ? { ...value, [scheme]: candidate } : candidate,
    }).every((other) => (isPair && other.scheme !== scheme) || !isAbout(colour, other)),
  )
  return { isPair, current, suggestion }
}

function describe(failure: Failure, written: WrittenColours): RawProblem {
  const { scheme, pair, ratio, needed, colour } = failure
  const { isPair, current, suggestion } = findPassing(colour, scheme, written)
  return {
    path: ['theme', colour, ...(isPair ? [scheme] : [])],
    code: 'theme/low-contrast',
    message: `In the ${scheme} scheme, ${pair} has a contrast of ${formatRatio(ratio)} to 1, and WCAG AA asks for ${needed} to 1.`,
    help: `Choose a ${colour === 'ground' ? 'ground' : `colour for "${colour}"`} that is ${directionOf(colour, scheme, current, suggestion)}.`,
    suggestion,
  }
}

/** Whether another colour of this name could give a pair more contrast. */
function isAbout(colour: keyof ThemeColours, { pair }: ThemeContrast): boolean {
  return colour === 'ground' || isAboutAccent(pair) === (colour === 'accent')
}

/** In a dark scheme, the ground gets darker and everything on it lighter, if nothing else is known. */
function directionOf(
  colour: keyof ThemeColours,
  scheme: Scheme,
  current: string,
  suggestion: string | undefined,
): 'darker' | 'lighter' {
  const isDarker =
    suggestion === undefined
      ? (colour === 'ground') === (scheme === 'dark')
      : lightnessOf(suggestion) < lightnessOf(current)
  return isDarker ? 'darker' : 'lighter'
}

/** Rounds down, so that a failing ratio never looks like a passing one. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
