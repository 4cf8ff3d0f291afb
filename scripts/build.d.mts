/** Options of a build. */
export type BuildOptions = {
  /** Prints warnings of the content and the list of files. */
  readonly isVerbose?: boolean
  /** Runs before a build. */
  readonly prepare?: () => Promise<void>
}

/** Builds the site of a content file into a folder of the project, unless nothing has changed. */
export function buildIfChanged(
  folder: string,
  contentFile: string,
  options?: BuildOptions,
): Promise<void>

/** Builds the site of the owner's content into OUT_DIR, unless nothing has changed. */
export function buildSite(options?: BuildOptions): Promise<void>
