import type { Finding } from '#fields/finding.ts'
import { valueAt } from '#fields/raw.ts'

import { checkAddress, checkAddresses } from './check-address.ts'
import type { Assets } from './check-assets.ts'
import { checkPublishedSchema } from './check-published-schema.ts'
import { checkReferences } from './check-references.ts'
import { checkShape, type ShapeResult } from './check-shape.ts'
import { cut, describeValue, written } from './describe-value.ts'
import { placeWords } from './place-words.ts'
import type { Portfolio } from './portfolio.ts'
import type { Located } from './describe-fault.ts'
import { checkVersion } from './schema-version.ts'
import type { Unsure } from './mend-text.ts'
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
  /** Whether a browser can read a whole address; left out, none is tried. */
  readonly isAddress?: (text: string) => boolean
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
  const all = otherVersion ? [otherVersion] : shape ? checkMeaning(shape, options) : []
  const findings = all.filter((finding) => !isSpoilt(finding, source.unsure))
  // Advice for the day of publishing: it waits until there is nothing to mend.
  if (shape && ![...source.faults, ...findings].some(({ severity }) => severity === 'error')) {
    findings.push(...checkAddress(shape.document))
  }
  const placeOf = placeWords(shape?.document ?? source.value)
  const located = [
    ...(source.isReadable ? source.faults : withRest(source.faults)),
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
        place: code === 'content/unknown-key' ? placeOfKey(placeOf, path) : placeOf(path),
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

/** The place of a name that nobody knows: as it is written, and not in the owner's words. */
function placeOfKey(placeOf: (path: Finding['path']) => string, path: Finding['path']): string {
  return [placeOf(path.slice(0, -1)), written(path.at(-1))].filter(Boolean).join(', ')
}

/** The faults, of which the first that ends the reading says so. */
function withRest(faults: readonly Located[]): Located[] {
  const place = faults.findIndex(({ code, isHarmless }) => code === 'content/syntax' && !isHarmless)
  return faults.map((fault, index) =>
    index === place
      ? { ...fault, help: `${fault.help} The rest is checked when this is mended.` }
      : fault,
  )
}

/** Findings of whether names lead anywhere, which a name that cannot be read makes doubtful. */
const ofNames = new Set(['content/unknown-section', 'content/duplicate-id'])

/** Whether a finding may be no more than the consequence of a fault of writing. */
function isSpoilt(finding: Finding, unsure: readonly Unsure[]): boolean {
  const { path, mark, code } = finding
  return unsure.some((part) => {
    const isWithin = begins(path, part.path)
    if (isWithin) return !(mark === 'key' && path.length === part.path.length)
    if (part.isMeant) return false
    if (begins(part.path, path) && (mark === 'parent' || !code.startsWith('content/'))) return true
    if (ofNames.has(code)) return part.path.length <= 2 || part.path.at(-1) === 'id'
    // What one scene or card says of another is doubtful where a part of either is.
    const isReference = !code.startsWith('content/') || code === 'content/missing-alt'
    const shared = path[0] === 'sections' ? 2 : 1
    return isReference && begins(path, part.path.slice(0, shared))
  })
}

function begins(path: Finding['path'], start: Finding['path']): boolean {
  return start.every((name, index) => path[index] === name)
}

/** Everything that is wrong with a document that can be read, at the paths as they are written. */
function checkMeaning(shape: ShapeResult, options: CheckOptions): Finding[] {
  const { document, findings, writtenPath } = shape
  const shapeMarks = new Set(findings.map(markOf))
  const { isAddress = () => true } = options
  const references = [
    ...checkReferences(document, options),
    ...checkAddresses(document, isAddress),
    // What is wrong at a misshapen place is no more than a guess.
  ].filter((finding) => finding.severity === 'error' || !shapeMarks.has(markOf(finding)))
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
