import { Agent, request } from 'node:http'

/** The answers to visitors who repeat a message until it is acknowledged. */
export type PersistentTally = {
  /** The texts of all messages. */
  readonly sent: Set<string>
  /** The texts of acknowledged messages, and when, in ms since the start. */
  readonly acknowledged: Map<string, number>
  /** How long each visitor waited, in ms. */
  readonly waited: number[]
  /** The answers after which a message was repeated. 0 means no answer. */
  readonly repeatedAfter: Map<number, number>
  /** How many were never acknowledged. */
  givenUp: number
}

/** Creates an empty tally. */
export function createTally(): PersistentTally {
  return {
    sent: new Set(),
    acknowledged: new Map(),
    waited: [],
    repeatedAfter: new Map(),
    givenUp: 0,
  }
}

/** The visitors' address, different from the proxy's. */
const visitorAddress = '127.0.0.2'
/** One of this many visitors loses the first answer because their connection breaks. */
const lostAnswers = 10
const pauseBeforeAgain = 250
const patience = 60_000

/**
 * Sends messages at a steady rate, each with another text, and repeats each until it is acknowledged,
 * as a visitor would. Resolves once all are acknowledged or given up.
 */
export async function runPersistentLoad(
  url: string,
  perSecond: number,
  seconds: number,
  tally: PersistentTally,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: visitorAddress })
  const began = performance.now()
  const sending: Promise<void>[] = []

  async function send(number: number) {
    const text = `Message ${number}`
    const start = performance.now()
    let isAnswerLost = number % lostAnswers === 0
    tally.sent.add(text)
    while (performance.now() - start < patience) {
      const answer = await post(agent, url, text)
      const status = isAnswerLost ? 0 : answer
      isAnswerLost = false
      if (status === 200) {
        tally.acknowledged.set(text, performance.now() - began)
        tally.waited.push(performance.now() - start)
        return
      }
      tally.repeatedAfter.set(status, (tally.repeatedAfter.get(status) ?? 0) + 1)
      await new Promise((resolve) => setTimeout(resolve, pauseBeforeAgain))
    }
    tally.givenUp += 1
  }

  while (sending.length < perSecond * seconds) {
    const due = Math.min(seconds, (performance.now() - began) / 1000) * perSecond
    while (sending.length < due) sending.push(send(sending.length + 1))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await Promise.all(sending)
  agent.destroy()
}

/**
 * Posts messages one by one from an address of this machine, each with another forged address.
 * Returns the status of each answer.
 */
export async function postFrom(localAddress: string, url: string, count: number) {
  const agent = new Agent({ keepAlive: true, localAddress })
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) {
    const claim = { 'X-Forwarded-For': `203.0.113.${index}` }
    statuses.push(await post(agent, url, `From ${localAddress}, ${index}`, claim))
  }
  agent.destroy()
  return statuses
}

function post(agent: Agent, url: string, message: string, more = {}): Promise<number> {
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', message })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    ...more,
  }
  return new Promise((resolve) => {
    const sent = request(`${url}/api/contact`, { method: 'POST', agent, headers, timeout: 15_000 })
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve(0))
    sent.once('response', (answer) => {
      answer.resume()
      answer.once('error', () => resolve(0))
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.end(body)
  })
}
