import { z } from 'zod'

import { deliveryStates, maxDelay, type MessageStore, type StoredMessage } from './message-store.ts'

export type Value = string | number | null

/** Runs a statement with the parameters $1, $2 and so on. Returns its rows. */
export type Query = (statement: string, ...values: readonly Value[]) => Promise<readonly unknown[]>

/** PostgreSQL sends 64-bit numbers as text, because JavaScript numbers are less precise. */
export const number = z.coerce.number()
const optionalNumber = number.nullable()

const storedMessage = z.object({
  id: z.string(),
  receivedAt: number,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  state: z.enum(deliveryStates),
  attempts: number,
  dueAt: number,
  deliveredAt: optionalNumber,
  error: z.string().nullable(),
})

const columns = `id, received_at AS "receivedAt", name, email, message, state, attempts,
  due_at AS "dueAt", delivered_at AS "deliveredAt", error`
const everything = `SELECT ${columns} FROM messages JOIN outbox ON message_id = id`

/** Selects all messages in the order in which they were received. */
export const everyMessage = `${everything} ORDER BY received_at, id`

/** How many messages of a snapshot are read together. */
export const pageSize = 1000

/** Parses rows of messages. */
export function readRows(rows: readonly unknown[]): readonly StoredMessage[] {
  return z.array(storedMessage).parse(rows)
}

const freshStart = `state = 'waiting', attempts = 0, error = NULL, delivered_at = NULL`

/** Creates the queries for stored messages, in SQL that both databases understand. */
export function createStoredMessageQueries(
  query: Query,
  now: () => number,
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED',
) {
  return { ...createReadingQueries(query), ...createQueueQueries(query, now, skipLocked) }
}

function createReadingQueries(query: Query) {
  return {
    async findByStart(start, limit) {
      // Ids are ASCII, and "~" is after their letters and digits.
      const rows = await query(
        `${everything} WHERE id >= $1 AND id < $2 ORDER BY id LIMIT $3`,
        start,
        `${start}~`,
        limit,
      )
      return readRows(rows)
    },

    async readPage({ state, after, limit }) {
      const rows = await query(
        `${everything} WHERE (CAST($1 AS TEXT) IS NULL OR state = $1)
        AND (received_at, id) > ($2, $3) ORDER BY received_at, id LIMIT $4`,
        state ?? null,
        after?.receivedAt ?? 0,
        after?.id ?? '',
        limit,
      )
      return readRows(rows)
    },

    async readStats() {
      const counted = await query('SELECT state, count(*) AS count FROM outbox GROUP BY state')
      const waiting = await query(
        `SELECT min(received_at) AS "oldestReceivedAt", min(due_at) AS "nextDueAt" FROM messages
        JOIN outbox ON message_id = id WHERE state IN ('waiting', 'sending')`,
      )
      // The last attempt has the latest due time.
      const failed = await query(
        `SELECT error FROM outbox WHERE state <> 'delivered' AND error IS NOT NULL
        ORDER BY due_at DESC LIMIT 1`,
      )
      const rows = z
        .array(z.object({ state: z.enum(deliveryStates), count: number }))
        .parse(counted)
      const counts = { waiting: 0, sending: 0, delivered: 0, dead: 0, held: 0 }
      for (const { state, count } of rows) counts[state] = count
      const times = z.object({ oldestReceivedAt: optionalNumber, nextDueAt: optionalNumber })
      const [last] = z.array(z.object({ error: z.string() })).parse(failed)
      return { counts, ...times.parse(waiting[0]), lastError: last?.error ?? null }
    },

    async findNextDue() {
      const [row] = await query(
        `SELECT min(due_at) AS due FROM outbox WHERE state IN ('waiting', 'sending')`,
      )
      return z.object({ due: optionalNumber }).parse(row).due
    },
  } satisfies Partial<MessageStore>
}

function createQueueQueries(
  query: Query,
  now: () => number,
  skipLocked: '' | 'FOR UPDATE SKIP LOCKED',
) {
  /** Updates rows of the queue. Returns how many. */
  async function update(changes: string, ...values: readonly Value[]): Promise<number> {
    return (await query(`UPDATE outbox SET ${changes} RETURNING message_id`, ...values)).length
  }

  return {
    async claim(until) {
      // A time beyond the longest delay was written before the clock was set back.
      const due = `SELECT message_id FROM outbox
        WHERE state IN ('waiting', 'sending') AND (due_at <= $1 OR due_at > $3)
        ORDER BY due_at LIMIT 1 ${skipLocked}`
      const rows = await query(
        `WITH due AS MATERIALIZED (${due})
        UPDATE outbox SET state = 'sending', attempts = attempts + 1, due_at = $2
        WHERE message_id IN (SELECT message_id FROM due) RETURNING message_id AS id`,
        now(),
        until,
        now() + maxDelay,
      )
      const [claimed] = z.array(z.object({ id: z.string() })).parse(rows)
      if (!claimed) return undefined
      const [message] = readRows(await query(`${everything} WHERE id = $1`, claimed.id))
      return message
    },

    // The number of attempts identifies this claim.
    async settle({ id, attempts, dueAt }, outcome) {
      const count = await update(
        `state = $3, due_at = $4, delivered_at = $5, error = $6
        WHERE message_id = $1 AND attempts = $2 AND state = 'sending'`,
        id,
        attempts,
        outcome.state,
        outcome.state === 'waiting' ? outcome.dueAt : dueAt,
        outcome.state === 'delivered' ? now() : null,
        outcome.state === 'delivered' ? null : outcome.error,
      )
      return count > 0
    },

    async retry(id) {
      const where = `message_id = $1 AND state <> 'sending'`
      return (await update(`${freshStart}, due_at = $2 WHERE ${where}`, id, now())) > 0
    },

    retryAll: () => update(`${freshStart}, due_at = $1 WHERE state IN ('waiting', 'dead')`, now()),
  } satisfies Partial<MessageStore>
}
