import type { ProblemCode } from './problem-code.ts'

/** Something wrong with content, before it is known at which line. */
export type Finding = {
  /** Keys and indexes that lead to the place from the document's root. */
  readonly path: readonly (string | number)[]
  /** What is marked: the value, the name of the property, or the parent that lacks it. */
  readonly mark: 'value' | 'key' | 'parent'
  /** A name that stays the same from version to version. */
  readonly code: ProblemCode
  readonly severity: 'error' | 'warning'
  /** What is wrong, as a sentence. */
  readonly message: string
  /** What to write instead, as a sentence. */
  readonly help: string
  /** The one thing that was most likely meant, as it would be written. */
  readonly suggestion?: string | undefined
}
