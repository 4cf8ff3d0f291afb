import { createRequire } from 'node:module'

import colourNames from 'color-name'
import type * as CssTree from 'css-tree'
import { all as knownProperties } from 'known-css-properties'
import type { AtRule, Declaration, Node } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { formatValue } from '#json/format-value.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { Problem } from '#problems/problem.ts'

import { checkCssSyntax, parseCss } from './check-css-syntax.ts'
import { locateProblems } from '#validate/markdown/check-markdown.ts'
import { findForeignCss } from './find-foreign-css.ts'
import { findUnreadable } from './find-unreadable-css.ts'
import { listOrigins } from '#validate/html/check-html.ts'
import { alwaysMoves, isMotionBlock, motionAllowed } from './always-moves.ts'
import { correctCondition } from './correct-condition.ts'
import { correctValue } from './correct-value.ts'
import {
  findUnknownClasses,
  findUnknownIds,
  findUnsetProperties,
  type ListProperties,
} from './find-dead-names.ts'

const require = createRequire(import.meta.url)

type Range = Pick<TextProblem, 'start' | 'end'>

const properties: ReadonlySet<string> = new Set(knownProperties)

/** At-rules whose declarations are not properties of elements. */
const describing =
  /^(?:-\w+-)?(?:font-|property$|page$|counter-style$|view-transition$|color-profile$)/u

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

/** Says what is wrong with the file of an address: it is missing, or the site must not publish it. */
export type FindFileFault = (address: string) =>
  | {
      /** The path of the file. */
      readonly place: string
      /** The address that may be meant. */
      readonly meant?: string | undefined
      readonly isPrivate?: boolean
    }
  | undefined

/**
 * Finds what is wrong with the owner's style sheet. `portfolio` says which hosts the policy allows and which
 * sections there are, `findFileFault` which files cannot be used, and `listProperties` which custom properties
 * other files set.
 */
export function checkStyleSheet(
  text: string,
  portfolio: unknown,
  findFileFault: FindFileFault = () => undefined,
  listProperties: ListProperties = () => undefined,
): Problem[] {
  return locateProblems(text, listProblems(text, portfolio, findFileFault, listProperties))
}

function listProblems(
  text: string,
  portfolio: unknown,
  findFileFault: FindFileFault,
  listProperties: ListProperties,
): TextProblem[] {
  const allowed = listOrigins(portfolio)
  const foreign = findForeignCss(text)
  if (foreign.length > 0) return foreign
  const unreadable = findUnreadable(text)
  if (unreadable) return [unreadable]
  const root = parseCss(text)
  if ('code' in root) return [root]
  const problems = checkCssSyntax(text, root)
  root.walk((node) => {
    if (node.type === 'atrule') problems.push(...checkAtRule(node))
    if (node.type === 'decl') {
      problems.push(
        ...checkAddresses(node, allowed),
        ...checkFiles(node, findFileFault),
        ...checkNames(node),
        ...checkMovement(node),
      )
    }
  })
  problems.push(
    ...findUnsetProperties(root, listProperties),
    ...findUnknownIds(root, portfolio),
    ...findUnknownClasses(root, portfolio),
  )
  return problems
}

