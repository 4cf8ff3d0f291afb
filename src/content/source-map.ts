import { printParseErrorCode, visit } from 'jsonc-parser'

import type { Finding } from '#fields/finding.ts'

import { describeFaults, mostFaults, type Fault, type Located } from './describe-fault.ts'
import { largest } from './fault-words.ts'
import { mendText, type MendedText, type Unsure } from './mend-text.ts'

/** A stretch of text: offsets into it, end excluded. */
export type Span = { readonly start: number; readonly end: number }

/** JSON text whose every value knows where it stands. */
export type SourceMap = {
  readonly value: unknown
  /** What is wrong with the writing itself, in the order of the text. */
  readonly faults: readonly Located[]
  /** Whether the value is what was meant in spite of the faults. */
  readonly isReadable: boolean
  /** Parts whose value a fault has spoilt: of them nothing more is to be said. */
  readonly unsure: readonly Unsure[]
  /** Where a finding is to be marked. */
  readonly spanOf: (finding: Pick<Finding, 'path' | 'mark'>) => Span
  /** The 1-based line and column of an offset. */
  readonly placeOf: (offset: number) => { line: number; column: number }
}

/** Deeper than any content goes, and shallow enough for everything that reads it. */
export const deepest = 64

/** One value of the text. */
type Part = {
  readonly start: number
  end: number
  readonly value: unknown
  /** Its key or index in the part that holds it. */
  readonly name: string | number | undefined
  readonly key: Span | undefined
  readonly parent: Part | undefined
  /** What an object or a list holds; of a key that stands twice, the first. */
  readonly parts: Map<string | number, Part> | undefined
}

/** Ends the reading of what is no content. */
class Stop extends Error {}

/** Reads JSON text; all faults of writing are kept, the first does not end the reading. */
export function readSource(text: string): SourceMap {
  const unfit = unfitPlace(text)
  // A byte-order mark is a fault of its own, and no other fault's cause.
  const { root, faults, unsure } = unfit
    ? { root: undefined, faults: [unfit], unsure: [] }
    : readParts(mendText(text.replace(/^\uFEFF/u, ' ')))
  const placeOf = placesOf(text)
  if (text.startsWith('\uFEFF')) faults.unshift(faultOfFile('ByteOrderMark', 0))
  return {
    value: root?.value,
    ...describeFaults(text, faults, (offset) => placeOf(offset).line),
    unsure,
    spanOf: ({ path, mark }) => spanOf(root, path, mark),
    placeOf,
  }
}

/** Why a text is not worth reading: it is too large, or bytes that were never text. */
function unfitPlace(text: string): Fault | undefined {
  if (text.length > largest) return faultOfFile('TooLarge', 0)
  // Bytes that are not UTF-8 have been read as U+FFFD. In a text it may be one letter of many.
  const lost = text.indexOf('\uFFFD')
  const isOutside = lost >= 0 && !text.slice(0, lost).includes('"')
  const place = isOutside ? lost : text.indexOf('\0')
  return place < 0 ? undefined : faultOfFile('NotText', place)
}

function faultOfFile(kind: string, start: number): Fault {
  return { kind, start, end: start + 1, path: [], inList: false }
}

function placesOf(text: string): SourceMap['placeOf'] {
  const lineStarts = [0]
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    lineStarts.push(end + 1)
  }
  return (offset) => {
    let [first, last] = [0, lineStarts.length - 1]
    while (first < last) {
      const middle = Math.ceil((first + last) / 2)
      if ((lineStarts[middle] ?? 0) <= offset) first = middle
      else last = middle - 1
    }
    return { line: first + 1, column: offset - (lineStarts[first] ?? 0) + 1 }
  }
}

