type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export type GroupCommit<Item, Result> = {
  readonly add: (item: Item) => Promise<Result>
  /** Takes nothing more, and resolves once all that was taken is written. */
  readonly close: () => Promise<void>
}

/** More of them than one transaction should hold. */
const mostAtOnce = 500
/** More of them than are answered before those who wait have gone. */
const mostWaiting = 10_000

/**
 * Gathers what arrives while the disk is busy and writes it in one transaction: the disk is waited
 * for once, for all of them. The results are in the order of the items.
 */
export function groupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): GroupCommit<Item, Result> {
  const waiting: Waiting<Item, Result>[] = []
  let writing: Promise<void> | undefined
  let closed = false

  async function writeAll() {
    // What arrives in the same turn of the event loop is written together.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce)
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
      if (waiting.length >= mostWaiting) return Promise.reject(new Error('The disk is too slow'))
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
