import { createRequire } from 'node:module'

import type * as Lightning from 'lightningcss'
import { CssSyntaxError, parse, type Root } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { formatValue } from '#json/format-value.ts'
import { readProperty } from '#json/untyped-value.ts'
import { findClosest } from '#problems/find-closest.ts'

import { readRange } from './css-nodes.ts'

type Explanation = readonly [message: string, help: string]

const require = createRequire(import.meta.url)

/** Selectors of CSS that Lightning CSS does not know yet. */
const newer =
  /^(?:scroll-(?:marker(?:-group)?|button)|column|target-(?:current|before|after)|has-slotted|interest-(?:source|target)|slider-(?:thumb|track|fill)|color-swatch|field-text|clear-icon|heading)$/u

/** Selectors that owners write, for suggestions: no package lists them. */
const usualNames = [
  ':active :checked :disabled :empty :enabled :first-child :first-of-type :focus :focus-visible',
  ':focus-within :hover :last-child :last-of-type :link :only-child :required :root :target :visited',
  '::after ::backdrop ::before ::first-letter ::first-line ::marker ::placeholder ::selection',
].flatMap((line) => line.split(' '))

/** Reads a style sheet, or returns why that is not possible. */
export function parseCss(text: string): Root | TextProblem {
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { reason, line = 1, column = 1 } = error
    const start = findOffset(text.split(/(?<=\n)/u), line, column)
    return describe(text, start, explainUnread(reason))
  }
}

/**
 * Finds what the build refuses in a style sheet that `parseCss` has read: it minifies the styles with
 * Lightning CSS, which is stricter. Reports pseudo-classes that this does not know, too.
 */
export function checkCssSyntax(text: string, root: Root): TextProblem[] {
  if (text.trim() === '') return []
  const open = findOpenBrackets(root)
  if (open.length > 0) return open
  // Loading it takes 0.1 s, and few sites have a style sheet.
  const { transform }: typeof Lightning = require('lightningcss')
  const { warnings } = transform({
    filename: 'style.css',
    // In a layer, as in the build.
    code: Buffer.from(`@layer owner {\n${text}\n}`),
    minify: true,
    errorRecovery: true,
  })
  // Lightning CSS counts lines as the specification of CSS does.
  const lines = text.split(/(?<=\r\n|\n|\r(?!\n)|\f)/u)
  const found = warnings
    .map(({ message, value, loc }) => {
      const start = findOffset(lines, loc.line - 1, loc.column)
      return { message, start: skipSpace(text, start), value }
    })
    .filter(({ message }) => !message.startsWith('Unknown at rule'))
  const errors = found.filter(({ message }) => !isUnknownName(message))
  if (errors.length > 0) {
    return errors.map(({ start }) => describe(text, start, explainRefused(text, start)))
  }
  // They are located after the first colon.
  return found
    .filter(({ value }) => !newer.test(String(readProperty(value, 'value'))))
    .map(({ start, value }) => describeUnknownName(text, start - 1, value))
}

function findOffset(lines: readonly string[], line: number, column: number): number {
  const before = lines.slice(0, line - 1)
  return before.reduce((length, one) => length + one.length, column - 1)
}

function skipSpace(text: string, start: number): number {
  const next = text.slice(start).search(/\S/u)
  return next < 0 ? text.length : start + next
}

function describe(text: string, start: number, [message, help]: Explanation): TextProblem {
  return { code: 'style/syntax', start, end: Math.min(start + 1, text.length), message, help }
}

function explainUnread(reason: string): Explanation {
  const [, word] = /^Unknown word (.+)$/u.exec(reason) ?? []
  if (word !== undefined) {
    return [
      `${formatValue(word)} begins neither a rule nor a declaration.`,
      'Write declarations as "color: red;", with a colon and a semicolon.',
    ]
  }
  const known: Readonly<Record<string, Explanation>> = {
    'Unclosed block': ['This block is not closed.', 'Write "}" where it ends.'],
    'Unclosed comment': ['This comment is not closed.', 'Write "*/" where it ends.'],
    'Unclosed string': ['This text is not closed.', 'Write the quotation mark where it ends.'],
    'Unclosed bracket': ['This bracket is not closed.', 'Write ")" where it ends.'],
    'Missed semicolon': ['A semicolon is missing here.', 'Write ";" after the value.'],
    'Unexpected }': ['This "}" closes no block.', 'Delete it, or write the "{" before it.'],
  }
  return known[reason] ?? [`This is not CSS: ${reason}.`, 'Correct it, or delete the rule.']
}

function explainRefused(text: string, start: number): Explanation {
  const [written] = /^(?:[(){};,:]|[^\s(){};,:]+)/u.exec(text.slice(start)) ?? []
  return written === undefined
    ? ['Something is missing before this.', 'Write it, or delete the rule.']
    : [`${formatValue(written)} is not expected here.`, 'Correct it, or what is before it.']
}

/** Finds conditions with an open bracket, which would take in what follows. */
function findOpenBrackets(root: Root): TextProblem[] {
  const problems: TextProblem[] = []
  root.walkAtRules((rule) => {
    const { name, params } = rule
    const signs = params.replaceAll(/"[^"]*"|'[^']*'/gu, '')
    if (signs.split('(').length <= signs.split(')').length) return
    const { start } = readRange(rule)
    const message = `A bracket of "@${name}" is not closed.`
    const help = 'Write ")" where it ends, before "{".'
    problems.push({ code: 'style/syntax', start, end: start + name.length + 1, message, help })
  })
  return problems
}

function isUnknownName(message: string): boolean {
  return message.includes('is not recognized as a valid pseudo-')
}

function describeUnknownName(text: string, start: number, value: unknown): TextProblem {
  const isElement = readProperty(value, 'type') === 'UnsupportedPseudoElement'
  const name = `${isElement ? '::' : ':'}${String(readProperty(value, 'value'))}`
  const near = findClosest(name, usualNames)
  return {
    code: 'style/unknown',
    start,
    end: Math.min(start + name.length, text.length),
    message: `There is no selector ${formatValue(name)}: browsers leave out the rule.`,
    help: near === undefined ? 'Correct it, or delete it.' : `Write "${near}".`,
    suggestion: near,
  }
}
