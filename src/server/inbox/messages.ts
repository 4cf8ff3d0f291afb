import { createCommand } from '#terminal/command.ts'
import { formatJson } from '#terminal/format-json.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'

import type { MessageStore, StoredMessage } from '#server/storage/message-store.ts'
import { unifySpelling } from '#server/storage/unify-spelling.ts'
import { explainWaiting, type Inbox } from './command.ts'
import { sayOverwritten } from './erase.ts'
import { workOnMessage } from './work-on-message.ts'
import {
  csvHead,
  formatCsvRow,
  formatLetter,
  formatTableRow,
  tableHead,
  makeReadable,
} from './format-messages.ts'
import { checkEmail, formatOption, fromOption, readState, stateOption } from './options.ts'

/** Prints the newest messages, the newest last. */
export const list = createCommand({
  command: 'npm run inbox -- list',
  summary: 'print the newest messages, one on each line',
  options: {
    format: formatOption('table'),
    state: stateOption,
    from: fromOption,
    limit: { type: 'string', value: 'N', help: 'how many, 50 by default' },
  },
  run({ values: { format, state, from, limit = '50' } }, inbox: Inbox) {
    if (!/^[1-9]\d{0,5}$/u.test(limit)) {
      throw new WrongArguments(`--limit is "${limit}": write a number such as 50.`)
    }
    if (from !== undefined) checkEmail(from)
    return inbox.workOnStore(async (store) => {
      const newest: StoredMessage[] = []
      let older = 0
      for await (const message of readMessages(store, { state, from })) {
        newest.push(message)
        if (newest.length <= Number(limit)) continue
        newest.shift()
        older += 1
      }
      if (format === 'json') inbox.out(formatJson(newest.map(makeReadable)))
      else if (format === 'csv') printCsv(newest, inbox)
      else for (const line of [tableHead, ...newest.map(formatTableRow)]) inbox.out(line)
      const kind = state === undefined ? '' : `"${state}" `
      const sender = from === undefined ? '' : ` from ${from}`
      if (newest.length === 0) inbox.error(`There are no ${kind}messages${sender}.`)
      if (older > 0) {
        const all = newest.length + older
        inbox.error(
          `Older messages are not listed: ${older}. Write --limit ${all} to list them, too.`,
        )
      }
      explainWaiting(newest.some(isWaiting), inbox)
      return 0
    })
  },
})

function isWaiting(message: StoredMessage): boolean {
  return message.state === 'waiting'
}

function printCsv(messages: readonly StoredMessage[], { out, isTerminal }: Inbox) {
  out(csvHead)
  for (const message of messages) out(formatCsvRow(message, isTerminal))
}

/** Prints a whole message. */
export const show = createCommand({
  command: 'npm run inbox -- show',
  summary: 'print a whole message',
  operands: ['ID'],
  options: { format: formatOption('table') },
  run({ values: { format }, positionals: [id = ''] }, inbox: Inbox) {
    return workOnMessage(id, inbox, async (_, message) => {
      if (format === 'json') inbox.out(formatJson(makeReadable(message)))
      else if (format === 'csv') printCsv([message], inbox)
      else inbox.out(formatLetter(message))
      explainWaiting(isWaiting(message), inbox)
      return 0
    })
  },
})

/** Prints every message, page by page: an inbox may be larger than the memory. */
export const exportAll = createCommand({
  command: 'npm run inbox -- export',
  summary: 'print every message, for a spreadsheet or a program',
  options: { format: formatOption('csv'), state: stateOption, from: fromOption },
  run({ values: { format = 'csv', state, from } }, { out, isTerminal, workOnStore }: Inbox) {
    if (from !== undefined) checkEmail(from)
    return workOnStore(async (store) => {
      if (format === 'csv') out(csvHead)
      if (format === 'table') out(tableHead)
      let separator = '['
      for await (const message of readMessages(store, { state, from })) {
        if (format === 'csv') out(formatCsvRow(message, isTerminal))
        if (format === 'table') out(formatTableRow(message))
        if (format === 'json') out(`${separator}${formatJson(makeReadable(message), 0)}`)
        separator = ','
      }
      if (format === 'json') out(separator === '[' ? '[]' : ']')
      return 0
    })
  },
})

async function* readMessages(
  store: MessageStore,
  { state, from }: { readonly state: string | undefined; readonly from: string | undefined },
) {
  const spelling = from === undefined ? undefined : unifySpelling(from)
  let after: StoredMessage | undefined
  do {
    const page: readonly StoredMessage[] = await store.readPage({
      state: readState(state),
      after,
      limit: 500,
    })
    for (const message of page) {
      if (spelling === undefined || unifySpelling(message.email) === spelling) yield message
    }
    after = page.at(-1)
  } while (after)
}

const whenSent =
  ' A running service sends it within seconds; if the mail server could not be reached, within five minutes.'

/** Makes one message due now, or all that wait or were given up. */
export const retry = createCommand({
  command: 'npm run inbox -- retry',
  summary: 'send a message now, or with --all every message that waits or was given up',
  operands: ['[ID]'],
  options: { all: { type: 'boolean', help: 'every message that waits or was given up' } },
  run({ values: { all = false }, positionals: [id] }, inbox: Inbox) {
    if (all === (id !== undefined)) throw new WrongArguments('Write either an ID or --all.')
    if (id === undefined) {
      return inbox.workOnStore(async (store) => {
        const count = await store.retryAll()
        inbox.out(`Due now: ${count}`)
        explainWaiting(count > 0, inbox)
        return 0
      })
    }
    return workOnMessage(id, inbox, async (store, message) => {
      if (await store.retry(message.id)) {
        inbox.out(`The message is due now.${inbox.delivers ? whenSent : ''}`)
        explainWaiting(true, inbox)
        return 0
      }
      inbox.error('The message is being sent at this moment.')
      return 1
    })
  },
})

/** Deletes a message for good. */
export const remove = createCommand({
  command: 'npm run inbox -- delete',
  summary: 'delete a message for good',
  operands: ['ID'],
  options: {},
  run({ positionals: [id = ''] }, inbox: Inbox) {
    return workOnMessage(id, inbox, async (store, message) => {
      const erased = await store.remove(message.id)
      inbox.out('The message is deleted.')
      // The same command would not find the message.
      return sayOverwritten(erased, inbox, '"npm run inbox -- purge --older-than 99999d"')
    })
  },
})
