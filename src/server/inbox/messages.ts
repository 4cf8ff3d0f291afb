import type { DeliveryState, MessageStore, StoredMessage } from '../storage/message-store.ts'
import type { Inbox, Io } from './command.ts'
import {
  csvHead,
  csvRow,
  letter,
  printJson,
  readable,
  tableHead,
  tableRow,
  type Format,
} from './formats.ts'

/** Prints the newest messages. */
export async function list(inbox: Inbox): Promise<number> {
  const { store, options } = inbox
  const { format = 'table', state, limit } = options
  const newest: StoredMessage[] = []
  for await (const message of everyMessage(store, state)) {
    newest.push(message)
    if (newest.length > limit) newest.shift()
  }
  print(newest, format, inbox)
  return 0
}

function print(messages: readonly StoredMessage[], format: Format, { out, isTerminal }: Io) {
  if (format === 'json') out(printJson(messages.map(readable)))
  if (format === 'csv') {
    out(csvHead)
    for (const message of messages) out(csvRow(message, isTerminal))
  }
  if (format === 'table') for (const line of [tableHead, ...messages.map(tableRow)]) out(line)
}

/** Prints a whole message. */
export async function show(inbox: Inbox, id: string): Promise<number> {
  const { store, options, out, error } = inbox
  const message = await store.find(id)
  if (!message) return missing(id, error)
  if (options.format === 'json') out(printJson(readable(message)))
  else if (options.format === 'csv') print([message], 'csv', inbox)
  else out(letter(message))
  return 0
}

/** Prints every message, page by page: an inbox may be larger than the memory. */
export async function exportAll({ store, options, out, isTerminal }: Inbox): Promise<number> {
  const { format = 'csv', state } = options
  if (format === 'csv') out(csvHead)
  if (format === 'table') out(tableHead)
  let comma = '['
  for await (const message of everyMessage(store, state)) {
    if (format === 'csv') out(csvRow(message, isTerminal))
    if (format === 'table') out(tableRow(message))
    if (format === 'json') out(`${comma}${printJson(readable(message), 0)}`)
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

/** Makes a message due now, or all that wait or were given up. */
export async function retry({ store, options, out, error }: Inbox, id: string): Promise<number> {
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

/** Deletes a message for good. */
export async function remove({ store, out, error }: Inbox, id: string): Promise<number> {
  if (!(await store.remove(id))) return missing(id, error)
  out('The message is deleted.')
  return 0
}

function missing(id: string, error: Io['error']): number {
  error(`There is no message "${id}".`)
  return 1
}
