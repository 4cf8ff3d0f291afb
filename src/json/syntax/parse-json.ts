import type { Path } from '#json/path.ts'
import { findSurplus } from './find-surplus.ts'
import { readUnquoted, type Unquoted } from './read-unquoted.ts'
import type { Range, SyntaxErrors } from './syntax-errors.ts'
import { maxDepth, maxValues } from './syntax-sentences.ts'
import { Tokenizer, type Token } from './tokenizer.ts'

/** A part whose value may not be the one that was meant. */
export type Uncertain = {
  readonly path: Path
  /** Whether the value most likely is the one that was meant. */
  readonly isLikely: boolean
}

/** A value, and where it is in the text: for an object or a list, its opening bracket. */
export type JsonNode = Range & {
  readonly value: unknown
  /** The name of the field that it is the value of. */
  readonly key?: Range | undefined
  /** The fields of an object or the items of a list. */
  readonly children?: ReadonlyMap<string | number, JsonNode>
}

/** An object or a list that is being read; the outermost one contains the document. */
type Container = JsonNode & {
  readonly type: 'document' | 'object' | 'array'
  readonly path: Path
  readonly value: object
  readonly children: Map<string | number, JsonNode>
  /** What was last read in it. */
  last?: 'comma' | 'name' | 'colon' | 'value'
  comma?: Range
  /** The name whose value comes next; undefined for one that cannot be used. */
  name?: { readonly value: string; readonly range: Range } | undefined
}

/**
 * Reads JSON text into a tree. After an error it reads on as if the most likely thing had been
 * written, so that one run finds every independent error.
 */
