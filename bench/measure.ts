import { availableParallelism, loadavg } from 'node:os'

/** How long repeated work took, in ms. */
export type Times = { readonly median: number; readonly least: number }

/**
 * Runs each work a number of times. Returns how long each took, in the order of the works. They
 * alternate, so that a busy machine affects all of them. Warm-ups do not count.
 */
export function measure(times: number, works: readonly (() => void)[], warmUps = 1): Times[] {
  const taken = works.map((): number[] => [])
  for (let round = -warmUps; round < times; round += 1) {
    for (const [index, work] of works.entries()) {
      const began = performance.now()
      work()
      if (round >= 0) taken[index]?.push(performance.now() - began)
    }
  }
  return taken.map(computeTimes)
}

/** Returns the median and the minimum of times. */
export function computeTimes(taken: readonly number[]): Times {
  const sorted = taken.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, least: sorted[0] ?? NaN }
}

/** Warns if the machine is so busy that times cannot be trusted. */
export function printLoad(): void {
  const [load = 0] = loadavg()
  const processors = availableParallelism()
  if (load > processors) {
    console.log(`This machine is busy (load ${load.toFixed(1)} on ${processors} processors).`)
  }
}

/** Prints the first line of a table, after a warning if the machine is busy. */
export function printHead(what: string): void {
  printLoad()
  console.log(`${what.padEnd(44)}${'median'.padStart(12)}${'least'.padStart(12)}`)
}

/** Prints a line of a table: a label, its times, and a note. */
export function printRow(what: string, { median, least }: Times, note = ''): void {
  const columns = [median, least].map((time) => `${time.toFixed(1)} ms`.padStart(12))
  console.log(`${what.padEnd(44)}${columns.join('')}  ${note}`.trimEnd())
}

/** Formats a goal, and whether it was met. */
export function formatGoal(isMet: boolean, text: string): string {
  return `goal ${isMet ? 'met' : 'MISSED'}: ${text}`
}
