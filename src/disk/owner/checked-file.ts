import type { Problem } from '#problems/problem.ts'

/** A file of the owner, and what is wrong with it. */
export type CheckedFile = {
  readonly file: string
  readonly text: string
  readonly problems: readonly Problem[]
}
