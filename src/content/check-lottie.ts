import type { Finding } from '#fields/finding.ts'
import { entriesOf, itemsOf, propertyOf } from '#fields/raw.ts'

import { countParts } from './count-parts.ts'
import { hasExpression } from './lottie.ts'

/** A problem of a file, before it is known where the content names it. */
export type Remark = Pick<Finding, 'code' | 'severity' | 'message' | 'help' | 'suggestion'>

/** Chromium on a desktop builds as many in 3 s; a detailed film of 1.8 MB has 17,000. */
const mostParts = 20_000

/** What a Lottie animation does that the page cannot show, or that would disturb the page. */
export function checkLottie(src: string, animation: object): Remark[] {
  return [
    ...checkExpressions(src, animation),
    ...checkParts(src, animation),
    ...checkOutsideFiles(src, animation),
    ...checkIds(src, animation),
  ]
}

function checkExpressions(src: string, animation: object): Remark[] {
  if (!hasExpression(animation)) return []
  return [
    {
      code: 'lottie/expressions',
      severity: 'warning',
      message: `"${src}" has expressions, and the player leaves them out: it will not move as it was drawn.`,
      help: 'Export it again with expressions baked into keyframes.',
    },
  ]
}

function checkParts(src: string, animation: object): Remark[] {
  if (countParts(animation) <= mostParts) return []
  return [
    {
      code: 'lottie/too-many-parts',
      severity: 'error',
      message: `"${src}" unfolds into more than ${mostParts} layers and shapes, and the page would stand still while it builds them.`,
      help: 'Export it with fewer layers, and with fewer copies in its compositions and repeaters.',
    },
  ]
}

function checkOutsideFiles(src: string, animation: object): Remark[] {
  const assets = itemsOf(propertyOf(animation, 'assets')).map((asset) => propertyOf(asset, 'p'))
  const fonts = itemsOf(propertyOf(propertyOf(animation, 'fonts'), 'list'))
  const outside = [
    ...assets.filter((path) => typeof path === 'string' && !path.startsWith('data:')),
    ...fonts.map((font) => propertyOf(font, 'fPath')).filter(Boolean),
    // The colour of a solid may be anything that SVG can fill with.
    ...valuesOf('sc', animation).filter((colour) => /url\(/iu.test(String(colour))),
  ]
  if (outside.length === 0) return []
  return [
    {
      code: 'lottie/outside-files',
      severity: 'error',
      message: `"${src}" needs "${String(outside[0])}", and an animation of this site may load no other file.`,
      help: 'Export it with pictures embedded and with text as shapes.',
    },
  ]
}

function checkIds(src: string, animation: object): Remark[] {
  const id = valuesOf('ln', animation).find((value) => value !== '')
  if (id === undefined) return []
  return [
    {
      code: 'lottie/ids',
      severity: 'error',
      message: `"${src}" gives a layer the id "${String(id)}" ("ln"), and ids belong to the page.`,
      help: 'Rename layers whose names begin with "#", and export it again.',
    },
  ]
}

/** The values of all properties of a name, however deep. */
function valuesOf(name: string, animation: object): unknown[] {
  const found: unknown[] = []
  // A list instead of recursion: a file may be nested without limit.
  const open: unknown[] = [animation]
  while (open.length > 0) {
    const value = open.pop()
    const own = propertyOf(value, name)
    if (own !== undefined) found.push(own)
    for (const item of itemsOf(value)) open.push(item)
    for (const [, item] of entriesOf(value)) open.push(item)
  }
  return found
}
