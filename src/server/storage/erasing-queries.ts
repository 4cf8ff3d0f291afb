import { z } from 'zod'

import type { Erased, MessageStore } from './message-store.ts'
import { number, type Query, type Value } from './stored-message-queries.ts'
import { unifySpelling } from './unify-spelling.ts'
import { workAndRest } from './work-and-rest.ts'

/** Few enough that a service which writes meanwhile does not wait for long. */
const batchSize = 200

const olderThan = `FROM messages JOIN outbox ON message_id = id WHERE received_at < $1 AND state`
const returning = 'RETURNING id, received_at AS "receivedAt"'

const removedRow = z.object({ id: z.string(), receivedAt: number })

/**
 * Creates the deletions for good, in SQL that both databases understand. Each `query` is a
 * transaction. `overwrite` removes deleted text from the file, or resolves with the reason why not.
 */
export function createErasingQueries(
  query: Query,
  overwrite: () => Promise<string | undefined>,
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED',
) {
  async function erase(statement: string, ...values: readonly Value[]) {
    return z.array(removedRow).parse(await query(`${statement} ${returning}`, ...values))
  }

  async function overwriteAndSort(removed: readonly z.infer<typeof removedRow>[]): Promise<Erased> {
    const inOrder = removed.toSorted((a, b) => a.receivedAt - b.receivedAt)
    return { removed: inOrder, notOverwritten: await overwrite() }
  }

  return {
    async remove(id) {
      return overwriteAndSort(await erase('DELETE FROM messages WHERE id = $1', id))
    },

    async purge(before, keepsWaiting) {
      const kept = keepsWaiting ? `('waiting', 'sending')` : `('')`
      const removed = []
      for (;;) {
        const rows = await workAndRest(() =>
          erase(
            `DELETE FROM messages WHERE id IN (
              SELECT id ${olderThan} NOT IN ${kept} LIMIT $2 ${skipLocked}
            )`,
            before,
            batchSize,
          ),
        )
        if (rows.length === 0) break
        removed.push(...rows)
      }
      const rows = await query(`SELECT count(*) AS count ${olderThan} IN ${kept}`, before)
      const [row] = z.array(z.object({ count: number })).parse(rows)
      return { ...(await overwriteAndSort(removed)), waiting: row?.count ?? 0 }
    },

    async forget(email) {
      // The databases compare upper and lower case differently.
      const spelling = unifySpelling(email)
      const addresses = z
        .array(z.object({ email: z.string() }))
        .parse(await query('SELECT DISTINCT email FROM messages'))
        .filter((row) => unifySpelling(row.email) === spelling)
      const removed = []
      for (const address of addresses) {
        removed.push(...(await erase('DELETE FROM messages WHERE email = $1', address.email)))
      }
      return overwriteAndSort(removed)
    },
  } satisfies Partial<MessageStore>
}
