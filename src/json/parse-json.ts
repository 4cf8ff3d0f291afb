import type { Path } from './path.ts'
import { readName, readWord, type Word } from './read-word.ts'
import type { Container, Range, SyntaxErrors } from './syntax-errors.ts'
import { deepest } from './syntax-sentences.ts'
import { Tokenizer, type Token } from './tokenizer.ts'

/** A part whose value may not be the one that was meant. */
export type Uncertain = {
  readonly path: Path
  /** Whether the value most likely is the one that was meant. */
  readonly isMeant: boolean
}

/** A value, and where it is in the text. */
export type JsonNode = Range & {
  readonly value: unknown
  /** The name of the field that it is the value of. */
  readonly key?: Range
  /** What an object or a list holds. */
  readonly children?: ReadonlyMap<string | number, JsonNode>
}

/**
 * Reads JSON text into a tree. After an error it reads on as if the most likely thing had been
 * written, so that one run finds every independent error.
 */
export class JsonParser {
  readonly root: JsonNode | undefined
  readonly uncertain: Uncertain[] = []
  readonly #text: string
  readonly #errors: SyntaxErrors
  readonly #tokens: Tokenizer
  /** A bracket that closes right after a comma. */
  #afterComma: Token | undefined

  constructor(text: string, errors: SyntaxErrors) {
    this.#text = text
    this.#errors = errors
    this.#tokens = new Tokenizer(text, errors)
    this.root = this.#readItem()
    this.#readEnd()
  }

