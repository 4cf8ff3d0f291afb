import type { Service } from '../contact/service.ts'

/** How the service was doing during an attack. Times are in milliseconds, memory in megabytes. */
export type Health = {
  /** How long each probe took; Infinity where it was not answered within `patience`. */
  readonly probes: readonly number[]
  readonly peakMemory: number
}

export type Probing = { readonly stop: () => Promise<Health> }

const interval = 500
const patience = 3000

/** Asks `/healthz` twice a second until it is stopped, each time over a new connection. */
export function startProbing(service: Service): Probing {
  const probes: number[] = []
  const stopping = new AbortController()
  let peakMemory = 0

  async function probeOn() {
    while (!stopping.signal.aborted) {
      probes.push(await probe(service))
      peakMemory = Math.max(peakMemory, service.memory() ?? 0)
      await wait(interval)
    }
  }

  const probing = probeOn()
  return {
    async stop() {
      stopping.abort()
      await probing
      return { probes, peakMemory }
    },
  }
}

/** How many milliseconds `/healthz` takes to answer; Infinity where it takes longer than 3 s. */
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

/** Prints how the service was doing, in one line. */
export function printHealth(what: string, { probes, peakMemory }: Health): void {
  const slow = probes.filter((time) => time > 1000).length
  const worst = Math.max(...probes)
  console.log(
    `  ${what}: ${probes.length} probes, ${slow} above 1 s, the slowest ${milliseconds(worst)}; memory at most ${peakMemory} MB`,
  )
}

/** A time for people. */
export function milliseconds(time: number): string {
  return time === Infinity ? 'not answered' : `${time.toFixed(0)} ms`
}

/** Resolves after `time` milliseconds. */
export function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
