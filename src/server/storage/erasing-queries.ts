import { z } from 'zod'

import type { MessageStore } from './message-store.ts'
import { number, type Query } from './stored-message-queries.ts'
import { workAndRest } from './work-and-rest.ts'

/** Few enough that a service which writes at the same time does not wait for long. */
const atOnce = 200

const old = `FROM messages JOIN outbox ON message_id = id WHERE received_at < $1 AND state`

/** Deletes messages for good, in SQL that both databases understand; each `query` is a transaction. */
export function erasingQueries(
  query: Query,
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED',
): Pick<MessageStore, 'purge' | 'forget'> {
  return {
    async purge(before) {
      let deleted = 0
      for (;;) {
        const rows = await workAndRest(() =>
          query(
            `DELETE FROM messages WHERE id IN (
              SELECT id ${old} NOT IN ('waiting', 'sending') LIMIT $2 ${skipLocked}
            ) RETURNING id`,
            before,
            atOnce,
          ),
        )
        deleted += rows.length
        if (rows.length === 0) break
      }
      const waiting = await query(
        `SELECT count(*) AS count ${old} IN ('waiting', 'sending')`,
        before,
      )
      const [row] = z.array(z.object({ count: number })).parse(waiting)
      return { deleted, waiting: row?.count ?? 0 }
    },

    async forget(email) {
      // The databases differ in what they take for the same letter in another case.
      const addresses = z
        .array(z.object({ email: z.string() }))
        .parse(await query('SELECT DISTINCT email FROM messages'))
        .filter((row) => row.email.toLowerCase() === email.toLowerCase())
      const removed = []
      for (const address of addresses) {
        const rows = await query(
          'DELETE FROM messages WHERE email = $1 RETURNING id, received_at AS "receivedAt"',
          address.email,
        )
        removed.push(...z.array(z.object({ id: z.string(), receivedAt: number })).parse(rows))
      }
      return removed.toSorted((a, b) => a.receivedAt - b.receivedAt)
    },
  }
}