  get #token(): Token {
    return this.#tokens.token
  }

  #pathOf(name: string | number): Path {
    return [...(this.#errors.container?.path ?? []), name]
  }

  /** Reads a value where one belongs; undefined where there is none. */
  #readItem(name?: string | number): JsonNode | undefined {
    const token = this.#token
    if (!/[:,;}\]]/u.test(token.sign)) return token.sign === '' ? undefined : this.#readValue(name)
    const isField = this.#errors.container?.type === 'object'
    // A bracket of another kind is reported where it closes.
    if (!isField) this.#errors.add('itemExpected', token)
    else if (token.sign !== ']') this.#errors.add('valueExpected', token)
    if (token.sign !== ':') return undefined
    this.#tokens.advance()
    return this.#token.sign === ':' ? undefined : this.#readItem(name)
  }

  #readValue(name?: string | number): JsonNode {
    const { sign, start, end, value, isMeant } = this.#token
    const path = name === undefined ? [] : this.#pathOf(name)
    if (sign === '{' || sign === '[') return this.#readContainer(path)
    if (sign === '"') {
      if (isMeant !== undefined) this.uncertain.push({ path, isMeant })
      this.#tokens.advance()
      return { start, end, value }
    }
    const isField = this.#errors.container?.type === 'object'
    const word = readWord(this.#text, start, isField, !isField || name === 'id')
    this.#takeWord(word)
    if (word.isMeant !== undefined) this.uncertain.push({ path, isMeant: word.isMeant })
    return { start, end: start + word.length, value: word.value }
  }

  #takeWord({ kind, length, isUnclear }: Word): void {
    const { start } = this.#token
    if (kind) this.#errors.add(kind, { start, end: start + length })
    if (isUnclear) {
      this.#errors.doubt()
      this.#tokens.distrustLine(start)
    }
    this.#tokens.advance(start + length)
  }

  #readContainer(path: Path): JsonNode {
    const { sign, start } = this.#token
    const type = sign === '[' ? 'array' : 'object'
    const children = new Map<string | number, JsonNode>()
    const outer = this.#errors.container
    if (path.length === deepest) {
      this.#errors.add('tooDeep', this.#token)
      this.#errors.stop()
    }
    this.#errors.container = { type, path }
    this.#tokens.advance()
    let comma: Token | undefined
    for (let isFirst = true; !isCloser(this.#token);) {
      if (/[,;]/u.test(this.#token.sign)) {
        comma = this.#takeComma(isFirst || comma !== undefined) ?? comma
        continue
      }
      if (!isFirst && !comma) this.#reportMissingComma(type)
      if (type === 'object') this.#readField(children)
      else {
        const item = this.#readItem(children.size)
        if (item) children.set(children.size, item)
      }
      isFirst = false
      comma = undefined
    }
    this.#reportEnd(type, comma)
    this.#errors.container = outer
    const { end } = this.#token
    if (this.#token.sign !== '') this.#tokens.advance()
    const entries = [...children].map(([name, { value }]) => [name, value] as const)
    const value = type === 'array' ? entries.map(([, item]) => item) : Object.fromEntries(entries)
    return { start, end, value, children }
  }

  #reportEnd(type: Container['type'], comma: Token | undefined): void {
    const token = this.#token
    if (token.sign === '') {
      const end = this.#text.trimEnd().length
      this.#errors.add('endsEarly', { start: end - 1, end })
      this.#errors.lose()
    } else if ((token.sign === ']') !== (type === 'array')) {
      this.#errors.add('wrongBracket', token)
      this.#errors.lose()
    } else if (comma) {
      this.#errors.add('trailingComma', comma)
      this.#afterComma = token
    }
  }

  /** Takes a comma, or a semicolon for one; undefined for a semicolon after the last part. */
  #takeComma(isExtra: boolean): Token | undefined {
    const token = this.#token
    const isLast = /^;\s*[,}\]]/u.test(this.#tokens.after(token.start))
    if (token.sign === ';')
      this.#errors.add(isLast || isExtra ? 'extraSemicolon' : 'semicolon', token)
    else if (isExtra) this.#errors.add('extraComma', token)
    this.#tokens.advance()
    return isLast ? undefined : token
  }

  #reportMissingComma(type: Container['type']): void {
    const { sign, start } = this.#token
    if (this.#afterComma === this.#tokens.previous && this.#errors.takeBack('trailingComma')) {
      this.#errors.add('strayBracket', this.#tokens.previous)
      this.#errors.lose()
      return
    }
    // A word that is none of JSON's is reported itself.
    if (sign === 'a' && readWord(this.#text, start, false, false).kind) return
    this.#errors.add('commaExpected', this.#token)
    const isField = /^(?::|"(?:[^"\\\n]|\\.)*"\s*:)/u.test(this.#tokens.after(start))
    if (isField === (type === 'array')) this.#errors.lose()
  }

  /** Reads a name and its value into the fields of an object. */
  #readField(fields: Map<string | number, JsonNode>): void {
    const key = this.#readKey()
    if (!key) return
    const name = key.value
    const first = fields.get(name)?.key?.start
    const isExtra = first !== undefined || name === '__proto__'
    const kind = first === undefined ? 'prototypeKey' : 'duplicateKey'
    if (isExtra) this.#errors.add(kind, key, name, first)
    if (!this.#takeColon(key)) return
    let node = this.#readItem(name)
    if (!node) {
      this.uncertain.push({ path: this.#pathOf(name), isMeant: false })
      node = { start: this.#token.start, end: this.#token.start, value: null }
    }
    // The second of two equal keys is left out, so that it brings no other problems.
    if (!isExtra) fields.set(name, { ...node, key: { start: key.start, end: key.end } })
  }

  #readKey(): (Range & { readonly value: string; readonly isBroken: boolean }) | undefined {
    const token = this.#token
    const { sign, start, end, value = '', isBroken = false } = token
    if (sign === '"') {
      this.#tokens.advance()
      return { start, end, value, isBroken }
    }
    if (sign === 'a') {
      const name = readName(this.#text, start)
      this.#takeWord(name)
      if (!name.isUnclear)
        return { start, end: start + name.length, value: String(name.value), isBroken: false }
    } else {
      this.#errors.add(sign === '{' ? 'openObject' : 'nameExpected', token)
      if (sign === ':') this.#errors.doubt()
      else this.#errors.lose()
    }
    if (this.#token.sign === ':') this.#tokens.advance()
    if (!isCloser(this.#token) && !/[,;]/u.test(this.#token.sign)) this.#readItem('')
    return undefined
  }

  /** Whether a value may follow. */
  #takeColon({ isBroken }: { readonly isBroken: boolean }): boolean {
    const { sign, start } = this.#token
    const equals = /^=>?(?=[\s"[{\d])/u.exec(this.#tokens.after(start))?.[0]
    if (sign === ':') this.#tokens.advance()
    else if (isBroken) {
      this.#errors.doubt()
      return false
    } else if (equals !== undefined) {
      this.#errors.add('equalsSign', { start, end: start + equals.length })
      this.#tokens.advance(start + equals.length)
    } else if (/[,;}\]]/u.test(sign)) {
      this.#errors.add('colonOrList', this.#token)
      this.#errors.lose()
      return false
    } else if (sign !== '') this.#errors.add('colonExpected', this.#token)
    return this.#token.sign !== ''
  }

  /** Reports text after the end of the document. */
  #readEnd(): void {
    while (this.#token.sign === 'a') {
      const { start } = this.#token
      const { length } = /^[^\n{}[\]"]*[^\s{}[\]"]/u.exec(this.#tokens.after(start))?.[0] ?? 'a'
      this.#takeWord({ kind: 'afterEnd', length, value: null })
    }
    if (this.#token.sign === '') return
    if (/^[\s}\]]*$/u.test(this.#tokens.after(this.#token.start)))
      this.#errors.add('endsTwice', this.#token)
    else {
      this.#errors.add('endExpected', this.#token)
      this.#errors.lose()
    }
  }
}

/** Whether a token ends an object or a list, as the end of the file does. */
function isCloser({ sign }: Token): boolean {
  return sign === '}' || sign === ']' || sign === ''
}
