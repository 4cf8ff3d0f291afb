import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { createCommand } from '#terminal/command.ts'

import { buildVariant, defaultContent } from '../../scripts/sites/build-variant.ts'
import { serveSite } from '../../scripts/sites/serve-site.ts'
import { findBrowser } from '../../scripts/browsers/find-browser.mjs'
import { goal as verdict, printLoad, timesOf } from '../measure.ts'

import { paintRows, printPaintRows, serveComparedPages, type PaintRow } from './compared-pages.ts'
import { figureLine, missedBy, type Figure, type Goal } from './figure.ts'
import { lighthouse, type LighthouseFigures } from './lighthouse.ts'
import { longTask, measureMainThread, type MainThread, type Task } from './main-thread.ts'
import { measureScale } from './scale.ts'
import { soak } from './soak.ts'
import { printStarter } from './starter.ts'

const resultFile = join(engineFolder, 'out/bench/site.json')

/** The results of one visit to a page. */
type Look = { readonly lighthouse: LighthouseFigures; readonly mainThread?: MainThread }

/** One figure of a visit, if it was measured. */
type Pick = (look: Look) => number | undefined

/** Combines several visits: the median, or the maximum if no visit may exceed the goal. */
type Statistic = (taken: readonly number[]) => number
const median: Statistic = (taken) => timesOf(taken).median
const greatest: Statistic = (taken) => Math.max(...taken)

/** Measures the built site, as shipped and with the preloader off. */
export const site = createCommand({
  command: 'npm run bench -- site',
  summary: 'measure the built site: Lighthouse on a phone, main thread, bytes',
  options: {
    small: { type: 'boolean', help: 'measure once, not five times' },
    json: { type: 'boolean', help: 'print no table' },
    parts: { type: 'boolean', help: 'print what long tasks consist of' },
    scale: { type: 'boolean', help: 'measure larger contents instead' },
    starter: { type: 'boolean', help: 'measure starters/full instead' },
    soak: { type: 'boolean', help: 'measure ten minutes of use instead' },
  },
  async run({ values }) {
    await measureSite(values)
    return 0
  },
})

type SiteOptions = {
  readonly [Name in 'small' | 'json' | 'parts' | 'scale' | 'starter' | 'soak']?: boolean | undefined
}

async function measureSite({ small, json, parts, scale, starter, soak: isSoak }: SiteOptions) {
  const browserPath = await findBrowser()
  if (scale) return printScale(browserPath)
  if (starter) return printStarter(browserPath)
  const content = defaultContent()
  const contents = [
    content,
    { ...content, preloader: { ...Object(content['preloader']), enabled: false } },
  ]
  const variants = await Promise.all(contents.map((one) => buildVariant(one)))
  const servers = await Promise.all(variants.map(({ folder }) => serveSite(folder)))
  const [shipped, bare] = servers.map(({ url }) => ({ url, looks: new Array<Look>() }))
  if (!shipped || !bare) return
  const stops = servers.map(({ stop }) => stop)
  try {
    if (isSoak) {
      await printSoak(bare.url, browserPath)
      return
    }
    const compared = await serveComparedPages(browserPath)
    stops.push(compared.stop)
    // They alternate, so that a busy machine affects all of them.
    for (let look = 0; look < (small ? 1 : 5); look += 1) {
      for (const page of [shipped, bare]) {
        // Its figures are the longest task and sums of seconds: three times are enough.
        page.looks.push(await lookAt(page.url, browserPath, look < 3, parts ?? false))
      }
      await compared.look()
    }
    const ours = {
      name: 'Page of the specification',
      looks: shipped.looks.map((look) => look.lighthouse),
    }
    await printFigures(
      figuresOf(shipped.looks, bare.looks),
      paintRows(ours, compared.pages),
      json ?? false,
    )
  } finally {
    await Promise.all(stops.map((stop) => stop()))
  }
}

async function lookAt(
  url: string,
  browserPath: string,
  isWhole: boolean,
  parts: boolean,
): Promise<Look> {
  return {
    lighthouse: await lighthouse(url, browserPath),
    ...(isWhole && { mainThread: await measureMainThread(url, browserPath, parts) }),
  }
}

const model =
  'Lighthouse reckons with a phone four times as slow as this machine, which is noisy: compare within one run.'

