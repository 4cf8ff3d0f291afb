import type { Severity } from './problem-code.ts'
import type { RawProblem } from './raw-problem.ts'

/** Something wrong with a content file; lines and columns count from 1, ends are excluded. */
export type Problem = Pick<RawProblem, 'code' | 'message' | 'help' | 'suggestion'> & {
  readonly severity: Severity
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  /** The JSON pointer of the value (RFC 6901). */
  readonly pointer: string
  /** The path in words: "Scene intro, answer no". Empty for the whole document. */
  readonly place: string
  /** Type and value at the path, cut at 80 characters; undefined if it is missing. */
  readonly found: string | undefined
}
