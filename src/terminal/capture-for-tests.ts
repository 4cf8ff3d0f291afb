import type { Command, Io } from './command.ts'

/** What a command printed, line by line, and its exit code. */
type Printed = { readonly code: number; readonly out: string[]; readonly error: string[] }

/** Gives a place to print to. Returns the exit code and what was printed. */
export async function capture(run: (io: Io) => Promise<number>): Promise<Printed> {
  const out: string[] = []
  const error: string[] = []
  const code = await run({ out: (line) => out.push(line), error: (line) => error.push(line) })
  return { code, out, error }
}

/** Runs a command. Returns its exit code and what it printed. */
export function captureCommand(command: Command, ...args: readonly string[]): Promise<Printed> {
  return capture((io) => command.run(args, io))
}
