import type { Finding } from '#fields/finding.ts'

import { cut } from './describe-value.ts'
import { faultWords } from './fault-words.ts'
import type { Span } from './source-map.ts'

/** Something wrong with the writing of a text, before it is put into words. */
export type Fault = Span & {
  /** What the parser calls it, or a name of ours for what no parser minds. */
  readonly kind: string
  /** The object or list that it stands in. */
  readonly path: Finding['path']
  readonly inList: boolean
  /** For a key that stands twice: where it stands first. */
  readonly first?: number | undefined
  /** Whether the text was read on as if it were mended. */
  readonly isMended?: boolean
}

/** A finding that already knows where it is marked, and what stands there. */
export type Located = Finding &
  Span & {
    readonly found: string | undefined
    /** Whether the values can be trusted in spite of it. */
    readonly isHarmless: boolean
  }

/** Farther than this nothing is looked for in a line, so that a file of one line takes no longer. */
const longestLine = 2000

/** The most faults that the parser is listened to: more are no slips, and nobody reads on. */
export const mostFaults = 1000

/** Faults after which the values are still what was meant. */
const harmless = new Set([
  'ByteOrderMark',
  'CommaExpected',
  'DuplicateKey',
  'EndsTwice',
  'ExtraComma',
  'InvalidCharacter',
  'InvalidCommentToken',
  'LostCharacter',
  'PrototypeKey',
  'TrailingComma',
  'UnusableCharacter',
])

/** Faults of the file as a whole: what stands where they are marked says nothing. */
const withoutFound = new Set(['Empty', 'EndsEarly', 'NotText', 'TooLarge', 'TooDeep', 'TooMany'])

/**
 * Faults as findings, one for each cause, in the order of the text; and whether the values can be
 * trusted in spite of them.
 */
export function describeFaults(
  text: string,
  faults: readonly Fault[],
  lineOf: (offset: number) => number,
): { faults: Located[]; isReadable: boolean } {
  const empty: Fault = { kind: 'Empty', start: 0, end: 1, path: [], inList: false }
  const { causes, isLost } = /\S/u.test(text)
    ? causesOf(text, faults)
    : { causes: [empty], isLost: true }
  const all = causes.map((fault) => {
    const words = faultWords(fault, text, lineOf)
    const found = withoutFound.has(fault.kind) ? undefined : foundAt(fault, text)
    const isHarmless = fault.isMended === true || harmless.has(fault.kind)
    const [mark, severity] = ['value', 'error'] as const
    return { ...words, ...place(fault), mark, severity, found, isHarmless }
  })
  return { faults: all, isReadable: !isLost && all.every(({ isHarmless }) => isHarmless) }
}

function place({ start, end, path }: Fault) {
  return { start, end: Math.max(end, start + 1), path }
}

function foundAt({ start, end }: Fault, text: string): string {
  return cut(`characters ${text.slice(start, Math.min(end, start + 100))}`)
}

/** A fault of which the next is no more than a consequence, where nothing stands between. */
const consequences: Readonly<Record<string, RegExp>> = {
  InvalidSymbol: /^((PropertyName|Value|Colon|Comma|EndOfFile)Expected|UnexpectedEndOfString)$/u,
  UnexpectedEndOfString: /^((Colon|Comma)Expected|EndsEarly)$/u,
  InvalidCommentToken: /^EndsEarly$/u,
}

/** What else the parser minds in a line in which a quotation mark ended a text too early. */
const quoteConsequences =
  /^(InvalidSymbol|InnerQuote|UnexpectedEndOfString|(Colon|Comma)Expected)$/u

/** Faults that are told beside another of the same place. */
const additional = /^(DuplicateKey|TooMany)$/u

/** Faults that say how the parts hang together, and not what is in them. */
const structural = /(Expected|Bracket|Comma|Key|Early)$/u

/** Leaves out what follows from another fault: the parser stumbles more than once over most. */
function causesOf(text: string, faults: readonly Fault[]): { causes: Fault[]; isLost: boolean } {
  const causes: Fault[] = []
  const end = text.trimEnd().length
  let said = ''
  /** Brackets no longer pair as the parser pairs them: what it makes of the rest is guesswork. */
  let isLost = false
  /** Up to here a quotation mark too few or too many makes text of what is none. */
  let unquotedTo = -1
  for (const fault of atOneEnd(faults, end).toSorted((a, b) => a.start - b.start)) {
    const [before, saidBefore] = [causes.at(-1), said]
    if (fault.isMended) {
      causes.push(fault)
      continue
    }
    const kind = kindOf(fault, text)
    const isAfterQuote = fault.start <= unquotedTo && (structural.test(kind) || quoted.test(kind))
    if (quoted.test(kind)) unquotedTo = Math.max(unquotedTo, endOfConfusion(text, fault))
    const wasLost = isLost
    if (losesTrack(kind, fault, text)) isLost = true
    if (fault.kind.endsWith('Expected')) said = fault.kind
    const isNext = before && !/\S/u.test(text.slice(before.end, fault.start))
    if (
      isNext &&
      kind === 'InvalidSymbol' &&
      before.kind === kind &&
      isOneLine(text, before, fault)
    ) {
      causes[causes.length - 1] = { ...before, end: fault.end }
      continue
    }
    if (isAfterQuote || (wasLost && structural.test(kind))) continue
    // A key of which a comma is missing may stand twice as well.
    if (before?.start === fault.start && !additional.test(kind)) continue
    // Where no name could be read, the parser misses its value too.
    if (fault.kind === 'ValueExpected' && saidBefore === 'PropertyNameExpected') continue
    if (before?.kind === 'InnerQuote' && isOneLine(text, before, fault)) {
      if (quoteConsequences.test(kind)) continue
    }
    if (isNext && consequences[before.kind]?.test(kind)) continue
    // A bracket that closes after a comma, and before something more, closes too early.
    if (kind === 'StrayBracket' && before?.kind === 'TrailingComma') causes.pop()
    const { path } = fault
    // Where a list has lost its opening, a colon is missing after each of its texts.
    if (kind === 'ColonExpected' && before?.kind.startsWith('Colon') && isSame(before.path, path)) {
      causes[causes.length - 1] = { ...before, kind: 'ColonOrList' }
      continue
    }
    const isList = kind === 'ColonExpected' && !wasLost && isLost
    const last = isList ? 'ColonOrList' : kind
    causes.push({
      ...fault,
      kind: last,
      ...(kind === 'StrayBracket' ? bracketBefore(fault, text) : {}),
    })
  }
  // The end of a file is no character: the last that is there is marked.
  const marked = causes.map((fault) =>
    fault.kind === 'EndsEarly' ? { ...fault, start: end - 1, end } : fault,
  )
  return { causes: marked, isLost }
}

