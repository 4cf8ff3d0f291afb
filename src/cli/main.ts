import type { Io } from './command.ts'
import { graph } from './commands/graph.ts'
import { schema } from './commands/schema.ts'
import { validate } from './commands/validate.ts'

const commands = [validate, schema, graph]

const io: Io = { out: (line) => console.log(line), error: (line) => console.error(line) }
const [name, ...args] = process.argv.slice(2)
const command = commands.find((candidate) => candidate.name === name)
if (command) {
  process.exitCode = await command.run(args, io)
} else {
  io.error(`There is no command "${name ?? ''}". There are:`)
  for (const { name: known, summary } of commands) io.error(`  ${known}: ${summary}`)
  process.exitCode = 2
}
