import type { Command } from './command.ts'
import { csvCell, printJson, printable } from './formats.ts'

/** Counts messages by what became of them, and tells how far their delivery is. */
export const stats: Command = async ({ store, options, out }) => {
  const { counts, oldestReceivedAt, nextDueAt, lastError } = await store.stats()
  const oldest = isoOrNull(oldestReceivedAt)
  const next = isoOrNull(nextDueAt)
  if (options.format === 'json') {
    out(printJson({ ...counts, oldestWaiting: oldest, nextAttempt: next, lastError }))
    return 0
  }
  const rows = [
    ...Object.entries(counts),
    ['oldest waiting', oldest ?? 'none'],
    ['next attempt', next ?? 'none'],
    ['last error', lastError ?? 'none'],
  ]
  if (options.format === 'csv') out('state,count')
  for (const [name = '', value = ''] of rows) {
    const text = printable(String(value))
    out(options.format === 'csv' ? `${name},${csvCell(text)}` : `${String(name).padEnd(16)}${text}`)
  }
  return 0
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
