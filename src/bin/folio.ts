import { createInterface } from 'node:readline'

import type { PlayIo } from '#cli/commands/play.ts'
import { hasCode } from '#disk/has-code.ts'
import { loadOwnSections } from '#disk/owner/load-own-sections.ts'
import { readReason } from '#disk/read-reason.ts'
import { Refusal } from '#disk/refusal.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'
import { runCommand, terminal } from '#terminal/command.ts'

import { commands } from './commands.ts'

/** Reads lines from the terminal or a pipe. Ctrl+C and Ctrl+D end it. */
async function* readLines(): AsyncGenerator<string> {
  const { stdin: input, stdout: output } = process
  const reader = createInterface({ input, output, terminal: input.isTTY && output.isTTY })
  reader.on('SIGINT', () => reader.close())
  yield* reader
}

const io: PlayIo = { ...terminal, lines: { [Symbol.asyncIterator]: readLines } }

// A reader such as "head" may end before the output does, and a disk may be full. The command still does its work.
process.stdout.on('error', () => {})
process.stdout.once('error', (error) => {
  if (hasCode(error, 'EPIPE', 'EOF')) return
  io.error(`The output cannot be written: ${readReason(error)}.`)
  process.on('exit', () => (process.exitCode = 2))
})

try {
  loadSettings(io.error)
  const [command = ''] = process.argv.slice(2)
  // These need no content, and must run even if the owner's section types cannot be loaded.
  const readsNoContent =
    ['', 'new', 'upgrade', 'inbox'].includes(command) || process.argv.includes('--help')
  if (!readsNoContent) await loadOwnSections()
  process.exitCode = await runCommand('npm run COMMAND', commands, process.argv.slice(2), io)
} catch (error) {
  io.error(error instanceof Refusal ? error.message : `Folio failed: ${readReason(error)}`)
  process.exitCode = 2
}
