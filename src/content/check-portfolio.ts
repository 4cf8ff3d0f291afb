import type { Finding } from '#fields/finding.ts'

import { checkPublishedSchema } from './check-published-schema.ts'
import { checkReferences } from './check-references.ts'
import { describeIssue } from './describe-issue.ts'
import { portfolio, type Portfolio } from './portfolio.ts'
import { readSource, type SourceMap } from './source-map.ts'

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

export type CheckOptions = {
  /** Whether a file stands beside the content, by its path from there. */
  readonly hasAsset: (path: string) => boolean
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
  if (source.syntaxErrors.length > 0) {
    return { portfolio: undefined, problems: syntaxProblems(source) }
  }
  const parsed = portfolio.safeParse(source.value)
  const shape = parsed.error?.issues.flatMap((issue) =>
    describeIssue(issue, valueAt(source.value, issue.path)),
  )
  const references = checkReferences(source.value, options.hasAsset)
  // Of one place a reference knows more than a shape: "no lines" rather than "too few items".
  const told = new Set(
    references
      .filter(({ severity }) => severity === 'error')
      .map(({ path, mark }) => `${mark} ${pointerOf(path)}`),
  )
  const own = [
    ...(shape ?? []).filter(({ path, mark }) => !told.has(`${mark} ${pointerOf(path)}`)),
    ...references,
  ]
  const known = new Set(own.map(({ path }) => pointerOf(path)))
  // The model speaks the owner's words; the published schema adds what only it sees.
  const published = checkPublishedSchema(source.value, options.publishedSchema).filter(
    ({ path }) => ![...known].some((pointer) => related(pointer, pointerOf(path))),
  )
  const problems = [...own, ...published]
    .map((finding) => ({ finding, span: source.spanOf(finding) }))
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(({ finding, span }) => problemOf(finding, span, source))
  const failed = problems.some(({ severity }) => severity === 'error')
  return { portfolio: failed ? undefined : parsed.data, problems }
}

function syntaxProblems(source: SourceMap): Problem[] {
  return source.syntaxErrors
    .toSorted((a, b) => a.start - b.start)
    .map((error) =>
      problemOf(
        {
          path: [],
          code: 'content/syntax',
          severity: 'error',
          message: `${error.message}.`,
          help: 'Mend it here; JSON knows no comments, no trailing commas and no repeated keys.',
        },
        error,
        source,
      ),
    )
}

function problemOf(
  { path, code, severity, message, help, suggestion }: Omit<Finding, 'mark'>,
  span: { start: number; end: number },
  source: SourceMap,
): Problem {
  const { line, column } = source.placeOf(span.start)
  const { line: endLine, column: endColumn } = source.placeOf(span.end)
  return {
    line,
    column,
    endLine,
    endColumn,
    pointer: pointerOf(path),
    code,
    severity,
    place: '',
    message,
    found: undefined,
    help,
    suggestion,
  }
}

/** The JSON pointer of a path (RFC 6901). */
function pointerOf(path: Finding['path']): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

function related(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? Reflect.get(inner, key)
        : undefined,
    value,
  )
}
