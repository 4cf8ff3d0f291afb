import {
  completeColours,
  isAboutAccent,
  listSchemes,
  type WrittenColours,
} from '#content/colours/complete-colours.ts'
import { findNearest, readLightness } from '#content/colours/shift-lightness.ts'
import {
  listThemeContrasts,
  type Scheme,
  type ThemeColours,
  type ThemeContrast,
} from '#content/colours/theme-contrast.ts'
import { writtenTheme } from '#content/theme/theme.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

/** A pair without enough contrast, and which of its colours to change. */
type Failure = ThemeContrast & { readonly colour: keyof ThemeColours }

type AdvisedFailure = Failure & ReturnType<typeof findPassing>

/**
 * Finds colours of a theme without the contrast that WCAG AA asks for (1.4.3 and 1.4.11), in the
 * schemes that visitors get. One problem for each colour to change, with its worst pair.
 */
export function checkTheme(document: unknown): RawProblem[] {
  const raw = readProperty(document, 'theme')
  const parsed = writtenTheme.safeParse(raw ?? {})
  // A colour that cannot be read is a problem of the shape.
  if (!parsed.success) return []
  const found = findFailures(parsed.data).map((one) => ({
    ...one,
    colour: chooseColour(one, raw),
  }))
  const failures = keepWorst(found).map((one) => moveToGround(one, parsed.data, raw))
  const advised = keepWorst(failures).map((one) => ({
    ...one,
    ...findPassing(one.colour, one.scheme, parsed.data),
  }))
  return [...dropSolved(advised).map(describe), ...checkGround(parsed.data, raw)]
}

/** On a suggested ground every colour of the scheme passes: a second change would be one too many. */
function dropSolved(failures: readonly AdvisedFailure[]): AdvisedFailure[] {
  const isSolved = (wanted: Scheme) =>
    failures.some(({ scheme, colour, suggestion }) => {
      return scheme === wanted && colour === 'ground' && suggestion !== undefined
    })
  return failures.filter(({ scheme, colour }) => colour === 'ground' || !isSolved(scheme))
}

/**
 * Warns about the name of a theme if the colours and fonts beside it replace all of its own.
 * It takes the document as it is written.
 */
export function checkThemeName(written: unknown): RawProblem[] {
  const raw = readProperty(written, 'theme')
  const name = readProperty(raw, 'name')
  const isReplaced = seen.every((field) => readProperty(raw, field) !== undefined)
  if (typeof name !== 'string' || !isReplaced) return []
  return [
    {
      path: ['theme', 'name'],
      code: 'theme/replaced',
      message: `The colours and fonts written here replace those of "${name}".`,
      help: `Delete "accent", "ground", "ink" and "fonts" to see "${name}", or delete those that you want from it.`,
    },
  ]
}

/** The fields of a whole theme that are seen at first sight. */
const seen = ['accent', 'ground', 'ink', 'fonts']

/** The worst failure of each colour to change; of equal ones, the first. */
function keepWorst(failures: readonly Failure[]): Failure[] {
  const sorted = failures.toReversed().toSorted((a, b) => b.ratio / b.needed - a.ratio / a.needed)
  return [...new Map(sorted.map((one) => [`${one.scheme} ${one.colour}`, one])).values()]
}

/** A dark scheme whose ground is lighter than its text looks light, whatever the visitor chose. */
function checkGround(written: WrittenColours, raw: unknown): RawProblem[] {
  const { ground, ink } = completeColours(written)
  return listSchemes(written.scheme).flatMap((scheme): RawProblem[] => {
    const isLight = readLightness(ground[scheme]) > readLightness(ink[scheme])
    if (isLight === (scheme === 'light') || readProperty(raw, 'ground') === undefined) return []
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
  return listThemeContrasts(completeColours(written), listSchemes(written.scheme)).filter(
    ({ ratio, needed }) => ratio < needed,
  )
}

/** The colour of a pair that the owner wrote: the accent or the ink before the ground. */
function chooseColour({ scheme, pair }: ThemeContrast, raw: unknown): keyof ThemeColours {
  const colour = isAboutAccent(pair) ? 'accent' : 'ink'
  const isWritten = (name: string) => {
    const written = readProperty(raw, name)
    // One accent is as readable as it can be on this ground.
    if (typeof written === 'string') return name !== 'accent'
    return readProperty(written, scheme) !== undefined
  }
  return !isWritten(colour) && isWritten('ground') ? 'ground' : colour
}

/** Changes the ground of the owner if no accent or ink passes on it. */
function moveToGround(failure: Failure, written: WrittenColours, raw: unknown): Failure {
  if (readProperty(raw, 'ground') === undefined) return failure
  const { scheme, colour } = failure
  if (findPassing(colour, scheme, written).suggestion !== undefined) return failure
  const { suggestion } = findPassing('ground', scheme, written)
  return suggestion === undefined ? failure : { ...failure, colour: 'ground' }
}

/** The nearest colour to the current one with which every pair passes, if there is one. */
function findPassing(colour: keyof ThemeColours, scheme: Scheme, written: WrittenColours) {
  const value = written[colour]
  const isPair = typeof value === 'object'
  const current = (isPair ? value[scheme] : value) ?? completeColours(written)[colour][scheme]
  // The pairs of the ink are without the accent: nobody has to find one for each ink that is tried.
  const { accent } = colour === 'ink' ? completeColours(written) : written
  const suggestion = findNearest(current, (candidate) =>
    findFailures({
      ...written,
      accent,
      [colour]: isPair ? { ...value, [scheme]: candidate } : candidate,
    }).every((other) => (isPair && other.scheme !== scheme) || !isAbout(colour, other)),
  )
  return { isPair, current, suggestion }
}

function describe(failure: AdvisedFailure): RawProblem {
  const { scheme, pair, ratio, needed, colour, isPair, current, suggestion } = failure
  return {
    path: ['theme', colour, ...(isPair ? [scheme] : [])],
    code: 'theme/low-contrast',
    message: `In the ${scheme} scheme, ${pair} has a contrast of ${formatRatio(ratio)} to 1, and WCAG AA asks for ${needed} to 1.`,
    help: `Choose a ${colour === 'ground' ? 'ground' : `colour for "${colour}"`} that is ${chooseDirection(colour, scheme, current, suggestion)}.`,
    suggestion,
  }
}

/** Whether another colour of this name could give a pair more contrast. */
function isAbout(colour: keyof ThemeColours, { pair }: ThemeContrast): boolean {
  return colour === 'ground' || isAboutAccent(pair) === (colour === 'accent')
}

/** In a dark scheme, the ground gets darker and everything on it lighter, if nothing else is known. */
function chooseDirection(
  colour: keyof ThemeColours,
  scheme: Scheme,
  current: string,
  suggestion: string | undefined,
): 'darker' | 'lighter' {
  const isDarker =
    suggestion === undefined
      ? (colour === 'ground') === (scheme === 'dark')
      : readLightness(suggestion) < readLightness(current)
  return isDarker ? 'darker' : 'lighter'
}

/** Rounds down, so that a failing ratio never looks like a passing one. */
function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2)
}
