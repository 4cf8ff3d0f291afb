/** A browser that is driven by its vendor's own protocol. */
export type Engine = {
  /** Name and version. */
  readonly name: string
  readonly open: (address: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page. What it takes and gives is JSON. */
  readonly run: <Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  /** Keyboard and mouse input: "actions" of the WebDriver standard. */
  readonly act: (actions: readonly object[]) => Promise<void>
  /** Errors and warnings of the console so far. */
  readonly listComplaints: () => Promise<readonly string[]>
  /** The window as a PNG. */
  readonly takePicture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** How a browser is started. */
export type EngineSettings = {
  /** Emulates a system with reduced motion. */
  readonly reducedMotion: boolean
  /** The visitor's own colours in place of those of a page: white on black. Only Firefox has them. */
  readonly forcedColours?: boolean
}

/** Returns the source of an expression that runs a script and resolves to JSON. */
export function writeExpression(
  // Any function: "run" checks its types.
  script: (...given: never[]) => unknown,
  given: readonly unknown[],
): string {
  return `(async () => JSON.stringify((await (${script.toString()})(...${JSON.stringify(given)})) ?? null))()`
}
