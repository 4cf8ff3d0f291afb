import { setTimeout as wait } from 'node:timers/promises'

import type { Browser, Page } from '@playwright/test'

/** An event of Chromium's trace. */
export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly args?: {
    readonly name?: string
    /** How many elements the browser restyled. */
    readonly elementCount?: number
  }
}

/** Records a trace of the page for `duration` ms; returns the events of its main thread. */
export async function recordTrace(
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
