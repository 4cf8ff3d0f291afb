import { createRequire } from 'node:module'

import type * as CssTree from 'css-tree'

import { findClosest } from '#problems/find-closest.ts'

const require = createRequire(import.meta.url)

const units = [
  'px em rem ex rex cap rcap ch rch ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb svmin svmax',
  'lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax cm mm q in pt pc',
  'deg grad rad turn s ms dpi dpcm dppx fr %',
].flatMap((line) => line.split(' '))

/** A number and its unit, with space between them. */
const apart = new RegExp(
  String.raw`(?<=(?<![\w.-])[+-]?\d*\.?\d+)\s+(?=(?:${units.join('|')})(?![\w%(-]))`,
  'giu',
)

/** A sign between two parts of a sum that has no space on both sides. */
const tightSign =
  /(?<=(?<![\w.-])\d*\.?\d+(?:%|[a-df-z][a-z]*|em)|\))(?:\s+([+-])|([+-])\s*)(?=[\d.(]|var\()/giu

/** Properties of SVG, whose lengths browsers take without a unit. */
const drawing = /^(?:c?[xy]|r[xy]?|stroke-.*)$/u

/** The most mistakes that are corrected in one value. */
const maxMistakes = 4

/**
 * Corrects a value that browsers leave out: a unit is missing, apart from its number or misspelled, a word
 * is misspelled, or a text has no quotation marks. Returns undefined for a value that is right, and for one
 * that needs another correction: it may be newer than what is known here.
 */
export function correctValue(property: string, value: string): string | undefined {
  const spaced = value.replaceAll(/\b(?:calc|min|max|clamp)\((?:[^()]|\([^()]*\))*\)/giu, (sum) =>
    sum.replaceAll(tightSign, (_, before?: string, after?: string) => ` ${before ?? after} `),
  )
  if (spaced !== value) return spaced
  const first = findMismatch(property, value)
  if (first === undefined) return undefined
  let corrected = value.replaceAll(apart, '')
  for (let mistakes = 0; mistakes <= maxMistakes; mistakes += 1) {
    const mismatch = findMismatch(property, corrected)
    if (mismatch === undefined) return corrected
    const next = listEdits(property, corrected, mismatch).find((edited) => {
      const rest = findMismatch(property, edited)
      return rest === undefined || rest > mismatch
    })
    if (next === undefined) return quoteText(property, value)
    corrected = next
  }
  return undefined
}

/** Quotes the value of "content" that is a text without quotation marks. */
function quoteText(property: string, value: string): string | undefined {
  return property === 'content' && !/["'()]/u.test(value) ? `'${value.trim()}'` : undefined
}

/** Returns where a value is wrong, or undefined if it is right or cannot be checked. */
function findMismatch(property: string, value: string): number | undefined {
  const { lexer, parse }: typeof CssTree = require('css-tree')
  try {
    const { error } = lexer.matchProperty(
      property,
      parse(value, { context: 'value', positions: true }),
    )
    return error && 'mismatchOffset' in error ? error.offset : undefined
  } catch {
    // A "%" apart from its number cannot be parsed.
    return /\d\s+%/u.test(value) ? 0 : undefined
  }
}

/** Lists what the word or number at an offset may mean. */
function listEdits(property: string, value: string, offset: number): string[] {
  const token = /[+-]?(?:\d+\.?\d*|\.\d+)(%|[a-z]*)|[a-z][a-z\d-]*(\(?)/iy
  token.lastIndex = offset
  const [written = '', unit, bracket] = token.exec(value) ?? []
  const end = offset + written.length
  if (unit === '') {
    // "200" is meant as milliseconds.
    const time = Math.abs(Number(written)) < 10 ? 's' : 'ms'
    return drawing.test(property) ? [] : ['px', time, 'deg'].map((one) => insert(end, end, one))
  }
  if (unit !== undefined) {
    const swapped = [...unit].toReversed().join('')
    const near = findClosest(unit, units) ?? units.find((one) => one === swapped)
    return near === undefined ? [] : [insert(end - unit.length, end, near)]
  }
  const near = findClosest(
    written.toLowerCase(),
    listWords(property, bracket === '(' ? 'Function' : 'Keyword'),
  )
  return near === undefined ? [] : [insert(offset, end, near)]

  function insert(from: number, to: number, text: string): string {
    return value.slice(0, from) + text + value.slice(to)
  }
}

/** Lists the keywords of a property, or its functions, each with the bracket. */
function listWords(property: string, kind: 'Keyword' | 'Function'): ReadonlySet<string> {
  const { definitionSyntax, lexer }: typeof CssTree = require('css-tree')
  const words = new Set<string>()
  const seen = new Set<CssTree.SyntaxDescriptor>()
  collect(lexer.getProperty(property))
  return words

  function collect(descriptor: CssTree.SyntaxDescriptor | null): void {
    if (!descriptor?.syntax || seen.has(descriptor)) return
    seen.add(descriptor)
    definitionSyntax.walk(descriptor.syntax, (node) => {
      if (node.type === 'Type') collect(lexer.getType(node.name))
      if (node.type === 'Property') collect(lexer.getProperty(node.name))
      if (node.type === kind) words.add(kind === 'Function' ? `${node.name}(` : node.name)
    })
  }
}
