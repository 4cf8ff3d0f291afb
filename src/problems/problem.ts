import type { Path } from '#json/path.ts'
import type { LineRange } from '#json/source-excerpt.ts'

import type { ProblemCode, Severity } from './problem-code.ts'

/** The most problems of one kind that are reported for a file. The others are counted. */
export const maxOfKind = 500

/** Something wrong with content, before its position is known. */
export type RawProblem = {
  readonly path: Path
  /** What is marked: the value, its key, or the parent that lacks it; the value if left out. */
  readonly mark?: 'value' | 'key' | 'parent'
  readonly code: ProblemCode
  /** What is wrong, as a sentence. */
  readonly message: string
  /** What to write instead, as a sentence. */
  readonly help: string
  /** What was most likely meant, as it would be written. */
  readonly suggestion?: string | undefined
}

/** What is said of a problem, without its place. */
export type Description = Omit<RawProblem, 'path' | 'mark'>

/** Something wrong with a content file. */
export type Problem = Description &
  LineRange & {
    readonly severity: Severity
    /** The JSON pointer of the value (RFC 6901). */
    readonly pointer: string
    /** The path in words: "Scene intro, answer no". Empty for the whole document. */
    readonly place: string
    /** Type and value at the path, cut at 80 characters; undefined if it is missing. */
    readonly found: string | undefined
    /** How many more problems of this kind there are in the file, which are not listed. */
    readonly others?: number | undefined
  }
