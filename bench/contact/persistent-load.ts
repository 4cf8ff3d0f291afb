import { Agent, request } from 'node:http'

/** What visitors saw who sent a message again until it was acknowledged. */
export type PersistentTally = {
  /** The texts of all messages. */
  readonly sent: Set<string>
  /** The texts of the messages that were acknowledged, and when, in milliseconds since the start. */
  readonly acknowledged: Map<string, number>
  /** How long each visitor waited for that, in milliseconds. */
  readonly waited: number[]
  /** The answers after which a message was sent again; 0 stands for no answer. */
  readonly sentAgainAfter: Map<number, number>
  /** How many were never acknowledged. */
  givenUp: number
}

/** A tally of nothing yet. */
export function emptyTally(): PersistentTally {
  return {
    sent: new Set(),
    acknowledged: new Map(),
    waited: [],
    sentAgainAfter: new Map(),
    givenUp: 0,
  }
}

/** The visitors' address: another one than the proxy's, so that the two can be told apart. */
const visitorAddress = '127.0.0.2'
/** Of this many visitors one does not get the first answer, since their own connection breaks. */
const lostAnswers = 10
const pauseBeforeAgain = 250
const patience = 60_000

/**
 * Sends messages at a steady rate, however fast they are answered, each with its own text. Until a
 * message is acknowledged, it is sent again, as a visitor would. Resolves once all are settled.
 */
export async function persistentLoad(
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
      tally.sentAgainAfter.set(status, (tally.sentAgainAfter.get(status) ?? 0) + 1)
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
 * Posts messages one after the other from an address of this machine, and claims to come from a
 * different one each time. Resolves to the status of each answer.
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
