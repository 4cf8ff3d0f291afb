import { createInterface } from 'node:readline'

import type { Io } from './command.ts'
import { graph } from './commands/graph.ts'
import { migrate } from './commands/migrate.ts'
import { play } from './commands/play.ts'
import { schema } from './commands/schema.ts'
import { validate } from './commands/validate.ts'

const commands = [validate, schema, graph, play, migrate]

const io: Io = {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
  lines: { [Symbol.asyncIterator]: typedLines },
}
const [name, ...args] = process.argv.slice(2)
const command = commands.find((candidate) => candidate.name === name)
if (command) {
  process.exitCode = await command.run(args, io)
} else {
  io.error(`There is no command "${name ?? ''}". There are:`)
  for (const { name: known, summary } of commands) io.error(`  ${known}: ${summary}`)
  process.exitCode = 2
}

/** Lines from the terminal or a pipe, to be had once; Ctrl+C and Ctrl+D are their end. */
async function* typedLines(): AsyncGenerator<string> {
  const { stdin: input, stdout: output } = process
  const reader = createInterface({ input, output, terminal: input.isTTY && output.isTTY })
  reader.on('SIGINT', () => reader.close())
  yield* reader
}
