/** What became of messages that were posted under load. */
export type Tally = {
  /** The texts of those that the service said it has. */
  readonly acknowledged: Set<string>
  /** How many were answered with each other status. */
  readonly refused: Map<number, number>
  /** How many were not answered. */
  unanswered: number
}

export type Load = { readonly tally: Tally; readonly stop: () => Promise<Tally> }

/** Posts a message; the status of the answer, or undefined where there was none. */
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

/** Posts one message after the other, each of its own words, over so many connections. */
export function startLoad(url: string, connections: number, tag: string): Load {
  const tally: Tally = { acknowledged: new Set(), refused: new Map(), unanswered: 0 }
  const stopping = new AbortController()
  let sent = 0

  async function postOn() {
    while (!stopping.signal.aborted) {
      sent += 1
      const text = `${tag} ${sent}`
      const status = await post(url, text)
      if (status === 200) tally.acknowledged.add(text)
      else if (status === undefined) tally.unanswered += 1
      else tally.refused.set(status, (tally.refused.get(status) ?? 0) + 1)
      // Where nothing listens, the answer comes at once: others get their turn.
      if (status === undefined) await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }

  const running = Array.from({ length: connections }, postOn)
  return {
    tally,
    async stop() {
      stopping.abort()
      await Promise.all(running)
      return tally
    },
  }
}

/** Posts `perSecond` messages a second, each with a text of its own, however slow the answers are. */
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

/** What became of the messages, in a few words. */
export function describe({ acknowledged, refused, unanswered }: Tally): string {
  const others = [...refused].map(([status, count]) => `${count} with ${status}`)
  return [`${acknowledged.size} acknowledged`, ...others, `${unanswered} unanswered`].join(', ')
}
