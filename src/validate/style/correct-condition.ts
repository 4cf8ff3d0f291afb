import { findClosest } from '#problems/find-closest.ts'

/** What "@media" can ask for, each with its words. What takes none has no words here. */
const features = new Map(
  Object.entries({
    orientation: 'portrait landscape',
    'prefers-color-scheme': 'light dark',
    'prefers-contrast': 'more less custom no-preference',
    'prefers-reduced-data': 'reduce no-preference',
    'prefers-reduced-motion': 'reduce no-preference',
    'prefers-reduced-transparency': 'reduce no-preference',
    'forced-colors': 'active none',
    'inverted-colors': 'inverted none',
    hover: 'hover none',
    'any-hover': 'hover none',
    pointer: 'coarse fine none',
    'any-pointer': 'coarse fine none',
    update: 'none slow fast',
    'color-gamut': 'srgb p3 rec2020',
    'dynamic-range': 'standard high',
    'video-dynamic-range': 'standard high',
    scripting: 'none initial-only enabled',
    'display-mode': 'fullscreen standalone minimal-ui browser picture-in-picture',
    'overflow-block': 'none scroll paged',
    'overflow-inline': 'none scroll',
    scan: 'interlace progressive',
  }).map(([name, words]) => [name, words.split(' ')]),
)

const lengths = ['width', 'height', 'device-width', 'device-height', 'inline-size', 'block-size']
const ranges = [
  ...lengths,
  'aspect-ratio',
  'device-aspect-ratio',
  'resolution',
  'color',
  'color-index',
  'monochrome',
]
const names = [
  ...features.keys(),
  ...ranges.flatMap((name) => [name, `min-${name}`, `max-${name}`]),
  'grid',
  'device-posture',
  'nav-controls',
  'environment-blending',
]

/** A part of a condition that no browser understands, and what was meant. */
type Correction = { readonly index: number; readonly written: string; readonly meant: string }

/** Finds the names, words and numbers without a unit in a condition of "@media" or "@container". */
export function correctCondition(condition: string): Correction[] {
  // Not the brackets of functions, such as style() or calc().
  return [...condition.matchAll(/(?<![\w-])\(([^()]*)\)/gu)].flatMap(
    ({ 1: inner = '', index: start }) => {
      const [, first] = /^\s*([a-z][a-z-]*)\s*(?:$|[:<>=])/iu.exec(inner) ?? []
      const [, last] = /[<>=]\s*([a-z][a-z-]*)\s*(?:$|[<>=])/iu.exec(inner) ?? []
      const name = (first ?? last)?.toLowerCase()
      const [, value] = /:\s*(.*\S)/u.exec(inner) ?? []
      if (name === undefined) return []
      const meant = names.includes(name) ? undefined : findClosest(name, names)
      if (meant !== undefined) return correct(first ?? last ?? '', meant)
      const words = features.get(name)
      if (value !== undefined && words && !words.includes(value.toLowerCase())) {
        const word = findClosest(value, words)
        return word === undefined ? [] : correct(value, word)
      }
      return lengths.includes(name.replace(/^m(?:in|ax)-/u, '')) ? correctNumbers() : []

      function correct(written: string, right: string, from = inner.indexOf(written)) {
        return [{ index: start + 1 + from, written, meant: right }]
      }

      function correctNumbers(): Correction[] {
        const numbers = /(?<![\w.-])(\d*\.?\d+)(?:\s+(px|r?em|ch|vw|vh)(?!\w)|\s*(?=$|[<>=]))/gu
        return [...inner.matchAll(numbers)]
          .filter(([, number]) => Number(number) !== 0)
          .flatMap(({ 0: written, 1: number, 2: unit = 'px', index }) =>
            correct(written.trim(), `${number}${unit}`, index),
          )
      }
    },
  )
}
