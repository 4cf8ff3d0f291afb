import type { SyntaxErrorKind } from './syntax-sentences.ts'

/** A number, true, false or null, or what the owner wrote without quotes. */
export type Unquoted = {
  readonly kind?: SyntaxErrorKind
  /** In characters. */
  readonly length: number
  readonly value: unknown
  /** Whether the value is most likely the one that was meant; left out where there is no doubt. */
  readonly isLikely?: boolean
  /** Whether it is uncertain where it ends. */
  readonly isUnclear?: boolean
}

/** The most characters to look ahead, so that a file of one line stays fast. */
export const maxLookAhead = 2000

/** True, false, null or a number, as JSON writes them. */
const literal =
  /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\s,:;{}[\]"/]|$)/u

/**
 * Reads a name or a value that is not in quotes, from an offset on. If only the opening quotation
 * mark is missing, it reads up to the closing one. `isId` is true for a value that other parts may
 * refer to.
 */
export function readUnquoted(
  text: string,
  start: number,
  role: 'name' | 'field' | 'item',
  isId = false,
): Unquoted {
  const rest = text.slice(start, start + maxLookAhead)
  const isName = role === 'name'
  const plain = isName ? undefined : literal.exec(rest)?.[0]
  if (plain !== undefined) return { length: plain.length, value: JSON.parse(plain) }
  const number = /^[+.-]?\.?\d[^\s,:;\]}"'[{/]*/u.exec(rest)?.[0]
  if (number && isName) {
    const isDecimal = /\d,$/u.test(text.slice(Math.max(0, start - 2), start))
    return readUnclear(rest, isDecimal ? 'decimalComma' : 'nameExpected')
  }
  if (number) {
    const kind = /^-?0\d+(?:\.\d+)?$/u.test(number) ? 'leadingZeros' : 'badNumber'
    return { kind, length: number.length, value: null, isLikely: false }
  }
  if (hasOddQuotes(text, start)) return readUntilQuote(rest, isName)
  const written = findWords(rest, role)
  const next = rest.slice(written.length).trimStart().charAt(0)
  if (isName) {
    const value = dropQuotes(written)
    const isWhole = next === ':' && !/\s/u.test(value)
    return isWhole
      ? { kind: 'unquoted', length: written.length, value }
      : readUnclear(rest, 'nameExpected')
  }
  const isWhole = next !== '' && ',;}]'.includes(next)
  return isWhole ? readWords(written, isId) : readUnclear(rest, 'unquoted')
}

/** Reads what has only a closing quotation mark. */
function readUntilQuote(rest: string, isName: boolean): Unquoted {
  const pattern = isName ? /^[\p{L}_$][\w$-]*"(?=\s*:)/u : /^[^"“”'`\n]*"(?=\s*[,}\]]|[ \t]*\r?\n)/u
  const written = pattern.exec(rest)?.[0]
  if (written === undefined) return readUnclear(rest, 'unquoted')
  const value = written.slice(0, -1).replaceAll('\\', '')
  return { kind: 'unquoted', length: written.length, value, isLikely: true }
}

/** Reads words without quotation marks: as a text, or as true, false or no value. */
function readWords(written: string, isId: boolean): Unquoted {
  const { length } = written
  const value = dropQuotes(written)
  const keyword = findKeyword(value)
  if (/^(?:nan|-?infinity|none|null|undefined)$/iu.test(value)) {
    return { kind: 'noValue', length, value: null, isLikely: false }
  }
  if (keyword === undefined && switches.has(value.toLowerCase())) {
    return { kind: 'unquotedSwitch', length, value, isLikely: false }
  }
  // Neither true nor a text with spaces is an id: what refers to one is uncertain then.
  const isLikely = !isId || (keyword === undefined && !/\s/u.test(value))
  return keyword === undefined
    ? { kind: 'unquoted', length, value, isLikely }
    : { kind: 'unknownKeyword', length, value: keyword === 'true', isLikely }
}

/** What JSON writes for words that YAML has for true and false, and for misspelled ones. */
export const switches: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['no', 'false'],
  ['off', 'false'],
  ...['tru', 'treu', 'ture', 'rtue', 'trye'].map((word) => [word, 'true'] as const),
  ...['fals', 'fasle', 'flase', 'flse'].map((word) => [word, 'false'] as const),
])

/** Returns what JSON writes for a word such as True. */
export function findKeyword(word: string): string | undefined {
  const small = word.toLowerCase()
  return /^(?:true|false)$/u.test(small) ? small : undefined
}

/** Removes quotation marks of any kind around a word. */
export function dropQuotes(word: string): string {
  return word.replaceAll(/^[\p{Quotation_Mark}`]+|[\p{Quotation_Mark}`]+$/gu, '')
}

/** Reads up to the next sign: it is uncertain where the name or the value ends. */
function readUnclear(rest: string, kind: SyntaxErrorKind): Unquoted {
  const written = /^[^"{}[\]\n,:]*[^\s"{}[\],:;]/u.exec(rest)?.[0] ?? rest.charAt(0)
  return { kind, length: Math.max(1, written.length), value: written, isUnclear: true }
}

/** Finds the words that may be a name or a text; empty if there are none. */
function findWords(rest: string, role: 'name' | 'field' | 'item'): string {
  const patterns = [
    // In other quotation marks, up to the one before a sign.
    /^[\p{Quotation_Mark}`][^"\n]*?[\p{Quotation_Mark}`](?=\s*(?:[,:}\]]|$))/u,
    /^(?:https?|mailto|tel):[^\s",{}[\]]*/u,
    // Words with commas in them, up to the end of the line.
    ...(role === 'field' ? [/^[^"{}[\]:;\n]*[^\s"{}[\]:;,](?=,?[ \t]*\r?\n)/u] : []),
    /^(?:[^"{}[\],:/\n;]|\/(?![/*]))*[^\s"{}[\],:/;]/u,
  ]
  const found = patterns.map((pattern) => pattern.exec(rest)?.[0]).find((one) => one !== undefined)
  // A comma within other quotation marks ends the text too early.
  const isWhole = found && isQuote(found.at(0)) === isQuote(found.at(-1))
  return isWhole ? found : ''
}

function isQuote(character = ''): boolean {
  return /[\p{Quotation_Mark}`]/u.test(character)
}

/** Whether the line around an offset has a quotation mark too few or too many. */
function hasOddQuotes(text: string, start: number): boolean {
  const head = text.slice(Math.max(0, start - maxLookAhead), start)
  const tail = text.slice(start, start + maxLookAhead)
  const line = head.slice(head.lastIndexOf('\n') + 1) + (tail.split('\n', 1)[0] ?? '')
  return (line.match(/(?<!\\)"/gu)?.length ?? 0) % 2 === 1
}
