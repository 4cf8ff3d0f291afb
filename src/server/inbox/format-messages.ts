import { makePrintable } from '#json/make-printable.ts'
import { makeOneLine } from '#terminal/make-one-line.ts'

import { explainHeld } from '#server/contact/likely-spam.ts'
import type { StoredMessage } from '#server/storage/message-store.ts'

/** Converts a message for its owner: times are in ISO 8601. */
export function makeReadable(message: StoredMessage) {
  const { receivedAt, dueAt, deliveredAt, ...rest } = message
  const isDue = message.state === 'waiting' || message.state === 'sending'
  return {
    ...rest,
    received: formatIso(receivedAt),
    delivered: deliveredAt === null ? null : formatIso(deliveredAt),
    due: isDue ? formatIso(dueAt) : null,
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

/** The first line of a CSV file. */
export const csvHead = columns.join(',')

/**
 * Formats a message as a row of CSV without control characters. Text may have several lines in a file,
 * and is one line on a terminal.
 */
export function formatCsvRow(message: StoredMessage, isTerminal: boolean): string {
  const row = makeReadable(message)
  const texts = columns.map((column) => String(row[column] ?? ''))
  return texts
    .map((text) => escapeCsv(isTerminal ? makeOneLine(text) : makeLinesPrintable(text)))
    .join(',')
}

/** A file may be printed in a terminal, too. Right-to-left texts keep their marks between words. */
function makeLinesPrintable(text: string): string {
  return text.replaceAll(/[^\r\n\u200e\u200f]+/gu, (part) => makePrintable(part))
}

/**
 * Blanks and semicolons before a formula. In many countries spreadsheets separate cells by
 * semicolons, and do not recognize quotation marks then: for them every line is a new row. ";-)" is
 * not a formula. The lookbehind tries every run of blanks once, and not from each blank.
 */
const beforeFormula = /(?<![\s\p{Cc};])[\s\p{Cc};]*(?=[=+@|%＝＋－＠]|-(?!\)))/gu

/** Escapes a cell of CSV. It marks formulas with an apostrophe, so that no spreadsheet runs them. */
export function escapeCsv(text: string): string {
  const marked = text.replaceAll(beforeFormula, (blanks: string, offset: number) => {
    const semicolon = blanks.lastIndexOf(';')
    const start = semicolon >= 0 || offset === 0 ? semicolon : blanks.search(/[\t\r\n]/u)
    if (start < 0 && offset > 0) return blanks
    return `${blanks.slice(0, start + 1)}'${blanks.slice(start + 1)}`
  })
  const safe = /^[\t\r\n]/u.test(marked) ? `'${marked}` : marked
  return /[",;\r\n']/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The first line of a table. */
export const tableHead = formatLine('ID', 'RECEIVED (UTC)', 'STATE', 'FROM', 'MESSAGE')

/** Formats a message as a line of a table. Long texts are truncated. */
export function formatTableRow(message: StoredMessage): string {
  const { id, receivedAt, state, name, email, message: text } = message
  const received = formatIso(receivedAt).slice(0, 16).replace('T', ' ')
  return formatLine(id, received, state, truncate(`${name} <${email}>`, 32), truncate(text, 40))
}

function formatLine(id: string, received: string, state: string, from: string, text: string) {
  return [id.padEnd(36), received.padEnd(16), state.padEnd(9), from.padEnd(32), text]
    .join('  ')
    .trimEnd()
}

/** Formats a whole message like a letter. */
export function formatLetter(message: StoredMessage): string {
  const { id, state, attempts, error, received, delivered, due, name, email } =
    makeReadable(message)
  const head = [
    `From: ${name} <${email}>`,
    `Received: ${received}`,
    `Id: ${id}`,
    `State: ${state}, attempts: ${attempts}`,
    ...(state === 'held' ? [`Held because ${explainHeld(message)}`] : []),
    ...(delivered === null ? [] : [`Delivered: ${delivered}`]),
    ...(due === null ? [] : [`Next attempt: ${due}`]),
    ...(error === null ? [] : [`Last error: ${error}`]),
  ]
  const body = message.message.split(/\r?\n/u).map((line) => makePrintable(line))
  return [...head.map(makeOneLine), '', ...body].join('\n')
}

/** Truncates text to a number of characters, on one line. */
function truncate(text: string, length: number): string {
  const line = [...makeOneLine(text)]
  return line.length > length ? `${line.slice(0, length - 1).join('')}…` : line.join('')
}

function formatIso(time: number): string {
  return new Date(time).toISOString()
}
