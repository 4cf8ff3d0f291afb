import { setTimeout as rest } from 'node:timers/promises'

import { chromium, type CDPSession, type Page } from '@playwright/test'

import { browserSwitches } from '#check/browser-switches.ts'

/** The work of a page's main thread, in ms. */
export type MainThread = {
  /** The longest tasks at 4x slowdown: from the first paint on, with the preloader. */
  readonly loadTasks: readonly Task[]
  /** The longest tasks at 4x slowdown during the first scroll through the page. */
  readonly scrollTasks: readonly Task[]
  /** The times of frames of a plain page with equal work in each, in the same browser. */
  readonly equalFrames: { readonly usual: number; readonly longest: number }
  /** The times between frames during the scroll. */
  readonly frames: { readonly p50: number; readonly p95: number; readonly worst: number }
  /** Work in each second at full speed, with the hero in view and its loop running. */
  readonly atRestInView: number
  /** The same at the end of the page, with no loop in view. */
  readonly atRestOutOfView: number
}

/** A task of the main thread, in ms since the first paint or the start of the scroll, and its parts. */
export type Task = { readonly at: number; readonly duration: number; readonly what: string }

/** A task over this is long, ms. */
export const longTask = 50

const slowdown = 4
/** The time in ms after loading at which the preloader and its work have ended. */
const settlingTime = 9000
const viewport = { width: 412, height: 823 }

/** The events that are recorded. Each one costs time that is measured too. */
const categories = [
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
  'loading',
]

/** More events for the parts of a task. They make the busiest frames longer by about a fifth. */
const partCategories = ['devtools.timeline', 'v8.execute']

/**
 * Measures the main thread once while a page loads, is scrolled through and rests. With `parts` it
 * also records the parts of long tasks, which makes them longer.
 */
export async function measureMainThread(
  url: string,
  browserPath: string,
  parts: boolean,
): Promise<MainThread> {
  const traced = parts ? [...categories, ...partCategories] : categories
  const { load, scroll, frames, equal } = await traceSlowed(url, browserPath, traced)
  return {
    loadTasks: load,
    scrollTasks: scroll,
    equalFrames: { usual: pickShare(equal, 0.5), longest: pickShare(equal, 1) },
    frames: {
      p50: pickShare(frames, 0.5),
      p95: pickShare(frames, 0.95),
      worst: pickShare(frames, 1),
    },
    ...(await measureRest(url, browserPath)),
  }
}

/** Returns a percentile of times; `part` is from 0 to 1. */
function pickShare(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)] ?? NaN
}

/** Measures loading and a scroll at 4x slowdown: the longest tasks, and the times between frames. */
async function traceSlowed(url: string, browserPath: string, traced: readonly string[]) {
  return runInPage(browserPath, async (page, client) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const plain = await trace(client, traced, async () => {
      await page.goto(`data:text/html,${encodeURIComponent(equalFrames)}`)
      await rest(6000)
    })
    await page.goto('about:blank')
    const load = await trace(client, traced, async () => {
      await page.goto(url)
      await rest(settlingTime)
    })
    let frames: number[] = []
    const scroll = await trace(client, traced, async () => {
      frames = await scrollThrough(client)
      await rest(2000)
    })
    return {
      load: listLongestTasks(load),
      scroll: listLongestTasks(scroll),
      frames,
      equal: listEqualTimes(plain),
    }
  })
}

/** A page with equal work in each frame, about that of the busiest frames of the site. */
const equalFrames = `<!doctype html><body><script>
  const lines = Array.from({ length: 120 }, () => document.body.appendChild(document.createElement('p')).appendChild(new Text()))
  let odd = false
  const draw = () => {
    odd = !odd
    performance.mark('equal')
    for (const line of lines) line.data = odd ? 'These are some words.' : 'Some words are these.'
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
</script>`

/** Measures the frames of that page in ms, without the first ones, which compile it. */
function listEqualTimes(events: readonly TraceEvent[]): number[] {
  return listMainThreads(events)
    .flatMap((own) => {
      const drawn = own.filter(({ name }) => name === 'equal')
      return own.filter(
        ({ name, ts, dur = 0 }) =>
          name === 'RunTask' && drawn.some((frame) => frame.ts > ts && frame.ts < ts + dur),
      )
    })
    .toSorted((a, b) => a.ts - b.ts)
    .slice(10)
    .map(({ tdur = 0 }) => tdur / 1000)
}

