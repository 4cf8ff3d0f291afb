import type { Declaration, Root } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { formatValue } from '#json/format-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import { ownSections } from '#sections/own-sections.ts'

import { correctValue } from './correct-value.ts'
import { readRange } from './css-nodes.ts'
import type { ListProperties } from './find-dead-names.ts'

/** The tokens that docs/style.md promises, by a property with the same values. */
const tokensByProperty = {
  color: 'accent ground ink accent-mark on-accent surface line line-strong muted',
  font: 'font-body font-small font-label font-title font-subheading font-heading font-headline',
  'font-family': 'family-display family-text family-mono',
  width: 'space-2 space-3 space-4 space-5 space-6 space-7 page measure gutter bar',
  'border-radius': 'radius',
  transition: 'quick',
}

/** The property with the same values as each token. */
export const tokens: ReadonlyMap<string, string> = new Map(
  Object.entries(tokensByProperty).flatMap(([property, names]) =>
    names.split(' ').map((name) => [`--${name}`, property] as const),
  ),
)

/** Finds tokens with a value that they cannot have, and misspelled ones, which nothing reads. */
export function checkTokens(root: Root, listProperties: ListProperties): TextProblem[] {
  const known = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/gu)) known.add(name)
  })
  // "@property" and conditions of styles name them, too.
  root.walkAtRules(({ params }) => {
    for (const [name] of params.matchAll(/--[\w-]+/gu)) known.add(name)
  })
  const problems: TextProblem[] = []
  root.walkDecls(/^--/u, (declaration) => {
    const { prop } = declaration
    const property = tokens.get(prop)
    if (property !== undefined) problems.push(...checkValue(declaration, property))
    // The views of the owner may read any.
    else if (!known.has(prop) && ownSections.size === 0) {
      const near = findClosest(prop, tokens.keys())
      const others = near === undefined ? undefined : listProperties()
      if (near === undefined || !others || others.has(prop)) return
      problems.push({
        ...readRange(declaration),
        code: 'style/unknown',
        message: `Nothing uses the custom property ${formatValue(prop)}: this changes nothing.`,
        help: `Write "${near}", or use it, as in "var(${prop})".`,
        suggestion: near,
      })
    }
  })
  return problems
}

function checkValue(declaration: Declaration, property: string): TextProblem[] {
  const { prop } = declaration
  // A custom property keeps the space after its value.
  const value = declaration.value.trim()
  // Tokens are in sums, where 0 needs a unit, too.
  const isBareZero = property === 'width' && /^[+-]?0+(?:\.0+)?$/u.test(value)
  // A line has about 50ch: as many pixels would show a word on each.
  const isCount = prop === '--measure' && /^\d{2,3}$/u.test(value)
  const meant = isBareZero ? '0px' : isCount ? `${value}ch` : correctValue(property, value)
  if (meant === undefined) return []
  return [
    {
      ...readRange(declaration),
      code: 'style/unknown',
      message: `The token "${prop}" cannot be ${formatValue(value)}: browsers leave out what uses it.`,
      help: `Write "${prop}: ${meant}".`,
      suggestion: meant,
    },
  ]
}
