import { availableParallelism, loadavg } from 'node:os'

/** How long the same work took in milliseconds, done again and again. */
export type Times = { readonly median: number; readonly least: number }

/**
 * Does each work so many times and says how long it took, in the order of the works. They take
 * turns, so that a machine that is busy for a while is so for all of them. Warm-ups do not count.
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
  return taken.map(timesOf)
}

/** The median and the least of the times that were taken. */
export function timesOf(taken: readonly number[]): Times {
  const sorted = taken.toSorted((a, b) => a - b)
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, least: sorted[0] ?? NaN }
}

/** Says so where the machine is so busy that times cannot be trusted. */
export function tellLoad(): void {
  const [load = 0] = loadavg()
  const processors = availableParallelism()
  if (load > processors) {
    console.log(`This machine is busy (load ${load.toFixed(1)} on ${processors} processors).`)
  }
}

/** Prints the head of a table that printRow goes on with, and whether its times can be trusted. */
export function printHead(what: string): void {
  tellLoad()
  console.log(`${what.padEnd(44)}${'median'.padStart(12)}${'least'.padStart(12)}`)
}

/** Prints a line of a table: what was measured, its times, and what is to be said of it. */
export function printRow(what: string, { median, least }: Times, remark = ''): void {
  const columns = [median, least].map((time) => `${time.toFixed(1)} ms`.padStart(12))
  console.log(`${what.padEnd(44)}${columns.join('')}  ${remark}`.trimEnd())
}

/** What was aimed at, and whether it was reached. */
export function goal(met: boolean, words: string): string {
  return `goal ${met ? 'met' : 'MISSED'}: ${words}`
}
