/** The answers to messages that were posted under load. */
export type Tally = {
  /** The texts of acknowledged messages. */
  readonly acknowledged: Set<string>
  /** How many were answered with another status. */
  readonly refused: Map<number, number>
  /** How many were not answered. */
  unanswered: number
}

type Load = { readonly tally: Tally; readonly stop: () => Promise<Tally> }

/** Posts a message. Returns the status of the answer, or undefined if there is none. */
export async function post(url: string, message: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message }),
      signal: AbortSignal.timeout(30_000),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}

/** Posts messages one after another on each connection, each with another text. */
export function startLoad(url: string, connections: number, tag: string): Load {
  const tally: Tally = { acknowledged: new Set(), refused: new Map(), unanswered: 0 }
  const stopping = new AbortController()
  let sent = 0

  async function keepPosting() {
    while (!stopping.signal.aborted) {
      sent += 1
      const text = `${tag} ${sent}`
      const status = await post(url, text)
      if (status === 200) tally.acknowledged.add(text)
      else if (status === undefined) tally.unanswered += 1
      else tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1)
      // If nothing listens, requests fail immediately: wait, so that others can run.
      if (status === undefined) await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  const running = Array.from({ length: connections }, keepPosting)
  return {
    tally,
    async stop() {
      stopping.abort()
      await Promise.all(running)
      return tally
    },
  }
}

/** Posts `perSecond` messages a second, however slow the answers are, each with another text. */
export function startArrivals(url: string, perSecond: number): Load {
  const tally: Tally = { acknowledged: new Set(), refused: new Map(), unanswered: 0 }
  const began = performance.now()
  const running: Promise<void>[] = []

  async function postOne(text: string) {
    const status = await post(url, text)
    if (status === 200) tally.acknowledged.add(text)
    else if (status === undefined) tally.unanswered += 1
    else tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1)
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond
    while (running.length < due) running.push(postOne(`Arrival ${began} ${running.length}`))
  }, 10)
  return {
    tally,
    async stop() {
      clearInterval(timer)
      await Promise.all(running)
      return tally
    },
  }
}

/** Formats a tally. */
export function formatTally({ acknowledged, refused, unanswered }: Tally): string {
  const others = [...refused].map(([status, count]) => `${count} with ${status}`)
  return [`${acknowledged.size} acknowledged`, ...others, `${unanswered} unanswered`].join(', ')
}