function isSame(one: Finding['path'], other: Finding['path']): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index])
}

/** Faults in which a quotation mark is missing, or is one too many. */
const quoted = /^(InvalidSymbol|InnerQuote|UnexpectedEndOfString)$/u

/** Where a line with an odd number of quotation marks has led astray: as far as the next begins. */
function endOfConfusion(text: string, { start }: Fault): number {
  const before = text.slice(Math.max(0, start - longestLine), start)
  const after = text.slice(start, start + longestLine)
  const to = start + (after.includes('\n') ? after.indexOf('\n') : after.length)
  const line = before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, to)
  const marks = line.match(/(?<!\\)"/gu)?.length ?? 0
  if (marks % 2 === 0) return -1
  return to + Math.max(0, text.slice(to, to + 1000).search(/\S/u))
}

/** Whether the parser can no longer tell what belongs to what. */
function losesTrack(kind: string, fault: Fault, text: string): boolean {
  const after = text.slice(fault.start, fault.start + 2000)
  switch (kind) {
    case 'WrongBracket':
    case 'StrayBracket':
      return true
    // It goes on after the next comma, and takes a bracket on the way for none.
    case 'OpenObject':
      return true
    case 'PropertyNameExpected':
    case 'ColonExpected':
      return skipsBracket(after)
    case 'UnexpectedEndOfString':
      return /[{}[\]]/u.test(text.slice(fault.start, fault.end))
    // A field in a list, or something without a name in an object.
    case 'CommaExpected':
      return /^(:|"([^"\\\n]|\\.)*"\s*:)/u.test(after) === fault.inList
    default:
      return false
  }
}

/** Whether a bracket stays open up to the comma or the brace at which the parser goes on. */
function skipsBracket(text: string): boolean {
  let isInText = false
  let depth = 0
  for (const character of text) {
    if (character === '"') isInText = !isInText
    else if (character === '\n') isInText = false
    else if (!isInText && /[[{]/u.test(character)) depth += 1
    else if (!isInText && character === ']') depth -= 1
    else if (!isInText && /[,}]/u.test(character)) break
  }
  return depth !== 0
}

/** The bracket right before a place. */
function bracketBefore({ start }: Fault, text: string): Span {
  const end = text.slice(0, start).trimEnd().length
  return { start: end - 1, end }
}

/** Whatever the parser misses at the end of the file is one fault: the file ends too early. */
function atOneEnd(faults: readonly Fault[], end: number): Fault[] {
  const within = faults.filter(({ kind, start }) => start < end || !kind.endsWith('Expected'))
  const unclosed = faults.find(({ kind }) => kind.startsWith('Close'))
  if (!unclosed) return within
  return [...within, { ...unclosed, kind: 'EndsEarly', inList: unclosed.kind.includes('Bracket') }]
}

function isOneLine(text: string, one: Fault, other: Fault): boolean {
  if (other.start - one.end > longestLine) return false
  return !text.slice(one.end, other.start).includes('\n')
}

/** The parser's name of a fault, or a finer one. */
function kindOf({ kind, start, inList }: Fault, text: string): string {
  // Brackets alone after the end leave all that stands before them what it is.
  if (kind === 'EndOfFileExpected' && /^[\s}\]]*$/u.test(text.slice(start, start + longestLine))) {
    return 'EndsTwice'
  }
  if (kind === 'InvalidSymbol' && text[start - 1] === '"') return 'InnerQuote'
  if (!/^(PropertyName|Value|Comma)Expected$/u.test(kind)) return kind
  const character = text[start]
  if (character === (inList ? '}' : ']')) return 'WrongBracket'
  const before = text.slice(Math.max(0, start - 1000), start).trimEnd()
  if (kind === 'PropertyNameExpected' && character === '{') return 'OpenObject'
  if (kind === 'CommaExpected') return /,\s*[}\]]$/u.test(before) ? 'StrayBracket' : kind
  return character === ',' && /[,[{]$/u.test(before) ? 'ExtraComma' : kind
}
