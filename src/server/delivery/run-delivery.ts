/** Delivery that runs until it is stopped. */
export type Running = {
  /** Looks for messages now instead of later, except during a pause. */
  readonly nudge: () => void
  /** Whether the queue waits because the server was unreachable. */
  readonly isPaused: () => boolean
  /** Starts nothing more. Resolves once what has started is done. */
  readonly stop: () => Promise<void>
}

export type RunOptions<Message> = {
  /** Claims one message that is due. Returns undefined if there is none. */
  readonly claim: () => Promise<Message | undefined>
  /** Sends a message. Returns false if the server is unreachable. */
  readonly deliver: (message: Message) => Promise<boolean>
  readonly onError: (error: unknown) => void
  /** Called with the length of each pause in ms, and with 0 when the queue continues. */
  readonly onPause: (milliseconds: number) => void
  /** How many messages are sent in parallel at most. */
  readonly parallel: number
  /** How often to look for messages, in ms. */
  readonly interval: number
  /** Returns how long to pause, in ms, after a number of failures in a row to reach the server. */
  readonly computePause: (failures: number) => number
}

/**
 * Sends all messages that are due, a few in parallel, and looks for more at an interval. If the
 * server is unreachable, the whole queue pauses, and then tries one message before it continues. A
 * server that accepts fewer connections gets fewer messages in parallel.
 */
export function runDelivery<Message>(options: RunOptions<Message>): Running {
  const { claim, deliver, onError, onPause, parallel, interval, computePause } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const ended = Promise.withResolvers<void>()
  let isNudged = false
  let workers = 0
  let limit = parallel
  let failures = 0
  let pause: NodeJS.Timeout | undefined

  function startWorker() {
    if (signal.aborted || pause || workers >= limit) return
    workers += 1
    void work()
  }

  async function work() {
    try {
      while (!signal.aborted) {
        isNudged = false
        const message = await claim()
        if (message === undefined) {
          if (isNudged) continue
          if (failures === 0) limit = parallel
          break
        }
        // There may be more messages.
        startWorker()
        if (await deliver(message)) endPause()
        else {
          startPause()
          break
        }
      }
    } catch (error) {
      onError(error)
    }
    workers -= 1
    if (signal.aborted && workers === 0) ended.resolve()
  }

  function startPause() {
    if (signal.aborted) return
    // If the server is down, the other workers fail as well, and the last one starts the pause.
    limit = Math.max(1, workers - 1)
    if (workers > 1) return
    failures += 1
    const milliseconds = computePause(failures)
    onPause(milliseconds)
    pause = setTimeout(() => {
      pause = undefined
      startWorker()
    }, milliseconds)
  }

  function endPause() {
    if (failures === 0) return
    failures = 0
    limit = parallel
    onPause(0)
  }

  function nudge() {
    isNudged = true
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
