import { createInterface } from 'node:readline'

import type { Command, Io } from './command.ts'

/** Commands by name, each loaded when it is asked for: none waits for what another needs. */
const commands = new Map<string, () => Promise<Command>>([
  ['validate', async () => (await import('./commands/validate.ts')).validate],
  ['schema', async () => (await import('./commands/schema.ts')).schema],
  ['graph', async () => (await import('./commands/graph.ts')).graph],
  ['play', async () => (await import('./commands/play.ts')).play],
  ['migrate', async () => (await import('./commands/migrate.ts')).migrate],
  ['explain', async () => (await import('./commands/explain.ts')).explain],
])

const io: Io = {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  lines: { [Symbol.asyncIterator]: typedLines },
}

/** Runs a command; whatever goes wrong is one sentence, and the exit code says so. */
async function main(name = '', ...args: readonly string[]): Promise<number> {
  const load = commands.get(name)
  if (!load) {
    io.error(`There is no command "${name}". There are:`)
    for (const [known, loadKnown] of commands) {
      io.error(`  ${known}: ${(await loadKnown()).summary}`)
    }
    return 2
  }
  try {
    return await (await load()).run(args, io)
  } catch (error) {
    io.error(`Folio has a fault: ${error instanceof Error ? error.message : String(error)}`)
    return 2
  }
}

/** Lines from the terminal or a pipe, to be had once; Ctrl+C and Ctrl+D are their end. */
async function* typedLines(): AsyncGenerator<string> {
  const { stdin: input, stdout: output } = process
  const reader = createInterface({ input, output, terminal: input.isTTY && output.isTTY })
  reader.on('SIGINT', () => reader.close())
  yield* reader
}

process.exitCode = await main(...process.argv.slice(2))
