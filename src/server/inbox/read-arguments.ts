import { parseArgs } from 'node:util'

import { reason } from '../log.ts'
import { deliveryStates } from '../storage/message-store.ts'
import { backup, restore } from './backup.ts'
import type { Command, Options } from './command.ts'
import { forget, purge } from './erase.ts'
import { formats } from './formats.ts'
import { exportAll, list, remove, retry, show } from './messages.ts'
import { stats } from './stats.ts'

/** What is said where a command cannot be understood. */
export const usage = `npm run inbox -- COMMAND, where COMMAND is one of:
  list [--state STATE] [--limit 50]    the newest messages, one on each line
  show ID                              a whole message
  export [--state STATE]               every message, for a spreadsheet or a program
  retry ID | retry --all               send a message now; all that wait or were given up
  delete ID                            delete a message for good
  stats                                how many there are, by what became of them
  backup FILE                          write every message into a new file
  restore FILE                         add the messages of a backup that are missing
  purge --older-than 90d               delete what is older, but not what waits to be mailed
  forget ada@example.org               delete every message from an address
--format is one of ${formats.join(', ')}. STATE is one of ${deliveryStates.join(', ')}.`

type Named = 'an id' | 'a file' | 'an email address'

const commands = new Map<string, { readonly run: Command; readonly takes?: Named }>([
  ['list', { run: list }],
  ['show', { run: show, takes: 'an id' }],
  ['export', { run: exportAll }],
  ['retry', { run: retry, takes: 'an id' }],
  ['delete', { run: remove, takes: 'an id' }],
  ['stats', { run: stats }],
  ['backup', { run: backup, takes: 'a file' }],
  ['restore', { run: restore, takes: 'a file' }],
  ['purge', { run: purge }],
  ['forget', { run: forget, takes: 'an email address' }],
])

const flags = {
  format: { type: 'string' },
  state: { type: 'string' },
  limit: { type: 'string', default: '50' },
  all: { type: 'boolean', default: false },
  'older-than': { type: 'string' },
} as const

export type Reading =
  | { readonly problem: string }
  | { readonly run: Command; readonly named: string; readonly options: Options }

/** Reads a command and its options, or says in one sentence why it cannot. */
export function readArguments(args: readonly string[]): Reading {
  try {
    const parsed = parseArgs({ args: [...args], options: flags, allowPositionals: true })
    const [name = '', named = '', ...others] = parsed.positionals
    const { all, limit, 'older-than': age, ...values } = parsed.values
    const command = commands.get(name)
    const format = formats.find((known) => known === values.format)
    const state = deliveryStates.find((known) => known === values.state)
    if (!command) return { problem: name === '' ? 'Write a command.' : `There is no "${name}".` }
    if (values.format !== undefined && !format)
      return { problem: `--format ${values.format} is none.` }
    if (values.state !== undefined && !state) return { problem: `--state ${values.state} is none.` }
    if (!/^[1-9]\d{0,5}$/u.test(limit)) return { problem: `--limit ${limit} is no number.` }
    if (all && name !== 'retry') return { problem: '--all is for retry.' }
    if (age !== undefined && name !== 'purge') return { problem: '--older-than is for purge.' }
    if (name === 'purge' && !/^[1-9]\d{0,4}d$/u.test(age ?? '')) {
      return { problem: 'Write purge with an age in days, such as --older-than 90d.' }
    }
    const { run, takes } = command
    if (takes === undefined && named !== '') {
      return { problem: `${name} takes nothing but options.` }
    }
    if (takes !== undefined && named === '' && !all) {
      return { problem: `Write ${name} with ${takes}.` }
    }
    if (others.length > 0 || (all && named !== '')) return { problem: 'That is too much at once.' }
    if (takes === 'an email address' && !/^[^\s@]+@[^\s@]+$/u.test(named)) {
      return { problem: `"${named}" is no email address: write one such as ada@example.org.` }
    }
    const days = Number.parseInt(age ?? '0', 10)
    return { run, named, options: { format, state, all, limit: Number(limit), days } }
  } catch (error) {
    return { problem: reason(error) }
  }
}
