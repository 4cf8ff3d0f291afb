import type { Service } from '../contact/service.ts'

/** How the service performed during an attack. Times are in ms, memory in MB. */
type Health = {
  /** The time of each probe, or Infinity if it was not answered within `patience`. */
  readonly probes: readonly number[]
  readonly peakMemory: number
}

type Probing = { readonly stop: () => Promise<Health> }

const interval = 500
const patience = 3000

/** Requests `/healthz` twice a second on new connections, until it is stopped. */
export function startProbing(service: Service): Probing {
  const probes: number[] = []
  const stopping = new AbortController()
  let peakMemory = 0

  async function keepProbing() {
    while (!stopping.signal.aborted) {
      probes.push(await probe(service))
      peakMemory = Math.max(peakMemory, service.readMemory() ?? 0)
      await wait(interval)
    }
  }

  const probing = keepProbing()
  return {
    async stop() {
      stopping.abort()
      await probing
      return { probes, peakMemory }
    },
  }
}

/** Measures how long `/healthz` takes, in ms. Returns Infinity above 3 s. */
export async function probe({ url }: Service): Promise<number> {
  const began = performance.now()
  try {
    const answer = await fetch(`${url}/healthz`, {
      headers: { Connection: 'close' },
      signal: AbortSignal.timeout(patience),
    })
    await answer.arrayBuffer()
    return answer.ok ? performance.now() - began : Infinity
  } catch {
    return Infinity
  }
}

/** Prints how the service performed, in one line. */
export function printHealth(what: string, { probes, peakMemory }: Health): void {
  const slow = probes.filter((time) => time > 1000).length
  const worst = Math.max(...probes)
  console.log(
    `  ${what}: ${probes.length} probes, ${slow} above 1 s, the slowest ${formatTime(worst)}; memory at most ${peakMemory} MB`,
  )
}

/** Formats a time in ms. */
export function formatTime(time: number): string {
  return time === Infinity ? 'not answered' : `${time.toFixed(0)} ms`
}

/** Resolves after `time` milliseconds. */
export function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