export class JsonParser {
  readonly uncertain: Uncertain[] = []
  readonly #text: string
  readonly #errors: SyntaxErrors
  readonly #tokens: Tokenizer
  readonly #outer: Container[] = []
  #values = 0
  #previous: Token | undefined
  /** The closing brackets that are too many, if without them all others match. */
  #surplus: ReadonlySet<number> | undefined
  #inner: Container = {
    type: 'document',
    path: [],
    start: 0,
    end: 1,
    value: [],
    children: new Map(),
  }

  constructor(text: string, errors: SyntaxErrors) {
    this.#text = text
    this.#errors = errors
    this.#tokens = new Tokenizer(text, errors)
    for (;;) {
      const token = this.#tokens.readToken()
      if (token.sign === '') break
      this.#read(token)
      this.#previous = token
      this.#errors.container = this.#inner
    }
    if (this.#outer.length === 0) return
    const end = text.trimEnd().length
    errors.loseStructure('endsEarly', { start: end - 1, end })
  }

  /** The document; undefined if there is none. */
  get root(): JsonNode | undefined {
    const document = this.#outer[0] ?? this.#inner
    return document.children.values().next().value
  }

  #read(token: Token): void {
    const { type, last } = this.#inner
    const isAfterEnd = type === 'document' && last === 'value'
    const isName = type === 'object' && last !== 'name' && last !== 'colon'
    if (isAfterEnd) this.#reportTextAfterEnd(token)
    else if (/[,;]/u.test(token.sign)) this.#readComma(token)
    else if (token.sign === ':') this.#readColon(token)
    else if (/[}\]]/u.test(token.sign)) this.#close(token)
    else if (isName) this.#readName(token)
    else this.#readValue(token)
  }

  #reportTextAfterEnd(token: Token): void {
    const isRemark =
      token.sign === 'word' || /^[\s}\]]*$/u.test(this.#tokens.readAfter(token.start))
    if (!isRemark) return this.#errors.loseStructure('afterEnd', token)
    this.#errors.add('afterEnd', token)
    // The document before it is whole, and stays reliable.
    this.#errors.isStopped = true
  }

  #readComma(token: Token): void {
    const { last } = this.#inner
    if (token.sign === ';') this.#errors.add('semicolon', token)
    if (token.sign === ';' && /^;\s*[,}\]]/u.test(this.#tokens.readAfter(token.start))) return
    if (last === undefined || last === 'comma') this.#errors.add('extraComma', token)
    this.#reportMissingValue(token)
    this.#inner.last = 'comma'
    this.#inner.comma = token
  }

  /** Reports a name without a value before a comma or a bracket. */
  #reportMissingValue(token: Token): void {
    const { last } = this.#inner
    if (last === 'name') this.#errors.loseStructure('colonExpected', token)
    if (last !== 'colon') return
    this.#errors.add('valueExpected', token)
    this.uncertain.push({ path: this.#findNextPath(), isLikely: false })
    this.#addValue({ start: token.start, end: token.start, value: null })
  }

  #readColon(token: Token): void {
    const { type, last } = this.#inner
    if (last === 'value' && this.#openBefore(token)) return
    if (last === 'value')
      this.#errors.loseStructure(type === 'array' ? 'listOpen' : 'commaExpected', token)
    else if (last === 'colon' || type !== 'object') this.#errors.add('valueExpected', token)
    else if (last !== 'name') this.#errors.loseStructure('nameExpected', token)
    this.#inner.last = 'colon'
  }

  /** Opens an object whose "{" is missing: the text before a colon is the first name in it. */
  #openBefore(colon: Token): boolean {
    const name = this.#previous
    if (name?.sign !== '"') return false
    const { type, children, value } = this.#inner
    const closers = this.#listClosers()
    const isMatch = this.#isMatched(colon.start, [...closers, '}'])
    if (type === 'array' && !isMatch) return false
    if (type === 'array' && children.size > 1) {
      this.#errors.loseStructure('objectNotOpenedOrEarly', name)
      return false
    }
    if (isMatch) this.#errors.add('objectNotOpened', name)
    else if (this.#isMatched(colon.start, closers)) {
      this.#errors.loseStructure('valueOrObject', name)
      return false
    } else this.#errors.loseStructure('objectNotOpened', name)
    // The text was read as an item of the list.
    if (Array.isArray(value)) value.length = 0
    if (type === 'array') children.clear()
    this.#open({ sign: '{', start: name.start, end: name.start + 1 })
    this.#readName(name)
    this.#inner.last = 'colon'
    return true
  }

  #readName(token: Token): void {
    const isListed = this.#outer.at(-1)?.type === 'array'
    if (token.sign === '{' && isListed && this.#inner.last === 'value') return this.#openNext(token)
    this.#inner.name = undefined
    const word = token.sign === 'word' ? this.#readUnquoted(token, 'name') : undefined
    if (!word) this.#reportMissingComma(token)
    if (/[{[]/u.test(token.sign)) {
      const isItem = token.sign === '{' && !isListed
      this.#errors.loseStructure(isItem ? 'listNotOpened' : 'nameExpected', token)
      return this.#open(token)
    }
    const { start } = token
    const end = word ? start + word.length : token.end
    // A text without its closing mark may be a value: only a colon after it makes it a name.
    const isUnclear = word ? word.isUnclear : token.isLikely
    const isName = !isUnclear || /^\s*:/u.test(this.#tokens.readAfter(end))
    this.#inner.last = isName ? 'name' : 'value'
    if (!isName) this.#errors.markUnreliable()
    if (!isName || word?.isUnclear) return
    const value = String((word ?? token).value)
    const first = this.#inner.children.get(value)?.key?.start
    // The second of two equal keys is left out, so that it brings no other problems.
    if (first !== undefined) this.#errors.add('duplicateKey', { start, end }, value, first)
    else if (value === '__proto__') this.#errors.add('prototypeKey', { start, end }, value)
    else this.#inner.name = { value, range: { start, end } }
  }

  #readValue(token: Token): void {
    const { sign, start } = token
    const equals = /^=>?(?=[\s"[{\d])/u.exec(this.#tokens.readAfter(start))?.[0]
    if (equals !== undefined && this.#inner.last === 'name') {
      this.#errors.add('colonExpected', { start, end: start + equals.length })
      this.#tokens.moveTo(start + equals.length)
      this.#inner.last = 'colon'
      return
    }
    const path = this.#findNextPath()
    const role = this.#inner.type === 'object' ? 'field' : 'item'
    // An item may be an id that other parts name.
    const isId = role === 'item' || path.at(-1) === 'id'
    const word = sign === 'word' ? this.#readUnquoted(token, role, isId) : undefined
    this.#reportMissingComma(token)
    if (this.#inner.last === 'name') this.#errors.add('colonExpected', token)
    if (/[{[]/u.test(sign)) return this.#open(token)
    const { isLikely, value } = word ?? token
    if (isLikely !== undefined) this.uncertain.push({ path, isLikely })
    this.#addValue({ start, end: word ? start + word.length : token.end, value })
  }

  #readUnquoted({ start }: Token, role: 'name' | 'field' | 'item', isId = false): Unquoted {
    const word = readUnquoted(this.#text, start, role, isId)
    const end = start + word.length
    if (word.kind) this.#errors.add(word.kind, { start, end })
    if (word.isUnclear) {
      this.#errors.markUnreliable()
      this.#tokens.ignoreLine(start)
    }
    this.#tokens.moveTo(end)
    return word
  }

  #reportMissingComma(token: Token): void {
    if (this.#inner.last !== 'value') return
    const isField = /^"(?:[^"\\\n]|\\.)*"\s*:/u.test(this.#tokens.readAfter(token.start))
    // A field in a list, or an item in an object: a bracket is missing as well.
    const isInList = this.#inner.type === 'array'
    if (isField === isInList)
      this.#errors.loseStructure(isInList ? 'listOpen' : 'commaExpected', token)
    else this.#errors.add('commaExpected', token)
  }

  #open(token: Token): void {
    const { start, end, sign } = token
    const path = this.#findNextPath()
    if (path.length === maxDepth) {
      this.#errors.add('tooDeep', token)
      this.#errors.stop()
    }
    const type = sign === '[' ? 'array' : 'object'
    const value = type === 'array' ? [] : {}
    const container: Container = { type, path, start, end, value, children: new Map() }
    this.#addValue(container)
    this.#outer.push(this.#inner)
    this.#inner = container
  }

  #close(token: Token): void {
    const { type, last, comma } = this.#inner
    if (type === 'document') return this.#errors.loseStructure('valueExpected', token)
    if ((token.sign === ']') !== (type === 'array')) {
      if (last === 'name') this.#reportMissingValue(token)
      if (this.#skipSurplus(token)) return
      this.#errors.loseStructure('wrongBracket', token)
    } else if (last === 'comma' && comma) this.#errors.add('trailingComma', comma)
    this.#reportMissingValue(token)
    this.#inner = this.#outer.pop() ?? this.#inner
  }

  /** Reads the next object of a list, where the one before it is still open. */
  #openNext(token: Token): void {
    const isMatch = this.#isMatched(token.start, this.#listClosers().slice(0, -1))
    if (isMatch) this.#errors.add('objectNotClosed', token)
    else this.#errors.loseStructure('objectNotClosed', token)
    this.#inner = this.#outer.pop() ?? this.#inner
    this.#inner.last = 'comma'
    this.#open(token)
  }

  /** Skips a bracket that closes nothing, if the others match without it. */
  #skipSurplus(token: Token): boolean {
    if (this.#inner.last === 'colon') return false
    this.#surplus ??= this.#findSurplus(token.start, this.#listClosers())
    if (!this.#surplus?.has(token.start)) return false
    // The one value before a "]" may be a list that lost its opening bracket.
    const isOpened = token.sign === '}' || /[\],]/u.test(this.#previous?.sign ?? '')
    if (isOpened) this.#errors.add('surplusBracket', token)
    else this.#errors.loseStructure('surplusOrNotOpened', token)
    return true
  }

  /** The brackets that end what is open, the outermost first. */
  #listClosers(): string[] {
    const signs = { document: [], object: ['}'], array: [']'] } as const
    return [...this.#outer, this.#inner].flatMap(({ type }): readonly string[] => signs[type])
  }

  /** Whether the text from an offset closes exactly what is open. */
  #isMatched(start: number, closers: readonly string[]): boolean {
    return this.#findSurplus(start, closers)?.size === 0
  }

  #findSurplus(start: number, closers: readonly string[]): ReadonlySet<number> | undefined {
    return this.#errors.isLost ? undefined : findSurplus(this.#text, start, closers)
  }

  #findNextPath(): Path {
    const { type, path, children, name } = this.#inner
    if (type === 'document') return path
    return [...path, type === 'array' ? children.size : (name?.value ?? '')]
  }

  #addValue(node: JsonNode): void {
    const { type, name, children, value } = this.#inner
    this.#inner.last = 'value'
    const key = type === 'object' ? name?.value : children.size
    if (key === undefined) return
    this.#values += 1
    if (this.#values > maxValues && !this.#errors.isStopped) {
      this.#errors.add('tooManyValues', node)
      this.#errors.stop()
    }
    children.set(key, { ...node, key: name?.range })
    Reflect.set(value, key, node.value)
  }
}
