import { findOtherFormat } from '#json/find-other-format.ts'
import { escapeCharacter, truncate } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { findKeyword, switches, dropQuotes } from './read-unquoted.ts'
import { unusable } from './unusable.ts'
import {
  isQuoted,
  isStructural,
  syntaxSentences,
  type SyntaxErrorKind,
} from './syntax-sentences.ts'

/** Offsets into a text, the end excluded. */
export type Range = { readonly start: number; readonly end: number }

/** Something in a text that is not JSON. */
export type SyntaxError = Range & {
  readonly kind: SyntaxErrorKind
  /** The object or list that it is in; for an extra key, its own path. */
  readonly path: Path
  readonly isInList: boolean
  /** The offset of the first of two duplicate keys. */
  readonly first?: number | undefined
}

/** Reading stops after this many errors. */
const maxErrors = 500

/** Collects the errors of a text, one for each cause. */
export class SyntaxErrors {
  readonly all: SyntaxError[] = []
  /** The first error after which the document cannot be trusted. */
  fatal: SyntaxError | undefined
  container: { readonly type: string; readonly path: Path } | undefined
  isStopped = false
  /** Whether brackets no longer match: errors about the order of the parts are left out. */
  isLost = false
  #ignoredTo = -1

  /**
   * Adds an error, unless it is a consequence of an earlier one. An extra key has a name, and the
   * offset of the first one.
   */
  add(kind: SyntaxErrorKind, { start, end }: Range, name?: string, first?: number): void {
    if (this.isStopped || (this.isLost && isStructural(kind))) return
    if (start <= this.#ignoredTo && (isStructural(kind) || isQuoted(kind)))
      return this.markUnreliable()
    if (this.all.at(-1)?.start === start && kind !== 'duplicateKey') return
    const { type, path: outer = [] } = this.container ?? {}
    const path = name === undefined ? outer : [...outer, name]
    const isInList = type !== 'object'
    const error = { kind, start, end: Math.max(end, start + 1), path, isInList, first }
    this.all.push(error)
    if (this.all.length < maxErrors) return
    this.all.push({ ...error, kind: 'tooMany', end: start + 1 })
    this.stop()
  }

  stop(): void {
    this.isStopped = true
    this.markUnreliable()
  }

  /** After the last error, the document may not be what was meant. */
  markUnreliable(): void {
    this.fatal ??= this.all.at(-1)
  }

  /** Adds an error after which brackets no longer match. */
  loseStructure(kind: SyntaxErrorKind, range: Range): void {
    this.add(kind, range)
    this.isLost = true
    this.markUnreliable()
  }

  /** Ignores errors about order and quotation marks up to an offset: a quotation mark is missing. */
  ignoreUntil(end: number): void {
    this.#ignoredTo = end
  }
}

/** Describes an error: what is wrong, and what to write instead. `findLine` counts from 1. */
export function describeSyntaxError(
  { kind, start, end, isInList, first = 0 }: SyntaxError,
  text: string,
  findLine: (offset: number) => number,
) {
  const written = text.slice(start, Math.min(end, start + 100))
  const bare = dropQuotes(written)
  const keyword = findKeyword(bare)
  const facts: Readonly<Record<string, unknown>> = {
    written: truncate(written),
    quoted: truncate(written.startsWith('"') ? written : `"${written}"`),
    plain: truncate(JSON.stringify(bare)),
    number: describeNumber(written),
    keyword: keyword ?? switches.get(bare.toLowerCase()),
    part: isInList ? 'item of the list' : 'field',
    container: isInList ? 'list' : 'object',
    closer: isInList ? ']' : '}',
    earlier: findLine(first) === findLine(start) ? 'this line' : `line ${findLine(first)}`,
    unusable: kind === 'unusableCharacter' ? nameUnusable(text.slice(start, end)) : undefined,
    format: kind === 'otherFormat' ? findOtherFormat(text) : undefined,
  }
  const [message, help] = syntaxSentences[kind].map((sentence: string) =>
    sentence.replaceAll(/\{([a-z]+)\}/gu, (_, name: string) => String(facts[name])),
  )
  const suggestion = kind === 'unknownKeyword' ? keyword : undefined
  return { message: message ?? '', help: help ?? '', suggestion }
}

/** Names the first character of a text in quotes that cannot be shown: "\u000b". */
function nameUnusable(written: string): string {
  return escapeCharacter(unusable.exec(String(JSON.parse(written)))?.[0] ?? '\0')
}

/** A number without the zeros before it. A longer one may be a postal code or a telephone number. */
function describeNumber(written: string): string {
  const number = written.replace(/^(-?)0+(?=\d)/u, '$1')
  return /^0\d{3}/u.test(written) ? `${number}, or "${written}" for a text` : number
}
