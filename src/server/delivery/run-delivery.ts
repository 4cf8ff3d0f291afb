/** Something that is done again and again, until it is stopped. */
export type Running = {
  /** Looks for work now instead of later. */
  readonly nudge: () => void
  /** Begins nothing more, and resolves once what has begun is done. */
  readonly stop: () => Promise<void>
}

export type RunOptions = {
  /** Does one piece of work; false where there is none. */
  readonly next: () => Promise<boolean>
  readonly onError: (error: unknown) => void
  /** How many milliseconds to rest where there is no work. */
  readonly rest: number
}

/** Does all the work there is, one piece after the other, and looks again after a rest. */
export function runDelivery({ next, onError, rest }: RunOptions): Running {
  const stopping = new AbortController()
  const { signal } = stopping
  let nudged = false
  let working: Promise<void> | undefined

  async function work() {
    try {
      do {
        nudged = false
        while (!signal.aborted && (await next()));
      } while (!signal.aborted && nudged)
    } catch (error) {
      onError(error)
    }
    working = undefined
  }

  function nudge() {
    nudged = true
    if (!signal.aborted) working ??= work()
  }

  const timer = setInterval(nudge, rest)
  nudge()
  return {
    nudge,
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await working
    },
  }
}
