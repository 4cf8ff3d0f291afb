/** Options of a build. */
export type BuildOptions = {
  /** Prints all that Vite does. */
  readonly isVerbose?: boolean
  /** Prints a few lines about the built site. */
  readonly isSummed?: boolean
  /** Runs before a build. */
  readonly prepare?: () => Promise<void>
}

/** Builds the site of a content file into a folder of the project, unless nothing has changed. */
export function buildIfChanged(
  folder: string,
  contentFile: string,
  options?: BuildOptions,
): Promise<boolean>

/** Builds the site of the owner's content into OUT_DIR, unless nothing has changed. */
export function buildSite(options?: BuildOptions): Promise<boolean>
