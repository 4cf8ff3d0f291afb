import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { createCommand } from '#terminal/command.ts'

import { buildVariant, readDefaultContent } from '../../scripts/sites/build-variant.ts'
import { serveSite } from '../../scripts/sites/serve-site.ts'
import { findBrowser } from '../../scripts/browsers/find-browser.mjs'
import { formatGoal as verdict, printLoad, computeTimes } from '../measure.ts'

import { paintRows, printPaintRows, serveComparedPages, type PaintRow } from './compared-pages.ts'
import { formatFigure, measureMiss, type Figure, type Goal } from './figure.ts'
import { runLighthouse, type LighthouseFigures } from './lighthouse.ts'
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
const computeMedian: Statistic = (taken) => computeTimes(taken).median
const findGreatest: Statistic = (taken) => Math.max(...taken)

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
  const content = readDefaultContent()
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
      listFigures(shipped.looks, bare.looks),
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
    lighthouse: await runLighthouse(url, browserPath),
    ...(isWhole && { mainThread: await measureMainThread(url, browserPath, parts) }),
  }
}

const model =
  'Lighthouse reckons with a phone four times as slow as this machine, which is noisy: compare within one run.'

function limitTo(bound: number, why: string): Goal {
  return { kind: 'most', shipped: bound, why }
}

/** Every figure of the table. */
function listFigures(shipped: readonly Look[], bare: readonly Look[]): Figure[] {
  function makeFigure(
    what: string,
    unit: string,
    pick: Pick,
    goal?: Goal,
    statistic = computeMedian,
  ): Figure {
    return {
      what,
      unit,
      shipped: statistic(shipped.flatMap((look) => pick(look) ?? [])),
      withoutPreloader: statistic(bare.flatMap((look) => pick(look) ?? [])),
      ...(goal && { goal }),
    }
  }
  const makeKilobyteFigure = (what: string, pick: (look: Look) => number, limit?: number) =>
    makeFigure(
      what,
      'kB',
      (look) => pick(look) / 1000,
      limit === undefined ? undefined : limitTo(limit, 'The build itself fails above its budgets.'),
    )
  const whole: Goal = {
    kind: 'least',
    shipped: 100,
    why: 'A run of Lighthouse by hand names the audit.',
  }
  const kinds = [...new Set(shipped.flatMap((look) => Object.keys(look.lighthouse.bytes)))]
  return [
    makeFigure('Performance', '', (look) => look.lighthouse.performance, {
      kind: 'least',
      shipped: 95,
      withoutPreloader: 100,
      why: model,
    }),
    makeFigure('Accessibility', '', (look) => look.lighthouse.accessibility, whole),
    makeFigure('Best practices', '', (look) => look.lighthouse.bestPractices, whole),
    makeFigure('Search engines', '', (look) => look.lighthouse.seo, whole),
    makeFigure(
      'Largest contentful paint',
      'ms',
      (look) => look.lighthouse.lcp,
      limitTo(
        1000,
        `A new connection carries 14.6 kB before it waits for an answer; HTML that is larger, with its headers, costs another 150 ms of the model, and faces are counted, too. ${model}`,
      ),
    ),
    makeFigure(
      'Total blocking time',
      'ms',
      (look) => look.lighthouse.tbt,
      limitTo(
        50,
        `Lighthouse listens as an inspector, for which React's first Error has the entry parsed again: about 60 ms that no visitor pays for. ${model}`,
      ),
    ),
    makeFigure('Cumulative layout shift', '', (look) => look.lighthouse.cls, limitTo(0, '')),
    makeFigure('Speed Index', 'ms', (look) => look.lighthouse.speedIndex),
    ...listMainThreadFigures(shipped, bare, makeFigure),
    ...kinds.map((kind) => makeKilobyteFigure(kind, (look) => look.lighthouse.bytes[kind] ?? 0)),
    makeKilobyteFigure(
      'HTML with its styles',
      (look) => look.lighthouse.bytes['Document'] ?? 0,
      24,
    ),
    makeKilobyteFigure(
      'Script before the page is interactive',
      (look) => look.lighthouse.entryBytes,
      85,
    ),
    makeKilobyteFigure(
      'Everything until the network is idle',
      (look) => Object.values(look.lighthouse.bytes).reduce((sum, bytes) => sum + bytes, 0),
      260,
    ),
  ]
}

type TasksOf = (mainThread: MainThread) => readonly Task[]

/** Returns the longest task of a visit in ms, if it was measured. */
function pickLongest(listTasks: TasksOf): Pick {
  return ({ mainThread }) => mainThread && (listTasks(mainThread)[0]?.duration ?? 0)
}

/** Describes the parts of the tasks over 50 ms. */
function describeCauses(tasks: readonly Task[]): string {
  return tasks
    .filter(({ duration }) => duration > longTask)
    .map(
      ({ at, duration, what }) =>
        `${duration.toFixed(0)} ms after ${at.toFixed(0)} ms${what && `: ${what}`}.`,
    )
    .join(' ')
}

