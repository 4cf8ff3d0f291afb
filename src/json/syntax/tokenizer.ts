import { createScanner } from 'jsonc-parser'

import { maxLookAhead } from './read-unquoted.ts'
import type { Range, SyntaxErrors } from './syntax-errors.ts'
import type { SyntaxErrorKind } from './syntax-sentences.ts'
import { unusable } from './unusable.ts'

export type Token = Range & {
  /** One of `{}[],:;`, `"` for a text, `word` for other characters, empty at the end of the file. */
  readonly sign: string
  readonly value?: string
  /** Whether that value is most likely the one that was meant; left out where there is no doubt. */
  readonly isLikely?: boolean
}

/** A file with backslashes between its folders, as it is written. */
const windowsPath = /^"(?:[\w. -]{1,60}\\){1,8}[\w -]{1,60}\.[a-z]{2,5}"$/iu

/** Numbers that jsonc-parser gives to the errors of its scanner. */
const [unclosed, badUnicode, badEscape, controlCharacter] = [2, 4, 5, 6]

/** Splits JSON text into tokens, and reports what is wrong within one. */
export class Tokenizer {
  readonly #text: string
  readonly #errors: SyntaxErrors
  readonly #scanner: ReturnType<typeof createScanner>

  constructor(text: string, errors: SyntaxErrors) {
    this.#text = text
    this.#errors = errors
    this.#scanner = createScanner(text)
  }

  readToken(): Token {
    for (;;) {
      this.#scanner.scan()
      const start = this.#scanner.getTokenOffset()
      const end = Math.min(start + this.#scanner.getTokenLength(), this.#text.length)
      const sign = this.#errors.isStopped ? '' : this.#text.charAt(start)
      if (sign === '"') return this.#readText(start, end)
      if (sign === '' || '{}[],:;'.includes(sign)) return { sign, start, end }
      const comment = this.#findCommentEnd(start, end)
      const space = /^[\s\p{Cf}]+/u.exec(this.#text.slice(start, end))?.[0]
      if (comment !== undefined) {
        const isOpen = this.#scanner.getTokenError() > 0
        this.#skip('comment', start, comment)
        if (isOpen) this.#errors.markUnreliable()
      } else if (space === undefined) return { sign: 'word', start, end }
      else if (!/^[ \t\r\n]/u.test(space)) {
        this.#skip('invisibleCharacter', start, start + space.length)
      }
    }
  }

  #skip(kind: SyntaxErrorKind, start: number, end: number): void {
    this.#errors.add(kind, { start, end })
    this.moveTo(end)
  }

  /** Where a comment of JavaScript, YAML or HTML ends; undefined where none begins. `end` is that of the token. */
  #findCommentEnd(start: number, end: number): number | undefined {
    if (this.#text.startsWith('/', start)) return end - start > 1 ? end : undefined
    if (this.#text.startsWith('#', start) && this.#isComment(start)) {
      const line = /^[^\r\n]*/u.exec(this.#text.slice(start))?.[0] ?? ''
      return start + line.length
    }
    if (!this.#text.startsWith('<!--', start)) return undefined
    const close = this.#text.indexOf('-->', start)
    return close < 0 ? this.#text.length : close + 3
  }

  moveTo(offset: number): void {
    this.#scanner.setPosition(offset)
  }

  readAfter(offset: number): string {
    return this.#text.slice(offset, offset + maxLookAhead)
  }

  /** Whether a "#" begins its line, and is not a colour without quotes. */
  #isComment(offset: number): boolean {
    const head = this.#text.slice(Math.max(0, offset - maxLookAhead), offset)
    return /(?:^|\n)[ \t]*$/u.test(head) && !/^#[\da-f]{3,8}\b/iu.test(this.readAfter(offset))
  }

  /** Ignores errors of order and quotation marks up to the first token of the next line. */
  ignoreLine(offset: number): void {
    const line = this.#text.indexOf('\n', offset)
    const end = line < 0 ? this.#text.length : line
    this.#errors.ignoreUntil(end + Math.max(0, this.readAfter(end).search(/\S/u)))
  }

  #readText(start: number, end: number): Token {
    const error: number = this.#scanner.getTokenError()
    const token = { sign: '"', start, end, value: this.#scanner.getTokenValue() }
    if (error === unclosed) return this.#readUnclosedText(token)
    const inner = /^[^\s\p{Cf},:;={}[\]"/]+/u.exec(this.readAfter(end))?.[0]
    if (inner !== undefined) return this.#readInnerQuote(token, inner)
    const isPath = windowsPath.test(this.#text.slice(start, Math.min(end, start + 500)))
    if (error === badUnicode || error === badEscape) {
      this.#errors.add(isPath ? 'badPath' : 'badEscape', token)
      return { ...token, isLikely: false }
    }
    const lost = this.#text.slice(start, end).indexOf('\uFFFD')
    // A path such as C:\temp reads as a tab.
    const isTab = token.value.includes('\t')
    if (isTab && isPath) this.#errors.add('badPath', token)
    else if (error === controlCharacter || isTab) this.#errors.add('controlCharacter', token)
    else if (lost >= 0) {
      this.#errors.add('lostCharacter', { start: start + lost, end: start + lost + 1 })
    } else if (!unusable.test(token.value)) return token
    else this.#errors.add('unusableCharacter', token)
    return { ...token, isLikely: true }
  }

  #readInnerQuote(token: Token, inner: string): Token {
    const { end: start } = token
    this.#errors.add('innerQuote', { start, end: start + inner.length })
    this.ignoreLine(start)
    const rest = /^[^\n]*?"(?=[ \t]*(?:[,:}\]\r\n]|$))/u.exec(this.readAfter(start))?.[0] ?? inner
    this.moveTo(start + rest.length)
    return { ...token, end: start + rest.length, isLikely: true }
  }

  #readUnclosedText(token: Token): Token {
    this.#errors.add('unclosedText', token)
    const written = this.#text.slice(token.start, token.end)
    const more = /^[^"]*"(?=\s*(?:[,}\]]|$))/u.exec(this.readAfter(token.end))?.[0]
    const comma = /,\s*$/u.exec(written)?.[0] ?? ''
    const end = token.end + (more?.length ?? -comma.length)
    this.moveTo(end)
    if (more === undefined) this.ignoreLine(token.end)
    if (more === undefined && /[{}[\]]/u.test(written))
      this.#errors.loseStructure('unclosedText', token)
    return { ...token, end, isLikely: true }
  }
}
