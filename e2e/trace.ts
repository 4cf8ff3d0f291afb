import { setTimeout as wait } from 'node:timers/promises'

import type { Browser, Page } from '@playwright/test'

/** What the browser notes of the work of a page: its name, and how long it took, microseconds. */
export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly dur?: number
  readonly args?: { readonly name?: string }
}

/** Traces a page that nobody touches, for so many milliseconds: what its main thread did. */
export async function traceFor(
  browser: Browser,
  page: Page,
  duration: number,
): Promise<TraceEvent[]> {
  const categories = ['toplevel', 'devtools.timeline']
  await browser.startTracing(page, { categories, screenshots: false })
  await wait(duration)
  const text = (await browser.stopTracing()).toString()
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(text)
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return traceEvents.filter(({ pid, tid }) =>
    threads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
}

/** How long the tasks among some events took, ms, and how many events there are of each name. */
export function threadTime(events: readonly TraceEvent[]) {
  const tasks = events.filter(({ name }) => name.endsWith('RunTask'))
  const total = tasks.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
  const counts = new Map<string, number>()
  for (const { name } of events) counts.set(name, (counts.get(name) ?? 0) + 1)
  return { total, names: [...counts].toSorted(([, a], [, b]) => b - a) }
}