/** Returns the time in ms that the machine itself added to equal work in the worst case. */
function measureAddedToEqual({ mainThread }: Look): number | undefined {
  return mainThread && mainThread.equalFrames.longest - mainThread.equalFrames.usual
}

/** Returns the limit in ms of a task in the worst visit: the usual time and what the machine added. */
function computeWorst(looks: readonly Look[], listTasks: TasksOf): number {
  const usual = computeMedian(looks.flatMap((look) => pickLongest(listTasks)(look) ?? []))
  const added = findGreatest(looks.flatMap((look) => measureAddedToEqual(look) ?? []))
  return Math.max(longTask, Math.ceil(usual + added))
}

function listMainThreadFigures(
  shipped: readonly Look[],
  bare: readonly Look[],
  makeFigure: (
    what: string,
    unit: string,
    pick: Pick,
    goal?: Goal,
    statistic?: Statistic,
  ) => Figure,
): Figure[] {
  const why = 'Every task of a frame in which this machine did something else counts whole.'
  const seen = [...shipped, ...bare].flatMap(({ mainThread }) => mainThread ?? [])
  const makeLongestFigures = (of: string, listTasks: TasksOf) => [
    makeFigure(
      `Longest task ${of}, 4 times slower`,
      'ms',
      pickLongest(listTasks),
      limitTo(longTask, why),
    ),
    {
      ...makeFigure(
        `Longest task ${of}, in the worst look`,
        'ms',
        pickLongest(listTasks),
        {
          kind: 'most',
          shipped: computeWorst(shipped, listTasks),
          withoutPreloader: computeWorst(bare, listTasks),
          why: 'That is more than the usual one and what this machine added to equal frames.',
        },
        findGreatest,
      ),
      note: describeCauses(seen.flatMap(listTasks)),
    },
  ]
  return [
    ...makeLongestFigures('on load', ({ loadTasks }) => loadTasks),
    ...makeLongestFigures('of a scroll', ({ scrollTasks }) => scrollTasks),
    makeFigure(
      'Equal frames of a plain page',
      'ms',
      ({ mainThread }) => mainThread?.equalFrames.usual,
    ),
    makeFigure('Added to the worst of them', 'ms', measureAddedToEqual, undefined, findGreatest),
    makeFigure('Frame of a scroll, median', 'ms', ({ mainThread }) => mainThread?.frames.p50),
    makeFigure('Frame of a scroll, 95 of 100', 'ms', ({ mainThread }) => mainThread?.frames.p95),
    makeFigure('Frame of a scroll, worst', 'ms', ({ mainThread }) => mainThread?.frames.worst),
    makeFigure(
      'A second at rest, the hero in view',
      'ms',
      ({ mainThread }) => mainThread?.atRestInView,
      limitTo(40, why),
    ),
    makeFigure(
      'A second at rest, no loop in view',
      'ms',
      ({ mainThread }) => mainThread?.atRestOutOfView,
      limitTo(3, why),
    ),
  ]
}

/** Prints the table or the same as JSON, and writes the JSON to a file. */
async function printFigures(
  figures: readonly Figure[],
  paints: readonly PaintRow[],
  asJson: boolean,
): Promise<void> {
  const judged = figures.map((figure) => ({ ...figure, missedBy: measureMiss(figure) }))
  const json = `${JSON.stringify({ figures: judged, paints }, null, 2)}\n`
  await mkdir(dirname(resultFile), { recursive: true })
  await writeFile(resultFile, json)
  if (asJson) {
    process.stdout.write(json)
    return
  }
  printLoad()
  console.log(`${''.padEnd(44)}${'as shipped'.padStart(14)}${'no preloader'.padStart(14)}`)
  for (const figure of figures) console.log(formatFigure(figure))
  printPaintRows(paints)
  console.log(`\nAs JSON: ${relative(process.cwd(), resultFile)}`)
}

function formatSize(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function formatTime(ms: number): string {
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
      formatSize(one.content),
      formatTime(one.build),
      ...[one.html, one.entry, one.idle].map(formatSize),
      ...[one.domContentLoaded, one.firstContentfulPaint, one.hydrated].map(formatTime),
    ]
    console.log(columns.map((column) => column.padStart(12)).join(''))
  }
}

/** Prints the memory after one minute of use, and after ten. */
async function printSoak(url: string, browserPath: string): Promise<void> {
  const [first, last] = await soak(url, browserPath)
  for (const { minute, heap, nodes, listeners } of [first, last]) {
    console.log(`minute ${minute}: ${formatSize(heap)}, ${nodes} nodes, ${listeners} listeners`)
  }
  const growth = (last.heap / first.heap - 1) * 100
  console.log(`grown by ${growth.toFixed(1)} %  ${verdict(Math.abs(growth) <= 5, 'within 5 %')}`)
}
