import { formatValue } from '#json/format-value.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'
import type { Description } from '#problems/problem.ts'

import { countParts } from './count-parts.ts'
import { hasExpression, listObjects } from './lottie.ts'

/**
 * The most parts. Desktop Chromium builds this many in 3 s; a detailed film of 1.8 MB has 17,000.
 */
const maxParts = 20_000

/** Finds what the page cannot show of a Lottie animation, and what would disturb the page. */
export function checkLottie(src: string, animation: object): Description[] {
  const problems: Description[] = []
  const parts = listObjects(animation)
  if (hasExpression(parts)) {
    problems.push({
      code: 'lottie/expressions',
      message: `"${src}" has expressions, and the player leaves them out: it will not move as it was drawn.`,
      help: 'Export it again with expressions baked into keyframes.',
    })
  }
  if (countParts(animation) > maxParts) {
    problems.push({
      code: 'lottie/too-many-parts',
      message: `"${src}" expands to more than ${maxParts} layers and shapes: the page would freeze.`,
      help: 'Export it with fewer layers, and with fewer copies in its compositions and repeaters.',
    })
  }
  const [outside] = findOutsideFiles(animation, parts)
  if (outside !== undefined) {
    problems.push({
      code: 'lottie/outside-files',
      message: `"${src}" needs ${formatValue(outside)}, and an animation of this site must not load other files.`,
      help: 'Export it with pictures embedded and with text as shapes.',
    })
  }
  const id = listValues('ln', parts).find((value) => value !== '')
  if (id !== undefined) {
    problems.push({
      code: 'lottie/ids',
      message: `"${src}" gives a layer the id ${formatValue(id)} ("ln"), and only the page may set ids.`,
      help: 'Rename layers whose names begin with "#", and export it again.',
    })
  }
  return problems
}

function findOutsideFiles(animation: object, parts: readonly object[]): unknown[] {
  const assets = readItems(readProperty(animation, 'assets')).map((asset) =>
    readProperty(asset, 'p'),
  )
  const fonts = readItems(readProperty(readProperty(animation, 'fonts'), 'list'))
  return [
    ...assets.filter((path) => typeof path === 'string' && !path.startsWith('data:')),
    ...fonts.map((font) => readProperty(font, 'fPath')).filter(Boolean),
    // The colour of a solid may be anything that SVG can fill with.
    ...listValues('sc', parts).filter(
      (colour) => typeof colour === 'string' && /url\(/iu.test(colour),
    ),
  ]
}

function listValues(name: string, parts: readonly object[]): unknown[] {
  return parts.flatMap((part) => readProperty(part, name) ?? [])
}
