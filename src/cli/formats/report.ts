import type { Problem } from '#content/check-portfolio.ts'

/** What the check of one file found. */
export type Report = {
  /** How the file is called: its path from here with forward slashes, or `<stdin>`. */
  readonly file: string
  readonly text: string
  readonly problems: readonly Problem[]
}

/** A file that could not be checked, and why in a sentence. */
export type Refused = { readonly file: string; readonly message: string }

/**
 * A way to tell what was found, after so many milliseconds of work, and which files could not be
 * checked: those are told of on the standard error too.
 */
export type Format = (
  reports: readonly Report[],
  milliseconds: number,
  refused?: readonly Refused[],
) => string
