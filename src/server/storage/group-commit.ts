type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

type GroupCommit<Item, Result> = {
  readonly add: (item: Item) => Promise<Result>
  /** Accepts no more items. Resolves once all accepted ones are written. */
  readonly close: () => Promise<void>
}

/** The most items in one transaction. */
const batchSize = 500
/** With more items than this, clients would give up before their answer. */
const maxWaiting = 10_000

/**
 * Collects items that arrive while the disk is busy, and writes them in one transaction, with one
 * wait for the disk. `write` returns results in the order of the items.
 */
export function groupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): GroupCommit<Item, Result> {
  const waiting: Waiting<Item, Result>[] = []
  let writing: Promise<void> | undefined
  let closed = false

  async function writeAll() {
    // Writes what arrives in the same turn of the event loop together.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      try {
        const results = await write(batch.map(({ item }) => item))
        for (const [index, result] of results.entries()) batch[index]?.resolve(result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    writing = undefined
  }

  return {
    add(item) {
      if (closed) return Promise.reject(new Error('The database is closed'))
      if (waiting.length >= maxWaiting) return Promise.reject(new Error('The disk is too slow'))
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject })
        writing ??= writeAll()
      })
    },
    async close() {
      closed = true
      await writing
    },
  }
}
