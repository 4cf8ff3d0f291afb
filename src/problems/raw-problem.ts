import type { Path } from '#json/path.ts'

import type { ProblemCode } from './problem-code.ts'

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
