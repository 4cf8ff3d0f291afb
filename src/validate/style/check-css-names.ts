import colourNames from 'color-name'
import { all as knownProperties } from 'known-css-properties'
import type { AtRule, Declaration, Node } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { formatValue } from '#json/format-value.ts'
import type { Range } from '#json/syntax/syntax-errors.ts'
import { findClosest } from '#problems/find-closest.ts'

import { correctCondition } from './correct-condition.ts'
import { correctValue } from './correct-value.ts'
import { listAncestors, readRange } from './css-nodes.ts'

const properties: ReadonlySet<string> = new Set(knownProperties)

/** Properties that Chromium has since 2025, and the list of names has not. */
const newest =
  /^(?:border-shape|corner-(?:[a-z]+-)*shape|flex-line-count|frame-sizing|interest-delay(?:-.*)?|scroll-axis-lock|text-fit|timeline-trigger(?:-.*)?|trigger-scope|view-transition-scope|window-drag|(?:(?:column|row)-)?rule-(?:inset|overlap|visibility)(?:-.*)?)$/u

/** At-rules whose declarations are not properties of elements. */
const describing =
  /^(?:-\w+-)?(?:font-|property$|page$|counter-style$|function$|view-transition$|color-profile$)/u

/** At-rules of CSS, and those that only other at-rules have. */
const atRules: ReadonlySet<string> = new Set(
  [
    'media supports layer container keyframes font-face import property page scope starting-style',
    'charset color-profile counter-style custom-media custom-selector document else function',
    'font-feature-values font-palette-values namespace position-try view-transition viewport when',
    'annotation character-variant ornaments styleset stylistic swash',
    ...['top', 'bottom'].map(
      (edge) =>
        `${edge}-left-corner ${edge}-left ${edge}-center ${edge}-right ${edge}-right-corner`,
    ),
    ...['left', 'right'].map((edge) => `${edge}-top ${edge}-middle ${edge}-bottom`),
  ].flatMap((names) => names.split(' ')),
)

/** Properties whose value is a colour. */
const colouring = /(?:^|-)color$|^(?:fill|stroke)$/u

/** Words for colours that have no name in CSS: of the system, and of every property. */
const colourWord =
  /^(?:auto|none|initial|inherit|unset|revert(?:-layer)?|currentcolor|transparent|canvas|field|highlight|mark|accentcolor|selecteditem|context-(?:fill|stroke)|\w+(?:text|face|border))$/u

/** Finds an at-rule that no browser knows, or what its condition does not know. */
export function checkAtRuleNames(rule: AtRule): TextProblem[] {
  const name = rule.name.toLowerCase()
  if (!name.startsWith('-') && !atRules.has(name)) {
    const { start } = readRange(rule)
    const range = { start, end: start + rule.name.length + 1 }
    const closest = findClosest(name, atRules)
    return [describeUnknown(range, 'rule', `@${rule.name}`, closest && `@${closest}`)]
  }
  return name === 'media' || name === 'container' ? checkCondition(rule) : []
}

function checkCondition(rule: AtRule): TextProblem[] {
  const { name, params, raws } = rule
  const offset = readRange(rule).start + 1 + name.length + (raws.afterName ?? '').length
  return correctCondition(params).map(({ index, written, meant }) => ({
    code: 'style/unknown',
    start: offset + index,
    end: offset + index + written.length,
    message: `"@${name}" does not know ${formatValue(written)}: browsers leave out its rules.`,
    help: `Write "${meant}".`,
    suggestion: meant,
  }))
}

/** Finds properties, colours and values that no browser knows. */
export function checkNames(declaration: Declaration): TextProblem[] {
  const { prop, value } = declaration
  const name = prop.toLowerCase()
  if (prop.startsWith('-') || listAncestors(declaration).some(isDescribing)) return []
  const range = readRange(declaration)
  if (!properties.has(name) && !newest.test(name)) {
    return [describeUnknown(range, 'property', prop, findClosest(name, properties))]
  }
  if (!colouring.test(name) || isColour(value.trim().toLowerCase())) {
    return checkValue(declaration)
  }
  const closest = findClosest(value, Object.keys(colourNames))
  return [describeUnknown(range, 'colour', value, closest)]
}

function checkValue(declaration: Declaration): TextProblem[] {
  const { prop, value } = declaration
  const meant = correctValue(prop.toLowerCase(), value)
  if (meant === undefined) return []
  return [
    {
      ...readRange(declaration),
      code: 'style/unknown',
      message: `"${prop}" cannot be ${formatValue(value)}: browsers leave it out.`,
      help: `Write "${prop}: ${meant}".`,
      suggestion: meant,
    },
  ]
}

function describeUnknown(
  range: Range,
  noun: string,
  name: string,
  suggestion: string | undefined,
): TextProblem {
  const message = `There is no ${noun} ${formatValue(name)}: browsers leave it out.`
  const help = suggestion === undefined ? 'Correct it, or delete it.' : `Write "${suggestion}".`
  return { ...range, code: 'style/unknown', message, help, suggestion }
}

/** Whether a value may be a colour. Functions and several words are not checked. */
function isColour(value: string): boolean {
  if (value.startsWith('#')) return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/u.test(value)
  return !/^[a-z]+$/u.test(value) || value in colourNames || colourWord.test(value)
}

function isDescribing(node: Node): boolean {
  return node.type === 'atrule' && 'name' in node && describing.test(String(node.name))
}
