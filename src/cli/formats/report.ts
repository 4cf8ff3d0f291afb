import type { Problem } from '#content/check-portfolio.ts'

/** What the check of one file found. */
export type Report = {
  /** How the file is called: its path from here with forward slashes, or `<stdin>`. */
  readonly file: string
  readonly text: string
  readonly problems: readonly Problem[]
}

/** A way to tell what was found, after so many milliseconds of work. */
export type Format = (reports: readonly Report[], milliseconds: number) => string