function checkAtRule(rule: AtRule): TextProblem[] {
  if (isMotionBlock(rule) && !rule.params.includes(motionAllowed)) {
    const help = `Write the styles at rest without this block, and movement inside "@media ${motionAllowed}".`
    const message = 'This condition does not know that visitors can stop the movement of the page.'
    return [{ ...readRange(rule), code: 'style/movement', message, help }]
  }
  const name = rule.name.toLowerCase()
  if (!name.startsWith('-') && !atRules.has(name)) {
    const start = readRange(rule).start
    const range = { start, end: start + rule.name.length + 1 }
    return [describeUnknown(range, 'rule', `@${rule.name}`, findClosestAtRule(name))]
  }
  if (name === 'media' || name === 'container') return checkCondition(rule)
  if (name !== 'import') return []
  const message = '"@import" does not work here: the rules of the file would be missing.'
  const help = /font/iu.test(rule.params)
    ? 'Put the file of the font into "public", and name it in "@font-face" as url("/name.woff2").'
    : 'Copy the rules of that file into this one.'
  return [{ ...readRange(rule), code: 'style/blocked', message, help }]
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

function checkMovement(declaration: Declaration): TextProblem[] {
  if (!alwaysMoves(declaration)) return []
  return [
    {
      ...readRange(declaration),
      code: 'style/movement',
      message: 'This moves, also for visitors who have stopped the movement of the page.',
      help: `Write it inside "@media ${motionAllowed}".`,
    },
  ]
}

/** The policy of the site allows files of the site, and pictures of the hosts that the content names. */
function checkAddresses(declaration: Declaration, allowed: ReadonlySet<string>): TextProblem[] {
  return [...declaration.value.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^/?#\s"')]+|data:)/giu)]
    .map(([, source = '']) => source.toLowerCase())
    .filter((source) => isInFont(declaration) || !allowed.has(source))
    .map((source) => ({
      ...readRange(declaration),
      code: 'style/blocked',
      message: `The security policy of the site blocks what is loaded from ${source}.`,
      help: `Put the file into "public", and name it as url("/name.${isInFont(declaration) ? 'woff2' : 'png'}").`,
    }))
}

/** Finds files that are missing, whose addresses the build would keep, and those that it must not publish. */
function checkFiles(declaration: Declaration, findFileFault: FindFileFault): TextProblem[] {
  return listAddresses(declaration.value).flatMap((address): TextProblem[] => {
    const path = address.replace(/[?#].*$/u, '')
    const fault =
      path === '' || /^(?:\/\/|[a-z][a-z\d+.-]*:\/\/|data:)/iu.test(path)
        ? undefined
        : findFileFault(path)
    if (fault === undefined) return []
    const { place, meant, isPrivate = false } = fault
    if (isPrivate) {
      const message = `This would publish the file at ${place}, which is not a picture or a font in the folder of the site.`
      const help =
        'Name a picture or a font that is in "public", beside the style sheet or in the folder of the content, and not a link that leads out.'
      return [{ ...readRange(declaration), code: 'style/blocked', message, help }]
    }
    const message = `There is no file at ${place}.`
    const help =
      meant === undefined
        ? `Put it there, or correct ${formatValue(address)}.`
        : `Did you mean ${formatValue(meant)}?`
    return [{ ...readRange(declaration), code: 'style/missing-file', message, help }]
  })
}

/** The addresses in a value, as browsers and the build read them. */
function listAddresses(value: string): string[] {
  if (!/url\(|image-set\(/iu.test(value)) return []
  // Loading it takes 0.1 s, and few values have an address.
  const { parse, walk }: typeof CssTree = require('css-tree')
  const addresses: string[] = []
  try {
    walk(parse(value, { context: 'value' }), function (node) {
      const isSet = this.function?.name.toLowerCase().endsWith('image-set')
      if (node.type === 'Url' || (node.type === 'String' && isSet)) addresses.push(node.value)
    })
  } catch {
    // Browsers leave out a value that is not CSS, and the build refuses to publish a file for it.
  }
  return addresses
}

function isInFont({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face'
}

/** Finds properties, colours and values that no browser knows. */
function checkNames(declaration: Declaration): TextProblem[] {
  const { prop, value } = declaration
  const name = prop.toLowerCase()
  if (prop.startsWith('-') || listAncestors(declaration).some(isDescribing)) return []
  if (!properties.has(name)) {
    return [
      describeUnknown(readRange(declaration), 'property', prop, findClosest(name, properties)),
    ]
  }
  if (!colouring.test(name) || isColour(value.trim().toLowerCase())) {
    return checkValue(declaration)
  }
  return [
    describeUnknown(
      readRange(declaration),
      'colour',
      value,
      findClosest(value, Object.keys(colourNames)),
    ),
  ]
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

function findClosestAtRule(name: string): string | undefined {
  const closest = findClosest(name, atRules)
  return closest === undefined ? undefined : `@${closest}`
}

function describeUnknown(
  range: Range,
  noun: string,
  name: string,
  suggestion: string | undefined,
): TextProblem {
  const message = `There is no ${noun} ${formatValue(name)}: browsers leave it out.`
  const help = suggestion === undefined ? 'Correct it, or delete it.' : `Write "${suggestion}".`
  return { start: range.start, end: range.end, code: 'style/unknown', message, help, suggestion }
}

/** Whether a value may be a colour. Functions and several words are not checked. */
function isColour(value: string): boolean {
  if (value.startsWith('#')) return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/u.test(value)
  return !/^[a-z]+$/u.test(value) || value in colourNames || colourWord.test(value)
}

function isDescribing(node: Node): boolean {
  return node.type === 'atrule' && 'name' in node && describing.test(String(node.name))
}

function listAncestors({ parent }: Node): Node[] {
  return parent ? [parent, ...listAncestors(parent)] : []
}

function readRange({ source }: Node): Range {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 }
}
