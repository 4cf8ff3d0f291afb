import { createInterface } from 'node:readline'

import { Refusal } from '#disk/refusal.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'
import { runCommand, terminal, type Command } from '#terminal/command.ts'

import type { PlayIo } from './commands/play.ts'

/** Each command is imported when it runs: none waits for what another needs. */
const commands = new Map<string, () => Promise<Command<PlayIo>>>([
  ['validate', async () => (await import('./commands/validate.ts')).validate],
  ['schema', async () => (await import('./commands/schema.ts')).schema],
  ['graph', async () => (await import('./commands/graph.ts')).graph],
  ['play', async () => (await import('./commands/play.ts')).play],
  ['migrate', async () => (await import('./commands/migrate.ts')).migrate],
  ['explain', async () => (await import('./commands/explain.ts')).explain],
])

/** Reads lines from the terminal or a pipe. Ctrl+C and Ctrl+D end it. */
async function* readLines(): AsyncGenerator<string> {
  const { stdin: input, stdout: output } = process
  const reader = createInterface({ input, output, terminal: input.isTTY && output.isTTY })
  reader.on('SIGINT', () => reader.close())
  yield* reader
}

const io: PlayIo = { ...terminal, lines: { [Symbol.asyncIterator]: readLines } }
try {
  loadSettings(io.error)
  process.exitCode = await runCommand('npm run COMMAND', commands, process.argv.slice(2), io)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  io.error(error instanceof Refusal ? message : `Folio failed: ${message}`)
  process.exitCode = 2
}
