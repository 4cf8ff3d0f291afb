import { createCommand } from '#terminal/command.ts'
import { formatJson } from '#terminal/format-json.ts'
import { makeOneLine } from '#terminal/make-one-line.ts'

import { explainWaiting, type Inbox } from './command.ts'
import { escapeCsv } from './format-messages.ts'
import { formatOption } from './options.ts'

/** Counts messages by state, and prints how far their delivery is. */
export const stats = createCommand({
  command: 'npm run inbox -- stats',
  summary: 'count messages by state, and print when the next is sent',
  options: { format: formatOption('table') },
  run({ values: { format } }, inbox: Inbox) {
    const { out } = inbox
    return inbox.workOnStore(async (store) => {
      const { counts, oldestReceivedAt, nextDueAt, lastError } = await store.readStats()
      const oldest = formatIso(oldestReceivedAt)
      const next = formatIso(nextDueAt)
      explainWaiting(counts.waiting > 0, inbox)
      if (format === 'json') {
        out(formatJson({ ...counts, oldestWaiting: oldest, nextAttempt: next, lastError }))
        return 0
      }
      const times = { 'oldest waiting': oldest, 'next attempt': next, 'last error': lastError }
      if (format === 'csv') out('state,count')
      for (const [name, value] of Object.entries({ ...counts, ...times })) {
        const text = makeOneLine(String(value ?? 'none'))
        out(format === 'csv' ? `${name},${escapeCsv(text)}` : `${name.padEnd(16)}${text}`)
      }
      return 0
    })
  },
})

function formatIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