/** Reads the text into parts, and no deeper than it can be read. */
function readParts({ text, writtenOffset, ...mended }: MendedText) {
  const faults = [...mended.faults]
  const unsure = [...mended.unsure]
  let root: Part | undefined
  let parent: Part | undefined
  let key: (Span & { readonly name: string; readonly isLeftOut?: true }) | undefined
  let depth = 0
  /** The comma after which nothing has come yet. */
  let comma: number | undefined
  /** Where each key of an object first stands. */
  const firsts = new WeakMap<Part, Map<string, number>>()
  /** The text that holds a character which JSON does not allow. */
  let spoilt: number | undefined

  try {
    if (faults.length >= mostFaults) {
      const last = faults.at(-1)
      if (last) faults.push({ ...last, kind: 'TooMany', isMended: false })
      throw new Stop()
    }
    visit(
      text,
      {
        onObjectBegin: (offset) => open(Object.create(null), offset),
        onArrayBegin: (offset) => open([], offset),
        onObjectEnd: close,
        onArrayEnd: close,
        onObjectProperty: addKey,
        onLiteralValue: (value: unknown, start, length) => {
          const part = add(value, start, length)
          const isBad = typeof value === 'string' && checkCharacters(value, start, length)
          if (isBad || start === spoilt) unsure.push({ path: pathOf(part), isMeant: true })
        },
        onSeparator: (character, offset) => {
          if (character === ',') comma = offset
        },
        onError: (error, start, length) => {
          const kind = printParseErrorCode(error)
          // Whatever the parser could not read did follow the comma.
          if (kind !== 'InvalidCommentToken') comma = undefined
          if (kind === 'InvalidCharacter') spoilt = start
          // Of a comment that does not end, it counts one character too many.
          report(kind, start, Math.min(length, text.length - start))
        },
      },
      // A comma that trails is seen here, where it can be marked and nothing else follows from it.
      { disallowComments: true, allowTrailingComma: true },
    )
  } catch (error) {
    if (!(error instanceof Stop)) throw error
  }
  return { root, faults, unsure }

  function report(kind: string, start: number, length: number, first?: number) {
    const inList = Array.isArray(parent?.value)
    const path = first === undefined || !key ? pathOf(parent) : [...pathOf(parent), key.name]
    const span = spanFor(start, length)
    faults.push({ kind, ...span, path, inList, first })
    if (faults.length < mostFaults) return
    faults.push({ kind: 'TooMany', start: span.start, end: span.start + 1, path, inList })
    throw new Stop()
  }

  function spanFor(start: number, length: number): Span {
    return { start: writtenOffset(start), end: writtenOffset(start + length) }
  }

  function open(value: object, start: number) {
    depth += 1
    if (depth > deepest) {
      report('TooDeep', start, 1)
      throw new Stop()
    }
    parent = add(value, start, 1)
  }

  function close(offset: number) {
    depth -= 1
    if (comma !== undefined && /[}\]]/u.test(text[offset] ?? '')) report('TrailingComma', comma, 1)
    comma = undefined
    key = undefined
    if (parent) parent.end = writtenOffset(offset + 1)
    parent = parent?.parent
  }

  function addKey(name: string, start: number, length: number) {
    comma = undefined
    key = { name, ...spanFor(start, length) }
    checkCharacters(name, start, length)
    if (!parent) return
    const known = firsts.get(parent) ?? new Map<string, number>()
    firsts.set(parent, known)
    const first = known.get(name)
    known.set(name, first ?? writtenOffset(start))
    if (first === undefined && name !== '__proto__') return
    report(
      first === undefined ? 'PrototypeKey' : 'DuplicateKey',
      start,
      length,
      first ?? writtenOffset(start),
    )
    key = { ...key, isLeftOut: true }
  }

  function add(value: unknown, start: number, length: number): Part {
    const holder = parent?.value
    const name = Array.isArray(holder) ? holder.length : key?.name
    const parts = typeof value === 'object' && value !== null ? new Map() : undefined
    const part: Part = { ...spanFor(start, length), value, name, key, parent, parts }
    root ??= part
    // A key that is a fault by itself, as the second of two is, brings no others.
    if (name !== undefined && !key?.isLeftOut) {
      parent?.parts?.set(name, part)
      if (Array.isArray(holder)) holder.push(value)
      else if (typeof holder === 'object' && holder) Reflect.set(holder, name, value)
    }
    key = undefined
    comma = undefined
    return part
  }

  /** Whether words hold what no page can show. */
  function checkCharacters(words: string, start: number, length: number): boolean {
    const lost = text.slice(start, start + length).indexOf('\uFFFD')
    if (lost >= 0) {
      report('LostCharacter', start + lost, 1)
      return true
    }
    if (words.isWellFormed() && !unusable.test(words)) return false
    report('UnusableCharacter', start, length)
    return true
  }
}

function pathOf(part: Part | undefined): Finding['path'] {
  const path: (string | number)[] = []
  for (let one = part; one?.name !== undefined; one = one.parent) path.unshift(one.name)
  return path
}

// Text may hold none of these: they are what is looked for.
// oxlint-disable-next-line no-control-regex
const unusable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u

function spanOf(root: Part | undefined, path: Finding['path'], mark: Finding['mark']): Span {
  if (!root) return { start: 0, end: 1 }
  let part = root
  let length = 0
  // A path may go on where the document does not: the deepest part that is there is marked.
  for (const name of path) {
    const next = part.parts?.get(name) ?? part.parts?.get(String(name))
    if (!next) break
    part = next
    length += 1
  }
  const { start, end } = mark === 'key' && length === path.length && part.key ? part.key : part
  const opens = part.parts && start === part.start
  return { start, end: opens ? start + 1 : end }
}
