import { parseArgs } from 'node:util'

import { reason } from '../log.ts'
import {
  deliveryStates,
  type DeliveryState,
  type MessageStore,
  type StoredMessage,
} from '../storage/message-store.ts'
import {
  csvHead,
  csvRow,
  formats,
  letter,
  readable,
  tableHead,
  tableRow,
  type Format,
} from './formats.ts'

/** What is said where a command cannot be understood. */
export const usage = `npm run inbox -- COMMAND, where COMMAND is one of:
  list [--state STATE] [--limit 50]    the newest messages, one on each line
  show ID                              a whole message
  export [--state STATE]               every message, for a spreadsheet or a program
  retry ID | retry --all               send a message now; all that wait or were given up
  delete ID                            delete a message for good
  stats                                how many there are, by what became of them
--format is one of ${formats.join(', ')}. STATE is one of ${deliveryStates.join(', ')}.`

type Io = { readonly out: (line: string) => void; readonly error: (line: string) => void }

type Options = {
  readonly format: Format | undefined
  readonly state: DeliveryState | undefined
  readonly limit: number
  readonly all: boolean
}

type Inbox = Io & { readonly store: MessageStore; readonly options: Options }

/** Runs a command of the inbox; its exit code is 0, 1 for a message that is not there, or 2. */
export async function runInbox(
  args: readonly string[],
  openStore: () => Promise<MessageStore>,
  io: Io,
): Promise<number> {
  const reading = readArguments(args)
  if ('fault' in reading) {
    io.error(`${reading.fault}\n${usage}`)
    return 2
  }
  const store = await openStore()
  try {
    return await reading.run({ ...io, store, options: reading.options }, reading.id)
  } finally {
    await store.close()
  }
}

type Command = (inbox: Inbox, id: string) => Promise<number>

const commands = new Map<string, { readonly run: Command; readonly needsId: boolean }>([
  ['list', { run: list, needsId: false }],
  ['show', { run: show, needsId: true }],
  ['export', { run: exportAll, needsId: false }],
  ['retry', { run: retry, needsId: true }],
  ['delete', { run: remove, needsId: true }],
  ['stats', { run: stats, needsId: false }],
])

type Reading =
  | { readonly fault: string }
  | { readonly run: Command; readonly id: string; readonly options: Options }

function readArguments(args: readonly string[]): Reading {
  const flags = {
    format: { type: 'string' },
    state: { type: 'string' },
    limit: { type: 'string', default: '50' },
    all: { type: 'boolean', default: false },
  } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: flags,
      allowPositionals: true,
    })
    const [name = '', id = '', ...others] = positionals
    const { all, limit } = values
    const command = commands.get(name)
    const format = formats.find((known) => known === values.format)
    const state = deliveryStates.find((known) => known === values.state)
    if (!command) return { fault: name === '' ? 'Write a command.' : `There is no "${name}".` }
    if (values.format !== undefined && !format)
      return { fault: `--format ${values.format} is none.` }
    if (values.state !== undefined && !state) return { fault: `--state ${values.state} is none.` }
    if (!/^[1-9]\d{0,5}$/u.test(limit)) return { fault: `--limit ${limit} is no number.` }
    if (all && name !== 'retry') return { fault: '--all is for retry.' }
    if (command.needsId !== (id !== '') && !(all && id === '')) {
      return { fault: command.needsId ? `Write ${name} with an id.` : `${name} takes no id.` }
    }
    if (others.length > 0 || (all && id !== '')) return { fault: 'That is too much at once.' }
    return { run: command.run, id, options: { format, state, all, limit: Number(limit) } }
  } catch (error) {
    return { fault: reason(error) }
  }
}

async function list({ store, options, out }: Inbox): Promise<number> {
  const { format = 'table', state, limit } = options
  const newest: StoredMessage[] = []
  for await (const message of everyMessage(store, state)) {
    newest.push(message)
    if (newest.length > limit) newest.shift()
  }
  print(newest, format, out)
  return 0
}

function print(messages: readonly StoredMessage[], format: Format, out: Io['out']) {
  if (format === 'json') out(JSON.stringify(messages.map(readable), null, 2))
  if (format === 'csv') for (const line of [csvHead, ...messages.map(csvRow)]) out(line)
  if (format === 'table') for (const line of [tableHead, ...messages.map(tableRow)]) out(line)
}

async function show({ store, options, out, error }: Inbox, id: string): Promise<number> {
  const message = await store.find(id)
  if (!message) return missing(id, error)
  if (options.format === 'json') out(JSON.stringify(readable(message), null, 2))
  else if (options.format === 'csv') print([message], 'csv', out)
  else out(letter(message))
  return 0
}

/** Page by page: an inbox may be larger than the memory. */
async function exportAll({ store, options, out }: Inbox): Promise<number> {
  const { format = 'csv', state } = options
  if (format === 'csv') out(csvHead)
  if (format === 'table') out(tableHead)
  let comma = '['
  for await (const message of everyMessage(store, state)) {
    if (format === 'csv') out(csvRow(message))
    if (format === 'table') out(tableRow(message))
    if (format === 'json') out(`${comma}${JSON.stringify(readable(message))}`)
    comma = ','
  }
  if (format === 'json') out(comma === '[' ? '[]' : ']')
  return 0
}

async function* everyMessage(store: MessageStore, state: DeliveryState | undefined) {
  let after: StoredMessage | undefined
  do {
    const page: readonly StoredMessage[] = await store.page({ state, after, limit: 500 })
    yield* page
    after = page.at(-1)
  } while (after)
}

async function retry({ store, options, out, error }: Inbox, id: string): Promise<number> {
  if (options.all) {
    out(`Due now: ${await store.retryAll()}`)
    return 0
  }
  if (await store.retry(id)) {
    out('The message is due now.')
    return 0
  }
  if (!(await store.find(id))) return missing(id, error)
  error('The message is being sent at this moment.')
  return 1
}

async function remove({ store, out, error }: Inbox, id: string): Promise<number> {
  if (!(await store.remove(id))) return missing(id, error)
  out('The message is deleted.')
  return 0
}

async function stats({ store, options, out }: Inbox): Promise<number> {
  const { counts, oldestReceivedAt } = await store.stats()
  const oldest = oldestReceivedAt === null ? null : new Date(oldestReceivedAt).toISOString()
  if (options.format === 'json') {
    out(JSON.stringify({ ...counts, oldestWaiting: oldest }, null, 2))
    return 0
  }
  const rows = [...Object.entries(counts), ['oldest waiting', oldest ?? 'none']]
  if (options.format === 'csv') out('state,count')
  for (const [name = '', value] of rows) {
    out(options.format === 'csv' ? `${name},${value}` : `${String(name).padEnd(16)}${value}`)
  }
  return 0
}

function missing(id: string, error: Io['error']): number {
  error(`There is no message "${id}".`)
  return 1
}