function most(bound: number, why: string): Goal {
  return { kind: 'most', shipped: bound, why }
}

/** Every figure of the table. */
function figuresOf(shipped: readonly Look[], bare: readonly Look[]): Figure[] {
  function figure(what: string, unit: string, pick: Pick, goal?: Goal, statistic = median): Figure {
    return {
      what,
      unit,
      shipped: statistic(shipped.flatMap((look) => pick(look) ?? [])),
      withoutPreloader: statistic(bare.flatMap((look) => pick(look) ?? [])),
      ...(goal && { goal }),
    }
  }
  const kilobytes = (what: string, pick: (look: Look) => number, limit?: number) =>
    figure(
      what,
      'kB',
      (look) => pick(look) / 1000,
      limit === undefined ? undefined : most(limit, 'The build itself fails above its budgets.'),
    )
  const whole: Goal = {
    kind: 'least',
    shipped: 100,
    why: 'A run of Lighthouse by hand names the audit.',
  }
  const kinds = [...new Set(shipped.flatMap((look) => Object.keys(look.lighthouse.bytes)))]
  return [
    figure('Performance', '', (look) => look.lighthouse.performance, {
      kind: 'least',
      shipped: 95,
      withoutPreloader: 100,
      why: model,
    }),
    figure('Accessibility', '', (look) => look.lighthouse.accessibility, whole),
    figure('Best practices', '', (look) => look.lighthouse.bestPractices, whole),
    figure('Search engines', '', (look) => look.lighthouse.seo, whole),
    figure(
      'Largest contentful paint',
      'ms',
      (look) => look.lighthouse.lcp,
      most(
        1000,
        `A new connection carries 14.6 kB before it waits for an answer; HTML that is larger, with its headers, costs another 150 ms of the model, and faces are counted, too. ${model}`,
      ),
    ),
    figure(
      'Total blocking time',
      'ms',
      (look) => look.lighthouse.tbt,
      most(
        50,
        `Lighthouse listens as an inspector, for which React's first Error has the entry parsed again: about 60 ms that no visitor pays for. ${model}`,
      ),
    ),
    figure('Cumulative layout shift', '', (look) => look.lighthouse.cls, most(0, '')),
    figure('Speed Index', 'ms', (look) => look.lighthouse.speedIndex),
    ...mainThreadFigures(shipped, bare, figure),
    ...kinds.map((kind) => kilobytes(kind, (look) => look.lighthouse.bytes[kind] ?? 0)),
    kilobytes('HTML with its styles', (look) => look.lighthouse.bytes['Document'] ?? 0, 24),
    kilobytes('Script before the page is interactive', (look) => look.lighthouse.entryBytes, 85),
    kilobytes(
      'Everything until the network is idle',
      (look) => Object.values(look.lighthouse.bytes).reduce((sum, bytes) => sum + bytes, 0),
      260,
    ),
  ]
}

type TasksOf = (mainThread: MainThread) => readonly Task[]

/** Returns the longest task of a visit in ms, if it was measured. */
function longestOf(tasksOf: TasksOf): Pick {
  return ({ mainThread }) => mainThread && (tasksOf(mainThread)[0]?.duration ?? 0)
}

/** Describes the parts of the tasks over 50 ms. */
function causes(tasks: readonly Task[]): string {
  return tasks
    .filter(({ duration }) => duration > longTask)
    .map(
      ({ at, duration, what }) =>
        `${duration.toFixed(0)} ms after ${at.toFixed(0)} ms${what && `: ${what}`}.`,
    )
    .join(' ')
}

/** Returns the time in ms that the machine itself added to equal work in the worst case. */
function addedToEqual({ mainThread }: Look): number | undefined {
  return mainThread && mainThread.equalFrames.longest - mainThread.equalFrames.usual
}

/** Returns the limit in ms of a task in the worst visit: the usual time and what the machine added. */
function atWorst(looks: readonly Look[], tasksOf: TasksOf): number {
  const usual = median(looks.flatMap((look) => longestOf(tasksOf)(look) ?? []))
  const added = greatest(looks.flatMap((look) => addedToEqual(look) ?? []))
  return Math.max(longTask, Math.ceil(usual + added))
}

