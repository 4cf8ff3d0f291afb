import { createScanner } from 'jsonc-parser'

import type { Finding } from '#fields/finding.ts'

import { mostFaults, type Fault } from './describe-fault.ts'

/** A part of the document whose value is not the one that was meant, or may not be. */
export type Unsure = {
  readonly path: Finding['path']
  /** Whether the value is most likely the one that was meant. */
  readonly isMeant: boolean
}

/** A text after its local slips are mended: those that leave no doubt of what belongs to what. */
export type MendedText = {
  readonly text: string
  readonly faults: Fault[]
  readonly unsure: readonly Unsure[]
  /** Where an offset into the mended text stands in the one that was written. */
  readonly writtenOffset: (offset: number) => number
}

/** Words to put in the place of others. */
type Edit = { readonly start: number; readonly end: number; readonly words: string }

/** What the scanner calls what it finds; its own names are no more than types. */
const [openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [1, 2, 3, 4, 5, 6]
const [lineComment, blockComment, lineBreak, trivia] = [12, 13, 14, 15]
const [text, numeral, unknown, end] = [10, 11, 16, 17]
const [badUnicode, badEscape] = [4, 5]
const ignored = new Set<number>([lineComment, blockComment, lineBreak, trivia])

/** The words for the truth in other languages, in small letters. */
const truths = new Map([
  ['true', 'true'],
  ['false', 'false'],
])

/** As far as a slip may go in its line. */
const farthest = 2000

/** An object or a list that is open, and the name of what comes next in it. */
type Frame = { readonly isList: boolean; name: string | number }

/** Mends what is wrong in one place only, so that all the rest can be read in spite of it. */
export function mendText(written: string): MendedText {
  if (isJson(written)) return { text: written, faults: [], unsure: [], writtenOffset: (at) => at }
  const { edits, faults, unsure } = editsFor(written)
  return { ...apply(written, edits), faults, unsure }
}

function isJson(words: string): boolean {
  try {
    JSON.parse(words)
    return true
  } catch {
    return false
  }
}

function editsFor(written: string) {
  const edits: Edit[] = []
  const faults: Fault[] = []
  const unsure: Unsure[] = []
  const frames: Frame[] = []
  const scanner = createScanner(written)
  const conflicts = conflictsOf(written)
  for (const { start, end: to } of conflicts) {
    if (written[start] !== '<') continue
    faults.push({ kind: 'MergeConflict', start, end: to, path: [], inList: false, isMended: true })
  }
  /** The kind of the last token that is no blank, where it ended, and whether anything was read. */
  let before = 0
  let beforeEnd = 0
  while (faults.length < mostFaults) {
    const token: number = scanner.scan()
    if (token === end) break
    if (ignored.has(token)) continue
    const start = scanner.getTokenOffset()
    const frame = frames.at(-1)
    const conflict = conflicts.find((one) => start >= one.start && start < one.end)
    if (conflict) {
      edits.push({ start: conflict.start, end: conflict.end, words: '' })
      scanner.setPosition(conflict.end)
      continue
    }
    const isValue =
      before === colon || (frame?.isList && isOpen(before)) || (!frame && before === 0)
    const slip = slipAt(token, start, isValue === true, frame)
    if (slip) {
      const { kind, to, words, isMeant } = slip
      edits.push({ start, end: to, words })
      faults.push({
        kind,
        start,
        end: Math.max(to, start + 1),
        path: frames.slice(0, -1).map(({ name }) => name),
        inList: frame?.isList === true,
        isMended: true,
      })
      if (isMeant !== undefined) unsure.push({ path: frames.map(({ name }) => name), isMeant })
      scanner.setPosition(to)
      beforeEnd = to
      if (slip.token === colon || slip.token === comma) step(slip.token)
      else if (slip.token !== undefined) before = slip.token
      if (slip.name !== undefined && frame) frame.name = slip.name
      continue
    }
    if (token === text && frame && !frame.isList && isOpen(before)) {
      frame.name = scanner.getTokenValue()
    }
    step(token)
    beforeEnd = start + scanner.getTokenLength()
  }
  return { edits, faults, unsure }

  function step(token: number) {
    before = token
    const frame = frames.at(-1)
    if (token === openBrace) frames.push({ isList: false, name: '' })
    else if (token === openBracket) frames.push({ isList: true, name: 0 })
    else if (token === closeBrace || token === closeBracket) frames.pop()
    else if (token === comma && typeof frame?.name === 'number') frame.name += 1
  }

  /** What is wrong with a token, and what is to stand in its place. */
  function slipAt(
    token: number,
    start: number,
    isValue: boolean,
    frame: Frame | undefined,
  ): Slip | undefined {
    const rest = written.slice(start, start + farthest)
    const isName = frame !== undefined && !frame.isList && isOpen(before)
    if (token === text) {
      const error: number = scanner.getTokenError()
      if (error !== badEscape && error !== badUnicode) return undefined
      const kind = error === badEscape ? 'InvalidEscapeCharacter' : 'InvalidUnicode'
      const to = start + scanner.getTokenLength()
      const value = scanner.getTokenValue()
      if (isValue) return { kind, to, words: JSON.stringify(value), token: text, isMeant: false }
      return { kind, to, words: JSON.stringify(value), token: text, name: value }
    }
    if (token === comma || token === closeBrace) {
      if (before !== colon) return undefined
      return { kind: 'ValueExpected', to: start, words: 'null', token: numeral, isMeant: false }
    }
    if (token === unknown && /^[^\S\t\r\n ]/u.test(rest)) {
      const blank = /^[^\S\t\r\n]+/u.exec(rest)?.[0] ?? ''
      return { kind: 'InvisibleSpace', to: start + blank.length, words: ' ' }
    }
    if (isValue && (token === numeral || token === unknown)) {
      const number = /^[+.-]?\.?\d[^\s,:;\]}"'[{/]*/u.exec(rest)?.[0]
      if (number !== undefined) {
        if (isJson(number)) return undefined
        const to = start + number.length
        return { kind: 'NumberForm', to, words: 'null', token: numeral, isMeant: false }
      }
    }
    if (token !== unknown) return undefined
    if (!frame && beforeEnd > 0) {
      const to = start + (/^[^\n{}[\]"]*[^\s{}[\]"]/u.exec(rest)?.[0].length ?? 1)
      return { kind: 'AfterEnd', to, words: '' }
    }
    if (!frame) return undefined
    if (rest.startsWith(';') && isEnd(before)) {
      const isLast = /^;\s*[,}\]]/u.test(rest)
      return isLast
        ? { kind: 'ExtraSemicolon', to: start + 1, words: ' ' }
        : { kind: 'Semicolon', to: start + 1, words: ',', token: comma }
    }
    if (!frame.isList && before === text && /^=>?(?=[\s"[{\d])/u.test(rest)) {
      const { length } = /^=>?/u.exec(rest)?.[0] ?? '='
      return { kind: 'EqualsSign', to: start + length, words: ':', token: colon }
    }
    const isOdd = hasOddQuotes(start)
    if (isName && isOdd) {
      const name = /^([\p{L}_$][\w$-]*)"(?=\s*:)/u.exec(rest)
      if (!name) return undefined
      const [whole, plain = ''] = name
      const words = JSON.stringify(plain)
      return { kind: 'NameQuote', to: start + whole.length, words, token: text, name: plain }
    }
    if (isValue && isOdd) {
      const whole = /^[^"“”'`\n]*"(?=\s*[,}\]]|[ \t]*\r?\n)/u.exec(rest)?.[0]
      if (whole === undefined) return undefined
      const words = JSON.stringify(whole.slice(0, -1).replaceAll('\\', ''))
      return { kind: 'TextQuote', to: start + whole.length, words, token: text, isMeant: true }
    }
    return isOdd ? undefined : symbolAt(rest, start, isName, isValue)
  }

  /** A word that is none of JSON's, where a name or a value belongs. */
  function symbolAt(rest: string, start: number, isName: boolean, isValue: boolean) {
    const kind = 'InvalidSymbol'
    const symbol = symbols(isValue && !frames.at(-1)?.isList)
      .map((pattern) => pattern.exec(rest)?.[0])
      .find((found) => found !== undefined)
    if (symbol === undefined) return undefined
    const plain = symbol.replaceAll(/^[\p{Quotation_Mark}`]+|[\p{Quotation_Mark}`]+$/gu, '')
    // A comma within quotes of another kind ends the word too early.
    const isWhole =
      /^[\p{Quotation_Mark}`]/u.test(symbol) === /[\p{Quotation_Mark}`]$/u.test(symbol)
    const to = start + symbol.length
    const follows = /^\s*(.|$)/u.exec(written.slice(to, to + farthest))?.[1] ?? ''
    const words = JSON.stringify(plain)
    if (!isWhole) return undefined
    if (isName && follows === ':' && !/\s/u.test(plain))
      return { kind, to, words, token: text, name: plain }
    if (!isValue || !/^[,}\];]$/u.test(follows)) return undefined
    const truth = truths.get(plain.toLowerCase())
    // True is no name, nor are words with blanks: what refers to one is doubtful then.
    const isNoName = truth !== undefined || /\s/u.test(plain)
    const isNamed = isNoName && (frames.at(-1)?.isList || frames.at(-1)?.name === 'id')
    const isWord = /^(none|null|undefined|nan|-?infinity)$/iu.test(plain)
    return {
      kind,
      to,
      words: truth ?? (isWord ? 'null' : words),
      token: text,
      isMeant: !isWord && !isNamed,
    }
  }

  /** Whether the line of a place has a quotation mark too few or too many. */
  function hasOddQuotes(start: number): boolean {
    const head = written.slice(Math.max(0, start - farthest), start)
    const tail = written.slice(start, start + farthest)
    const line = head.slice(head.lastIndexOf('\n') + 1) + (tail.split('\n', 1)[0] ?? '')
    return (line.match(/(?<!\\)"/gu)?.length ?? 0) % 2 === 1
  }
}

type Slip = {
  readonly kind: string
  readonly to: number
  readonly words: string
  /** What the mended token is; none where it is a blank. */
  readonly token?: number
  /** The name that a mended name gives to what follows. */
  readonly name?: string
  /** Of a value, whether it is now what was meant. */
  readonly isMeant?: boolean
}

/** What may be a text without its quotes, the surest first. */
function symbols(isField: boolean): RegExp[] {
  return [
    // Quotes of another kind end where something follows a text.
    /^[\p{Quotation_Mark}`][^"\n]*?[\p{Quotation_Mark}`](?=\s*(?:[,:}\]]|$))/u,
    /^(?:https?|mailto):[^\s",{}[\]]*/u,
    // Words with commas in them, up to the end of the line.
    ...(isField ? [/^[^"{}[\]:;\n]*[^\s"{}[\]:;,](?=,?[ \t]*\r?\n)/u] : []),
    /^(?:[^"{}[\],:/\n;]|\/(?![/*]))*[^\s"{}[\],:/;]/u,
  ]
}

function isOpen(token: number): boolean {
  return token === openBrace || token === openBracket || token === comma
}

function isEnd(token: number): boolean {
  return token === closeBrace || token === closeBracket || (token >= 7 && token <= numeral)
}

/** The lines that a merge left: its first side stays, its marks and its second side do not. */
function conflictsOf(written: string): { start: number; end: number }[] {
  if (!written.includes('<<<<<<<')) return []
  const found = written.matchAll(
    /^<{7} [^\n]*$|^(?:\|{7}[^\n]*\n[^]*?)?={7}\n[^]*?^>{7} [^\n]*$/gmu,
  )
  return [...found].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

function apply(written: string, edits: readonly Edit[]) {
  let mended = ''
  let last = 0
  const shifts: { from: number; to: number; edit: Edit }[] = []
  for (const edit of edits) {
    mended += written.slice(last, edit.start)
    const from = mended.length
    mended += edit.words
    shifts.push({ from, to: mended.length, edit })
    last = edit.end
  }
  const writtenOffset = (offset: number) => {
    let [low, high] = [0, shifts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((shifts[middle]?.from ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    const shift = shifts[low - 1]
    if (!shift) return offset
    if (offset >= shift.to) return shift.edit.end + offset - shift.to
    return shift.edit.start
  }
  return { text: mended + written.slice(last), writtenOffset }
}
