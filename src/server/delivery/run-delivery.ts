/** Something that is done again and again, until it is stopped. */
export type Running = {
  /** Looks for work now instead of later, except in a pause. */
  readonly nudge: () => void
  /** Whether the last attempts did not reach the server, so that the queue waits for it. */
  readonly isPaused: () => boolean
  /** Begins nothing more, and resolves once what has begun is done. */
  readonly stop: () => Promise<void>
}

export type RunOptions<Message> = {
  /** Takes one message that is due; undefined where there is none. */
  readonly claim: () => Promise<Message | undefined>
  /** Sends a message; false where the server is unreachable. */
  readonly deliver: (message: Message) => Promise<boolean>
  readonly onError: (error: unknown) => void
  /** Called with the length of each pause in milliseconds, and with 0 when it ends. */
  readonly onPause: (milliseconds: number) => void
  /** How many messages are sent at the same time. */
  readonly atOnce: number
  /** After how many milliseconds to look for work again. */
  readonly interval: number
  /** How many milliseconds to pause after that many failures to reach the server in a row. */
  readonly pauseAfter: (failures: number) => number
}

/**
 * Sends all messages that are due, a few at a time, and looks for more at an interval. Where the
 * server is unreachable the whole queue pauses instead of trying message after message: then one
 * message goes first, and the others follow once the server has answered.
 */
export function runDelivery<Message>(options: RunOptions<Message>): Running {
  const { claim, deliver, onError, onPause, atOnce, interval, pauseAfter } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = Promise.withResolvers<void>()
  let nudged = false
  let workers = 0
  let failures = 0
  let pause: NodeJS.Timeout | undefined

  function startWorker() {
    const most = failures === 0 ? atOnce : 1
    if (signal.aborted || pause || workers >= most) return
    workers += 1
    void work()
  }

  async function work() {
    try {
      while (!signal.aborted && !pause) {
        nudged = false
        const message = await claim()
        if (message !== undefined) {
          // There may be more of them.
          startWorker()
          if (await deliver(message)) endPause()
          else startPause()
        } else if (!nudged) break
      }
    } catch (error) {
      onError(error)
    }
    workers -= 1
    if (signal.aborted && workers === 0) ended.resolve()
  }

  function startPause() {
    // Attempts that were under way together fail together, and count once.
    if (pause || signal.aborted) return
    failures += 1
    const milliseconds = pauseAfter(failures)
    onPause(milliseconds)
    pause = setTimeout(() => {
      pause = undefined
      startWorker()
    }, milliseconds)
  }

  function endPause() {
    if (failures === 0) return
    failures = 0
    clearTimeout(pause)
    pause = undefined
    onPause(0)
  }

  function nudge() {
    nudged = true
    startWorker()
  }

  const timer = setInterval(nudge, interval)
  nudge()
  return {
    nudge,
    isPaused: () => failures > 0,
    stop() {
      stopping.abort()
      clearInterval(timer)
      clearTimeout(pause)
      if (workers === 0) ended.resolve()
      return ended.promise
    },
  }
}