function mainThreadFigures(
  shipped: readonly Look[],
  bare: readonly Look[],
  figure: (what: string, unit: string, pick: Pick, goal?: Goal, statistic?: Statistic) => Figure,
): Figure[] {
  const why = 'Every task of a frame in which this machine did something else counts whole.'
  const seen = [...shipped, ...bare].flatMap(({ mainThread }) => mainThread ?? [])
  const longest = (of: string, tasksOf: TasksOf) => [
    figure(`Longest task ${of}, 4 times slower`, 'ms', longestOf(tasksOf), most(longTask, why)),
    {
      ...figure(
        `Longest task ${of}, in the worst look`,
        'ms',
        longestOf(tasksOf),
        {
          kind: 'most',
          shipped: atWorst(shipped, tasksOf),
          withoutPreloader: atWorst(bare, tasksOf),
          why: 'That is more than the usual one and what this machine added to equal frames.',
        },
        greatest,
      ),
      note: causes(seen.flatMap(tasksOf)),
    },
  ]
  return [
    ...longest('on load', ({ loadTasks }) => loadTasks),
    ...longest('of a scroll', ({ scrollTasks }) => scrollTasks),
    figure('Equal frames of a plain page', 'ms', ({ mainThread }) => mainThread?.equalFrames.usual),
    figure('Added to the worst of them', 'ms', addedToEqual, undefined, greatest),
    figure('Frame of a scroll, median', 'ms', ({ mainThread }) => mainThread?.frames.p50),
    figure('Frame of a scroll, 95 of 100', 'ms', ({ mainThread }) => mainThread?.frames.p95),
    figure('Frame of a scroll, worst', 'ms', ({ mainThread }) => mainThread?.frames.worst),
    figure(
      'A second at rest, the hero in view',
      'ms',
      ({ mainThread }) => mainThread?.atRestInView,
      most(40, why),
    ),
    figure(
      'A second at rest, no loop in view',
      'ms',
      ({ mainThread }) => mainThread?.atRestOutOfView,
      most(3, why),
    ),
  ]
}

/** Prints the table or the same as JSON, and writes the JSON to a file. */
async function printFigures(
  figures: readonly Figure[],
  paints: readonly PaintRow[],
  asJson: boolean,
): Promise<void> {
  const judged = figures.map((figure) => ({ ...figure, missedBy: missedBy(figure) }))
  const json = `${JSON.stringify({ figures: judged, paints }, null, 2)}\n`
  await mkdir(dirname(resultFile), { recursive: true })
  await writeFile(resultFile, json)
  if (asJson) {
    process.stdout.write(json)
    return
  }
  printLoad()
  console.log(`${''.padEnd(44)}${'as shipped'.padStart(14)}${'no preloader'.padStart(14)}`)
  for (const figure of figures) console.log(figureLine(figure))
  printPaintRows(paints)
  console.log(`\nAs JSON: ${relative(process.cwd(), resultFile)}`)
}

function size(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function time(ms: number): string {
  return `${Math.round(ms)} ms`
}

/** Prints the results of larger contents: up to 50 sections, 200 cards, 24 slides, 2,000 scenes. */
async function printScale(browserPath: string): Promise<void> {
  printLoad()
  const head = ['content', 'build', 'HTML', 'entry', 'until idle', 'DOM', 'paint', 'hydrated']
  console.log(['', ...head].map((word) => word.padStart(12)).join(''))
  for (const one of await measureScale(browserPath)) {
    const columns = [
      one.name,
      size(one.content),
      time(one.build),
      ...[one.html, one.entry, one.idle].map(size),
      ...[one.domContentLoaded, one.firstContentfulPaint, one.hydrated].map(time),
    ]
    console.log(columns.map((column) => column.padStart(12)).join(''))
  }
}

/** Prints the memory after one minute of use, and after ten. */
async function printSoak(url: string, browserPath: string): Promise<void> {
  const [first, last] = await soak(url, browserPath)
  for (const { minute, heap, nodes, listeners } of [first, last]) {
    console.log(`minute ${minute}: ${size(heap)}, ${nodes} nodes, ${listeners} listeners`)
  }
  const growth = (last.heap / first.heap - 1) * 100
  console.log(`grown by ${growth.toFixed(1)} %  ${verdict(Math.abs(growth) <= 5, 'within 5 %')}`)
}
