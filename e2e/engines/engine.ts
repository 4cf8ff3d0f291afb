/** A browser that is driven as its makers mean it to be, in a window of its own. */
export type Engine = {
  /** Name and version, as the browser tells them. */
  readonly name: string
  readonly open: (address: string) => Promise<void>
  readonly resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page. What it takes and gives is JSON. */
  readonly run: <Given extends readonly unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ) => Promise<Result>
  /** Input as from a keyboard and a mouse: "actions" of the WebDriver standard. */
  readonly act: (actions: readonly object[]) => Promise<void>
  /** Errors and warnings of the console so far. */
  readonly complaints: () => Promise<readonly string[]>
  /** The window as a PNG. */
  readonly picture: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

/** How a browser is started. */
export type EngineSettings = {
  /** A system that asks pages for less motion. */
  readonly reducedMotion: boolean
}

/** The source of an expression that runs a script and gives its result as a promise of JSON. */
export function expressionOf(
  // Any function will do: its types are those of "run".
  script: (...given: never[]) => unknown,
  given: readonly unknown[],
): string {
  return `(async () => JSON.stringify((await (${script.toString()})(...${JSON.stringify(given)})) ?? null))()`
}
