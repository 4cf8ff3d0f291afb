import type { SyntaxErrorKind } from './syntax-sentences.ts'

/** A name, text, number, true, false or null, or what the owner wrote in its place. */
export type Word = {
  readonly kind?: SyntaxErrorKind
  /** In characters. */
  readonly length: number
  readonly value: unknown
  /** Whether the value is most likely the one that was meant; left out where there is no doubt. */
  readonly isMeant?: boolean
  /** Whether nobody can say where the word ends. */
  readonly isUnclear?: boolean
}

/** How far to look ahead, so that a file of one line takes no longer. */
export const farthest = 2000

/** True, false, null or a number, as JSON writes them. */
const literal =
  /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?=[\s,:;{}[\]"/]|$)/u

/** Reads a name without its quotes, from an offset on. */
export function readName(text: string, start: number): Word {
  const rest = text.slice(start, start + farthest)
  if (hasOddQuotes(text, start)) {
    const [written = '', name = ''] = /^([\p{L}_$][\w$-]*)"(?=\s*:)/u.exec(rest) ?? []
    return written === ''
      ? unclear(rest, 'unquotedName')
      : { kind: 'openName', length: written.length, value: name }
  }
  const written = unquoted(rest, false)
  const value = withoutQuotes(written)
  const isName = /^\s*:/u.test(rest.slice(written.length)) && !/\s/u.test(value)
  if (!isName || /^[+.-]?\.?\d/u.test(value)) return unclear(rest, 'nameExpected')
  return { kind: 'unquotedName', length: written.length, value }
}

/** Reads a value that begins with none of JSON's signs, from an offset on. */
export function readWord(text: string, start: number, isField: boolean, isId: boolean): Word {
  const rest = text.slice(start, start + farthest)
  const plain = literal.exec(rest)?.[0]
  if (plain !== undefined) return { length: plain.length, value: JSON.parse(plain) }
  const number = /^[+.-]?\.?\d[^\s,:;\]}"'[{/]*/u.exec(rest)?.[0]
  if (number) return { kind: 'badNumber', length: number.length, value: null, isMeant: false }
  if (hasOddQuotes(text, start)) {
    const written = /^[^"“”'`\n]*"(?=\s*[,}\]]|[ \t]*\r?\n)/u.exec(rest)?.[0]
    if (written === undefined) return unclear(rest, 'unquotedText')
    const value = written.slice(0, -1).replaceAll('\\', '')
    return { kind: 'openText', length: written.length, value, isMeant: true }
  }
  const written = unquoted(rest, isField)
  const value = withoutQuotes(written)
  const kind = kindOf(value)
  if (!/^\s*[,;}\]]/u.test(rest.slice(written.length))) {
    return unclear(rest, kind === 'unknownKeyword' ? 'unquotedText' : kind)
  }
  const { length } = written
  const meant = findKeyword(value)
  if (meant === 'null' || kind === 'badNumber' || kind === 'undefined') {
    return { kind, length, value: null, isMeant: false }
  }
  // Neither true nor a text with blanks is an id: what refers to one is doubtful then.
  const isNoId = isId && (meant !== undefined || /\s/u.test(value))
  return { kind, length, value: meant ? meant === 'true' : value, isMeant: !isNoId }
}

/** The word that JSON has for one of another language. */
export function findKeyword(word: string): string | undefined {
  const small = word.toLowerCase()
  if (small === 'none') return 'null'
  return /^(?:true|false|null)$/u.test(small) ? small : undefined
}

/** A word without quotation marks of any kind around it. */
export function withoutQuotes(word: string): string {
  return word.replaceAll(/^[\p{Quotation_Mark}`]+|[\p{Quotation_Mark}`]+$/gu, '')
}

function kindOf(value: string): SyntaxErrorKind {
  if (/^(?:nan|-?infinity)$/iu.test(value)) return 'badNumber'
  if (/^undefined$/iu.test(value)) return 'undefined'
  return findKeyword(value) === undefined ? 'unquotedText' : 'unknownKeyword'
}

/** A word of which only the beginning is sure. */
function unclear(rest: string, kind: SyntaxErrorKind): Word {
  const written = /^[^"{}[\]\n,:]*[^\s"{}[\],:;]/u.exec(rest)?.[0] ?? rest.charAt(0)
  return { kind, length: Math.max(1, written.length), value: written, isUnclear: true }
}

/** What may be a text without its quotes. */
function unquoted(rest: string, isField: boolean): string {
  const patterns = [
    // Quotes of another kind end where something follows a text.
    /^[\p{Quotation_Mark}`][^"\n]*?[\p{Quotation_Mark}`](?=\s*(?:[,:}\]]|$))/u,
    /^(?:https?|mailto):[^\s",{}[\]]*/u,
    // Words with commas in them, up to the end of the line.
    ...(isField ? [/^[^"{}[\]:;\n]*[^\s"{}[\]:;,](?=,?[ \t]*\r?\n)/u] : []),
    /^(?:[^"{}[\],:/\n;]|\/(?![/*]))*[^\s"{}[\],:/;]/u,
  ]
  const found = patterns.map((pattern) => pattern.exec(rest)?.[0]).find((one) => one !== undefined)
  // A comma within quotes of another kind ends the word too early.
  const isWhole = found && quoteAt(found, 0) === quoteAt(found, -1)
  return isWhole ? found : ''
}

function quoteAt(word: string, index: number): boolean {
  return /[\p{Quotation_Mark}`]/u.test(word.at(index) ?? '')
}

/** Whether the line around an offset has a quotation mark too few or too many. */
function hasOddQuotes(text: string, start: number): boolean {
  const head = text.slice(Math.max(0, start - farthest), start)
  const tail = text.slice(start, start + farthest)
  const line = head.slice(head.lastIndexOf('\n') + 1) + (tail.split('\n', 1)[0] ?? '')
  return (line.match(/(?<!\\)"/gu)?.length ?? 0) % 2 === 1
}
