/** What a command may touch. Tests pass their own. */
export type Io = {
  readonly out: (line: string) => void
  readonly error: (line: string) => void
  /** The lines that somebody types, or that come through a pipe, for commands that ask. */
  readonly lines?: AsyncIterable<string>
}

/** A command as a value: arguments and effects come in, the exit code comes out. */
export type Command = {
  readonly name: string
  readonly summary: string
  /** Exit code: 0 fine, 1 the content has problems, 2 the command could not do its work. */
  readonly run: (args: readonly string[], io: Io) => Promise<number>
}
