import { whyHeld } from '../likely-spam.ts'
import type { StoredMessage } from '../storage/message-store.ts'

/** The ways to print messages. */
export const formats = ['table', 'json', 'csv'] as const

export type Format = (typeof formats)[number]

/** A message as the owner sees it, with its times in words of ISO 8601. */
export function readable(message: StoredMessage) {
  const { receivedAt, dueAt, deliveredAt, ...rest } = message
  const isDue = message.state === 'waiting' || message.state === 'sending'
  return {
    ...rest,
    received: iso(receivedAt),
    delivered: deliveredAt === null ? null : iso(deliveredAt),
    due: isDue ? iso(dueAt) : null,
  }
}

const columns = [
  'id',
  'received',
  'state',
  'attempts',
  'delivered',
  'due',
  'error',
  'name',
  'email',
  'message',
] as const

/** The head of a CSV file. */
export const csvHead = columns.join(',')

/**
 * A message as a line of CSV, which may go on over several lines of text. On a terminal it is one
 * line without control characters.
 */
export function csvRow(message: StoredMessage, isTerminal: boolean): string {
  const row = readable(message)
  const texts = columns.map((column) => String(row[column] ?? ''))
  return texts.map((text) => csvCell(isTerminal ? printable(text) : text)).join(',')
}

/**
 * What stands before a formula: blanks, and semicolons. Spreadsheets of half the world part cells at
 * semicolons, and find no quotation marks then: for them any line is a new row. ";-)" is none.
 * The lookbehind has every run of blanks tried once, and not once from each of them.
 */
const beforeFormula = /(?<![\s\p{Cc};])[\s\p{Cc};]*(?=[=+@|%＝＋－＠]|-(?!\)))/gu

/** A spreadsheet would run a formula, whoever wrote it: it gets a mark where its cell begins. */
export function csvCell(text: string): string {
  const marked = text.replaceAll(beforeFormula, (blanks: string, offset: number) => {
    const semicolon = blanks.lastIndexOf(';')
    const start = semicolon >= 0 || offset === 0 ? semicolon : blanks.search(/[\t\r\n]/u)
    if (start < 0 && offset > 0) return blanks
    return `${blanks.slice(0, start + 1)}'${blanks.slice(start + 1)}`
  })
  const safe = /^[\t\r\n]/u.test(marked) ? `'${marked}` : marked
  return /[",;\r\n']/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a terminal or a text editor would obey instead of showing it. */
const hidden = /[\u007F-\u009F\u2028-\u202E\u2066-\u2069]/gu

/** A value as JSON in plain characters, so that it is word for word and safe to look at. */
export function printJson(value: unknown, indent = 2): string {
  return JSON.stringify(value, null, indent).replaceAll(
    hidden,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The head of a table. */
export const tableHead = tableLine('ID', 'RECEIVED', 'STATE', 'FROM', 'MESSAGE')

/** A message as a line of a table, cut to what fits beside the others. */
export function tableRow({ id, receivedAt, state, name, email, message }: StoredMessage): string {
  const received = iso(receivedAt).slice(0, 16).replace('T', ' ')
  return tableLine(id, received, state, cut(`${name} <${email}>`, 32), cut(message, 40))
}

function tableLine(id: string, received: string, state: string, from: string, message: string) {
  return [id.padEnd(36), received.padEnd(16), state.padEnd(9), from.padEnd(32), message]
    .join('  ')
    .trimEnd()
}

/** A whole message, as one reads a letter. */
export function letter(message: StoredMessage): string {
  const { id, state, attempts, error, received, delivered, due, name, email } = readable(message)
  const lines = [
    `From: ${name} <${email}>`,
    `Received: ${received}`,
    `Id: ${id}`,
    `State: ${state}, attempts: ${attempts}`,
    state === 'held' ? `Held because ${whyHeld(message)}` : '',
    delivered === null ? '' : `Delivered: ${delivered}`,
    due === null ? '' : `Next attempt: ${due}`,
    error === null ? '' : `Last error: ${error}`,
  ]
  const head = lines.filter((line) => line !== '').map((line) => printable(line))
  return [...head, '', ...message.message.split(/\r?\n/u).map((line) => printable(line))].join('\n')
}

function cut(text: string, length: number): string {
  const line = [...printable(text)]
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('')
}

/** A visitor's characters must not move the cursor of the owner's terminal, or turn its text round. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
}

function iso(time: number): string {
  return new Date(time).toISOString()
}
