import { describeValue, formatValue, truncate } from '#json/format-value.ts'
import { indexLines } from '#json/index-lines.ts'
import { formatPointer, type Path } from '#json/path.ts'
import { readValue } from '#json/untyped-value.ts'
import { findRange, type JsonSource } from '#json/read-json.ts'
import { describeSyntaxError, type Range, type SyntaxError } from '#json/syntax/syntax-errors.ts'
import type { SyntaxErrorKind } from '#json/syntax/syntax-sentences.ts'

import { formatOthers } from './format-problem.ts'
import { findSeverity, type ProblemCode } from './problem-code.ts'
import { maxOfKind, type Problem, type RawProblem } from './problem.ts'

/** The codes of syntax errors that have one of their own. */
const codes: Partial<Record<SyntaxErrorKind, ProblemCode>> = {
  comment: 'content/comment',
  controlCharacter: 'content/unusable-character',
  duplicateKey: 'content/duplicate-key',
  empty: 'content/empty',
  lostCharacter: 'content/not-text',
  notText: 'content/not-text',
  prototypeKey: 'content/unknown-key',
  tooDeep: 'content/too-deep',
  tooLarge: 'content/too-large',
  tooManyValues: 'content/too-large',
  trailingComma: 'content/trailing-comma',
  unusableCharacter: 'content/unusable-character',
}

/** Errors of the whole file: the marked characters would explain nothing. */
const ofWholeFile = new Set([
  'empty',
  'endsEarly',
  'notText',
  'otherFormat',
  'tooLarge',
  'tooDeep',
  'tooMany',
  'tooManyValues',
])

/**
 * Gives every problem of a text its position, its path in the owner's words and what is there, in the
 * order of the text.
 */
export function describeProblems(
  text: string,
  source: JsonSource,
  problems: readonly RawProblem[],
  describePath: (path: Path) => string,
): Problem[] {
  const findPosition = indexLines(text)
  return [
    ...source.errors.map((error) => {
      const found = ofWholeFile.has(error.kind) ? undefined : describeCharacters(text, error)
      return { ...describeError(error), range: error, found, others: undefined }
    }),
    ...limitKinds(
      problems
        .map((problem) => ({
          ...problem,
          range: findRange(source.root, problem.path, problem.mark),
        }))
        .toSorted(compareStarts),
    ).map((problem) => ({ ...problem, found: describeFound(problem, source.document) })),
  ]
    .toSorted(compareStarts)
    .map(({ range, path, code, message, found, help, suggestion, others }): Problem => {
      const [start, end] = [findPosition(range.start), findPosition(range.end)]
      return {
        ...start,
        endLine: end.line,
        endColumn: end.column,
        pointer: formatPointer(path),
        place: code === 'content/unknown-key' ? describeKeyPath(path) : describePath(path),
        code,
        severity: findSeverity(code),
        message: endOnce(shortenQuotes(message)) + formatOthers(others ?? 0),
        found,
        help: endOnce(shortenQuotes(help)),
        suggestion,
        others,
      }
    })

  /** Shows the name of an unknown field as it is written. */
  function describeKeyPath(path: Path): string {
    return [describePath(path.slice(0, -1)), formatValue(path.at(-1))].filter(Boolean).join(', ')
  }

  function describeError(error: SyntaxError): RawProblem {
    const sentence = describeSyntaxError(error, text, (offset) => findPosition(offset).line)
    const code = codes[error.kind] ?? 'content/syntax'
    const isLast = error === source.fatal && code === 'content/syntax'
    const help = `${sentence.help}${isLast ? ' The rest is checked when this is corrected.' : ''}`
    return { ...sentence, help, path: error.path, code }
  }
}

type Ranged = { readonly range: Range }

function compareStarts(one: Ranged, other: Ranged): number {
  return one.range.start - other.range.start
}

/** Leaves out the problems of a kind behind the first ones. The last one that stays counts them. */
function limitKinds<One extends RawProblem>(problems: readonly One[]) {
  const counts = new Map<ProblemCode, number>()
  const kept = problems.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    return count <= maxOfKind
  })
  const last = new Map(kept.map((problem) => [problem.code, problem]))
  return kept.map((problem) => {
    const others = Math.max(0, (counts.get(problem.code) ?? 0) - maxOfKind)
    const isLast = others > 0 && last.get(problem.code) === problem
    return { ...problem, others: isLast ? others : undefined }
  })
}

/** A sentence may quote a text of any length. A quotation mark after a letter ends a quote. */
function shortenQuotes(sentence: string): string {
  return sentence.replaceAll(
    /(?<![\p{L}\p{N}])"[^"]{80,}"/gu,
    (quote) => `${truncate(quote.slice(0, -1))}"`,
  )
}

/** A quote that ends with a full stop ends its sentence, too. */
function endOnce(sentence: string): string {
  return sentence.replaceAll(/(?<=[\p{L}\p{N})]\.")\.(?=\s|$)/gu, '')
}

function describeCharacters(text: string, { start, end }: Range): string {
  return truncate(`characters ${text.slice(start, Math.min(end, start + 100))}`)
}

/** Type and value of what a problem marks; undefined where it is missing. */
function describeFound({ path, mark }: RawProblem, document: unknown): string | undefined {
  if (mark === 'parent') return undefined
  if (mark === 'key') return truncate(`name ${formatValue(path.at(-1))}`)
  const value = readValue(document, path)
  return value === undefined ? undefined : describeValue(value)
}
