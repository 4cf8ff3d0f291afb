import { createInterface } from 'node:readline'

import type { PlayIo } from '#cli/commands/play.ts'
import { loadOwnSections } from '#disk/load-own-sections.ts'
import { Refusal } from '#disk/refusal.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'
import { runCommand, terminal, type Command } from '#terminal/command.ts'

/** Each command is imported when it runs: none waits for what another needs. */
const commands = new Map<string, () => Promise<Command<PlayIo>>>([
  ['dev', async () => (await import('./dev.ts')).dev],
  ['build', async () => (await import('./build.ts')).build],
  ['start', async () => (await import('./start.ts')).start],
  ['validate', async () => (await import('#cli/commands/validate.ts')).validate],
  ['check', async () => (await import('./check.ts')).check],
  ['explain', async () => (await import('#cli/commands/explain.ts')).explain],
  ['graph', async () => (await import('#cli/commands/graph.ts')).graph],
  ['play', async () => (await import('#cli/commands/play.ts')).play],
  ['migrate', async () => (await import('#cli/commands/migrate.ts')).migrate],
  ['inbox', async () => (await import('./inbox.ts')).inbox],
  ['schema', async () => (await import('#cli/commands/schema.ts')).schema],
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
  await loadOwnSections()
  process.exitCode = await runCommand('npm run COMMAND', commands, process.argv.slice(2), io)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  io.error(error instanceof Refusal ? message : `Folio failed: ${message}`)
  process.exitCode = 2
}