async function measureRest(url: string, browserPath: string) {
  return runInPage(browserPath, async (page, client) => {
    await client.send('Performance.enable')
    await page.goto(url)
    await rest(settlingTime)
    const atRestInView = await measureWork(client)
    await scrollThrough(client)
    await rest(2000)
    const atRestOutOfView = await measureWork(client)
    return { atRestInView, atRestOutOfView }
  })
}

async function runInPage<Result>(
  executablePath: string,
  use: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: browserSwitches })
  try {
    const page = await browser.newPage({ viewport })
    return await use(page, await page.context().newCDPSession(page))
  } finally {
    await browser.close()
  }
}

/** Scrolls as a thumb does, about one window per second. Returns the time of each frame in ms. */
async function scrollThrough(client: CDPSession): Promise<number[]> {
  const { result } = await client.send('Runtime.evaluate', {
    expression: `(${scrollDown})()`,
    awaitPromise: true,
    returnByValue: true,
  })
  return JSON.parse(String(result.value))
}

/** Runs in the page, as text: Playwright's own calls would be measured too. */
async function scrollDown(): Promise<string> {
  const frames: number[] = []
  let last = await new Promise(requestAnimationFrame)
  while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
    const now = await new Promise(requestAnimationFrame)
    frames.push(now - last)
    scrollBy({ top: (innerHeight * (now - last)) / 1000, behavior: 'instant' })
    last = now
  }
  return JSON.stringify(frames)
}

/** Measures the work in each of five seconds, in ms. */
async function measureWork(client: CDPSession): Promise<number> {
  const seconds = 5
  const before = await readTaskTime(client)
  await rest(seconds * 1000)
  return ((await readTaskTime(client)) - before) / seconds
}

async function readTaskTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}

/** Shorter tasks and parts are ignored, in µs. */
const minNoticed = 5000

/** An event of a trace, times in µs. */
type TraceEvent = {
  readonly name: string
  readonly ts: number
  readonly dur?: number
  /** The time in which the thread ran, without waiting for other programs. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly data?: Readonly<Record<string, unknown>>; readonly name?: string }
}

/** Records what a browser does during an action. */
async function trace(
  client: CDPSession,
  traced: readonly string[],
  action: () => Promise<void>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  client.on('Tracing.dataCollected', collect)
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['-*', ...traced] },
    transferMode: 'ReportEvents',
  })
  await action()
  await client.send('Tracing.end')
  await complete
  client.off('Tracing.dataCollected', collect)
  return events
}

/** Lists the events of the main thread of each page. */
function listMainThreads(events: readonly TraceEvent[]): TraceEvent[][] {
  return events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid))
}

/** Lists the tasks over 50 ms since the first paint, longest first, or only the longest one. */
function listLongestTasks(events: readonly TraceEvent[]): Task[] {
  const paint = events.find(({ name }) => name === 'firstPaint')?.ts
  // Events that name a thread have no time.
  const begin = events.reduce((least, { ts }) => (ts > 0 ? Math.min(ts, least) : least), Infinity)
  const first = paint ?? begin
  const tasks = listMainThreads(events).flatMap((own) =>
    own
      .filter(({ name, ts, tdur = 0 }) => name === 'RunTask' && tdur > minNoticed && ts > first)
      .map((task) => ({ task, own, work: (task.tdur ?? 0) - measureInspector(task, own) })),
  )
  return tasks
    .toSorted((a, b) => b.work - a.work)
    .filter(({ work }, place) => place === 0 || work > longTask * 1000)
    .map(({ task, own, work }) => ({
      at: (task.ts - first) / 1000,
      duration: work / 1000,
      what: describeParts(task, own),
    }))
}

/**
 * Returns the part of a task, in µs, that only occurs while DevTools listen: each new Error then
 * parses the scripts on its stack again for their lines.
 */
function measureInspector({ ts, dur = 0 }: TraceEvent, events: readonly TraceEvent[]): number {
  return events
    .filter((event) => event.name === 'V8.CollectSourcePositions')
    .filter((event) => event.ts >= ts && event.ts < ts + dur)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
}

/** Describes the longest parts of a task. */
function describeParts({ ts, dur = 0 }: TraceEvent, events: readonly TraceEvent[]): string {
  return events
    .filter((event) => event.ts > ts && event.ts < ts + dur && (event.tdur ?? 0) > minNoticed)
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 8)
    .map(({ name, tdur: part = 0, args }) => {
      const place = args?.data?.['url'] ?? args?.data?.['functionName'] ?? ''
      return `${name} ${String(place).split('/').at(-1)} ${(part / 1000).toFixed(0)} ms`
    })
    .join(', ')
}
