import { createScanner } from 'jsonc-parser'

import { farthest } from './read-word.ts'
import type { Range, SyntaxErrors } from './syntax-errors.ts'

export type Token = Range & {
  /** One of `{}[],:;`, `"` for a text, `a` for a word, nothing at the end of the file. */
  readonly sign: string
  /** The characters of a text. */
  readonly value?: string
  /** Whether that value is most likely the one that was meant; left out where there is no doubt. */
  readonly isMeant?: boolean
  /** Whether a quotation mark in it is missing, or is one too many. */
  readonly isBroken?: boolean
}

/** Numbers that jsonc-parser gives to the errors of its scanner. */
const [unclosed, badUnicode, badEscape, controlCharacter] = [2, 4, 5, 6]

// oxlint-disable-next-line no-control-regex -- These are what is looked for.
const unusable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u

/** Splits JSON text into tokens, and reports what is wrong within one. */
export class Tokenizer {
  token: Token = { sign: '', start: 0, end: 0 }
  previous = this.token
  readonly #text: string
  readonly #errors: SyntaxErrors
  readonly #scanner: ReturnType<typeof createScanner>

  constructor(text: string, errors: SyntaxErrors) {
    this.#text = text
    this.#errors = errors
    this.#scanner = createScanner(text)
    this.advance()
  }

  /** Moves to the next token, or to the one at an offset. */
  advance(offset?: number): void {
    if (offset !== undefined) this.#scanner.setPosition(offset)
    this.previous = this.token
    let next: Token | undefined
    do next = this.#scan()
    while (!next)
    this.token = next
  }

  /** The text from an offset on. */
  after(offset: number): string {
    return this.#text.slice(offset, offset + farthest)
  }

  /** Tokens are unreliable from an offset up to the first of the next line. */
  distrustLine(offset: number): void {
    const line = this.#text.indexOf('\n', offset)
    const end = line < 0 ? this.#text.length : line
    this.#errors.distrust(end + Math.max(0, this.after(end).search(/\S/u)))
  }

  /** The next token; undefined for what is between tokens. */
  #scan(): Token | undefined {
    this.#scanner.scan()
    const start = this.#scanner.getTokenOffset()
    const end = Math.min(start + this.#scanner.getTokenLength(), this.#text.length)
    const sign = this.#errors.isStopped ? '' : this.#text.charAt(start)
    if (sign === '') return { sign, start, end }
    if (' \t\r\n'.includes(sign)) return undefined
    if ('{}[],:;'.includes(sign)) return { sign, start, end }
    if (sign === '"')
      return this.#readText({ sign, start, end, value: this.#scanner.getTokenValue() })
    if (sign === '/' && end - start > 1) {
      this.#errors.add('comment', { start, end })
      if (this.#scanner.getTokenError() > 0) this.#errors.lose()
      return undefined
    }
    const space = /^[^\S\t\r\n ]+/u.exec(this.#text.slice(start, end))?.[0]
    if (space === undefined) return { sign: 'a', start, end }
    this.#errors.add('invisibleSpace', { start, end: start + space.length })
    this.#scanner.setPosition(start + space.length)
    return undefined
  }

  #readText(token: Token & { readonly value: string }): Token {
    const { start, end, value } = token
    const error: number = this.#scanner.getTokenError()
    if (error === unclosed) return this.#readUnclosedText(token)
    const inner = /^[^\s,:;={}[\]"/]+/u.exec(this.after(end))?.[0]
    if (inner !== undefined) return this.#readInnerQuote(token, inner)
    if (error === badUnicode || error === badEscape) {
      this.#errors.add('badEscape', token)
      return { ...token, isMeant: false }
    }
    const lost = this.#text.slice(start, end).indexOf('\uFFFD')
    if (error === controlCharacter) this.#errors.add('controlCharacter', token)
    else if (lost >= 0) {
      this.#errors.add('lostCharacter', { start: start + lost, end: start + lost + 1 })
    } else if (value.isWellFormed() && !unusable.test(value)) return token
    else this.#errors.add('unusableCharacter', token)
    return { ...token, isMeant: true }
  }

  #readInnerQuote(token: Token, inner: string): Token {
    const { end: start } = token
    this.#errors.add('innerQuote', { start, end: start + inner.length })
    this.distrustLine(start)
    const rest = /^[^\n]*?"(?=[ \t]*(?:[,:}\]\r\n]|$))/u.exec(this.after(start))?.[0] ?? inner
    const end = start + rest.length
    this.#scanner.setPosition(end)
    return { ...token, end, isMeant: true, isBroken: true }
  }

  #readUnclosedText(token: Token): Token {
    this.#errors.add('unclosedText', token)
    const written = this.#text.slice(token.start, token.end)
    const more = /^[^"]*"(?=\s*(?:[,}\]]|$))/u.exec(this.after(token.end))?.[0]
    const comma = /,\s*$/u.exec(written)?.[0] ?? ''
    const end = token.end + (more?.length ?? -comma.length)
    this.#scanner.setPosition(end)
    if (more !== undefined) return { ...token, end, isMeant: true }
    this.distrustLine(token.end)
    if (/[{}[\]]/u.test(written)) this.#errors.lose()
    return { ...token, end, isMeant: true, isBroken: true }
  }
}
