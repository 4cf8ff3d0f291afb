import type { Finding } from '#fields/finding.ts'
import { valueAt } from '#fields/raw.ts'

import { checkAddress } from './check-address.ts'
import { checkPublishedSchema } from './check-published-schema.ts'
import { checkReferences, type Assets } from './check-references.ts'
import { checkShape, type ShapeResult } from './check-shape.ts'
import { cut, describeValue, written } from './describe-value.ts'
import { placeWords } from './place-words.ts'
import type { Portfolio } from './portfolio.ts'
import { checkVersion } from './schema-version.ts'
import { readSource } from './source-map.ts'

/** Something wrong with a content file; lines and columns count from 1, ends are excluded. */
export type Problem = Pick<Finding, 'code' | 'severity' | 'message' | 'help' | 'suggestion'> & {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** The JSON pointer of the place (RFC 6901). */
  readonly pointer: string
  /** The place in the owner's words: "Scene intro, answer no". Empty for the whole document. */
  readonly place: string
  /** Type and value of what stands there, cut at 80 characters; undefined where nothing does. */
  readonly found: string | undefined
}

export type CheckOptions = Assets & {
  /** The published schema, which owners' editors check against. */
  readonly publishedSchema: object
}

/** The portfolio where there is no error; every problem, warnings too, in the order of the file. */
export type CheckResult = {
  readonly portfolio: Portfolio | undefined
  readonly problems: readonly Problem[]
}

/** Checks the text of a content file: syntax, shape, references and the published schema. */
export function checkPortfolio(text: string, options: CheckOptions): CheckResult {
  const source = readSource(text)
  // What cannot be read as it was meant would be full of problems that nobody made.
  const otherVersion = source.isReadable ? checkVersion(source.value) : undefined
  const shape = source.isReadable && !otherVersion ? checkShape(source.value) : undefined
  const findings = otherVersion ? [otherVersion] : shape ? checkMeaning(shape, options) : []
  // Advice for the day of publishing: it waits until there is nothing to mend.
  if (shape && ![...source.faults, ...findings].some(({ severity }) => severity === 'error')) {
    findings.push(...checkAddress(shape.document))
  }
  const placeOf = placeWords(shape?.document ?? source.value)
  const located = [
    ...source.faults,
    ...findings.map((finding) => ({
      ...finding,
      ...source.spanOf(finding),
      found: foundAt(finding, source.value),
    })),
  ]
  const problems = located
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, path, found, code, severity, message, help, suggestion }): Problem => {
      const [first, last] = [source.placeOf(start), source.placeOf(end)]
      return {
        line: first.line,
        column: first.column,
        endLine: last.line,
        endColumn: last.column,
        pointer: pointerOf(path),
        place: placeOf(path),
        code,
        severity,
        message,
        found,
        help,
        suggestion,
      }
    })
  const failed = problems.some(({ severity }) => severity === 'error')
  return { portfolio: failed ? undefined : shape?.portfolio, problems }
}

/** Everything that is wrong with a document that can be read, at the paths as they are written. */
function checkMeaning(shape: ShapeResult, options: CheckOptions): Finding[] {
  const { document, findings, writtenPath } = shape
  const shapeMarks = new Set(findings.map(markOf))
  // What is wrong at a misshapen place is no more than a guess.
  const references = checkReferences(document, options).filter(
    (finding) => finding.severity === 'error' || !shapeMarks.has(markOf(finding)),
  )
  const own = [...findings.filter(isNotIn(references)), ...references]
  // The model speaks the owner's words. A test holds the published schema to the same verdict, so
  // that it is asked only where the model has nothing to say: compiling it costs more than all else.
  const published =
    findings.length === 0 ? checkPublishedSchema(document, options.publishedSchema) : []
  return [...own, ...published].map((finding) => ({ ...finding, path: writtenPath(finding.path) }))
}

/** Of one place a reference knows more than a shape: "no lines" rather than "too few items". */
function isNotIn(references: readonly Finding[]) {
  const marks = new Set(references.map(markOf))
  return (finding: Finding) => !marks.has(markOf(finding))
}

function markOf({ path, mark }: Finding): string {
  return `${mark} ${pointerOf(path)}`
}

/** Type and value of what a finding marks, or undefined where that is missing. */
function foundAt({ path, mark }: Finding, document: unknown): string | undefined {
  if (mark === 'parent') return undefined
  if (mark === 'key') return cut(`name ${written(path.at(-1))}`)
  const value = valueAt(document, path)
  return value === undefined ? undefined : describeValue(value)
}

/** The JSON pointer of a path (RFC 6901). */
function pointerOf(path: Finding['path']): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
